// SPDX-License-Identifier: MIT
internal import Foundation

/// Finds dates and phone numbers.
///
/// Every attempt looks at a bounded number of units after its start.
struct NumberScanner {
    let units: TextUnits
    let dateOrder: DataDetector.DateOrder
    private let excluded: [DetectedData]

    init(_ units: TextUnits, dateOrder: DataDetector.DateOrder, excluding excluded: [DetectedData]) {
        self.units = units
        self.dateOrder = dateOrder
        self.excluded = excluded
    }

    func scan() -> [DetectedData] {
        var found: [DetectedData] = []
        var index = 0
        var nextExcluded = 0
        while index < units.count {
            if nextExcluded < excluded.count, index >= excluded[nextExcluded].range.lowerBound {
                index = excluded[nextExcluded].range.upperBound
                nextExcluded += 1
                continue
            }
            let limit = nextExcluded < excluded.count ? excluded[nextExcluded].range.lowerBound : units.count
            if let match = match(at: index), match.range.upperBound <= limit {
                found.append(match)
                index = match.range.upperBound
            } else {
                index = next(after: index, limit: limit)
            }
        }
        return found
    }

    private func match(at index: Int) -> DetectedData? {
        if units.digit(index) != nil {
            return date(withNumberAt: index) ?? phoneNumber(at: index)
        }
        switch units[index] {
        case 0x2B, 0x28: return phoneNumber(at: index)
        case 0x3000...0x9FFF: return dateOfEastAsia(at: index)
        default: return units.isLetter(index) ? date(withWordAt: index) : nil
        }
    }

    /// Returns the next position at which data can begin: after the word or the digits at `index`.
    private func next(after index: Int, limit: Int) -> Int {
        var index = index
        if units.digit(index) != nil {
            while index < limit, units.digit(index) != nil { index += 1 }
            // Data that begins within a word, as in “v2024-05-06”, isn't any.
            while index < limit, units.isLetter(index) || units[index] == 0x5F || units.digit(index) != nil {
                index += 1
            }
            return index
        }
        guard units.isLetter(index) || units[index] == 0x5F else { return index + 1 }
        while index < limit, units.isLetter(index) || units.digit(index) != nil || units[index] == 0x5F { index += 1 }
        return index
    }

    // MARK: - Numbers

    /// A sequence of digits.
    struct Number {
        let value: Int
        let range: Range<Int>
        var count: Int { range.count }
    }

    /// Returns the digits at `index`; `nil` if there are none or more than `maximum`.
    func number(at index: Int, maximum: Int = 4) -> Number? {
        var (value, end) = (0, index)
        while let digit = units.digit(end) {
            guard end - index < maximum else { return nil }
            value = value * 10 + digit
            end += 1
        }
        return end > index ? Number(value: value, range: index..<end) : nil
    }

    /// Returns the word at `index` in lowercase, with its end; `nil` if there is none or it is longer than 16 letters.
    func word(at index: Int) -> (text: String, end: Int)? {
        var end = index
        while units.isLetter(end) {
            guard end - index < 16 else { return nil }
            end += 1
        }
        return end > index ? (units.string(index..<end).lowercased(), end) : nil
    }

    /// Returns the position after at most one space.
    func skipSpace(_ index: Int) -> Int { units.isSpace(index) ? index + 1 : index }

    /// Whether neither a letter nor a digit continues what ends at `index`.
    func isEnd(_ index: Int) -> Bool { !units.isLetter(index) && units.digit(index) == nil && units[index] != 0x5F }

    /// Whether what begins at `index` doesn't continue a word or number.
    func isStart(_ index: Int) -> Bool {
        guard isEnd(index - 1) else { return false }
        switch units[index - 1] {
        // Signs, currencies, and separators after digits.
        case 0x24, 0x23, 0x25, 0x26, 0x3D, 0x40, 0x5C, 0x5E, 0x7E, 0xA2...0xA5, 0x20A0...0x20CF: return false
        case 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x2212: return isEnd(index - 2)
        default: return true
        }
    }
}
