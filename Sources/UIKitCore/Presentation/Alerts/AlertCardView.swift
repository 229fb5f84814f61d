// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Graphics
internal import LayerTree

/// The view of an alert: its texts, text fields, and buttons.
///
/// The cancel button of an action sheet is on a separate plate below.
final class AlertCardView: UIView {
    private weak var alert: UIAlertController?
    private let main = AlertPlate()
    private let cancelPlate = AlertPlate()
    private let scroll = UIScrollView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var buttons: [AlertButton] = []
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        // Below the main plate, so that its shadow doesn't fall on that one.
        addSubview(cancelPlate)
        addSubview(main)
        main.clip.addSubview(scroll)
        scroll.alwaysBounceVertical = false
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            scroll.addSubview(label)
        }
        fill()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        let texts = [alert?.title, alert?.message].compactMap(\.self).filter { !$0.isEmpty }
        var defaults = AccessibilityDefaults(label: texts.first, role: .alert, states: .modal)
        // Screen readers read the description of an alert when it appears, also while its labels are transparent.
        if texts.count > 1 { defaults.hint = texts.last }
        return defaults
    }

    /// Whether the view is the content of a popover, which provides the background and the cancel action.
    var isInPopover = false {
        didSet {
            guard isInPopover != oldValue else { return }
            main.isBare = isInPopover
            setNeedsLayout()
        }
    }

    // MARK: - Content

    func fill() {
        guard let alert else { return }
        let metrics = Theme.Alert.self
        titleLabel.text = alert.title
        titleLabel.accessibilityTraits = .header
        messageLabel.text = alert.message
        let titleSize = scaled(isSheet ? metrics.messageFontSize : metrics.titleFontSize)
        titleLabel.font = .systemFont(ofSize: titleSize, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: scaled(metrics.messageFontSize))
        for field in alert.fields { field.font = .systemFont(ofSize: scaled(metrics.fieldFontSize)) }
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        for field in alert.fields where field.superview !== scroll { scroll.addSubview(field) }
        for button in buttons { button.removeFromSuperview() }
        buttons = ordered(alert.actions).map { action in
            let button = AlertButton(action, isPreferred: isBold(action), isLarge: isSheet)
            button.addAction(UIAction { [weak alert] _ in alert?.press(action) }, for: .touchUpInside)
            return button
        }
        for button in buttons {
            (isSheet && button.action.style == .cancel ? cancelPlate.clip : scroll).addSubview(button)
        }
        setNeedsLayout()
    }

    private func scaled(_ size: CGFloat) -> CGFloat { Theme.Text.scaled(size, for: traitCollection) }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        if traitCollection.preferredContentSizeCategory != previousTraits.preferredContentSizeCategory { fill() }
    }

    private func isBold(_ action: UIAlertAction) -> Bool {
        if let preferred = alert?.preferredAction { return preferred === action }
        return action.style == .cancel
    }

    /// Returns the actions with the cancel action last.
    ///
    /// In a row of two buttons, it is placed at the leading side.
    private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
        actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    }

    // MARK: - Layout

    private var isRow: Bool {
        guard !isSheet, buttons.count == 2 else { return false }
        return buttons.allSatisfy { $0.naturalWidth <= Theme.Text.widened(Theme.Alert.width, for: traitCollection) / 2 }
    }

    private var buttonHeight: CGFloat {
        let height = isSheet ? Theme.Alert.sheetButtonHeight : Theme.Alert.buttonHeight
        return max(height, buttons.reduce(0) { max($0, $1.naturalHeight) })
    }

    private var fieldHeight: CGFloat {
        let text = alert?.fields.first?.font?.lineHeight ?? 0
        return max(Theme.Alert.fieldHeight, (text + 2 * Theme.Alert.fieldPadding).rounded(.up))
    }

    /// The button on the separate plate.
    ///
    /// Popovers don't show it.
    private var cancelButton: AlertButton? { isSheet ? buttons.first { $0.action.style == .cancel } : nil }

    private var apartHeight: CGFloat {
        cancelButton == nil || isInPopover ? 0 : buttonHeight + Theme.Alert.plateGap
    }

    private var listed: [AlertButton] { buttons.filter { $0 !== cancelButton } }

    func height(forWidth width: CGFloat) -> CGFloat {
        contentHeight(width: width, places: nil) + apartHeight
    }

    /// Returns the height of the content, and passes the frames of all subviews to `places` if it isn't `nil`.
    @discardableResult
    private func contentHeight(width: CGFloat, places: ((UIView, CGRect) -> Void)?) -> CGFloat {
        let metrics = Theme.Alert.self
        let inner = max(0, width - 2 * metrics.textMargin)
        var y = isSheet ? metrics.sheetTop : metrics.top
        var hasWords = false
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            if hasWords { y += metrics.textGap }
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            places?(label, CGRect(x: metrics.textMargin, y: y, width: inner, height: height))
            y += height
            hasWords = true
        }
        for field in alert?.fields ?? [] {
            y += metrics.fieldGap
            places?(field, CGRect(x: metrics.textMargin, y: y, width: inner, height: fieldHeight))
            y += fieldHeight
            hasWords = true
        }
        y = hasWords ? y + (isSheet ? metrics.sheetTop : metrics.top) : 0
        if isRow {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            // The cancel button is last in the list and at the leading side of the row.
            for (index, button) in listed.reversed().enumerated() {
                let isLeft = (index == 0) != isRightToLeft
                places?(button, CGRect(x: isLeft ? 0 : width / 2, y: y, width: width / 2, height: buttonHeight))
            }
            return y + buttonHeight
        }
        for button in listed {
            places?(button, CGRect(x: 0, y: y, width: width, height: buttonHeight))
            y += buttonHeight
        }
        return y
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - apartHeight))
        main.layoutIfNeeded()
        scroll.frame = main.clip.bounds
        let height = contentHeight(width: bounds.width) { view, frame in view.frame = frame }
        scroll.contentSize = CGSize(width: bounds.width, height: height)
        for (index, button) in listed.enumerated() {
            button.hasLineBeside = isRow && index == 0
            button.hasLineAbove = button.frame.minY > 0
        }
        cancelPlate.isHidden = apartHeight == 0
        cancelPlate.frame = CGRect(
            x: 0, y: bounds.height - buttonHeight, width: bounds.width, height: buttonHeight)
        cancelPlate.layoutIfNeeded()
        cancelButton?.frame = cancelPlate.clip.bounds
    }
}

/// A rounded background with a shadow.
final class AlertPlate: UIView {
    let clip = UIView(frame: .zero)

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        for layer in [layer, clip.layer] { layer.cornerRadius = Theme.Alert.cornerRadius }
        layer.shadowColor = .black
        applyGround()
        layer.shadowRadius = Theme.Sheet.shadowRadius
        layer.shadowOffset = Theme.Sheet.shadowOffset
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the plate is inside a popover, which draws the background, outline, and shadow.
    var isBare = false {
        didSet { if isBare != oldValue { applyGround() } }
    }

    private func applyGround() {
        backgroundColor = isBare ? nil : Theme.Alert.background
        layer.shadowOpacity = isBare ? 0 : Theme.Sheet.shadowOpacity
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        clip.layer.borderWidth = isBare ? 0 : 1 / max(traitCollection.displayScale, 1)
        clip.layer.borderColor = Theme.Sheet.outline.cgColor(for: traitCollection)
    }
}
