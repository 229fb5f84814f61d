// SPDX-License-Identifier: MIT
internal import Foundation

/// Which dates can be chosen, and by which calendar they are counted.
struct DateRules {
    /// With the locale and the time zone in which dates are shown.
    var calendar = Calendar.current
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1
    var roundsToMinuteInterval = true

    var locale: Locale { calendar.locale ?? .current }

    /// The bounds that there are; those that are the wrong way round count for nothing.
    private var bounds: (low: Date, high: Date) {
        let low = minimum ?? .distantPast
        let high = maximum ?? .distantFuture
        return low <= high ? (low, high) : (.distantPast, .distantFuture)
    }

    /// The date, or the nearest that can be chosen.
    func allowed(_ date: Date) -> Date {
        min(max(date, max(bounds.low, .distantPast)), min(bounds.high, .distantFuture))
    }

    /// Whether any part of a day can be chosen.
    func allowsDay(of date: Date) -> Bool {
        guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
        return day.end > bounds.low && day.start <= bounds.high
    }

    /// The whole minutes that are shown for a date.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, roundsToMinuteInterval else { return date }
        let minute = calendar.component(.minute, from: date)
        return calendar.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
    }

    /// Whether hours are counted from 1 to 12.
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

    /// The order and form that the locale gives the parts that `template` names.
    func formatter(template: String) -> DateFormatter {
        formatter(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
    }

    func number(_ value: Int, digits: Int = 1) -> String {
        value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
    }

    /// `date` with one part set to `value`, the others kept as far as they exist: the 31st of a short month is its last
    /// day.
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

    /// The day of `day` at the time of `time`.
    func combining(day: Date, time: Date) -> Date {
        let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
        return calendar.date(from: parts) ?? day
    }
}
