// SPDX-License-Identifier: MIT
import UIKit

/// Fields over which the pointer is another one.
final class PointerShapesCard: PointerTilesCard, UIPointerInteractionDelegate {
    private let styles: [(tile: PointerTile, style: () -> UIPointerStyle)] = [
        (PointerTile("Arrow"), { .system() }),
        (PointerTile("Lines"), { UIPointerStyle(shape: .verticalBeam(length: 20)) }),
        (PointerTile("Columns"), { UIPointerStyle(shape: .horizontalBeam(length: 20)) }),
        (PointerTile("None"), { .hidden() }),
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
