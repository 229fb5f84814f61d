// SPDX-License-Identifier: MIT
import UIKit

/// Horizontally scrolling rows in a vertically scrolling column.
final class NestedCard: ScrollCard {
    private static let side: CGFloat = 72
    private static let gap: CGFloat = 10
    private static let count = 14
    private let rows: [UIScrollView] = (0..<6).map { row in
        let view = UIScrollView(frame: .zero)
        for column in 0..<count {
            let tile = UIView(
                frame: CGRect(x: gap + CGFloat(column) * (side + gap), y: gap / 2, width: side, height: side))
            tile.backgroundColor = UIColor(
                hue: CGFloat(row) / 7, saturation: 0.2 + 0.5 * CGFloat(column) / CGFloat(count), brightness: 0.85,
                alpha: 1)
            tile.layer.cornerRadius = 10
            tile.layer.cornerCurve = .continuous
            view.addSubview(tile)
        }
        view.contentSize = CGSize(width: gap + CGFloat(count) * (side + gap), height: side + gap)
        return view
    }

    override func build() {
        super.build()
        scrollView.accessibilityIdentifier = "nested"
        for row in rows { scrollView.addSubview(row) }
    }

    override func layoutContent(in size: CGSize) {
        let height = Self.side + Self.gap
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: size.width, height: height)
        }
        scrollView.contentSize = CGSize(width: size.width, height: CGFloat(rows.count) * height)
    }
}
