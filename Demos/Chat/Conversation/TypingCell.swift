// SPDX-License-Identifier: MIT
import UIKit

/// Three dots that pulse while the partner types.
final class TypingCell: UITableViewCell {
    private static let dotSide: CGFloat = 8

    private let bubble = UIView()
    private let dots = (0..<3).map { _ in UIView() }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        accessibilityLabel = "Typing"
        bubble.backgroundColor = .secondarySystemFill
        bubble.layer.cornerRadius = 18
        bubble.layer.cornerCurve = .continuous
        let stack = UIStackView(arrangedSubviews: dots)
        stack.spacing = 5
        for view in [bubble, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubble)
        bubble.addSubview(stack)
        for dot in dots {
            dot.backgroundColor = .secondaryLabel
            dot.layer.cornerRadius = Self.dotSide / 2
            dot.widthAnchor.constraint(equalToConstant: Self.dotSide).isActive = true
            dot.heightAnchor.constraint(equalToConstant: Self.dotSide).isActive = true
        }
        NSLayoutConstraint.activate([
            bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.heightAnchor.constraint(equalToConstant: 36),
            stack.centerXAnchor.constraint(equalTo: bubble.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: bubble.centerYAnchor),
            bubble.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: 28),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Animations don't outlive the window, so each appearance begins new ones.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        for (index, dot) in dots.enumerated() {
            dot.alpha = 1
            UIView.animate(
                withDuration: 0.5, delay: Double(index) * 0.15,
                options: [.repeat, .autoreverse, .curveEaseInOut, .allowUserInteraction]
            ) {
                dot.alpha = 0.25
            }
        }
    }
}
