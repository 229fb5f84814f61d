// SPDX-License-Identifier: MIT
import UIKit

/// The name of every text style in that style.
final class TypeScaleCard: CardView {
    private static let styles: [(name: String, style: UIFont.TextStyle, size: String)] = [
        ("Large Title", .largeTitle, "34 / 41"), ("Title 1", .title1, "28 / 34"), ("Title 2", .title2, "22 / 28"),
        ("Title 3", .title3, "20 / 25"), ("Headline", .headline, "17 / 22"), ("Body", .body, "17 / 22"),
        ("Callout", .callout, "16 / 21"), ("Subheadline", .subheadline, "15 / 20"), ("Footnote", .footnote, "13 / 18"),
        ("Caption 1", .caption1, "12 / 16"), ("Caption 2", .caption2, "11 / 13"),
    ]
    private let names = styles.map { UILabel($0.name, font: .preferredFont(forTextStyle: $0.style)) }
    private let sizes = styles.map {
        UILabel($0.size, font: .monospacedSystemFont(ofSize: 12, weight: .regular), color: .secondaryLabel)
    }

    override func build() {
        for label in names + sizes { addSubview(label) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        rowHeights().reduce(0, +)
    }

    override var stretch: CGFloat { 66 }

    override func layoutBody(in area: CGRect) {
        var y = area.minY
        let heights = rowHeights()
        let slack = max(0, (area.height - heights.reduce(0, +)) / CGFloat(heights.count))
        for (index, least) in heights.enumerated() {
            let height = least + slack
            sizes[index].textAlignment = isMirrored ? .left : .right
            let nameHeight = names[index].height(forWidth: area.width)
            names[index].frame = CGRect(
                x: area.minX, y: (y + (height - nameHeight) / 2).rounded(), width: area.width - 72, height: nameHeight)
            sizes[index].frame = CGRect(
                x: area.maxX - 64, y: (y + (height - 16) / 2).rounded(), width: 64, height: 16)
            y += height
        }
    }

    private func rowHeights() -> [CGFloat] {
        names.map { $0.height(forWidth: .greatestFiniteMagnitude) + 3 }
    }
}
