// SPDX-License-Identifier: MIT
import UIKit

final class ProgressPage: PageViewController {
    override var summary: String { "What goes on, and how far it is." }

    override func viewDidLoad() {
        title = "Progress"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            ProgressCard("Progress", note: "The slider sets the first, the second follows it in its own time."),
            ActivityCard("Activity", note: "The wheels turn however busy the program is."),
            PagesControlCard("Page control", note: "Tap, drag, or use the arrow keys."),
            RefreshCard("Refresh", note: "Pull the list down and let it go."),
        ]
    }
}
