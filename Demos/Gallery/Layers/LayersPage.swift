// SPDX-License-Identifier: MIT
import UIKit

final class LayersPage: PageViewController {
    override var summary: String { "Numbers that the compositor turns into pixels." }

    override func viewDidLoad() {
        title = "Layers"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            LayerLabCard("One layer", note: "Each change of a plain layer's property animates by itself."),
            GroupOpacityCard("Opacity", note: "A layer fades as one picture, or each part by itself."),
            CornersOfLayersCard("Corners", note: "A quarter circle, and a bend that grows gradually."),
            ShadowsCard("Shadows"),
            ClippingCard("Clipping", note: "Round corners clip what is inside, turned or not."),
        ]
    }
}
