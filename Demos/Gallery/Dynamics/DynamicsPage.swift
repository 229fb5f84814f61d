// SPDX-License-Identifier: MIT
import UIKit

final class DynamicsPage: PageViewController {
    override var summary: String { "Views that fall, collide, swing, and snap by the rules of physics." }

    override func viewDidLoad() {
        title = "Dynamics"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            BlocksCard("Gravity and collisions", note: "Drag a shape and throw it."),
            CradleCard("Attachments", note: "Each ball hangs on a rigid attachment."),
            SnapCard("Snap", note: "Click anywhere."),
            FieldCard("Fields", note: "A vortex stirs the dots, a spring and a drag gather them again."),
            ParallaxCard("Motion effects", note: "Move the pointer: near things follow it further than distant ones."),
        ]
    }
}
