// SPDX-License-Identifier: MIT

/// A character without a glyph that can change the order of other characters, or separate equal texts.
struct ControlCharacter: Equatable {
    enum Kind: Equatable {
        /// A mark, embedding, override, or isolate from left to right.
        case leftToRight
        /// A mark, embedding, override, or isolate from right to left.
        case rightToLeft
        /// An isolate without a direction, or the end of an embedding, override, or isolate.
        case directional
        /// A character that isn't displayed.
        case invisible
        /// A control code, which is displayed as a replacement character.
        case code
    }

    /// The range in the bytes of a segment.
    var bytes: Range<Int>
    var kind: Kind
    /// Whether the character would affect the order of the text after it.
    var isNeutralized: Bool

    /// Returns whether a text has bytes with which such a character can begin.
    static func mayOccur(in string: String) -> Bool {
        string.utf8.contains { byte in
            switch byte {
            case 0x09, 0x0A, 0x0D: false
            case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1...0xE3, 0xEF, 0xF3: true
            default: false
            }
        }
    }

    /// Returns the characters in the bytes of a segment, in order.
    static func characters(in bytes: [UInt8]) -> [ControlCharacter] {
        var result: [ControlCharacter] = []
        var offset = 0
        var previous = Unicode.Scalar(0x20 as UInt8)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let width = UTF8.width(scalar)
            if scalar.value < 0x20 || scalar.value >= 0x7F, let kind = kind(of: scalar, after: previous) {
                let isNeutralized = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                result.append(
                    ControlCharacter(bytes: offset..<offset + width, kind: kind, isNeutralized: isNeutralized))
            }
            offset += width
            previous = scalar
        }
        return result
    }

    private static func kind(of scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Kind? {
        switch scalar.value {
        case 0x09: nil
        case 0..<0x20, 0x7F...0x9F: .code
        case 0x200E, 0x202A, 0x202D, 0x2066: .leftToRight
        case 0x061C, 0x200F, 0x202B, 0x202E, 0x2067: .rightToLeft
        case 0x202C, 0x2068, 0x2069: .directional
        case 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB: .invisible
        // Joiners belong between letters of other scripts and in emoji.
        case 0x200C, 0x200D: previous.isASCII ? .invisible : nil
        // A character has at most one variation.
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: previous.isVariationSelector ? .invisible : nil
        // Tags belong only to flags.
        case 0xE0000...0xE007F: previous.value == 0x1F3F4 || previous.isFlagTag ? nil : .invisible
        default: nil
        }
    }

    /// Replaces the character by a neutral one, unless it doesn't affect other text.
    func neutralize(in bytes: inout [UInt8]) {
        guard isNeutralized, self.bytes.count == 3, self.bytes.upperBound <= bytes.count else { return }
        // U+25A1, which has no direction.
        bytes.replaceSubrange(self.bytes, with: [0xE2, 0x96, 0xA1])
    }
}

extension Unicode.Scalar {
    fileprivate var isVariationSelector: Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }

    fileprivate var isFlagTag: Bool { (0xE0020...0xE007F).contains(value) }
}
