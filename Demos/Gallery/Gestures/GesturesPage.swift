// SPDX-License-Identifier: MIT
import UIKit

final class GesturesPage: PageViewController {
    override var summary: String { "Gestures recognized from touches, pens, touchpads, and the mouse." }

    override func viewDidLoad() {
        title = "Gestures"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            HandsOnCard(
                "Direct manipulation",
                note: "Drag the sheet. Pinch and rotate it with two fingers, or scroll with Ctrl held."),
            RecognizersCard("States", note: "Tap, double-tap, long-press, swipe, or pan here."),
        ]
    }
}
