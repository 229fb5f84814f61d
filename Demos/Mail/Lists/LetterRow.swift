// SPDX-License-Identifier: MIT
import UIKit

/// A letter in a list: who, when, what about, and how it begins.
final class LetterRow: Row {
    static let height: CGFloat = 86

    /// Whether the list is being edited, and the row marked in it.
    var mark: Mark = .none {
        didSet {
            guard mark != oldValue else { return }
            check.isSelected = mark == .on
            setNeedsLayout()
        }
    }

    enum Mark {
        case none, off, on
    }

    private let dot = UIView()
    private let check = CheckView()
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let flag = UIImageView()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.backgroundColor = .tintColor
        dot.layer.cornerRadius = 5
        flag.image = MailIcon.flag.image
        flag.tintColor = .systemOrange
        flag.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        date.font = .systemFont(ofSize: 14)
        subject.font = .systemFont(ofSize: 15)
        preview.font = .systemFont(ofSize: 14)
        for label in [date, preview] { label.textColor = .secondaryLabel }
        for view in [dot, check, sender, date, subject, preview, flag, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: Message, in mailbox: Mailbox, now: Date) {
        let isOwn = message.mailbox == .sent || message.mailbox == .drafts
        sender.text = isOwn ? "To: \(message.recipients)" : message.sender.name
        sender.font = .systemFont(ofSize: 16, weight: message.isRead ? .medium : .bold)
        date.text = LetterDate.short(message.date, now: now)
        subject.text = message.subject.isEmpty ? "No Subject" : message.subject
        preview.text = message.preview
        dot.isHidden = message.isRead
        flag.isHidden = !message.isFlagged
        accessibilityLabel = message.subject
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for label in [sender, subject, preview] { label.alignToStart() }
        let width = bounds.width
        let start: CGFloat = mark == .none ? 28 : 60
        check.isHidden = mark == .none
        check.frame = place(CGRect(x: 14, y: (bounds.height - 24) / 2, width: 24, height: 24))
        dot.frame = place(CGRect(x: mark == .none ? 10 : 44, y: 15, width: 10, height: 10))
        let dateWidth = min(date.sizeThatFits(bounds.size).width.rounded(.up), width / 3)
        date.frame = place(CGRect(x: width - 16 - dateWidth, y: 10, width: dateWidth, height: 20))
        sender.frame = place(CGRect(x: start, y: 9, width: max(width - start - 24 - dateWidth, 0), height: 22))
        let flagWidth: CGFloat = flag.isHidden ? 0 : 24
        flag.frame = place(CGRect(x: width - 34, y: 33, width: 18, height: 18))
        subject.frame = place(CGRect(x: start, y: 32, width: max(width - start - 16 - flagWidth, 0), height: 20))
        preview.frame = place(CGRect(x: start, y: 54, width: max(width - start - 16, 0), height: 20))
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = place(CGRect(x: start, y: bounds.height - hairline, width: width - start, height: hairline))
    }
}

/// A ring that is filled and ticked when it is selected.
final class CheckView: UIView {
    var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
        guard isSelected else {
            UIColor.tertiaryLabel.setStroke()
            ring.lineWidth = 1.5
            return ring.stroke()
        }
        tintColor.setFill()
        ring.fill()
        let tick = UIBezierPath()
        tick.move(to: CGPoint(x: bounds.midX - 4.5, y: bounds.midY + 0.5))
        tick.addLine(to: CGPoint(x: bounds.midX - 1.2, y: bounds.midY + 3.8))
        tick.addLine(to: CGPoint(x: bounds.midX + 5, y: bounds.midY - 3.8))
        tick.lineWidth = 1.8
        tick.lineCapStyle = .round
        UIColor.white.setStroke()
        tick.stroke()
    }
}

/// Dates as letters have them.
enum LetterDate {
    /// The time of today's, else the day.
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
