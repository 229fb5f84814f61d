// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree
internal import Localization

/// A month calendar for choosing a day, with a month and year picker and an optional time field.
final class CalendarView: UIView, DateChooser {
    var onChoose: ((Date) -> Void)?

    private var rules = DateRules()
    private var date = Date()
    private let title = UIButton(configuration: .plain())
    private let earlier = GlyphButton(
        .chevronLeft, side: Theme.DatePicker.chevronSide, lineWidth: Theme.DatePicker.chevronWidth)
    private let later = GlyphButton(
        .chevronRight, side: Theme.DatePicker.chevronSide, lineWidth: Theme.DatePicker.chevronWidth)
    private var weekdays: [UILabel] = []
    private let grid = CalendarGrid()
    private let time: DateFields?
    private let timeLabel = UILabel(frame: .zero)
    /// The wheels that replace the days while the user chooses a month.
    private var monthWheels: DateWheels?

    init(showsTime: Bool) {
        time = showsTime ? DateFields(mode: .time) : nil
        super.init(frame: .zero)
        earlier.accessibilityLabel = Phrase.previousMonth.text
        later.accessibilityLabel = Phrase.nextMonth.text
        earlier.accessibilityIdentifier = "previous month"
        later.accessibilityIdentifier = "next month"
        earlier.addTarget(self, action: CalendarView.showPrevious, for: .primaryActionTriggered)
        later.addTarget(self, action: CalendarView.showNext, for: .primaryActionTriggered)
        title.addTarget(self, action: CalendarView.toggleMonths, for: .primaryActionTriggered)
        title.contentHorizontalAlignment = .leading
        title.titleLabel?.adjustsFontSizeToFitWidth = true
        title.configuration?.contentInsets = Theme.DatePicker.titleInsets
        grid.onChoose = { [weak self] day in self?.choose(day: day) }
        grid.onMonth = { [weak self] in self?.showMonth() }
        for view in [title, earlier, later, grid] as [UIView] { addSubview(view) }
        for _ in 0..<7 {
            let label = UILabel(frame: .zero)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        if let time {
            time.onChoose = { [weak self] date in self?.choose(date) }
            addSubview(time)
            timeLabel.text = Phrase.timeOfDay.text
            timeLabel.adjustsFontSizeToFitWidth = true
            addSubview(timeLabel)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .calendar)
    }

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    var naturalSize: CGSize {
        let metrics = Theme.DatePicker.self
        let width = metrics.widened(metrics.calendarWidth, for: traitCollection)
        let week = min(
            Theme.Text.enlarged(metrics.weekHeight, for: traitCollection),
            max(metrics.weekHeight, (width / 7).rounded()))
        let height = headerHeight + weekdayHeight(width: width) + 6 * week + timeRowHeight + metrics.margin
        return CGSize(width: width, height: height)
    }

    private var headerHeight: CGFloat {
        max(Theme.DatePicker.headerHeight, Theme.Text.widened(Theme.DatePicker.headerHeight, for: traitCollection))
    }

    private var timeRowHeight: CGFloat {
        guard let time else { return 0 }
        let padding = Theme.DatePicker.timeRowHeight - Theme.DatePicker.fieldHeight
        return max(Theme.DatePicker.timeRowHeight, time.naturalSize.height + padding)
    }

    private func weekdayFontSize(width: CGFloat) -> CGFloat {
        let metrics = Theme.DatePicker.self
        return min(
            Theme.Text.scaled(metrics.weekdayFontSize, for: traitCollection),
            max(metrics.weekdayFontSize, (width / 7 * metrics.maximumWeekdayFontShare).rounded()))
    }

    private func weekdayHeight(width: CGFloat) -> CGFloat {
        let metrics = Theme.DatePicker.self
        return max(metrics.weekdayHeight, (weekdayFontSize(width: width) * metrics.weekdayLineHeight).rounded())
    }

    func show(_ date: Date, rules: DateRules, animated: Bool) {
        self.rules = rules
        self.date = rules.rounded(date)
        grid.show(self.date, rules: rules)
        time?.show(date, rules: rules, animated: animated)
        showMonth()
        setNeedsLayout()
    }

    // MARK: - Selection

    private func choose(day: Date) {
        choose(rules.allowed(rules.combining(day: day, time: date)))
    }

    private func choose(_ chosen: Date) {
        show(chosen, rules: rules, animated: true)
        onChoose?(chosen)
    }

    private func showPrevious() {
        grid.turn(by: -1)
    }

    private func showNext() {
        grid.turn(by: 1)
    }

    private func showMonth() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        title.configuration?.title = rules.formatter(template: isLarge ? "yMMM" : "yMMMM").string(from: grid.month)
        earlier.isEnabled = grid.canTurn(by: -1)
        later.isEnabled = grid.canTurn(by: 1)
        setNeedsLayout()
    }

    /// Shows the month and year wheels, or hides them if they are shown.
    private func toggleMonths() {
        let isOpening = monthWheels == nil
        if isOpening {
            let wheels = DateWheels(mode: .yearAndMonth)
            wheels.show(grid.month, rules: rules, animated: false)
            wheels.onChoose = { [weak self] month in self?.grid.month = month }
            wheels.alpha = 0
            addSubview(wheels)
            monthWheels = wheels
            layoutSubviews()
        }
        let closing = isOpening ? nil : monthWheels
        if !isOpening { monthWheels = nil }
        UIView.animate(
            withDuration: Theme.DatePicker.monthDuration, options: .allowUserInteraction,
            animations: {
                monthWheels?.alpha = 1
                closing?.alpha = 0
                grid.alpha = isOpening ? 0 : 1
                for label in weekdays { label.alpha = isOpening ? 0 : 1 }
            }, completion: { _ in closing?.removeFromSuperview() })
        grid.isUserInteractionEnabled = !isOpening
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = Theme.DatePicker.self
        passReadingDirection(to: [title, grid] + [time, monthWheels].compactMap { $0 as UIView? })
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let target = metrics.chevronTarget
        let header = headerHeight
        let titleWidth = min(title.intrinsicContentSize.width, max(bounds.width - 2 * target, 0))
        place(title, 0, 0, titleWidth, header)
        place(earlier, bounds.width - 2 * target, 0, target, header)
        place(later, bounds.width - target, 0, target, header)
        earlier.glyphView.glyph = isMirrored ? .chevronRight : .chevronLeft
        later.glyphView.glyph = isMirrored ? .chevronLeft : .chevronRight

        let symbols = rules.calendar.veryShortStandaloneWeekdaySymbols
        let names = rules.calendar.standaloneWeekdaySymbols
        let day = bounds.width / 7
        let weekdayFont = UIFont.systemFont(ofSize: weekdayFontSize(width: bounds.width), weight: .semibold)
        let weekdayHeight = weekdayHeight(width: bounds.width)
        for (index, label) in weekdays.enumerated() where symbols.count == 7 {
            let weekday = (index + rules.calendar.firstWeekday - 1) % 7
            label.text = symbols[weekday]
            label.accessibilityLabel = names.indices.contains(weekday) ? names[weekday] : nil
            label.font = weekdayFont
            place(label, CGFloat(index) * day, header, day, weekdayHeight)
        }
        let top = header + weekdayHeight
        let timeHeight = timeRowHeight
        let bottom = metrics.margin + timeHeight
        let height = max(bounds.height - top - bottom, 0)
        place(grid, 0, top, bounds.width, height)
        if let monthWheels { place(monthWheels, 0, header, bounds.width, height + weekdayHeight) }
        guard let time else { return }
        let size = time.naturalSize
        let y = bounds.height - timeHeight
        let x = bounds.width - size.width - metrics.margin
        place(time, x, y + (timeHeight - size.height) / 2, size.width, size.height)
        timeLabel.font = .systemFont(ofSize: Theme.Text.scaled(metrics.fieldFontSize, for: traitCollection))
        timeLabel.textAlignment = isMirrored ? .right : .left
        place(timeLabel, metrics.margin, y, max(x - 2 * metrics.margin, 0), timeHeight)
    }
}
