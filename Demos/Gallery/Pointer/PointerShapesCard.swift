// SPDX-License-Identifier: MIT
import UIKit

/// Tiles that change the pointer's shape.
final class PointerShapesCard: PointerTilesCard, UIPointerInteractionDelegate {
    private let styles: [(tile: PointerTile, style: () -> UIPointerStyle)] = [
        (PointerTile("Arrow"), { .system() }),
        (PointerTile("Vertical"), { UIPointerStyle(shape: .verticalBeam(length: 20)) }),
        (PointerTile("Horizontal"), { UIPointerStyle(shape: .horizontalBeam(length: 20)) }),
        (PointerTile("Hidden"), { .hidden() }),
    ]

    override var tiles: [UIView] { styles.map(\.tile) }

    override func build() {
        super.build()
        for tile in tiles { tile.addInteraction(UIPointerInteraction(delegate: self)) }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        styles.first { $0.tile === interaction.view }?.style()
    }
}
