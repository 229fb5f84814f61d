// SPDX-License-Identifier: MIT
import UIKit

final class LayersPage: PageViewController {
    override var summary: String { "Properties that the compositor renders." }

    override func viewDidLoad() {
        title = "Layers"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            LayerLabCard("One layer", note: "Changes of a standalone layer's properties animate implicitly."),
            GroupOpacityCard("Opacity", note: "Opacity applied to a group as a whole, or to each layer."),
            CornersOfLayersCard("Corners", note: "Circular and continuous corner curves."),
            ShadowsCard("Shadows"),
            ClippingCard("Clipping", note: "Rounded corners clip sublayers, even when rotated."),
        ]
    }
}
