// SPDX-License-Identifier: MIT

extension RichTextList.Marker {
    /// Returns the marker of the item with a number, such as "•" or "iv.".
    package func text(_ number: Int) -> String {
        switch self {
        case .disc: "\u{2022}"
        case .circle: "\u{25E6}"
        case .square: "\u{25AA}"
        case .hyphen: "\u{2043}"
        case .check: "\u{2713}"
        case .none: ""
        case .decimal: "\(number)."
        case .lowercaseAlpha: Self.alphabetic(number).lowercased() + "."
        case .uppercaseAlpha: Self.alphabetic(number) + "."
        case .lowercaseRoman: Self.roman(number).lowercased() + "."
        case .uppercaseRoman: Self.roman(number) + "."
        }
    }

    /// Returns A to Z, AA, AB, and so on; decimal digits for numbers below 1.
    private static func alphabetic(_ number: Int) -> String {
        guard number >= 1 else { return "\(number)" }
        var rest = number
        var letters: [UInt8] = []
        while rest > 0 {
            letters.append(65 + UInt8((rest - 1) % 26))
            rest = (rest - 1) / 26
        }
        return String(decoding: letters.reversed(), as: UTF8.self)
    }

    /// Returns a Roman numeral; decimal digits outside 1 to 3999.
    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return "\(number)" }
        let numerals = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = number
        var result = ""
        for (value, numeral) in numerals {
            while rest >= value {
                result += numeral
                rest -= value
            }
        }
        return result
    }
}

/// Counts the items of lists, paragraph by paragraph.
package struct RichTextItemCounter {
    private var lists: [RichTextList] = []
    private var counts: [Int] = []

    package init() {}

    /// The list of the last paragraph; `nil` if it isn't in a list.
    package var innermost: RichTextList? { lists.last }

    /// Returns the number of the item that a paragraph begins; `nil` if it begins none.
    package mutating func number(of style: RichTextParagraphStyle) -> Int? {
        guard let list = style.lists.last else {
            lists = []
            counts = []
            return nil
        }
        var common = 0
        while common < min(lists.count, style.lists.count), lists[common] == style.lists[common] { common += 1 }
        lists.removeLast(lists.count - common)
        counts.removeLast(counts.count - common)
        for next in style.lists[common...] {
            lists.append(next)
            counts.append(0)
        }
        guard !style.continuesItem else { return nil }
        counts[counts.count - 1] += 1
        return list.start.addingReportingOverflow(counts[counts.count - 1] - 1).partialValue
    }
}
