// SPDX-License-Identifier: MIT

extension TextBoundaries {
    /// Whether the first character with a strong direction is right-to-left; `nil` if there is none.
    package var isRightToLeft: Bool? {
        // The first strong character is near the start, except in texts of digits only.
        for range in [0..<32, 32..<8192] where range.lowerBound < length {
            if let isRightToLeft = Self.isRightToLeft(buffer.substring(range)) { return isRightToLeft }
        }
        return nil
    }

    /// Returns the same for a short text.
    package static func isRightToLeft(_ text: String) -> Bool? {
        // Most texts begin with a letter of ASCII, which are all written from left to right.
        if let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A { return false }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
                // Marks and digits of these scripts have no strong direction.
                switch scalar.properties.generalCategory {
                case .nonspacingMark, .decimalNumber, .otherPunctuation, .mathSymbol: continue
                default: return true
                }
            case 0x200E: return false
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}

extension TextBoundaries {
    /// Whether the text has a letter of a script that is written from right to left in its first 65,536 units.
    package var hasRightToLeftLetters: Bool {
        buffer.substring(0..<min(length, 65_536)).unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                scalar.properties.isAlphabetic
            default: false
            }
        }
    }
}
