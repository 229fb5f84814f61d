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
        label.adjustsFontSizeToFitWidth = false
        return label
    }

    override func build() {
        for label in names + lines { addSubview(label) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        grown(Self.rowHeight) * CGFloat(lines.count) - 8
    }

    override func layoutBody(in area: CGRect) {
        let nameWidth = grown(56)
        for (index, line) in lines.enumerated() {
            let y = area.minY + CGFloat(index) * grown(Self.rowHeight)
            names[index].frame = CGRect(x: area.minX, y: y, width: nameWidth, height: grown(20))
            line.frame = CGRect(
                x: area.minX + nameWidth + 8, y: y, width: area.width - nameWidth - 8, height: grown(20))
        }
    }
}
