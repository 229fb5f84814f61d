// SPDX-License-Identifier: MIT
internal import Foundation

/// The wheels of a date picker.
final class DateWheels: UIView, DateChooser, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    /// The quantity that a wheel shows.
    enum Unit {
        case month, day, year
        /// Days, written with their weekday and month.
        case date
        case hour, minute, period
        /// Hours and minutes of a duration rather than of the time of day.
        case hours, minutes
    }

    var onChoose: ((Date) -> Void)?

    private let mode: UIDatePicker.Mode
    private let picker = UIPickerView(frame: .zero)
    private var units: [Unit] = []
    private var rules = DateRules()
    private var date = Date()
    /// The day in the middle row of the wheel of days.
    private var baseDay = Date()
    private var daysInMonth = 31
    private var usesPeriods = false
    /// Formats the rows of the wheel of days.
    ///
    /// Cached because a formatter is expensive to create.
    private var dayFormatter = DateFormatter()
    /// The text around the numbers of days and years.
    private var textAroundNumbers: [Unit: (before: String, after: String)] = [:]

    init(mode: UIDatePicker.Mode) {
        self.mode = mode
        super.init(frame: .zero)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) { nil }

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// Whether the wheels are narrower than usual, as in the popup of a time field.
    var isNarrow = false

    var naturalSize: CGSize {
        let size = isNarrow ? Theme.DatePicker.timeWheelsSize : Theme.DatePicker.wheelsSize
        let width = Theme.DatePicker.widened(size.width, for: traitCollection)
        picker.maximumGrowth = growth(fitting: bounds.width > 0 ? bounds.width : width)
        return CGSize(width: width, height: picker.naturalSize.height)
    }

    /// Returns the factor by which titles and wheels are enlarged that fit into `width`; at least 1.
    private func growth(fitting width: CGFloat) -> CGFloat {
        let metrics = Theme.Picker.self
        let gaps = metrics.columnGap * CGFloat(max(units.count - 1, 0)) + 2 * metrics.sideMargin
        let sum = units.map(usualWidth).reduce(0, +)
        return sum > 0 ? max((width - gaps) / sum, 1) : 1
    }

    /// Whether months are abbreviated to leave space for larger text.
    private var abbreviatesMonths: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        picker.maximumGrowth = growth(fitting: bounds.width)
        passReadingDirection(to: [picker])
    }

    func show(_ date: Date, rules: DateRules, animated: Bool) {
        let changes =
            units.isEmpty || rules.calendar != self.rules.calendar
            || rules.minuteInterval != self.rules.minuteInterval
        self.rules = rules
        self.date = rules.rounded(date)
        if changes { arrange() }
        showDate(animated: animated)
    }

    // MARK: - Wheels

    private func arrange() {
        usesPeriods = rules.usesPeriods
        dayFormatter = rules.formatter(template: "EEEMMMd")
        textAroundNumbers = [.day: rules.textAround(template: "d"), .year: rules.textAround(template: "y")]
        units = order(of: mode)
        baseDay = rules.calendar.startOfDay(for: date)
        picker.reloadAllComponents()
    }

    private func order(of mode: UIDatePicker.Mode) -> [Unit] {
        let time: [Unit] = usesPeriods ? [.hour, .minute, .period] : [.hour, .minute]
        switch mode {
        case .time: return time
        case .dateAndTime: return [.date] + time
        case .countDownTimer: return [.hours, .minutes]
        case .date: return inLocalOrder("yMMMMd", [.month, .day, .year])
        case .yearAndMonth: return inLocalOrder("yMMMM", [.month, .year])
        }
    }

    private func inLocalOrder(_ template: String, _ units: [Unit]) -> [Unit] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: rules.locale) ?? template
        func place(_ unit: Unit) -> Int {
            let letters: Set<Character> =
                switch unit {
                case .month: ["M", "L"]
                case .year: ["y", "u", "r", "U"]
                default: ["d"]
                }
            return format.firstIndex { letters.contains($0) }.map { format.distance(from: format.startIndex, to: $0) }
                ?? format.count
        }
        return units.sorted { place($0) < place($1) }
    }

    /// The number of distinct values of a wheel.
    ///
    /// The wheel may repeat each of them many times.
    private func valueCount(_ unit: Unit) -> Int {
        switch unit {
        case .month: rules.calendar.monthSymbols.count
        case .day: rules.calendar.maximumRange(of: .day)?.count ?? 31
        case .year: 9_999
        case .date: 2 * Theme.DatePicker.dayReach + 1
        case .hour, .hours: 24
        case .minute, .minutes: 60 / rules.minuteInterval
        case .period: 2
        }
    }

    private func goesRound(_ unit: Unit) -> Bool {
        switch unit {
        case .month, .day, .hour, .minute, .minutes: true
        case .year, .date, .period, .hours: false
        }
    }

    /// The value of `date` that a wheel shows, counted from 0.
    private func value(_ unit: Unit) -> Int {
        let calendar = rules.calendar
        switch unit {
        case .month: return calendar.component(.month, from: date) - 1
        case .day: return calendar.component(.day, from: date) - 1
        case .year: return calendar.component(.year, from: date) - 1
        case .date:
            let day = calendar.startOfDay(for: date)
            let days = calendar.dateComponents([.day], from: baseDay, to: day).day ?? 0
            return min(max(days + Theme.DatePicker.dayReach, 0), 2 * Theme.DatePicker.dayReach)
        case .hour, .hours: return calendar.component(.hour, from: date)
        case .minute, .minutes: return calendar.component(.minute, from: date) / rules.minuteInterval
        case .period: return calendar.component(.hour, from: date) / 12
        }
    }

    private func showDate(animated: Bool) {
        let days = rules.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        if days != daysInMonth, let column = units.firstIndex(where: { $0 == .day }) {
            daysInMonth = days
            picker.reloadComponent(column)
        }
        for (column, unit) in units.enumerated() {
            let (value, count) = (value(unit), valueCount(unit))
            guard goesRound(unit) else {
                picker.selectRow(value, inComponent: column, animated: animated)
                continue
            }
            let present = picker.selectedRow(inComponent: column)
            var way = value - max(present, 0) % count
            if way > count / 2 { way -= count }
            if way < -count / 2 { way += count }
            // At the ends of the wheel, where it is at first or after a reload with fewer rows, continues in the middle.
            let rounds = Theme.DatePicker.rounds
            let isNear = (count..<rounds * count).contains(present + way)
            let row = isNear ? present + way : rounds / 2 * count + value
            picker.selectRow(row, inComponent: column, animated: animated && isNear)
        }
    }

    // MARK: - Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { units.count }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        let name: String? =
            switch units[component] {
            case .month: DatePart.name(of: .month)
            case .day, .date: DatePart.name(of: .day)
            case .year: DatePart.name(of: .year)
            case .hour, .hours: DatePart.name(of: .hour)
            case .minute, .minutes: DatePart.name(of: .minute)
            case .period: "\(rules.calendar.amSymbol)/\(rules.calendar.pmSymbol)"
            }
        return [datePickerLabel, name].compactMap(\.self).joined(separator: ", ")
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        let unit = units[component]
        return valueCount(unit) * (goesRound(unit) ? Theme.DatePicker.rounds : 1)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let growth = Theme.Text.enlargement(for: traitCollection)
        return (usualWidth(units[component]) * min(growth, picker.maximumGrowth)).rounded(.down)
    }

    /// The width of a wheel at the default text size.
    private func usualWidth(_ unit: Unit) -> CGFloat {
        switch unit {
        case .month: abbreviatesMonths ? Theme.DatePicker.shortMonthWidth : Theme.DatePicker.monthWidth
        case .day: Theme.DatePicker.dayWidth
        case .year: Theme.DatePicker.yearWidth
        case .date: Theme.DatePicker.weekdayWidth
        case .hour, .minute: Theme.DatePicker.hourWidth
        case .period: Theme.DatePicker.periodWidth
        case .hours, .minutes: Theme.DatePicker.durationWidth
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let unit = units[component]
        let value = row % valueCount(unit)
        let calendar = rules.calendar
        switch unit {
        case .month:
            let months = abbreviatesMonths ? calendar.shortStandaloneMonthSymbols : calendar.standaloneMonthSymbols
            return months[value]
        case .day, .year:
            let text = textAroundNumbers[unit] ?? ("", "")
            return text.before + rules.number(value + 1) + text.after
        case .date:
            let day = calendar.date(byAdding: .day, value: value - Theme.DatePicker.dayReach, to: baseDay) ?? baseDay
            return dayFormatter.string(from: day)
        case .hour: return rules.number(usesPeriods ? (value + 11) % 12 + 1 : value)
        case .minute: return rules.number(value * rules.minuteInterval, digits: 2)
        case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours: return duration(Duration.seconds(value * 3600), .hours)
        case .minutes: return duration(Duration.seconds(value * rules.minuteInterval * 60), .minutes)
        }
    }

    private func duration(_ duration: Duration, _ unit: Duration.UnitsFormatStyle.Unit) -> String {
        duration.formatted(
            .units(allowed: [unit], width: .abbreviated, zeroValueUnits: .show(length: 1)).locale(rules.locale))
    }

    /// Days that the month doesn't have are dimmed.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard units[component] == .day, row % valueCount(.day) >= daysInMonth else { return nil }
        let title = self.pickerView(pickerView, titleForRow: row, forComponent: component) ?? ""
        return NSAttributedString(string: title, attributes: [.foregroundColor: UIColor.tertiaryLabel])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let unit = units[component]
        let chosen = rules.allowed(self.date(withRow: row, of: unit))
        date = rules.rounded(chosen)
        // A date that doesn't exist, or isn't allowed: turn the wheels to the nearest valid one.
        showDate(animated: true)
        onChoose?(chosen)
    }

    private func date(withRow row: Int, of unit: Unit) -> Date {
        let value = row % valueCount(unit)
        switch unit {
        case .month: return rules.setting(.month, to: value + 1, of: date)
        case .day: return rules.setting(.day, to: value + 1, of: date)
        case .year: return rules.setting(.year, to: value + 1, of: date)
        case .date:
            let offset = value - Theme.DatePicker.dayReach
            let day = rules.calendar.date(byAdding: .day, value: offset, to: baseDay) ?? baseDay
            return rules.combining(day: day, time: date)
        case .hour, .hours: return rules.setting(.hour, to: value, of: date)
        case .minute, .minutes: return rules.setting(.minute, to: value * rules.minuteInterval, of: date)
        case .period: return rules.setting(.hour, to: self.value(.hour) % 12 + 12 * value, of: date)
        }
    }
}
