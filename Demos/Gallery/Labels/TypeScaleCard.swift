// SPDX-License-Identifier: MIT
import UIKit

/// The name of every text style in that style.
final class TypeScaleCard: CardView {
    /// The styles, and their line spacing at the default text size in points.
    private static let styles: [(name: String, style: UIFont.TextStyle, leading: CGFloat)] = [
        ("Large Title", .largeTitle, 41), ("Title 1", .title1, 34), ("Title 2", .title2, 28), ("Title 3", .title3, 25),
        ("Headline", .headline, 22), ("Body", .body, 22), ("Callout", .callout, 21), ("Subheadline", .subheadline, 20),
        ("Footnote", .footnote, 18), ("Caption 1", .caption1, 16), ("Caption 2", .caption2, 13),
    ]
    private let names = styles.map { UILabel($0.name, style: $0.style, lines: 0) }
    /// The font size and line spacing of each style at the current text size, in points.
    private let sizes = styles.map { _ in
        UILabel("", font: .monospacedSystemFont(ofSize: 12, weight: .regular), color: .secondaryLabel)
    }

    override func build() {
        for label in names + sizes { addSubview(label) }
        showSizes()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showSizes()
    }

    private func showSizes() {
        for ((_, style, leading), label) in zip(Self.styles, sizes) {
            let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
            let spacing = UIFontMetrics(forTextStyle: style).scaledValue(for: leading, compatibleWith: traitCollection)
            label.text = "\(Int(size.rounded())) / \(Int(spacing.rounded()))"
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        rowHeights(width).reduce(0, +)
    }

    override var stretch: CGFloat { 66 }

    override func layoutBody(in area: CGRect) {
        var y = area.minY
        let heights = rowHeights(area.width)
        let column = sizeColumn
        let slack = max(0, (area.height - heights.reduce(0, +)) / CGFloat(heights.count))
        for (index, least) in heights.enumerated() {
            let height = least + slack
            sizes[index].textAlignment = isMirrored ? .left : .right
            let space = area.width - column - 8
            let (nameHeight, sizeHeight) = (names[index].height(forWidth: space), sizes[index].lineHeight)
            names[index].frame = CGRect(
                x: area.minX, y: (y + (height - nameHeight) / 2).rounded(), width: space, height: nameHeight)
            sizes[index].frame = CGRect(
                x: area.maxX - column, y: (y + (height - sizeHeight) / 2).rounded(), width: column, height: sizeHeight)
            y += height
        }
    }

    /// The width of the sizes at the end of the rows.
    private var sizeColumn: CGFloat { max(sizes.map(\.intrinsicContentSize.width).max() ?? 0, 64).rounded(.up) }

    private func rowHeights(_ width: CGFloat) -> [CGFloat] {
        zip(names, sizes).map { max($0.height(forWidth: width - sizeColumn - 8), $1.lineHeight) + 3 }
    }
}
