// SPDX-License-Identifier: MIT
internal import Foundation

/// The properties of a number's decimal notation that plural rules refer to.
package struct PluralOperands: Sendable {
    /// The digits before the decimal point, without a sign; `i` in CLDR.
    ///
    /// At most `UInt64.max`.
    let integer: UInt64
    /// The number of digits after the decimal point; `v` in CLDR.
    let fractionDigitCount: Int
    /// The digits after the decimal point as a number; `f` in CLDR.
    ///
    /// Only the first 15 count.
    let fraction: UInt64

    package init(_ value: Int64) { self.init(magnitude: value.magnitude) }

    package init(magnitude: UInt64) {
        self.init(integer: magnitude, fraction: 0, fractionDigitCount: 0)
    }

    /// Takes the digits of the shortest notation: 1.0 counts as 1.
    ///
    /// Infinity and NaN count as 0.
    package init(_ value: Double) {
        guard value.isFinite else {
            self.init(magnitude: 0)
            return
        }
        let magnitude = value.magnitude
        let whole = magnitude.rounded(.down)
        guard whole < 1e15, magnitude != whole else {
            self.init(magnitude: UInt64(exactly: whole) ?? .max)
            return
        }
        // A value below 0.0001 has an exponent, and no digits that a rule could tell apart.
        let digits = "\(magnitude)".split(separator: ".").last.map { $0.prefix(15) } ?? "0"
        self.init(integer: UInt64(whole), fraction: UInt64(digits) ?? 1, fractionDigitCount: digits.count)
    }

    private init(integer: UInt64, fraction: UInt64, fractionDigitCount: Int) {
        self.integer = integer
        self.fraction = fraction
        self.fractionDigitCount = fractionDigitCount
    }

    /// Whether the number has no digits after the decimal point.
    var isInteger: Bool { fractionDigitCount == 0 }

    /// Whether the number is an integer in a range; `n` in CLDR.
    func number(isIn range: ClosedRange<UInt64>) -> Bool { isInteger && range.contains(integer) }

    /// Whether the number is an integer whose remainder is in a range.
    func number(modulo divisor: UInt64, isIn range: ClosedRange<UInt64>) -> Bool {
        isInteger && range.contains(integer % divisor)
    }
}
