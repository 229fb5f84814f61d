// SPDX-License-Identifier: MIT

/// Parses old-style property lists, the format of `project.pbxproj`.
struct PropertyListParser {
    /// Deeper values are refused.
    static let maximumDepth = 128

    private let file: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// - Throws: `ProjectError` with the line of the first byte that isn't expected.
    static func parse(_ bytes: [UInt8], file: String) throws -> PropertyListNode {
        var parser = PropertyListParser(bytes, file: file)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        try parser.skipSpace()
        let node = try parser.value(depth: 0)
        try parser.skipSpace()
        guard parser.position == bytes.count else { throw parser.expected("the end of the file") }
        return node
    }

    // MARK: - Values

    private mutating func value(depth: Int) throws -> PropertyListNode {
        guard depth < Self.maximumDepth else {
            throw ProjectError(
                file: file, line: line, "Values are nested more than \(Self.maximumDepth) levels deep.")
        }
        let start = line
        let value: PropertyListNode.Value =
            switch peek {
            case UInt8(ascii: "{"): .dictionary(try dictionary(depth: depth))
            case UInt8(ascii: "("): .array(try array(depth: depth))
            case UInt8(ascii: "<"): .data(try data())
            default: .string(try string("a value"))
            }
        return PropertyListNode(value: value, line: start)
    }

    private mutating func dictionary(depth: Int) throws -> [String: PropertyListNode] {
        var result: [String: PropertyListNode] = [:]
        position += 1
        try skipSpace()
        while peek != UInt8(ascii: "}") {
            let key = try string("a key or \"}\"")
            try consume("=")
            result[key] = try value(depth: depth + 1)
            try consume(";")
        }
        position += 1
        return result
    }

    private mutating func array(depth: Int) throws -> [PropertyListNode] {
        var result: [PropertyListNode] = []
        position += 1
        try skipSpace()
        while peek != UInt8(ascii: ")") {
            result.append(try value(depth: depth + 1))
            try skipSpace()
            guard peek == UInt8(ascii: ",") else { break }
            try consume(",")
        }
        try consume(")", skipsSpaceAfter: false)
        return result
    }

    private mutating func data() throws -> [UInt8] {
        var digits: [UInt8] = []
        position += 1
        try skipSpace()
        while let byte = peek, byte != UInt8(ascii: ">") {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw expected("a digit or \">\"") }
            digits.append(UInt8(digit))
            position += 1
            try skipSpace()
        }
        try consume(">", skipsSpaceAfter: false)
        return stride(from: 0, to: digits.count - digits.count % 2, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func string(_ wanted: String) throws -> String {
        if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
        let start = position
        while let byte = peek, Self.isPlain(byte) { position += 1 }
        guard position > start else { throw expected(wanted) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(by quote: UInt8) throws -> String {
        let start = line
        var text: [UInt8] = []
        position += 1
        while let byte = peek, byte != quote {
            position += 1
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
        }
        guard peek == quote else { throw ProjectError(file: file, line: start, "The string has no closing quote.") }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the rest of an escape sequence; unknown ones stand for their character.
    private mutating func escaped() -> [UInt8] {
        guard let byte = peek else { return [] }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "U"):
            let digits = bytes[position..<min(position + 4, bytes.count)]
            guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { return [byte] }
            position += 4
            return Array(String(Character(scalar)).utf8)
        case UInt8(ascii: "\n"):
            line += 1
            return [byte]
        default: return [byte]
        }
    }

    // MARK: - Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func consume(_ character: Unicode.Scalar, skipsSpaceAfter: Bool = true) throws {
        try skipSpace()
        guard peek == UInt8(ascii: character) else { throw expected("\"\(character)\"") }
        position += 1
        if skipsSpaceAfter { try skipSpace() }
    }

    private mutating func skipSpace() throws {
        while let byte = peek {
            if byte == UInt8(ascii: "\n") {
                line += 1
                position += 1
            } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if starts("//") {
                while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
            } else if starts("/*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws {
        let start = line
        position += 2
        while !starts("*/") {
            guard let byte = peek else { throw ProjectError(file: file, line: start, "The comment has no end.") }
            if byte == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        position += 2
    }

    private func starts(_ text: StaticString) -> Bool {
        position + 1 < bytes.count
            && text.withUTF8Buffer { $0[0] == bytes[position] && $0[1] == bytes[position + 1] }
    }

    private func expected(_ wanted: String) -> ProjectError {
        let found = peek.map { $0 < 0x80 ? "\"\(Unicode.Scalar($0))\"" : "a byte \($0)" } ?? "the end of the file"
        return ProjectError(file: file, line: line, "Expected \(wanted), found \(found).")
    }
}
