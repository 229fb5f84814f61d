// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

/// A part of a written date: a number, a name, or the text between them.
struct DatePart {
    /// The calendar component that the part shows; `nil` for the text between parts.
    let component: Calendar.Component?
    /// Whether the part is the period of the day: AM or PM.
    let isPeriod: Bool
    /// Whether `pattern` is literal text.
    let isText: Bool
    /// A date format pattern, or literal text.
    let pattern: String

    /// Splits a date format such as `d. MMM y` into its parts.
    static func parts(of format: String) -> [DatePart] {
        var parts: [DatePart] = []
        var isQuoted = false
        var run = ""
        func finish() {
            guard let first = run.first else { return }
            parts.append(DatePart(first, run))
            run = ""
        }
        for character in format {
            if character == "'" {
                finish()
                isQuoted.toggle()
            } else if isQuoted || !character.isASCII || !character.isLetter {
                finish()
                parts.append(DatePart(text: String(character)))
            } else {
                if run.first != character { finish() }
                run.append(character)
            }
        }
        finish()
        return parts
    }

    private init(_ letter: Character, _ run: String) {
        component = letter == "a" || letter == "b" || letter == "B" ? .hour : Self.component(of: letter)
        isPeriod = component == .hour && Self.component(of: letter) == nil
        isText = false
        pattern = run
    }

    private init(text: String) {
        component = nil
        isPeriod = false
        isText = true
        pattern = text
    }

    private static func component(of letter: Character) -> Calendar.Component? {
        switch letter {
        case "y", "u", "r", "U": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        default: nil
        }
    }

    private var isTwelveHours: Bool { pattern.first == "h" || pattern.first == "K" }

    @MainActor
    func text(of date: Date, rules: DateRules) -> String {
        isText ? pattern : rules.formatter(pattern).string(from: date)
    }

    /// The kind of part, such as “Month”; `nil` if it has no name.
    @MainActor
    func name(rules: DateRules) -> String? {
        if isPeriod { return "\(rules.calendar.amSymbol)/\(rules.calendar.pmSymbol)" }
        return component.flatMap(Self.name)
    }

    @MainActor
    static func name(of component: Calendar.Component) -> String? {
        switch component {
        case .day: Phrase.dayOfDate.text
        case .month: Phrase.monthOfDate.text
        case .year: Phrase.yearOfDate.text
        case .hour: Phrase.hourOfDate.text
        case .minute: Phrase.minuteOfDate.text
        default: nil
        }
    }

    // MARK: - Editing

    /// Returns the date with this part moved by `count` steps, wrapping around at the end of its range.
    func date(byStepping count: Int, from date: Date, rules: DateRules) -> Date {
        guard let component else { return date }
        let value = rules.calendar.component(component, from: date)
        switch component {
        case .hour where isPeriod: return rules.setting(.hour, to: (value + 12) % 24, of: date)
        case .hour: return rules.setting(.hour, to: wrap(value + count, 0, 24), of: date)
        case .minute:
            let step = rules.minuteInterval
            return rules.setting(.minute, to: wrap(value / step + count, 0, 60 / step) * step, of: date)
        case .year: return rules.setting(.year, to: max(value + count, 1), of: date)
        default:
            let range = range(of: component, for: date, rules: rules)
            return rules.setting(component, to: wrap(value + count, range.lowerBound, range.count), of: date)
        }
    }

    private func wrap(_ value: Int, _ first: Int, _ count: Int) -> Int {
        first + ((value - first) % count + count) % count
    }

    private func range(of component: Calendar.Component, for date: Date, rules: DateRules) -> Range<Int> {
        let larger: Calendar.Component = component == .day ? .month : .year
        return rules.calendar.range(of: component, in: larger, for: date) ?? 1..<13
    }

    /// The largest number that may be typed for the part.
    func maximumNumber(for date: Date, rules: DateRules) -> Int {
        switch component {
        case .hour: isPeriod ? 0 : isTwelveHours ? 12 : 23
        case .minute: 59
        case .year: 9_999
        case .some(let component): range(of: component, for: date, rules: rules).upperBound - 1
        case nil: 0
        }
    }

    /// Returns the date with this part set to a typed number, or `nil` if the number isn't valid for the part.
    func date(withNumber number: Int, from date: Date, rules: DateRules) -> Date? {
        guard let component, !isPeriod, number <= maximumNumber(for: date, rules: rules) else { return nil }
        switch component {
        case .hour where isTwelveHours:
            let isLate = rules.calendar.component(.hour, from: date) >= 12
            return rules.setting(.hour, to: number % 12 + (isLate ? 12 : 0), of: date)
        case .hour, .minute: return rules.setting(component, to: number, of: date)
        default: return number > 0 ? rules.setting(component, to: number, of: date) : nil
        }
    }
}
