// SPDX-License-Identifier: MIT
import UIKit

/// A mailbox with its icon and its badge count.
final class FolderCell: UITableViewCell {
    private let badge = UILabel()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        badge.textColor = .secondaryLabel
        accessoryView = badge
        selectedBackgroundView = InsetHighlight(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ mailbox: Mailbox, waiting: Int) {
        imageView?.image = mailbox.icon.image
        textLabel?.text = mailbox.title
        badge.text = waiting > 0 ? "\(waiting)" : nil
        badge.sizeToFit()
        accessibilityIdentifier = mailbox.rawValue
        accessibilityLabel = waiting > 0 ? "\(mailbox.title), \(waiting)" : mailbox.title
        setNeedsLayout()
    }
}

/// A rounded highlight that is inset from the row's sides.
private final class InsetHighlight: UIView {
    private let field = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.backgroundColor = .systemFill
        field.layer.cornerRadius = 10
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
