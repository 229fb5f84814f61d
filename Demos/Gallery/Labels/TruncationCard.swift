// SPDX-License-Identifier: MIT
import UIKit

/// A line that is too long, with each mode of truncation.
final class TruncationCard: CardView {
    private static let rowHeight: CGFloat = 28
    private static let text = "Pictures/Kyoto/Autumn leaves at the temple above the river, the third morning.jpeg"

    private let names = ["Tail", "Middle", "Head"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }
    private let lines = [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead].map { mode in
        let label = UILabel(text, font: .systemFont(ofSize: 15))
        label.lineBreakMode = mode
        return label
    }

    override func build() {
        for label in names + lines { addSubview(label) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        Self.rowHeight * CGFloat(lines.count) - 8
    }

    override func layoutBody(in area: CGRect) {
        for (index, line) in lines.enumerated() {
            let y = area.minY + CGFloat(index) * Self.rowHeight
            names[index].frame = CGRect(x: area.minX, y: y, width: 56, height: 20)
            line.frame = CGRect(x: area.minX + 64, y: y, width: area.width - 64, height: 20)
        }
    }
}
