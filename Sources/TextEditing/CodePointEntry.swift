// SPDX-License-Identifier: MIT

/// A character that is entered by the hexadecimal digits of its code point.
package struct CodePointEntry: Equatable {
    /// The maximum number of digits, which the highest code point needs.
    private static let maximumDigits = 6

    private var digits = ""

    package init() {}

    /// The text to show while digits are entered.
    package var preview: String { "u" + digits }

    package var isEmpty: Bool { digits.isEmpty }

    /// Adds a digit; returns `false` for another character, and if no code point has so many digits.
    package mutating func append(_ digit: Character) -> Bool {
        guard digit.isASCII, digit.isHexDigit, digits.count < Self.maximumDigits else { return false }
        digits += digit.lowercased()
        return true
    }

    /// Removes the last digit; returns `false` if there is none.
    package mutating func removeLast() -> Bool { digits.popLast() != nil }

    /// The character; `nil` if the number is no code point of a character, or that of a control character.
    package var scalar: Unicode.Scalar? {
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init),
            scalar.properties.generalCategory != .control
        else { return nil }
        return scalar
    }
}
