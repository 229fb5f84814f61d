// SPDX-License-Identifier: MIT
import UIKit

/// Attributed texts, one below the other.
final class RichTextCard: CardView {
    private static let gap: CGFloat = 8

    private let labels: [UILabel]
    /// Contains the labels, whose texts have their own directions.
    private let container = UIView()

    private let texts: (UITraitCollection) -> [NSAttributedString]

    /// Creates a card with the texts that `texts` returns for an environment, always the same number.
    init(_ title: String, note: String = "", texts: @escaping (UITraitCollection) -> [NSAttributedString]) {
        self.texts = texts
        labels = texts(.current).map { text in
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

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard category != previousTraitCollection?.preferredContentSizeCategory else { return }
        for (label, text) in zip(labels, texts(traitCollection)) { label.attributedText = text }
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
