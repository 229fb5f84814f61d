// SPDX-License-Identifier: MIT
import UIKit

final class BarsPage: ContainerPageViewController {
    override var summary: String { "Rows of buttons and tabs around content." }

    override func viewDidLoad() {
        title = "Bars"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            TabsCard("Tabs", note: "Seven of them: above, at the side, or below with a list of those without room."),
            ButtonsInBarsCard("Navigation bar and toolbar", note: "Where there is no room, buttons go into a menu."),
        ]
    }
}
