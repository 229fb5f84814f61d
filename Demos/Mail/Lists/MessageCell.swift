// SPDX-License-Identifier: MIT
import UIKit

/// A message in a list: sender, date, subject, and preview.
final class MessageCell: UITableViewCell {
    /// The height of a row with one line of sender and subject and two of the preview, in the text size of `traits`.
    ///
    /// Large text has two lines for the subject, and one for the date.
    static func height(in traits: UITraitCollection) -> CGFloat {
        let fonts = Fonts(traits)
        let lines = fonts.sender.lineHeight + fonts.subject.lineHeight + 2 * fonts.small.lineHeight
        let more = hasLargeText(traits) ? fonts.subject.lineHeight + fonts.small.lineHeight : 0
        return (lines + more + 26).rounded(.up)
    }

    private static func hasLargeText(_ traits: UITraitCollection) -> Bool {
        traits.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// The fonts in the user's text size.
    @MainActor
    private struct Fonts {
        let sender: UIFont
        let unread: UIFont
        let subject: UIFont
        let small: UIFont

        init(_ traits: UITraitCollection) {
            func scaled(_ font: UIFont) -> UIFont {
                UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
            }
            sender = scaled(.systemFont(ofSize: 16, weight: .medium))
            unread = scaled(.systemFont(ofSize: 16, weight: .bold))
            subject = scaled(.systemFont(ofSize: 15))
            small = scaled(.systemFont(ofSize: 14))
        }
    }

    /// The leading inset of the text, in points.
    static let start: CGFloat = 28

    private let dot = UIView()
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let flag = UIImageView()
    private var isRead = true

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .tintColor
        dot.layer.cornerRadius = 5
        flag.image = MailIcon.flag.image
        flag.tintColor = .systemOrange
        flag.contentMode = .center
        flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
        preview.numberOfLines = 2
        for label in [date, preview] { label.textColor = .secondaryLabel }
        for view in [dot, sender, date, subject, preview, flag] as [UIView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: Message, now: Date) {
        let isOwn = message.mailbox == .sent || message.mailbox == .drafts
        sender.text = isOwn ? "To: \(message.recipients)" : message.sender.name
        isRead = message.isRead
        date.text = MessageDate.short(message.date, now: now)
        subject.text = message.subject.isEmpty ? "No Subject" : message.subject
        preview.text = message.preview
        dot.isHidden = message.isRead
        flag.isHidden = !message.isFlagged
        accessibilityIdentifier = subject.text
        let states = [message.isRead ? nil : "Unread", message.isFlagged ? "Flagged" : nil]
        let parts = [sender.text, subject.text, date.text, preview.text] + states
        accessibilityLabel = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let fonts = Fonts(traitCollection)
        sender.font = isRead ? fonts.sender : fonts.unread
        subject.font = fonts.subject
        for label in [date, preview] { label.font = fonts.small }
        for label in [sender, subject, preview] { label.alignToStart() }
        let (width, start) = (contentView.bounds.width, Self.start)
        // While the list is edited, the text is further inside.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let indentation = isMirrored ? bounds.maxX - contentView.frame.maxX : contentView.frame.minX
        separatorInset = UIEdgeInsets(
            top: 0, left: isMirrored ? 0 : indentation + start, bottom: 0, right: isMirrored ? indentation + start : 0)
        let first = fonts.sender.lineHeight.rounded(.up)
        dot.frame = place(CGRect(x: 10, y: (9 + first / 2 - 5).rounded(), width: 10, height: 10))
        let isLarge = Self.hasLargeText(traitCollection)
        let wanted = date.sizeThatFits(bounds.size).width.rounded(.up)
        // Large text has the date in a line of its own.
        let dateWidth = isLarge ? max(width - start - 16, 0) : min(wanted, width / 3)
        let dateHeight = fonts.small.lineHeight.rounded(.up)
        var y = 9 + first
        let senderWidth = width - start - (isLarge ? 16 : 24 + dateWidth)
        sender.frame = place(CGRect(x: start, y: 9, width: max(senderWidth, 0), height: first))
        if isLarge {
            date.alignToStart()
            date.frame = place(CGRect(x: start, y: y, width: dateWidth, height: dateHeight))
            y += dateHeight
        } else {
            date.textAlignment = .natural
            let top = 9 + ((first - dateHeight) / 2).rounded()
            date.frame = place(CGRect(x: width - 16 - dateWidth, y: top, width: dateWidth, height: dateHeight))
        }
        let second = fonts.subject.lineHeight.rounded(.up)
        let flagSize = flag.intrinsicContentSize
        let flagWidth: CGFloat = flag.isHidden ? 0 : flagSize.width.rounded(.up) + 6
        flag.frame = place(
            CGRect(
                x: width - 10 - flagWidth, y: y + ((second - flagSize.height) / 2).rounded(),
                width: flagSize.width.rounded(.up), height: flagSize.height.rounded(.up)))
        subject.numberOfLines = isLarge ? 2 : 1
        let subjectWidth = max(width - start - 16 - flagWidth, 0)
        let subjectSpace = CGSize(width: subjectWidth, height: .greatestFiniteMagnitude)
        let subjectHeight = isLarge ? subject.sizeThatFits(subjectSpace).height.rounded(.up) : second
        subject.frame = place(CGRect(x: start, y: y + 1, width: subjectWidth, height: subjectHeight))
        y += subjectHeight + 3
        let previewWidth = max(width - start - 16, 0)
        let lines = preview.sizeThatFits(CGSize(width: previewWidth, height: .greatestFiniteMagnitude)).height
        preview.frame = place(
            CGRect(x: start, y: y, width: previewWidth, height: min(lines, max(bounds.height - y - 8, 0))))
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
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: [.day], presentation: .named, capitalizationContext: .beginningOfSentence)
            return style.format(now)
        }
        return date.formatted(date: .abbreviated, time: .omitted)
    }
}
