// SPDX-License-Identifier: MIT
import UIKit

/// A text view in which Return sends, and Shift+Return breaks the line.
final class MessageTextView: UITextView {
    var onReturn: (() -> Void)?

    private let placeholder = UILabel()

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        placeholder.text = "Write a message"
        placeholder.adjustsFontSizeToFitWidth = true
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
        addSubview(placeholder)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.isHidden = hasText
        placeholder.font = font
        placeholder.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        let padding = textContainer.lineFragmentPadding
        let inset = textContainerInset
        placeholder.frame = CGRect(
            x: inset.left + padding, y: inset.top, width: bounds.width - inset.left - inset.right - 2 * padding,
            height: placeholder.intrinsicContentSize.height)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key
        let isReturn = key?.keyCode == .keyboardReturnOrEnter || key?.keyCode == .keypadEnter
        // Return ends a composition first.
        guard isReturn, key?.modifierFlags.contains(.shift) == false, markedTextRange == nil else {
            return super.pressesBegan(presses, with: event)
        }
        onReturn?()
    }
}
