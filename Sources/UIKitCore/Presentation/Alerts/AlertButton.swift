// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation

/// A button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let lineAbove = UIView(frame: .zero)
    private let lineBeside = UIView(frame: .zero)

    init(_ action: UIAlertAction, isPreferred: Bool, isLarge: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.font = .systemFont(
            ofSize: Theme.Text.scaled(
                isLarge ? Theme.Alert.sheetFontSize : Theme.Alert.titleFontSize, for: traitCollection),
            weight: isPreferred ? .semibold : .regular)
        addSubview(label)
        for line in [lineAbove, lineBeside] {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        isEnabled = action.isEnabled
        action.onChange = { [weak self] in
            guard let self else { return }
            isEnabled = self.action.isEnabled
        }
        show()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = action.title
        defaults.traits.insert(.button)
        defaults.role = .button
        return defaults
    }

    var hasLineAbove = false {
        didSet { lineAbove.isHidden = !hasLineAbove }
    }

    /// Whether a separator is drawn at the leading side, next to another button.
    var hasLineBeside = false {
        didSet { lineBeside.isHidden = !hasLineBeside }
    }

    /// The width of the title and its margins, in points.
    var naturalWidth: CGFloat { label.intrinsicContentSize.width + 2 * Theme.Alert.buttonMargin }

    /// The height of the title and its margins, in points.
    var naturalHeight: CGFloat { label.intrinsicContentSize.height + 2 * Theme.Alert.buttonMargin }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override var canBecomeFocused: Bool { isEnabled }

    private func show() {
        backgroundColor = isHighlighted ? .secondarySystemFill : isHovered && isEnabled ? .quaternarySystemFill : nil
        if !isEnabled {
            label.textColor = .tertiaryLabel
        } else {
            label.textColor = action.style == .destructive ? .systemRed : Theme.accentColor
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Theme.Alert.buttonMargin, dy: 0)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        lineAbove.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
        // The first button in the list is at the trailing side.
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        lineBeside.frame = CGRect(
            x: isRightToLeft ? bounds.width - hairline : 0, y: 0, width: hairline, height: bounds.height)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isReturn = presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter }
        guard isReturn, isEnabled else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
        // A key that has been held down since before the alert appeared doesn't press a button.
        if !presses.contains(where: \.isRepeat) { sendActions(for: .touchUpInside) }
    }

    override var preventsTapsOfAncestors: Bool { true }
}
