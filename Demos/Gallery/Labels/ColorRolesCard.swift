// SPDX-License-Identifier: MIT
import UIKit

/// The label colors and the palette.
final class ColorRolesCard: CardView {
    private static let swatch: CGFloat = 20
    private static let gap: CGFloat = 12

    private let roles = [
        UILabel("Label", font: .systemFont(ofSize: 15), color: .label),
        UILabel("Secondary", font: .systemFont(ofSize: 15), color: .secondaryLabel),
        UILabel("Tertiary", font: .systemFont(ofSize: 15), color: .tertiaryLabel),
        UILabel("Quaternary", font: .systemFont(ofSize: 15), color: .quaternaryLabel),
        UILabel("Link", font: .systemFont(ofSize: 15), color: .link),
    ]
    private let hues: [UIView] = [
        UIColor.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
        .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
    ].map { color in
        let view = SwatchView(frame: CGRect(x: 0, y: 0, width: swatch, height: swatch))
        view.backgroundColor = color
        view.layer.cornerRadius = swatch / 2
        return view
    }

    override func build() {
        for view in roles + hues { addSubview(view) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        place(in: CGRect(x: 0, y: 0, width: width, height: 0), measuresOnly: true)
    }

    override func layoutBody(in area: CGRect) {
        place(in: area, measuresOnly: false)
    }

    @discardableResult
    private func place(in area: CGRect, measuresOnly: Bool) -> CGFloat {
        let roleHeight = WrapLayout.place(
            roles, in: area, spacing: 14, lineSpacing: 6, measuresOnly: measuresOnly)
        var rest = area
        rest.origin.y += roleHeight + Self.gap
        let hueHeight = WrapLayout.place(hues, in: rest, spacing: 8, lineSpacing: 8, measuresOnly: measuresOnly)
        return roleHeight + Self.gap + hueHeight
    }

    /// A color swatch of fixed size.
    private final class SwatchView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: swatch, height: swatch) }
    }
}
