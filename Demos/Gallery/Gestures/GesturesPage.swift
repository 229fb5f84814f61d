// SPDX-License-Identifier: MIT
import UIKit

final class GesturesPage: PageViewController {
    override var summary: String { "Movements of fingers, pens, touchpads and the mouse, and what they are taken for." }

    override func viewDidLoad() {
        title = "Gestures"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            HandsOnCard("Hands on", note: "Drag the sheet; pinch and turn it with two fingers, or Ctrl and the wheel."),
            RecognizersCard("States", note: "Tap, tap twice, press, drag or brush here."),
        ]
    }
}
