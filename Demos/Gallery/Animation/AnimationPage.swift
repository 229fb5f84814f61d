// SPDX-License-Identifier: MIT
import UIKit

final class AnimationPage: PageViewController {
    override var summary: String {
        "Composited on a separate thread, and redirected without a jump."
    }

    private let threads = ThreadsCard(
        "Two threads",
        note: "Blocking the main thread stops only the wheel that it animates.")

    override func viewDidLoad() {
        title = "Animation"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            RetargetCard("Follow", note: "Click anywhere, and again before the ball stops."),
            SpringCard("Springs", note: "Lower damping oscillates longer."),
            FadeCard("Fades and shakes"),
            threads,
            CurvesCard("Curves", note: "The same distance in the same time."),
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
