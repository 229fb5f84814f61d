// SPDX-License-Identifier: MIT

/// A parser for the text of a strings file.
struct StringsParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func parse() throws(StringTableError) -> [String: String] {
        var strings: [String: String] = [:]
        try skipSpace()
        // The braces of a property list are optional.
        let hasBraces = skip("{")
        while true {
            try skipSpace()
            guard position < scalars.count else {
                if hasBraces { throw error("“}”") }
                return strings
            }
            if hasBraces, skip("}") {
                try skipSpace()
                guard position == scalars.count else { throw error("the end of the file") }
                return strings
            }
            let key = try word()
            try skipSpace()
            // A key without a value stands for itself.
            var value = key
            if skip("=") {
                try skipSpace()
                value = try word()
                try skipSpace()
            }
            guard skip(";") else { throw error("“;”") }
            strings[key] = value
        }
    }

    private func error(_ expected: String) -> StringTableError {
        .syntax(line: 1 + scalars.prefix(position).count { $0 == "\n" }, expected: expected)
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard position < scalars.count, scalars[position] == scalar else { return false }
        position += 1
        return true
    }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(StringTableError) {
        while position < scalars.count {
            if scalars[position].properties.isWhitespace {
                position += 1
            } else if starts("//") {
                while position < scalars.count, !scalars[position].isLineEnd { position += 1 }
            } else if starts("/*") {
                position += 2
                while !starts("*/") {
                    guard position < scalars.count else { throw error("“*/”") }
                    position += 1
                }
                position += 2
            } else {
                return
            }
        }
    }

    private func starts(_ text: StaticString) -> Bool {
        guard position + 1 < scalars.count else { return false }
        return text.withUTF8Buffer { buffer in
            buffer.enumerated().allSatisfy { scalars[position + $0.offset].value == UInt32($0.element) }
        }
    }

    private mutating func word() throws(StringTableError) -> String {
        if skip("\"") { return try quoted(until: "\"") }
        if skip("'") { return try quoted(until: "'") }
        let start = position
        while position < scalars.count, scalars[position].isUnquoted, !starts("//"), !starts("/*") { position += 1 }
        guard position > start else { throw error("a string") }
        return String(String.UnicodeScalarView(scalars[start..<position]))
    }

    private mutating func quoted(until end: Unicode.Scalar) throws(StringTableError) -> String {
        // In UTF-16, because `\U` writes characters beyond the first plane as two of its units.
        var units: [UInt16] = []
        while position < scalars.count {
            let scalar = scalars[position]
            position += 1
            if scalar == end { return String(decoding: units, as: UTF16.self) }
            units += scalar == "\\" ? try escape() : Array(Character(scalar).utf16)
        }
        throw error("“\(end)”")
    }

    private mutating func escape() throws(StringTableError) -> [UInt16] {
        guard position < scalars.count else { throw error("a character after “\\”") }
        let scalar = scalars[position]
        position += 1
        switch scalar {
        case "n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "a": return [0x07]
        case "b": return [0x08]
        case "f": return [0x0C]
        case "v": return [0x0B]
        case "U", "u": return [digits(maximum: 4, radix: 16)]
        case "0"..."7":
            position -= 1
            return [digits(maximum: 3, radix: 8)]
        default: return Array(Character(scalar).utf16)
        }
    }

    private mutating func digits(maximum: Int, radix: Int) -> UInt16 {
        var (value, count) = (0, 0)
        while count < maximum, position < scalars.count, let digit = Character(scalars[position]).hexDigitValue,
            digit < radix
        {
            value = value * radix + digit
            count += 1
            position += 1
        }
        return UInt16(truncatingIfNeeded: value)
    }
}

extension Unicode.Scalar {
    fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}" }

    /// Whether a word with this character needs no quotation marks.
    fileprivate var isUnquoted: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
        default: false
        }
    }
}
