// SPDX-License-Identifier: MIT
import UIKit

final class ContainersPage: ContainerPageViewController {
    override var summary: String { "Controllers that show others." }

    override func viewDidLoad() {
        title = "Containers"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            SplitCard("Split", note: "Drag the line, or press the button in the bar; narrow, there is one stack."),
            StackCard("Stack", note: "Go in and back; swipe from the edge, or press Escape."),
            BookCard("Pages", note: "Swipe, or press Page Down."),
        ]
    }
}
