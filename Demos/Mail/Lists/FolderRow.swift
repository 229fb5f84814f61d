// SPDX-License-Identifier: MIT
import UIKit

/// A folder with its sign and how many letters wait in it.
final class FolderRow: Row {
    let mailbox: Mailbox
    private let icon = UIImageView()
    private let title = UILabel()
    private let badge = UILabel()

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
        super.init(frame: .zero)
        icon.image = mailbox.icon.image
        icon.contentMode = .center
        title.text = mailbox.title
        title.font = .systemFont(ofSize: 17)
        badge.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        badge.textColor = .secondaryLabel
        badge.textAlignment = .right
        for view in [icon, title, badge] { addSubview(view) }
        accessibilityIdentifier = mailbox.rawValue
    }

    required init?(coder: NSCoder) { nil }

    override var highlightInset: CGFloat { 8 }

    func show(waiting: Int) {
        badge.text = waiting > 0 ? "\(waiting)" : nil
        accessibilityLabel = waiting > 0 ? "\(mailbox.title), \(waiting)" : mailbox.title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        icon.frame = place(CGRect(x: 18, y: (height - 24) / 2, width: 24, height: 24))
        badge.frame = place(CGRect(x: bounds.width - 70, y: 0, width: 50, height: height))
        badge.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        title.alignToStart()
        title.frame = place(CGRect(x: 54, y: 0, width: max(bounds.width - 54 - 74, 0), height: height))
    }
}
