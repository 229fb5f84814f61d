// SPDX-License-Identifier: MIT
import UIKit

/// Two discs at half opacity, with and without group opacity.
final class GroupOpacityCard: CardView {
    private static let side: CGFloat = 72

    private let groups: [UIView] = [true, false].map { asGroup in
        let group = UIView(frame: .zero)
        group.alpha = 0.5
        group.layer.allowsGroupOpacity = asGroup
        for (color, x) in [(UIColor.systemRed, 0), (.systemBlue, 40)] as [(UIColor, CGFloat)] {
            let disc = UIView(frame: CGRect(x: x, y: 0, width: side, height: side))
            disc.backgroundColor = color
            disc.layer.cornerRadius = side / 2
            group.addSubview(disc)
        }
        return group
    }
    private let names = ["As a group", "Individually"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }

    override func build() {
        for view in groups + names { addSubview(view) }
        for name in names { name.textAlignment = .center }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.side + 8 + grown(20) }

    override func layoutBody(in area: CGRect) {
        let width = (area.width / 2).rounded(.down)
        for (index, group) in groups.enumerated() {
            let x = area.minX + CGFloat(index) * width
            group.frame = CGRect(
                x: (x + (width - Self.side - 40) / 2).rounded(), y: area.minY, width: Self.side + 40, height: Self.side)
            names[index].frame = CGRect(x: x, y: area.minY + Self.side + 8, width: width, height: grown(20))
        }
    }
}
