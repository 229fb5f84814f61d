// SPDX-License-Identifier: MIT
import UIKit

/// A template image in several tint colors.
final class TintCard: CardView {
    private static let side: CGFloat = 40
    private static let colors: [UIColor] = [
        .label, .systemRed, .systemOrange, .systemGreen, .systemTeal, .tintColor, .systemPurple,
    ]

    private let leaves: [UIImageView] = colors.map { color in
        let view = UIImageView(frame: .zero)
        view.tintColor = color
        return view
    }

    override func build() {
        for leaf in leaves { addSubview(leaf) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.side }

    override func layoutBody(in area: CGRect) {
        // Shown at twice the icon's size, so rendered at twice the scale.
        let image = Icon.leaf.image(scale: traitCollection.displayScale * 2)
        let pitch = (area.width - Self.side) / CGFloat(leaves.count - 1)
        for (index, leaf) in leaves.enumerated() {
            leaf.image = image
            leaf.frame = CGRect(
                x: (area.minX + CGFloat(index) * min(pitch, 72)).rounded(), y: area.minY, width: Self.side,
                height: Self.side)
        }
    }
}
