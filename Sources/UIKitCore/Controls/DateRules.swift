// SPDX-License-Identifier: MIT
internal import Foundation

/// The calendar, locale, and limits by which dates are displayed and selected.
struct DateRules {
    /// The calendar, with the locale and the time zone in which dates are displayed.
    var calendar = Calendar.current
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1
    var roundsToMinuteInterval = true

    var locale: Locale { calendar.locale ?? .current }

    /// The effective bounds.
    ///
    /// A minimum later than the maximum disables both.
    private var bounds: (low: Date, high: Date) {
        let low = minimum ?? .distantPast
        let high = maximum ?? .distantFuture
        return low <= high ? (low, high) : (.distantPast, .distantFuture)
    }

    /// The date, moved to the nearest one within the bounds.
    func allowed(_ date: Date) -> Date {
        min(max(date, max(bounds.low, .distantPast)), min(bounds.high, .distantFuture))
    }

    /// Whether any time of the day that contains `date` is within the bounds.
    func allowsDay(of date: Date) -> Bool {
        guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
        return day.end > bounds.low && day.start <= bounds.high
    }

    /// The date that is displayed for `date`, rounded down to the minute interval.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, roundsToMinuteInterval else { return date }
        let minute = calendar.component(.minute, from: date)
        return calendar.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
    }

    /// Whether the locale uses a 12-hour clock.
    var usesPeriods: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = format
        return formatter
    }

    /// A formatter that writes the fields in `template` in the locale's order and style.
    func formatter(template: String) -> DateFormatter {
        formatter(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
    }

    /// Returns the text before and after the number in a template of one field, such as the sign for days in Japanese.
    ///
    /// Both are empty where the locale writes further fields, such as an era.
    func textAround(template: String) -> (before: String, after: String) {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        let parts = DatePart.parts(of: format)
        guard parts.count(where: { !$0.isText }) == 1, let field = parts.firstIndex(where: { !$0.isText }) else {
            return ("", "")
        }
        let text = { (parts: ArraySlice<DatePart>) in parts.map(\.pattern).joined() }
        return (text(parts[..<field]), text(parts[(field + 1)...]))
    }

    func number(_ value: Int, digits: Int = 1) -> String {
        value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
    }

    /// Returns `date` with one component set to `value`.
    ///
    /// A day that the resulting month doesn't have becomes its last day.
    func setting(_ component: Calendar.Component, to value: Int, of date: Date) -> Date {
        let units: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute, .second]
        var parts = calendar.dateComponents(units, from: date)
        parts.setValue(value, for: component)
        guard component == .month || component == .year || component == .day, let day = parts.day else {
            return calendar.date(from: parts) ?? date
        }
        parts.day = 1
        guard let first = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: first) else {
            return date
        }
        parts.day = min(max(day, 1), days.count)
        return calendar.date(from: parts) ?? date
    }

    /// The calendar day of `day` combined with the time of day of `time`.
    func combining(day: Date, time: Date) -> Date {
        let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
        return calendar.date(from: parts) ?? day
    }
}
