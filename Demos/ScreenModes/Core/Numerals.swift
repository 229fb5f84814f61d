// SPDX-License-Identifier: MIT
internal import Foundation

/// Parses decimal numbers.
///
/// Unlike Swift's initializers, it rejects "inf", "nan", "0x1p4", and signs.
enum Numerals {
    /// Returns an integer of digits only, within `range`.
    static func whole(_ text: some StringProtocol, in range: ClosedRange<Int>) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }),
            let number = Int(text), range.contains(number)
        else { return nil }
        return number
    }

    /// Returns a number of digits with at most one decimal point, within `range`.
    static func decimal(_ text: some StringProtocol, in range: ClosedRange<Double>) -> Double? {
        guard text.utf8.count <= 16, text.utf8.contains(where: { (48...57).contains($0) }),
            text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }), let number = Double(text),
            range.contains(number)
        else { return nil }
        return number
    }
}
