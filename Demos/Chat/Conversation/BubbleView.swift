// SPDX-License-Identifier: MIT
import UIKit

/// A text on a rounded background.
final class BubbleView: UIView {
    enum Style {
        case incoming, outgoing
        /// Large, without a background.
        case emoji
    }

    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            // A message is aligned as its writer wrote it, whatever the direction of the interface.
            label.textAlignment = newValue.map { $0.isRightToLeft ? .right : .left } ?? .natural
        }
    }

    var style = Style.incoming {
        didSet { if style != oldValue { update() } }
    }

    /// A blue on which white text is legible in both appearances.
    private static let outgoingColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.16, green: 0.38, blue: 0.78, alpha: 1)
            : UIColor(red: 0.15, green: 0.42, blue: 0.88, alpha: 1)
    }

    private let label = UILabel()
    private var edges: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerCurve = .continuous
        layer.cornerRadius = 18
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        edges = [
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailingAnchor.constraint(equalTo: label.trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor),
            bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ]
        NSLayoutConstraint.activate(edges)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        label.font = style == .emoji ? .systemFont(ofSize: 44) : .preferredFont(forTextStyle: .body)
        label.textColor = style == .outgoing ? .white : .label
        switch style {
        case .incoming: backgroundColor = .secondarySystemFill
        case .outgoing: backgroundColor = Self.outgoingColor
        case .emoji: backgroundColor = .clear
        }
        for (index, edge) in edges.enumerated() { edge.constant = style == .emoji ? 0 : index < 2 ? 14 : 8 }
    }
}
