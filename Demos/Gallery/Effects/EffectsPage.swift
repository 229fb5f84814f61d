// SPDX-License-Identifier: MIT
import UIKit

final class EffectsPage: PageViewController {
    override var summary: String { "Layers that draw, mask, repeat, and stand in 3D space." }

    private let blur = BlurCard("Glass", note: "A blur over moving content.")
    private let copies = ReplicatorCard("Copies", note: "One dot, replicated twelve times with a delay.")

    override func viewDidLoad() {
        title = "Effects"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PerspectiveCard("Perspective", note: "Drag the card to turn it over."),
            StrokeCard("Animated stroke"),
            GradientsCard("Gradients"),
            MasksCard("Masks", note: "The image is visible where its mask is opaque."),
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
