// SPDX-License-Identifier: MIT
import UIKit

/// A self-intersecting star and a ring, filled by the nonzero winding rule and by the even-odd rule.
final class FillRulesCard: CardView {
    private static let height: CGFloat = 84

    private let views: [DrawingView] = [false, true].map { isEvenOdd in
        DrawingView { bounds in
            let half = bounds.width / 2
            let area = CGRect(x: 0, y: 0, width: half, height: bounds.height).insetBy(dx: 6, dy: 2)
            let paths = [
                UIBezierPath.star(in: area, isCrossed: true),
                UIBezierPath.ring(in: area.offsetBy(dx: half, dy: 0).insetBy(dx: 2, dy: 4)),
            ]
            for path in paths {
                path.usesEvenOddFillRule = isEvenOdd
                path.lineWidth = 1.5
                path.lineJoinStyle = .round
                UIColor.systemOrange.withAlphaComponent(0.35).setFill()
                UIColor.systemOrange.setStroke()
                path.fill()
                path.stroke()
            }
        }
    }
    private let names = ["Winding", "Even-odd"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }

    override func build() {
        for view in views + names as [UIView] { addSubview(view) }
        for name in names { name.textAlignment = .center }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height + 4 + grown(20) }

    override func layoutBody(in area: CGRect) {
        GridLayout.place(views, in: area, columns: 2, rowHeight: Self.height, spacing: 16)
        GridLayout.place(
            names, in: area.offsetBy(dx: 0, dy: Self.height + 4), columns: 2, rowHeight: grown(20), spacing: 16)
    }
}
