// SPDX-License-Identifier: MIT

/// Splits the bytes of an RTF file into tokens, in one pass.
struct RTFTokenizer {
    enum Token: Equatable {
        case groupStart
        case groupEnd
        /// A control word, such as `\fs24`.
        case word(String, Int?)
        /// A control symbol, such as `\~`.
        case symbol(UInt8)
        /// A byte of text in hexadecimal digits, such as `\'e4`.
        case byte(UInt8)
        /// A range of plain bytes without control characters.
        case text(Range<Int>)
        /// The range of the bytes after `\bin`.
        case binary(Range<Int>)
    }

    let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private static let backslash = UInt8(ascii: "\\")

    /// Returns the next token; `nil` at the end.
    mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "{"):
                position += 1
                return .groupStart
            case UInt8(ascii: "}"):
                position += 1
                return .groupEnd
            case Self.backslash:
                position += 1
                return control()
            case 0, 10, 13:
                position += 1
            default:
                let start = position
                while position < bytes.count, !Self.isSpecial(bytes[position]) { position += 1 }
                return .text(start..<position)
            }
        }
        return nil
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), backslash, 0, 10, 13: true
        default: false
        }
    }

    /// Reads what follows a backslash; `nil` at the end of the file.
    private mutating func control() -> Token? {
        guard position < bytes.count else { return nil }
        let first = bytes[position]
        guard Self.isLetter(first) else {
            position += 1
            guard first == UInt8(ascii: "'") else { return .symbol(first) }
            return .byte(hexadecimalByte())
        }
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
        // Longer words exist in no version of the format.
        let name = String(decoding: bytes[start..<min(position, start + 32)], as: UTF8.self)
        let parameter = number()
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        if name == "bin", let count = parameter {
            let start = position
            position += min(max(count, 0), bytes.count - position)
            return .binary(start..<position)
        }
        return .word(name, parameter)
    }

    /// Reads an optional number, clamped to 32 bits.
    private mutating func number() -> Int? {
        var cursor = position
        let isNegative = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "-")
        if isNegative { cursor += 1 }
        guard cursor < bytes.count, Self.digit(bytes[cursor]) != nil else { return nil }
        var value = 0
        while cursor < bytes.count, let digit = Self.digit(bytes[cursor]) {
            value = min(value * 10 + digit, Int(Int32.max))
            cursor += 1
        }
        position = cursor
        return isNegative ? -value : value
    }

    /// Reads up to two hexadecimal digits.
    private mutating func hexadecimalByte() -> UInt8 {
        var value: UInt8 = 0
        for _ in 0..<2 {
            guard position < bytes.count, let digit = Self.hexadecimalDigit(bytes[position]) else { break }
            value = value << 4 | digit
            position += 1
        }
        return value
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func digit(_ byte: UInt8) -> Int? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte) - 48 : nil
    }

    static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
