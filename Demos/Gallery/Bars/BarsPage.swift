// SPDX-License-Identifier: MIT
import UIKit

final class BarsPage: ContainerPageViewController {
    override var summary: String { "Buttons and tabs around content." }

    override func viewDidLoad() {
        title = "Bars"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            TabsCard("Tabs", note: "Seven tabs: at the top, in a sidebar, or at the bottom with a More list."),
            ButtonsInBarsCard("Navigation bar and toolbar", note: "Buttons that don't fit move into a menu."),
        ]
    }
}
