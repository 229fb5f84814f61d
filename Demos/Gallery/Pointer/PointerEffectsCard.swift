// SPDX-License-Identifier: MIT
import UIKit

/// Tiles with one pointer effect each.
final class PointerEffectsCard: PointerTilesCard, UIPointerInteractionDelegate {
    private let highlight = PointerTile("Highlight", color: nil)
    private let lift = PointerTile("Lift", color: .systemTeal, ink: .ink(on: .systemTeal))
    private let hover = PointerTile("Hover")
    private let shadow = PointerTile("Shadow", color: .systemIndigo, ink: .ink(on: .systemIndigo))

    override var tiles: [UIView] { [highlight, lift, hover, shadow] }

    override func build() {
        super.build()
        for tile in tiles { tile.addInteraction(UIPointerInteraction(delegate: self)) }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view else { return nil }
        let preview = UITargetedPreview(view: view)
        switch view {
        case highlight: return UIPointerStyle(effect: .highlight(preview))
        case lift: return UIPointerStyle(effect: .lift(preview))
        case hover: return UIPointerStyle(effect: .hover(preview))
        default:
            return UIPointerStyle(
                effect: .hover(preview, preferredTintMode: .none, prefersShadow: true, prefersScaledContent: false))
        }
    }
}

/// Buttons with pointer effects.
final class PointerButtonsCard: ButtonCard {
    private let plain = UIButton("Plain", .plain())
    private let gray = UIButton("Gray", .gray())
    private let filled = UIButton("Filled", .filled())
    private let own = UIButton("Custom", .tinted())

    override var buttons: [UIButton] { [plain, gray, filled, own] }

    override func build() {
        super.build()
        for button in buttons { button.isPointerInteractionEnabled = true }
        own.pointerStyleProvider = { button, effect, _ in
            UIPointerStyle(
                effect: .hover(effect.preview, preferredTintMode: .none, prefersShadow: true),
                shape: .roundedRect(button.frame, radius: button.frame.height / 2))
        }
    }
}

/// Tiles with hover styles.
final class HoverStylesCard: PointerTilesCard {
    private let parts = [
        PointerTile("Automatic", color: .systemGreen, ink: .ink(on: .systemGreen)), PointerTile("Capsule", color: nil),
        PointerTile("Circle", color: nil), PointerTile("Underline", color: nil),
    ]

    override var tiles: [UIView] { parts }

    override func build() {
        super.build()
        parts[0].hoverStyle = .automatic()
        parts[1].hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule.inset(by: 6))
        parts[2].hoverStyle = UIHoverStyle(effect: .highlight, shape: .circle)
    }

    override func layoutBody(in area: CGRect) {
        super.layoutBody(in: area)
        let line = CGRect(x: 12, y: tileHeight - 10, width: parts[3].bounds.width - 24, height: 4)
        parts[3].hoverStyle = UIHoverStyle(effect: .highlight, shape: .fixedRect(line, cornerRadius: 2))
    }
}
