// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// The days of one month arranged by week, with a single selection.
final class CalendarGrid: UIControl {
    /// Called with the start of the day that the user selects.
    var onChoose: ((Date) -> Void)?
    /// Called when the displayed month changes.
    var onMonth: (() -> Void)?

    private var rules = DateRules()
    private var date = Date()
    private var cells: [CalendarDay] = []
    private var pressed: Int?
    private var hovered: Int?
    /// The month's first day, its column in the first week, and the number of days in the month.
    private var days: (first: Date, lead: Int, count: Int)?

    /// A date in the displayed month.
    var month = Date() {
        didSet {
            guard !rules.calendar.isDate(month, equalTo: oldValue, toGranularity: .month) else { return }
            monthDidChange()
        }
    }

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = Theme.DatePicker.fieldRadius
        for _ in 0..<42 {
            let cell = CalendarDay(index: cells.count, of: self)
            cells.append(cell)
            addSubview(cell)
        }
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: CalendarGrid.pointerMoved))
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: CalendarGrid.swiped)
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var isPressedByKeys: Bool { false }

    func show(_ date: Date, rules: DateRules) {
        self.rules = rules
        self.date = date
        month = date
        findDays()
        setNeedsLayout()
        AccessibilityWatch.mark(self, .focus)
    }

    // MARK: - Months

    func canTurn(by months: Int) -> Bool {
        guard let target = rules.calendar.date(byAdding: .month, value: months, to: month),
            let interval = rules.calendar.dateInterval(of: .month, for: target)
        else { return false }
        return rules.allowed(interval.start) < interval.end && rules.allowed(interval.end - 1) >= interval.start
    }

    func turn(by months: Int) {
        guard canTurn(by: months) else { return }
        month = rules.calendar.date(byAdding: .month, value: months, to: month) ?? month
    }

    private func monthDidChange() {
        findDays()
        setNeedsLayout()
        onMonth?()
        guard window != nil else { return }
        for cell in cells { cell.alpha = 0 }
        UIView.animate(withDuration: Theme.DatePicker.monthDuration, options: .allowUserInteraction) {
            for cell in cells { cell.alpha = 1 }
        }
    }

    private func swiped(_ swipe: UISwipeGestureRecognizer) {
        turn(by: (swipe.direction == .left) == isRightToLeft ? -1 : 1)
    }

    // MARK: - Days

    private func findDays() {
        let calendar = rules.calendar
        guard let first = calendar.dateInterval(of: .month, for: month)?.start,
            let count = calendar.range(of: .day, in: .month, for: month)?.count
        else { return days = nil }
        let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        days = (first, lead, count)
    }

    /// The day in the cell at `index`, or `nil` if the cell lies outside the month.
    private func day(at index: Int) -> Date? {
        guard let days, (days.lead..<(days.lead + days.count)).contains(index) else { return nil }
        return rules.calendar.date(byAdding: .day, value: index - days.lead, to: days.first)
    }

    private func index(at point: CGPoint) -> Int? {
        guard bounds.width > 0, bounds.height > 0, bounds.contains(point) else { return nil }
        let column = min(Int(point.x / bounds.width * 7), 6)
        let row = min(Int(point.y / bounds.height * 6), 5)
        let index = row * 7 + (isRightToLeft ? 6 - column : column)
        return day(at: index).map(rules.allowsDay) == true ? index : nil
    }

    /// A group of buttons: in tables, screen readers read the whole week with each day.
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(label: rules.formatter(template: "yMMMM").string(from: month), role: .group)
    }

    /// The cell of the selected day.
    override var accessibilityActivePart: UIResponder? {
        guard let days, rules.calendar.isDate(date, equalTo: month, toGranularity: .month) else { return nil }
        let index = days.lead + rules.calendar.component(.day, from: date) - 1
        return cells.indices.contains(index) ? cells[index] : nil
    }

    /// The days of the month in their order.
    override var accessibilityElements: [Any]? {
        get { cells.indices.filter { day(at: $0) != nil }.map { cells[$0] } }
        set { super.accessibilityElements = newValue }
    }

    /// The full date of the day in a cell.
    func accessibilityName(ofDay index: Int) -> String? {
        day(at: index).map(rules.formatter(template: "EEEEdMMMMy").string)
    }

    func accessibilityChoose(day index: Int) -> Bool {
        guard isEnabled, let day = day(at: index), rules.allowsDay(of: day) else { return false }
        choose(day)
        return true
    }

    private func choose(_ day: Date) {
        onChoose?(rules.calendar.startOfDay(for: day))
    }

    // MARK: - Input

    private func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        let index = isOver ? index(at: recognizer.location(in: self)) : nil
        guard index != hovered else { return }
        hovered = index
        setNeedsLayout()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = index(at: touch.location(in: self))
        return pressed != nil
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = index(at: touch.location(in: self))
        setNeedsLayout()
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let day = touch == nil ? nil : pressed.flatMap(day)
        pressed = nil
        setNeedsLayout()
        if let day { choose(day) }
    }

    override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsLayout()
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        let calendar = rules.calendar
        let target: Date?
        switch key.keyCode {
        case .keyboardLeftArrow: target = calendar.date(byAdding: .day, value: isRightToLeft ? 1 : -1, to: date)
        case .keyboardRightArrow: target = calendar.date(byAdding: .day, value: isRightToLeft ? -1 : 1, to: date)
        case .keyboardUpArrow: target = calendar.date(byAdding: .day, value: -7, to: date)
        case .keyboardDownArrow: target = calendar.date(byAdding: .day, value: 7, to: date)
        case .keyboardPageUp: target = calendar.date(byAdding: .month, value: -1, to: date)
        case .keyboardPageDown: target = calendar.date(byAdding: .month, value: 1, to: date)
        case .keyboardHome: target = calendar.dateInterval(of: .month, for: date)?.start
        case .keyboardEnd: target = calendar.dateInterval(of: .month, for: date).map { $0.end - 1 }
        default: return false
        }
        if let target, rules.allowsDay(of: target) { choose(target) }
        return true
    }

    override func adjust(bySteps steps: CGPoint, for event: UIEvent?) -> Bool {
        guard steps.y != 0 else { return false }
        let clicks = wholeClicks(steps.y)
        if clicks != 0 { turn(by: clicks) }
        return true
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width / 7, bounds.height / 6)
        let today = Date()
        for (index, cell) in cells.enumerated() {
            let column = CGFloat(isRightToLeft ? 6 - index % 7 : index % 7)
            cell.frame = CGRect(x: column * width, y: CGFloat(index / 7) * height, width: width, height: height)
            guard let day = day(at: index) else {
                cell.isHidden = true
                continue
            }
            cell.isHidden = false
            cell.show(
                rules.number(rules.calendar.component(.day, from: day)),
                isChosen: rules.calendar.isDate(day, inSameDayAs: date),
                isToday: rules.calendar.isDate(day, inSameDayAs: today), isEnabled: rules.allowsDay(of: day),
                isPressed: pressed == index, isHovered: hovered == index)
        }
    }

    override var preventsTapsOfAncestors: Bool { true }
}

/// The cell of one day: its number on a circular background.
final class CalendarDay: UIView {
    private let disc = UIView(frame: .zero)
    private let number = UILabel(frame: .zero)

    private let index: Int
    private weak var grid: CalendarGrid?
    private var isChosen = false
    private var isEnabled = true

    init(index: Int, of grid: CalendarGrid) {
        self.index = index
        self.grid = grid
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        number.textAlignment = .center
        addSubview(disc)
        addSubview(number)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, isChosen: Bool, isToday: Bool, isEnabled: Bool, isPressed: Bool, isHovered: Bool) {
        number.text = text
        (self.isChosen, self.isEnabled) = (isChosen, isEnabled)
        AccessibilityWatch.mark(self)
        let tint: UIColor = tintColor
        number.font = .systemFont(ofSize: fontSize, weight: isChosen ? .semibold : .regular)
        number.textColor =
            isChosen && isToday
            ? Theme.Button.filledForeground : isChosen || isToday ? tint : isEnabled ? .label : .tertiaryLabel
        disc.backgroundColor =
            isChosen
            ? isToday ? tint : tint.withAlphaComponent(Theme.DatePicker.chosenAlpha)
            : isPressed || isHovered ? Theme.Button.plainHovered : nil
        let isRinged = isToday && !isChosen && traitCollection.accessibilityLooks.differentiatesWithoutColor
        disc.layer.borderWidth = isRinged ? Theme.Control.outlineWidth : 0
        disc.layer.borderColor = isRinged ? tint.cgColor(for: traitCollection) : nil
        setNeedsLayout()
    }

    /// The size of the number's font, which follows the text size as far as the cell allows.
    private var fontSize: CGFloat {
        let size = Theme.DatePicker.dayFontSize
        let space = min(bounds.width, bounds.height) * Theme.DatePicker.maximumDayFontShare
        return min(Theme.Text.scaled(size, for: traitCollection), max(size, space.rounded()))
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = isChosen ? [.button, .selected] : .button
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityDefaults(
            isElement: true, traits: traits, label: grid?.accessibilityName(ofDay: index), role: .button,
            states: isChosen ? [.focusable, .selectable, .selected] : [.focusable, .selectable])
    }

    override func accessibilityPress() -> Bool { grid?.accessibilityChoose(day: index) ?? false }

    override func layoutSubviews() {
        super.layoutSubviews()
        let disc = Theme.Text.enlarged(Theme.DatePicker.dayDisc, for: traitCollection)
        let side = min(disc, bounds.width, bounds.height)
        self.disc.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side,
            height: side)
        self.disc.layer.cornerRadius = side / 2
        number.frame = bounds
    }
}
