// SPDX-License-Identifier: MIT
import UIKit

final class ProgressPage: PageViewController {
    override var summary: String { "Activity in progress, and how far along it is." }

    override func viewDidLoad() {
        title = "Progress"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            ProgressCard("Progress", note: "The slider sets the first bar. The second observes a Progress object."),
            ActivityCard("Activity", note: "The indicators animate even while the application is busy."),
            PagesControlCard("Page control", note: "Tap, drag, or use the arrow keys."),
            RefreshCard("Refresh", note: "Pull down the list and release it."),
        ]
    }
}
