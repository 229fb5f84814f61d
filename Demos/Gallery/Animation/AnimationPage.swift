// SPDX-License-Identifier: MIT
import UIKit

final class AnimationPage: PageViewController {
    override var summary: String {
        "Composed on a thread of their own, and able to change course without a jump."
    }

    private let threads = ThreadsCard(
        "Two threads",
        note: "While the main thread is busy, only its own wheel stops.")

    override func viewDidLoad() {
        title = "Animation"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            RetargetCard("Follow", note: "Click anywhere, and again before the ball arrives."),
            SpringCard("Springs", note: "Less damping swings longer."),
            FadeCard("Fades and shakes"),
            threads,
            CurvesCard("Curves", note: "The same way in the same time."),
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        threads.start()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        threads.stop()
    }
}
