// SPDX-License-Identifier: MIT
import UIKit

/// Attributed texts, one below the other.
final class RichTextCard: CardView {
    private static let gap: CGFloat = 8

    private let labels: [UILabel]
    /// Contains the labels, whose texts have their own directions.
    private let container = UIView()

    init(_ title: String, note: String = "", texts: [NSAttributedString]) {
        labels = texts.map { text in
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = text
            return label
        }
        super.init(title, note: note)
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        addSubview(container)
        for label in labels { container.addSubview(label) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        labels.reduce(-Self.gap) { $0 + $1.height(forWidth: width) + Self.gap }
    }

    override func layoutBody(in area: CGRect) {
        container.frame = area
        var y: CGFloat = 0
        for label in labels {
            let height = label.height(forWidth: area.width)
            label.frame = CGRect(x: 0, y: y, width: area.width, height: height)
            y += height + Self.gap
        }
    }
}
