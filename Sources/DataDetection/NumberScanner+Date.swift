// SPDX-License-Identifier: MIT
internal import Foundation

extension NumberScanner {
    // MARK: - Dates that begin with a number

    /// Returns the date that begins with the digits at `index`; `nil` if there is none.
    func date(withNumberAt index: Int) -> DetectedData? {
        guard isStart(index), let first = number(at: index) else { return nil }
        if let found = numericDate(first) ?? dateWithMonthName(afterDay: first) ?? dateOfEastAsia(first) {
            return withTime(found)
        }
        return nil
    }

    private func numericDate(_ first: Number) -> DetectedData? {
        let separator = units[first.range.upperBound]
        guard separator == 0x2D || separator == 0x2E || separator == 0x2F,
            let second = number(at: skipSpace(after: separator, first.range.upperBound), maximum: 2),
            units[second.range.upperBound] == separator,
            let third = number(at: skipSpace(after: separator, second.range.upperBound)),
            first.count == 4 ? third.count <= 2 : first.count <= 2 && (third.count == 4 || third.count == 2)
        else { return nil }
        let end = third.range.upperBound
        guard isEnd(end) || units[end] | 0x20 == 0x74 else { return nil }
        // More numbers make it a version or an address.
        if units[end] == separator || units[end] == 0x2E, units.digit(end + 1) != nil { return nil }
        let date: DateComponents?
        if first.count == 4 {
            date = components(first.value, second.value, third.value)
        } else {
            let year = third.count == 4 ? third.value : third.value + (third.value < 70 ? 2000 : 1900)
            switch dateOrder {
            case .yearFirst where third.count == 2:
                date = components(first.value + (first.value < 70 ? 2000 : 1900), second.value, third.value)
            case .monthFirst where separator != 0x2E:
                date =
                    components(year, first.value, second.value) ?? components(year, second.value, first.value)
            default:
                date = components(year, second.value, first.value) ?? components(year, first.value, second.value)
            }
        }
        guard let date else { return nil }
        return DetectedData(kind: .date, range: first.range.lowerBound..<end, date: date)
    }

    /// Returns the position after a separator; a period may have a space after it.
    private func skipSpace(after separator: UInt16, _ index: Int) -> Int {
        separator == 0x2E ? skipSpace(index + 1) : index + 1
    }

    private func dateWithMonthName(afterDay day: Number) -> DetectedData? {
        guard day.count <= 2 else { return nil }
        var index = day.range.upperBound
        if units[index] == 0x2E {
            index += 1
        } else if let (ending, end) = word(at: index) {
            guard DateWords.ordinals.contains(ending) else { return nil }
            index = end
        }
        index = skipSpace(index)
        if units[index] == 0x2D { index += 1 }
        guard var (name, end) = word(at: index) else { return nil }
        if DateWords.betweenParts.contains(name) {
            guard let next = word(at: skipSpace(end)) else { return nil }
            (name, end) = next
        }
        guard let month = DateWords.months[name], isEnd(end) else { return nil }
        if units[end] == 0x2E, units.isSpace(end + 1), units.digit(end + 2) != nil { end += 1 }
        return date(day: day.value, month: month, from: day.range.lowerBound, yearAt: end)
    }

    /// Returns a date with the year that follows its month or day, if there is one.
    private func date(day: Int, month: Int, from start: Int, yearAt end: Int) -> DetectedData? {
        var index = end
        if units[index] == 0x2C { index += 1 }
        index = skipSpace(index)
        if units[index] == 0x2D, index == end { index += 1 }
        if let (between, end) = word(at: index), DateWords.betweenParts.contains(between) { index = skipSpace(end) }
        if let year = number(at: index), year.count == 4, (1000...2999).contains(year.value),
            isEnd(year.range.upperBound), let date = components(year.value, month, day)
        {
            return DetectedData(kind: .date, range: start..<year.range.upperBound, date: date)
        }
        guard components(2000, month, day) != nil else { return nil }
        return DetectedData(kind: .date, range: start..<end, date: DateComponents(month: month, day: day))
    }

    // MARK: - Dates that begin with a word

    /// Returns the date that begins with the word at `index`; `nil` if there is none.
    func date(withWordAt index: Int) -> DetectedData? {
        guard isStart(index), let (name, end) = word(at: index) else { return nil }
        if let days = DateWords.days[name] {
            let found = DetectedData(kind: .date, range: index..<end, date: DateComponents(day: days))
            // The word alone is found in too much prose.
            let whole = withTime(found)
            return whole.date?.hour == nil ? nil : whole
        }
        guard let month = DateWords.months[name] else { return nil }
        let dayIndex = skipSpace(units[end] == 0x2E ? end + 1 : end)
        guard dayIndex > end, let day = number(at: dayIndex, maximum: 2) else { return nil }
        var dayEnd = day.range.upperBound
        if let (ending, end) = word(at: dayEnd) {
            guard DateWords.ordinals.contains(ending) else { return nil }
            dayEnd = end
        }
        guard isEnd(dayEnd), units[dayEnd] != 0x3A else { return nil }
        return date(day: day.value, month: month, from: index, yearAt: dayEnd).map(withTime)
    }

    // MARK: - Japanese and Chinese

    /// Returns a date such as 2024年5月6日 or 5月6日.
    private func dateOfEastAsia(_ first: Number) -> DetectedData? {
        var (year, month): (Int?, Number) = (nil, first)
        if units[first.range.upperBound] == 0x5E74, first.count == 4 {
            guard let next = number(at: first.range.upperBound + 1, maximum: 2) else { return nil }
            (year, month) = (first.value, next)
        }
        guard units[month.range.upperBound] == 0x6708,
            let day = number(at: month.range.upperBound + 1, maximum: 2),
            units[day.range.upperBound] == 0x65E5 || units[day.range.upperBound] == 0x53F7,
            var date = components(year ?? 2000, month.value, day.value)
        else { return nil }
        date.year = year
        return DetectedData(kind: .date, range: first.range.lowerBound..<day.range.upperBound + 1, date: date)
    }

    /// Returns a day relative to today with a time, such as 明日午後5時.
    func dateOfEastAsia(at index: Int) -> DetectedData? {
        for (text, days) in DateWords.daysOfEastAsia where has(text, at: index) {
            let found = DetectedData(
                kind: .date, range: index..<index + text.utf16.count, date: DateComponents(day: days))
            let whole = withTime(found)
            return whole.date?.hour == nil ? nil : whole
        }
        return nil
    }

    private func has(_ text: String, at index: Int) -> Bool {
        text.utf16.enumerated().allSatisfy { units[index + $0.offset] == $0.element }
    }

    // MARK: - Times

    /// Returns a date with the time that follows it, if there is one.
    private func withTime(_ found: DetectedData) -> DetectedData {
        var index = found.range.upperBound
        let isISO = units[index] | 0x20 == 0x74 && units.digit(index + 1) != nil
        if isISO {
            index += 1
        } else {
            if units[index] == 0x2C { index += 1 }
            index = skipSpace(index)
            for _ in 0..<2 {
                if let (between, end) = word(at: index), DateWords.beforeTime.contains(between) || between == "a" {
                    index = skipSpace(end)
                }
            }
        }
        guard let (hour, minute, second, end) = time(at: index), var date = found.date else { return found }
        (date.hour, date.minute, date.second) = (hour, minute, second)
        return DetectedData(kind: .date, range: found.range.lowerBound..<end, date: date)
    }

    private typealias Time = (hour: Int, minute: Int, second: Int?, end: Int)

    /// Returns the time at `index`: 17:30, 17.30 Uhr, 5 pm, 17h30, 午後5時.
    private func time(at index: Int) -> Time? {
        for (text, hours) in DateWords.halvesOfEastAsia where has(text, at: index) {
            guard let time = timeOfEastAsia(at: index + text.utf16.count), time.hour <= 12 else { return nil }
            return (time.hour % 12 + hours, time.minute, time.second, time.end)
        }
        guard let hour = number(at: index, maximum: 2), hour.value <= 24 else { return nil }
        if let time = timeOfEastAsia(at: index) { return time }
        var end = hour.range.upperBound
        var (minute, second): (Int?, Int?) = (nil, nil)
        let separator = units[end]
        if separator == 0x3A || separator == 0x2E || separator | 0x20 == 0x68,
            let next = number(at: end + 1, maximum: 2), next.count == 2, next.value < 60
        {
            minute = next.value
            end = next.range.upperBound
            if separator == 0x3A, units[end] == 0x3A, let next = number(at: end + 1, maximum: 2), next.value <= 60 {
                second = next.value
                end = next.range.upperBound
                end = endOfFraction(end)
            }
            end = endOfZone(end)
        }
        if let (hours, unitEnd) = halfOrUnit(at: end, hour: hour.value) {
            return (hours, minute ?? 0, second, unitEnd)
        }
        guard let minute, separator != 0x2E, isEnd(end), hour.value < 24 || minute == 0 else { return nil }
        return (hour.value, minute, second, end)
    }

    /// Reads “am”, “p.m.”, “Uhr”, or “h” after a time, and returns the hour of the day.
    private func halfOrUnit(at index: Int, hour: Int) -> (hour: Int, end: Int)? {
        let start = skipSpace(index)
        let letter = units[start] | 0x20
        if letter == 0x61 || letter == 0x70 {
            var end = start + 1
            if units[end] == 0x2E { end += 1 }
            if units[end] | 0x20 == 0x6D, (1...12).contains(hour) {
                end += 1
                if units[end] == 0x2E, units[end - 2] == 0x2E { end += 1 }
                if isEnd(end) { return (hour % 12 + (letter == 0x70 ? 12 : 0), end) }
            }
        }
        if let (unit, end) = word(at: start), ["uhr", "h", "hodin", "heures"].contains(unit), isEnd(end) {
            return (hour, end)
        }
        return nil
    }

    private func timeOfEastAsia(at index: Int) -> Time? {
        guard let hour = number(at: index, maximum: 2), hour.value <= 24 else { return nil }
        var end = hour.range.upperBound
        switch units[end] {
        // 時, 时, 点, 點
        case 0x6642, 0x65F6, 0x70B9, 0x9EDE: end += 1
        default: return nil
        }
        guard let minute = number(at: end, maximum: 2), minute.value < 60, units[minute.range.upperBound] == 0x5206
        else { return (hour.value, 0, nil, end) }
        return (hour.value, minute.value, nil, minute.range.upperBound + 1)
    }

    private func endOfFraction(_ index: Int) -> Int {
        guard units[index] == 0x2E, let fraction = number(at: index + 1, maximum: 9) else { return index }
        return fraction.range.upperBound
    }

    private func endOfZone(_ index: Int) -> Int {
        if units[index] == 0x5A, isEnd(index + 1) { return index + 1 }
        guard units[index] == 0x2B || units[index] == 0x2D, let hours = number(at: index + 1) else { return index }
        if hours.count == 4 { return hours.range.upperBound }
        guard hours.count == 2, units[hours.range.upperBound] == 0x3A,
            let minutes = number(at: hours.range.upperBound + 1, maximum: 2), minutes.count == 2
        else { return index }
        return minutes.range.upperBound
    }

    // MARK: - Calendar

    /// Returns the components of a date that exists; `nil` for others.
    private func components(_ year: Int, _ month: Int, _ day: Int) -> DateComponents? {
        guard (1...12).contains(month), (1...2999).contains(year), day >= 1 else { return nil }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= days[month - 1] else { return nil }
        return DateComponents(year: year, month: month, day: day)
    }
}
