// SPDX-License-Identifier: MIT
import UIKit

/// A message in a bubble, on the side of its sender, with the time below the last one of a group.
final class MessageCell: UITableViewCell {
    /// The gap in points between two messages of a group.
    private static let innerGap: CGFloat = 2
    /// The gap in points above the first message of a group.
    private static let outerGap: CGFloat = 10
    private static let stickerSide: CGFloat = 72

    let bubble = BubbleView(frame: .zero)
    private let sticker = UIImageView()
    private let time = UILabel()
    private let stack = UIStackView()
    private lazy var top = stack.topAnchor.constraint(equalTo: contentView.topAnchor)
    private lazy var incoming = stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    private lazy var outgoing = stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        time.font = .preferredFont(forTextStyle: .caption1)
        time.adjustsFontForContentSizeCategory = true
        time.textColor = .secondaryLabel
        stack.axis = .vertical
        stack.spacing = 3
        stack.translatesAutoresizingMaskIntoConstraints = false
        for view in [bubble, sticker, time] { stack.addArrangedSubview(view) }
        contentView.addSubview(stack)
        let widest = stack.widthAnchor.constraint(lessThanOrEqualToConstant: 480)
        let share = stack.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76)
        NSLayoutConstraint.activate([
            top, stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), widest, share,
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a message; the time is left out between messages of a group.
    func show(_ item: MessageGroups.Item) {
        let message = item.message
        switch message.content {
        case .text(let text):
            bubble.text = text
            bubble.style = message.isEmoji ? .emoji : message.isOutgoing ? .outgoing : .incoming
        case .sticker(let content):
            sticker.image = content.image(side: Self.stickerSide)
        }
        if case .sticker = message.content { bubble.isHidden = true } else { bubble.isHidden = false }
        sticker.isHidden = !bubble.isHidden
        time.text = message.date.formatted(date: .omitted, time: .shortened)
        time.isHidden = !item.isLast
        top.constant = item.isFirst ? Self.outerGap : Self.innerGap
        stack.alignment = message.isOutgoing ? .trailing : .leading
        NSLayoutConstraint.deactivate([incoming, outgoing])
        (message.isOutgoing ? outgoing : incoming).isActive = true
        accessibilityLabel = message.text
        accessibilityHint = (message.isOutgoing ? "Sent at " : "Received at ") + (time.text ?? "")
    }

    /// The view that a context menu lifts.
    var content: UIView { bubble.isHidden ? sticker : bubble }
}
