// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree
internal import Windowing

/// A date written out, whose parts are selected with the pointer or the arrow keys and changed with keys, digits, or
/// the scroll wheel.
///
/// A tap opens a popup with a calendar, or with wheels for a time.
final class DateField: UIControl {
    /// Called with the date that the user selects.
    var onChoose: ((Date) -> Void)?

    private let template: String
    private var rules = DateRules()
    private var date = Date()
    private var parts: [DatePart] = []
    private var labels: [UILabel] = []
    /// The index of the part that keys act on.
    private var active: Int? {
        didSet { if active != oldValue { AccessibilityWatch.mark(self) } }
    }
    private let mark = UIView(frame: .zero)
    private weak var popup: PopupWindow?
    private weak var chooser: (any DateChooser)?
    private var typed = 0
    private var typingEnds: ScheduledCall?

    init(template: String) {
        self.template = template
        super.init(frame: .zero)
        backgroundColor = Theme.DatePicker.field
        layer.cornerRadius = Theme.DatePicker.fieldRadius
        layer.cornerCurve = .continuous
        mark.isUserInteractionEnabled = false
        mark.layer.cornerRadius = Theme.DatePicker.partRadius
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    override var isPressedByKeys: Bool { false }
    private var text: String { labels.compactMap(\.text).joined() }

    /// The field's accessibility label: that of the date picker, or else its text.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? datePickerLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        if datePickerLabel != nil {
            defaults.value = text
            defaults.range = AccessibilityRange(
                minimum: Date.distantPast.timeIntervalSinceReferenceDate,
                maximum: Date.distantFuture.timeIntervalSinceReferenceDate,
                current: date.timeIntervalSinceReferenceDate)
        }
        defaults.traits.formUnion([.button, .adjustable])
        defaults.role = .spinButton
        defaults.states = .hasPopup
        defaults.hint = active.flatMap { parts[$0].name(rules: rules) }
        return defaults
    }

    override func accessibilityIncrement() { accessibilityStep(by: 1) }
    override func accessibilityDecrement() { accessibilityStep(by: -1) }

    override func accessibilityPress() -> Bool {
        guard isEnabled else { return false }
        openChooser()
        return popup != nil
    }

    /// Changes the part on which keys act, or the first.
    private func accessibilityStep(by count: Int) {
        if active == nil { active = choosable.first }
        step(by: count)
        setNeedsLayout()
    }

    var naturalWidth: CGFloat {
        let width = textWidth(for: .systemFont(ofSize: fontSize)) + 2 * Theme.DatePicker.fieldPadding
        return fontSize > Theme.DatePicker.fieldFontSize ? min(width, Theme.DatePicker.maximumWidth) : width
    }

    private var fontSize: CGFloat { Theme.Text.scaled(Theme.DatePicker.fieldFontSize, for: traitCollection) }

    private func textWidth(for font: UIFont) -> CGFloat {
        labels.reduce(0) { $0 + ($1.text ?? "").size(withAttributes: [.font: font]).width.rounded(.up) }
    }

    /// Sets the font of the text size, reduced if the field is too narrow for it.
    private func updateFont() {
        var font = UIFont.systemFont(ofSize: fontSize)
        let (width, space) = (textWidth(for: font), bounds.width - 2 * Theme.DatePicker.fieldPadding)
        if width > space, space > 0, fontSize > Theme.DatePicker.fieldFontSize {
            let reduced = (fontSize * space / width).rounded(.down)
            font = .systemFont(ofSize: max(reduced, Theme.DatePicker.fieldFontSize))
        }
        for label in labels where label.font != font { label.font = font }
    }

    func show(_ date: Date, rules: DateRules) {
        self.rules = rules
        self.date = rules.rounded(date)
        let formatter = rules.formatter(template: template)
        parts = DatePart.parts(of: formatter.dateFormat)
        while labels.count > parts.count { labels.removeLast().removeFromSuperview() }
        while labels.count < parts.count {
            let label = UILabel(frame: .zero)
            labels.append(label)
            addSubview(label)
        }
        for (part, label) in zip(parts, labels) { label.text = part.text(of: self.date, rules: rules) }
        if let active, active >= parts.count { self.active = nil }
        AccessibilityWatch.mark(self)
        chooser?.show(self.date, rules: rules, animated: true)
        setNeedsLayout()
    }

    // MARK: - Editing

    private var choosable: [Int] { parts.indices.filter { parts[$0].component != nil } }

    private func choose(_ chosen: Date) {
        let allowed = rules.allowed(chosen)
        guard allowed != date else { return }
        show(allowed, rules: rules)
        onChoose?(allowed)
    }

    private func step(by count: Int) {
        guard let part = active.map({ parts[$0] }) else { return }
        endTyping()
        choose(part.date(byStepping: count, from: date, rules: rules))
    }

    private func moveActive(by step: Int) {
        endTyping()
        let stops = choosable
        let present = active.flatMap { stops.firstIndex(of: $0) } ?? (step > 0 ? -1 : stops.count)
        guard !stops.isEmpty else { return }
        active = stops[min(max(present + step, 0), stops.count - 1)]
        setNeedsLayout()
    }

    // MARK: - Input

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        active = choosable.min { abs(labels[$0].frame.midX - x) < abs(labels[$1].frame.midX - x) }
        endTyping()
        window?.focusedView = self
        setNeedsLayout()
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if touch != nil, isTouchInside { openChooser() }
    }

    /// Opens a popup that shows and edits the field's date.
    private func openChooser() {
        guard popup == nil else { return }
        let showsTime = parts.allSatisfy { $0.component == nil || $0.component == .hour || $0.component == .minute }
        let wheels = DateWheels(mode: .time)
        wheels.isNarrow = true
        let chooser: any DateChooser = showsTime ? wheels : CalendarView(showsTime: false)
        chooser.show(date, rules: rules, animated: false)
        chooser.onChoose = { [weak self] date in self?.choose(date) }
        let margin = Theme.DatePicker.popupMargin
        let size = chooser.naturalSize
        let content = UIView(frame: CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin))
        chooser.frame = CGRect(origin: CGPoint(x: margin, y: margin), size: size)
        chooser.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(chooser)
        passReadingDirection(to: [chooser])
        self.chooser = chooser
        popup = openPopup(showing: content, size: content.bounds.size)
    }

    override func focusDidChange() {
        super.focusDidChange()
        endTyping()
        if isFocused, active == nil { active = choosable.first }
        if !isFocused { active = nil }
        setNeedsLayout()
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        switch key.keyCode {
        case .keyboardUpArrow: step(by: 1)
        case .keyboardDownArrow: step(by: -1)
        case .keyboardLeftArrow: moveActive(by: isWrittenFromRight ? 1 : -1)
        case .keyboardRightArrow: moveActive(by: isWrittenFromRight ? -1 : 1)
        default: return type(key.characters)
        }
        return true
    }

    override func adjust(bySteps steps: CGPoint, for event: UIEvent?) -> Bool {
        guard isFocused, steps.y != 0 else { return false }
        let clicks = wholeClicks(-steps.y)
        if clicks != 0 { step(by: clicks) }
        return true
    }

    /// Appends digits to the number being typed, as long as the result stays in the part's range.
    private func type(_ characters: String) -> Bool {
        guard let active, let digit = characters.first?.wholeNumberValue else { return false }
        let part = parts[active]
        let limit = part.maximumNumber(for: date, rules: rules)
        typed = typed * 10 + digit <= limit ? typed * 10 + digit : digit
        typingEnds?.cancel()
        typingEnds = LayerClock.timeSource.schedule(after: Theme.DatePicker.typingInterval) { [weak self] in
            self?.typed = 0
        }
        if let chosen = part.date(withNumber: typed, from: date, rules: rules) {
            let number = typed
            choose(chosen)
            // Another digit would exceed the part's range.
            if number * 10 > limit {
                typed = 0
                if active != choosable.last { moveActive(by: 1) }
            }
        }
        return true
    }

    private func endTyping() {
        typingEnds?.cancel()
        typed = 0
    }

    // MARK: - Layout

    private var isWrittenFromRight: Bool { rules.locale.language.characterDirection == .rightToLeft }

    /// The indices of the parts from left to right.
    ///
    /// In right-to-left languages the order is reversed, except within runs of numbers that belong together, such as a
    /// time.
    private var visualOrder: [Int] {
        guard isWrittenFromRight else { return Array(labels.indices) }
        func isNumber(_ index: Int) -> Bool {
            labels.indices.contains(index) && labels[index].text?.allSatisfy(\.isNumber) == true
        }
        var groups: [[Int]] = []
        for index in labels.indices {
            let text = labels[index].text ?? ""
            let joins = [":", "/", ".", "-"].contains(text) && isNumber(index - 1) && isNumber(index + 1)
            let follows =
                isNumber(index) && index > 0 && groups.last?.contains(index - 1) == true
                && groups.last?.count ?? 0 > 1
            if joins || follows, !groups.isEmpty {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups.reversed().flatMap { $0 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateFont()
        var x = Theme.DatePicker.fieldPadding
        mark.isHidden = active == nil
        for index in visualOrder {
            let label = labels[index]
            let width = label.intrinsicContentSize.width
            label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            let isActive = index == active
            label.textColor = isActive ? Theme.Button.filledForeground : .label
            if isActive { mark.frame = label.frame.insetBy(dx: -2, dy: 5) }
            x += width
        }
        mark.backgroundColor = tintColor
        showContrastOutline()
        backgroundColor =
            isHovered && isEnabled
            ? Theme.DatePicker.field.shaded(with: Theme.Control.hovered) : Theme.DatePicker.field
        if isFocused { window?.updateFocusRing() }
    }

    override var preventsTapsOfAncestors: Bool { true }
}
