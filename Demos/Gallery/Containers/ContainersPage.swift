// SPDX-License-Identifier: MIT
import UIKit

final class ContainersPage: ContainerPageViewController {
    override var summary: String { "View controllers that contain others." }

    override func viewDidLoad() {
        title = "Containers"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            SplitCard(
                "Split", note: "Drag the divider or press the sidebar button. Collapses to one stack when narrow."),
            StackCard("Stack", note: "Push and pop. Swipe from the edge or press Escape to go back."),
            BookCard("Pages", note: "Swipe or press Page Down."),
        ]
    }
}
