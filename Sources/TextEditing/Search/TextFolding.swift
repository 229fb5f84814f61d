// SPDX-License-Identifier: MIT
internal import Foundation

/// The comparison form of Unicode scalars: decomposed, and without the differences that a search ignores.
///
/// The forms are computed once for each scalar that occurs.
struct TextFolding: Sendable {
    private let pattern: TextSearchPattern
    /// The form of each scalar below U+10000, if it is one scalar; otherwise one of the marks below.
    private var table = [UInt32](repeating: Self.unknown, count: 0x10000)
    /// The forms of other scalars, and those of several or no scalars.
    private var others: [UInt32: [UInt32]] = [:]

    private static let unknown = UInt32.max
    private static let other = UInt32.max - 1
    /// Marks of a lower combining class, such as the dot of a consonant, distinguish letters.
    private static let minimumIgnoredClass: UInt8 = 10

    init(_ pattern: TextSearchPattern) {
        self.pattern = pattern
    }

    /// Appends the form of a scalar.
    ///
    /// - Returns: The number of scalars in the form; 0 for a mark that is ignored.
    mutating func append(_ scalar: Unicode.Scalar, to result: inout [UInt32]) -> Int {
        let value = scalar.value
        if value < 0x10000 {
            let known = table[Int(value)]
            if known < Self.other {
                result.append(known)
                return 1
            }
        }
        let form = others[value] ?? learn(scalar)
        result += form
        return form.count
    }

    /// Returns the form of a text.
    mutating func form(of text: String) -> [UInt32] {
        var result: [UInt32] = []
        for scalar in text.unicodeScalars { _ = append(scalar, to: &result) }
        return result
    }

    private mutating func learn(_ scalar: Unicode.Scalar) -> [UInt32] {
        let form = computed(scalar)
        if scalar.value < 0x10000, form.count == 1 {
            table[Int(scalar.value)] = form[0]
        } else {
            others[scalar.value] = form
            if scalar.value < 0x10000 { table[Int(scalar.value)] = Self.other }
        }
        return form
    }

    private func computed(_ scalar: Unicode.Scalar) -> [UInt32] {
        var text = String(scalar)
        if pattern.ignoresWidth { text = text.folding(options: .widthInsensitive, locale: nil) }
        if !pattern.isLiteral { text = text.decomposedStringWithCanonicalMapping }
        if pattern.ignoresCase {
            // Both ways, so that the two lowercase forms of sigma are equal.
            text = text.uppercased().lowercased()
            if !pattern.isLiteral { text = text.decomposedStringWithCanonicalMapping }
        }
        return text.unicodeScalars.compactMap {
            let isMark = $0.properties.canonicalCombiningClass.rawValue >= Self.minimumIgnoredClass
            return pattern.ignoresDiacritics && isMark ? nil : $0.value
        }
    }
}
