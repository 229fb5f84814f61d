// SPDX-License-Identifier: MIT
import UIKit

final class AnimatorsPage: PageViewController {
    override var summary: String { "Ways that can be paused, turned round and taken by hand." }

    override func viewDidLoad() {
        title = "Animators"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            TransitionsCard("Transitions", note: "There and back, in the same place."),
            ScrubCard("One animator", note: "Drag the knob at any time, also while it runs."),
            KeyframesCard("Keyframes", note: "A round trip in four steps."),
            BounceCard("Bounce", note: "The same duration, more and more bounce."),
        ]
    }
}
