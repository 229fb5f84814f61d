// SPDX-License-Identifier: MIT
import UIKit

final class AnimatorsPage: PageViewController {
    override var summary: String { "Animations that can be paused, reversed, and scrubbed." }

    override func viewDidLoad() {
        title = "Animators"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            TransitionsCard("Transitions", note: "One image replaced by another."),
            ScrubCard("One animator", note: "Drag the knob at any time, even while the animation runs."),
            KeyframesCard("Keyframes", note: "A path in four steps."),
            BounceCard("Bounce", note: "The same duration with increasing bounce."),
        ]
    }
}
