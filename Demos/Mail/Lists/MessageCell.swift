// SPDX-License-Identifier: MIT
import UIKit

/// A message in a list: sender, date, subject, and preview.
final class MessageCell: UITableViewCell {
    static let height: CGFloat = 100
    /// The leading inset of the text, in points.
    static let start: CGFloat = 28

    private let dot = UIView()
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let flag = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .tintColor
        dot.layer.cornerRadius = 5
        flag.image = MailIcon.flag.image
        flag.tintColor = .systemOrange
        flag.contentMode = .scaleAspectFit
        date.font = .systemFont(ofSize: 14)
        subject.font = .systemFont(ofSize: 15)
        preview.font = .systemFont(ofSize: 14)
        preview.numberOfLines = 2
        for label in [date, preview] { label.textColor = .secondaryLabel }
        for view in [dot, sender, date, subject, preview, flag] as [UIView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: Message, now: Date) {
        let isOwn = message.mailbox == .sent || message.mailbox == .drafts
        sender.text = isOwn ? "To: \(message.recipients)" : message.sender.name
        sender.font = .systemFont(ofSize: 16, weight: message.isRead ? .medium : .bold)
        date.text = MessageDate.short(message.date, now: now)
        subject.text = message.subject.isEmpty ? "No Subject" : message.subject
        preview.text = message.preview
        dot.isHidden = message.isRead
        flag.isHidden = !message.isFlagged
        accessibilityLabel = subject.text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for label in [sender, subject, preview] { label.alignToStart() }
        let (width, start) = (contentView.bounds.width, Self.start)
        dot.frame = place(CGRect(x: 10, y: 15, width: 10, height: 10))
        let dateWidth = min(date.sizeThatFits(bounds.size).width.rounded(.up), width / 3)
        date.frame = place(CGRect(x: width - 16 - dateWidth, y: 10, width: dateWidth, height: 20))
        sender.frame = place(CGRect(x: start, y: 9, width: max(width - start - 24 - dateWidth, 0), height: 22))
        let flagWidth: CGFloat = flag.isHidden ? 0 : 24
        flag.frame = place(CGRect(x: width - 34, y: 33, width: 18, height: 18))
        subject.frame = place(CGRect(x: start, y: 32, width: max(width - start - 16 - flagWidth, 0), height: 20))
        let previewWidth = max(width - start - 16, 0)
        let lines = preview.sizeThatFits(CGSize(width: previewWidth, height: .greatestFiniteMagnitude)).height
        preview.frame = place(CGRect(x: start, y: 54, width: previewWidth, height: min(lines, Self.height - 54 - 8)))
    }

    /// Mirrors a frame in right-to-left layout.
    private func place(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        let x = contentView.bounds.width - rect.maxX
        return CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension UILabel {
    /// Aligns the text to the leading edge of the interface, regardless of the text's own direction.
    func alignToStart() {
        textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}

/// Formats the dates of messages.
enum MessageDate {
    /// The time for dates of today, otherwise the day.
    static func short(_ date: Date, now: Date) -> String {
        let calendar = Calendar.current
        if calendar.isDate(date, inSameDayAs: now) { return date.formatted(date: .omitted, time: .shortened) }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
            calendar.isDate(date, inSameDayAs: yesterday)
        {
            return "Yesterday"
        }
        return date.formatted(date: .abbreviated, time: .omitted)
    }
}
