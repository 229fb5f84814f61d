// SPDX-License-Identifier: MIT
import UIKit

/// A message: sender, recipients, date, subject, and body, with a limited line length.
final class MessageView: UIScrollView {
    static let maximumTextWidth: CGFloat = 680

    var message: Message? {
        didSet { if message != oldValue { show() } }
    }

    private let avatar = UILabel()
    private let sender = UILabel()
    private let recipients = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let line = UIView()
    private let text = UITextView(frame: .zero)
    private let content = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        avatar.textAlignment = .center
        avatar.font = .systemFont(ofSize: 17, weight: .semibold)
        avatar.textColor = .white
        avatar.backgroundColor = UIColor(white: 0.45, alpha: 1)
        avatar.layer.cornerRadius = 22
        avatar.layer.masksToBounds = true
        sender.font = .preferredFont(forTextStyle: .headline)
        for label in [recipients, date] {
            label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))
            label.textColor = .secondaryLabel
        }
        subject.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        subject.numberOfLines = 0
        subject.accessibilityTraits = .header
        // The sender follows.
        avatar.isAccessibilityElement = false
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.accessibilityLabel = "Message"
        text.isEditable = false
        text.isScrollEnabled = false
        text.dataDetectorTypes = [.link, .phoneNumber]
        text.backgroundColor = .clear
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        line.backgroundColor = .separator
        for label in [sender, recipients, date, subject] { label.adjustsFontForContentSizeCategory = true }
        for view in [avatar, sender, recipients, date, line, subject, text] as [UIView] { content.addSubview(view) }
        addSubview(content)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        content.isHidden = message == nil
        guard let message else { return setNeedsLayout() }
        avatar.text = message.sender.initials
        sender.text = message.sender.name
        recipients.text = "To: \(message.recipients)"
        date.text = message.date.formatted(date: .abbreviated, time: .shortened)
        subject.text = message.subject.isEmpty ? "No Subject" : message.subject
        text.text = message.body
        // Reading begins at the caret.
        text.selectedRange = NSRange(location: 0, length: 0)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(20, (bounds.width - Self.maximumTextWidth) / 2)
        let width = max(bounds.width - 2 * side, 0)
        content.frame = CGRect(x: side, y: 0, width: width, height: 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ rect: CGRect) {
            let x = isRightToLeft ? width - rect.maxX : rect.minX
            view.frame = CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
        }
        for label in [sender, recipients, date, subject] { label.alignToStart() }
        place(avatar, CGRect(x: 0, y: 20, width: 44, height: 44))
        let dateWidth = min(date.sizeThatFits(bounds.size).width.rounded(.up), max(width - 56, 0))
        // In narrow views the date is below the sender.
        let isDateBelow = width < 420
        let large = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let below = isDateBelow || large
        let names = max(width - 56 - (below ? 0 : dateWidth + 12), 0)
        let height = { (label: UILabel) in label.font.lineHeight.rounded(.up) }
        var y: CGFloat = 20
        place(sender, CGRect(x: 56, y: y, width: names, height: height(sender)))
        if !below { place(date, CGRect(x: width - dateWidth, y: y + 1, width: dateWidth, height: height(date))) }
        y += height(sender) + 2
        place(recipients, CGRect(x: 56, y: y, width: max(width - 56, 0), height: height(recipients)))
        y += height(recipients) + 2
        if below {
            place(date, CGRect(x: 56, y: y, width: dateWidth, height: height(date)))
            y += height(date)
        }
        y = max(y, 64) + 14
        line.frame = CGRect(x: 0, y: y, width: width, height: 1 / max(traitCollection.displayScale, 1))
        y += 18
        for (label, gap) in [(subject, 14), (text, 32)] as [(UIView, CGFloat)] {
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
            label.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height + gap
        }
        content.frame.size.height = y
        contentSize = CGSize(width: bounds.width, height: message == nil ? 0 : y)
    }
}
