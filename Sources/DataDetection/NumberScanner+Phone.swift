// SPDX-License-Identifier: MIT
internal import Foundation

extension NumberScanner {
    private static let maximumPhoneLength = 32

    /// Returns the phone number at `index`; `nil` if there is none.
    ///
    /// International numbers begin with a plus sign or 00. National ones have the trunk prefix 0, or the groups that
    /// are usual in North America, China, or Spain. Numbers without these marks are left alone, because most long
    /// numbers are no phone numbers.
    func phoneNumber(at index: Int) -> DetectedData? {
        guard isStart(index) else { return nil }
        var groups: [Group] = []
        var position = index
        let hasPlus = units[position] == 0x2B
        if hasPlus { position += 1 }
        var separator: UInt16 = 0
        var isOpen = false
        // Only numbers with a prefix have more than four groups.
        let maximumGroups = hasPlus || units.digit(position) == 0 || units[position] == 0x28 ? 7 : 4
        while groups.count < maximumGroups, position - index < Self.maximumPhoneLength {
            if units[position] == 0x28, !isOpen, units.digit(position + 1) != nil {
                isOpen = true
                position += 1
            }
            guard let digits = digits(at: position) else { return nil }
            guard !digits.isEmpty else { break }
            let end = position + digits.count
            var group = Group(
                digits: digits, start: position, end: end, separator: separator, isInParentheses: isOpen)
            if isOpen {
                guard units[end] == 0x29 else { return nil }
                isOpen = false
                group.end += 1
            }
            groups.append(group)
            position = group.end
            (separator, position) = self.separator(at: position)
        }
        // Another number may follow.
        while let last = groups.last {
            if canEnd(last.end), isPhoneNumber(groups, hasPlus: hasPlus) {
                return phoneNumber(groups, from: index, hasPlus: hasPlus)
            }
            groups.removeLast()
        }
        return nil
    }

    private struct Group {
        let digits: [UInt8]
        let start: Int
        var end: Int
        /// The separator before the group: a space, hyphen, period, slash, or none.
        let separator: UInt16
        let isInParentheses: Bool
        var count: Int { digits.count }
    }

    /// Returns the digits at `index`; `nil` if there are too many for a phone number.
    private func digits(at index: Int) -> [UInt8]? {
        var digits: [UInt8] = []
        while let digit = units.digit(index + digits.count) {
            guard digits.count < 17 else { return nil }
            digits.append(UInt8(digit))
        }
        return digits
    }

    /// Returns the separator between groups at `index`, and the position after it.
    private func separator(at index: Int) -> (UInt16, Int) {
        var index = index
        var separator: UInt16 = 0
        if units.isSpace(index) {
            separator = 0x20
            index += 1
        }
        switch units[index] {
        case 0x2D, 0x2010, 0x2011, 0x2013:
            separator = 0x2D
            index += 1
        case 0x2E where separator == 0, 0x2F:
            separator = units[index]
            index += 1
        default: break
        }
        if separator != 0x20, units.isSpace(index), separator != 0x2E { index += 1 }
        return (separator, index)
    }

    private func canEnd(_ index: Int) -> Bool {
        guard isEnd(index) || isExtension(index) else { return false }
        switch units[index] {
        case 0x25, 0x24, 0xA2...0xA5, 0x20A0...0x20CF, 0x40, 0x3A, 0xB0: return false
        case 0x2C, 0x2E, 0x2D, 0x2F: return units.digit(index + 1) == nil
        case 0x20, 0xA0:
            // An amount.
            switch units[index + 1] {
            case 0x25, 0x24, 0xA3, 0xA5, 0x20AC: return false
            default: return true
            }
        default: return true
        }
    }

    // MARK: - Rules

    private func isPhoneNumber(_ groups: [Group], hasPlus: Bool) -> Bool {
        guard let first = groups.first, groups.reduce(0, { $0 + $1.count }) >= 7 else { return false }
        let digits = groups.flatMap(\.digits)
        let counts = groups.map(\.count)
        guard digits.count <= 17, digits.contains(where: { $0 != digits[0] }) else { return false }
        if hasPlus { return digits[0] != 0 && (8...15).contains(digits.count) }
        guard !isDateOrVersion(groups) else { return false }
        if digits.starts(with: [0, 0]) { return (10...17).contains(digits.count) && digits[2] != 0 }
        if digits[0] == 0 {
            // Groups of one digit are rare except after 0 in parentheses.
            let hasArea = first.count >= 2 || first.isInParentheses
            let fewest = groups.count == 1 ? 9 : 7
            return hasArea && (fewest...12).contains(digits.count) && !counts.dropFirst().contains(1)
        }
        switch counts {
        case [3, 3, 4]: return digits[0] > 1 && digits[3] > 1
        case [1, 3, 3, 4]: return digits[0] == 1 && digits[1] > 1 && digits[4] > 1
        case [3, 4]: return groups[1].separator == 0x2D && digits[0] > 1
        case [11]: return digits[0] == 1 && (3...9).contains(digits[1])
        case [3, 4, 4]: return digits[0] == 1 && (3...9).contains(digits[1])
        case [2, 3, 2, 2], [3, 2, 2, 2]: return digits[0] >= 6
        default: return false
        }
    }

    /// Whether the groups are those of a date, an address of the internet, a decimal, or a book's number.
    private func isDateOrVersion(_ groups: [Group]) -> Bool {
        let counts = groups.map(\.count)
        let separators = Set(groups.dropFirst().map(\.separator))
        let isSame = separators.count == 1
        if isSame, groups.count == 3, !separators.contains(0x20) {
            if counts[0] <= 2, counts[1] <= 2, counts[2] == 2 || counts[2] == 4 { return true }
            if counts[0] == 4, counts[1] <= 2, counts[2] <= 2 { return true }
        }
        if separators == [0x2E] {
            if groups.count == 2 { return true }
            if groups.count == 4, counts.allSatisfy({ $0 <= 3 }) { return true }
        }
        let digits = groups.flatMap(\.digits)
        return digits.count == 13 && digits.starts(with: [9, 7])
    }

    // MARK: - Result

    private func phoneNumber(_ groups: [Group], from start: Int, hasPlus: Bool) -> DetectedData? {
        guard let last = groups.last else { return nil }
        var address = hasPlus ? "tel:+" : "tel:"
        for (index, group) in groups.enumerated() {
            // The trunk prefix in “+49 (0)30 …” isn't dialed.
            if hasPlus, index > 0, group.isInParentheses, group.digits == [0] { continue }
            for digit in group.digits { address.unicodeScalars.append(Unicode.Scalar(0x30 + digit)) }
        }
        var end = last.end
        if let (number, extensionEnd) = phoneExtension(at: end) {
            address += ";ext=\(number)"
            end = extensionEnd
        }
        return DetectedData(kind: .phoneNumber, range: start..<end, url: URL(string: address))
    }

    private func isExtension(_ index: Int) -> Bool { phoneExtension(at: index) != nil }

    /// Returns the number after “ext.” or “x”, and its end.
    private func phoneExtension(at index: Int) -> (number: Int, end: Int)? {
        var position = skipSpace(index)
        if units.has("ext", at: position) {
            position += 3
            if units[position] == 0x2E { position += 1 }
        } else if units.has("x", at: position) {
            position += 1
        } else {
            return nil
        }
        guard let number = number(at: skipSpace(position), maximum: 6), isEnd(number.range.upperBound) else {
            return nil
        }
        return (number.value, number.range.upperBound)
    }
}
