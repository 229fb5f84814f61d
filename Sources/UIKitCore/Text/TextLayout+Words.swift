// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout

extension TextLayout {
    /// Whether a line ends inside a word of a script that separates words by spaces.
    var breaksWord: Bool {
        guard lines.count > 1 else { return false }
        let units = Array(text.string.utf16)
        return lines.dropLast().contains { line in
            let end = line.range.upperBound
            guard end > 0, end < units.count else { return false }
            return Self.isInWord(units[end - 1]) && Self.isInWord(units[end])
        }
    }

    /// The first character of the scripts, such as Thai and Chinese, that don't separate words by spaces.
    private static let firstUnspacedScript: UInt16 = 0x0E00

    private static func isInWord(_ unit: UInt16) -> Bool {
        guard unit < firstUnspacedScript, let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
}
