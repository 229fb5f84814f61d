// SPDX-License-Identifier: MIT
internal import Foundation

extension NSTextList {
    /// The format of a list's markers: text in which a name in braces, such as `{decimal}`, stands for the bullet or
    /// number.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a format, such as `({decimal})`.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// A box.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// Hexadecimal numbers with lowercase letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Hexadecimal numbers with uppercase letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Octal numbers.
        public static let octal = MarkerFormat("{octal}")
        /// Lowercase letters from a to z, then aa.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Uppercase letters from A to Z, then AA.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// The same as `lowercaseAlpha`.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// The same as `uppercaseAlpha`.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Lowercase Roman numerals.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Uppercase Roman numerals.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Decimal numbers.
        public static let decimal = MarkerFormat("{decimal}")

        /// The range of the first known name in braces, and its style.
        private var placeholder: (range: Range<String.Index>, style: MarkerStyle)? {
            var rest = rawValue[...]
            while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
                if let style = MarkerStyle(rawValue: String(rest[rest.index(after: open)..<close])) {
                    return (open..<rest.index(after: close), style)
                }
                rest = rest[rest.index(after: open)...]
            }
            return nil
        }

        var style: MarkerStyle? { placeholder?.style }

        /// Returns the format with the bullet or the number in place of the name.
        func marker(_ number: Int) -> String {
            guard let (range, style) = placeholder else { return rawValue }
            return rawValue.replacingCharacters(in: range, with: style.text(number))
        }
    }

    /// The bullet or kind of numbers of a marker.
    enum MarkerStyle: String {
        case box, check, circle, diamond, disc, hyphen, square, decimal, octal
        case lowerHexadecimal = "lower-hexadecimal"
        case upperHexadecimal = "upper-hexadecimal"
        case lowerAlpha = "lower-alpha"
        case upperAlpha = "upper-alpha"
        case lowerLatin = "lower-latin"
        case upperLatin = "upper-latin"
        case lowerRoman = "lower-roman"
        case upperRoman = "upper-roman"

        private var bullet: String? {
            switch self {
            case .box: "□"
            case .check: "✓"
            case .circle: "◦"
            case .diamond: "◆"
            case .disc: "•"
            case .hyphen: "⁃"
            case .square: "▪"
            default: nil
            }
        }

        var isOrdered: Bool { bullet == nil }

        func text(_ number: Int) -> String {
            if let bullet { return bullet }
            return switch self {
            case .octal: String(number, radix: 8)
            case .lowerHexadecimal: String(number, radix: 16)
            case .upperHexadecimal: String(number, radix: 16, uppercase: true)
            case .lowerAlpha, .lowerLatin: Self.letters(number)
            case .upperAlpha, .upperLatin: Self.letters(number).uppercased()
            case .lowerRoman: Self.roman(number).lowercased()
            case .upperRoman: Self.roman(number)
            default: String(number)
            }
        }

        /// Returns a, b, … z, aa, ab, …; numbers below 1 in decimal.
        private static func letters(_ number: Int) -> String {
            guard number > 0 else { return String(number) }
            var letters: [UInt8] = []
            var rest = number
            while rest > 0 {
                letters.append(UInt8(ascii: "a") + UInt8((rest - 1) % 26))
                rest = (rest - 1) / 26
            }
            return String(decoding: letters.reversed(), as: UTF8.self)
        }

        /// Returns a Roman numeral; numbers outside 1...3999 in decimal.
        private static func roman(_ number: Int) -> String {
            guard (1...3999).contains(number) else { return String(number) }
            let numerals = [
                (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
                (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
            ]
            var rest = number
            return numerals.reduce(into: "") { text, numeral in
                text += String(repeating: numeral.1, count: rest / numeral.0)
                rest %= numeral.0
            }
        }
    }
}
