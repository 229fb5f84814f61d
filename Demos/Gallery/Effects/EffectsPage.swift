// SPDX-License-Identifier: MIT
import UIKit

final class EffectsPage: PageViewController {
    override var summary: String { "Layers that draw, that hide, that repeat and that stand in space." }

    private let blur = BlurCard("Glass", note: "What lies behind is blurred, and moves.")
    private let copies = ReplicatorCard("Copies", note: "One dot, shown twelve times, each a little later.")

    override func viewDidLoad() {
        title = "Effects"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PerspectiveCard("In space", note: "Drag the card. It has a back."),
            StrokeCard("A line in the making"),
            GradientsCard("Gradients"),
            MasksCard("Masks", note: "The picture shows where its mask is opaque."),
            blur,
            copies,
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        copies.start()
        blur.start()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        copies.stop()
        blur.stop()
    }
}
