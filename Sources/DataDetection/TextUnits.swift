// SPDX-License-Identifier: MIT

/// The UTF-16 units of a text; 0 beyond its ends.
struct TextUnits {
    private let units: [UInt16]

    init(_ text: String) {
        units = Array(text.utf16)
    }

    var count: Int { units.count }

    subscript(index: Int) -> UInt16 { index >= 0 && index < units.count ? units[index] : 0 }

    /// The text of a range, which must lie in the text.
    func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    /// Returns whether an ASCII text, written in lowercase, is at `index`, in any case.
    func has(_ text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { bytes in
            for (offset, byte) in bytes.enumerated() {
                let unit = self[index + offset]
                let lower = unit >= 0x41 && unit <= 0x5A ? unit | 0x20 : unit
                if lower != UInt16(byte) { return false }
            }
            return true
        }
    }

    func isSpace(_ index: Int) -> Bool {
        switch self[index] {
        case 0x20, 0xA0, 0x2009, 0x202F: true
        default: false
        }
    }

    /// The value of a decimal digit, also of Arabic ones and of full width.
    func digit(_ index: Int) -> Int? {
        let unit = Int(self[index])
        switch unit {
        case 0x30...0x39: return unit - 0x30
        case 0x660...0x669: return unit - 0x660
        case 0x6F0...0x6F9: return unit - 0x6F0
        case 0xFF10...0xFF19: return unit - 0xFF10
        default: return nil
        }
    }

    /// Whether the unit is a letter of a script that separates words.
    func isLetter(_ index: Int) -> Bool {
        switch self[index] {
        case 0x41...0x5A, 0x61...0x7A: true
        case 0..<0xC0, 0xD7, 0xF7: false
        case 0x660...0x669, 0x6F0...0x6F9, 0x60C, 0x61B, 0x61F, 0x66A...0x66C, 0x6D4: false
        case 0xC0..<0x900, 0x1E00..<0x2000: true
        case 0x900..<0xE00: true
        default: false
        }
    }

    func isASCIILetter(_ index: Int) -> Bool {
        let lower = self[index] | 0x20
        return lower >= 0x61 && lower <= 0x7A
    }

    func isASCIIDigit(_ index: Int) -> Bool { self[index] >= 0x30 && self[index] <= 0x39 }
}
