// SPDX-License-Identifier: MIT

/// Splits HTML into tags and text, in one pass over the bytes.
struct HTMLTokenizer {
    enum Token: Equatable {
        case text(String)
        case start(String, [String: String], isClosed: Bool)
        case end(String)
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The element whose text has no tags, such as a script.
    private var rawElement: String?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private static let rawElements: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
    ]
    /// The number of attributes that are kept for each element.
    private static let maximumAttributes = 64

    /// Returns the next token; `nil` at the end.
    mutating func next() -> Token? {
        if let name = rawElement {
            rawElement = nil
            if let text = rawText(until: name) { return text }
        }
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<"), let result = markup() {
                if let token = result { return token }
                continue
            }
            return text()
        }
        return nil
    }

    /// Reads text up to the next byte that may begin markup.
    private mutating func text() -> Token {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return .text(HTMLEntities.decode(bytes[start..<position]))
    }

    /// Reads markup: a token, `.some(nil)` for a comment or declaration, or `nil` if it is text.
    private mutating func markup() -> Token?? {
        guard position + 1 < bytes.count else { return nil }
        switch bytes[position + 1] {
        case UInt8(ascii: "!"):
            skipDeclaration()
            return .some(nil)
        case UInt8(ascii: "?"):
            skip(past: [UInt8(ascii: ">")], from: position + 2)
            return .some(nil)
        case UInt8(ascii: "/"):
            guard position + 2 < bytes.count, Self.isLetter(bytes[position + 2]) else {
                guard position + 2 < bytes.count else { return nil }
                skip(past: [UInt8(ascii: ">")], from: position + 2)
                return .some(nil)
            }
            position += 2
            let name = name()
            let tag = attributes()
            return tag == nil ? .some(nil) : .some(.end(name))
        case let byte where Self.isLetter(byte):
            position += 1
            let name = name()
            // A tag that the end of the file cuts off is ignored.
            guard let (attributes, isClosed) = attributes() else { return .some(nil) }
            if Self.rawElements.contains(name), !isClosed || name != "iframe" { rawElement = name }
            return .some(.start(name, attributes, isClosed: isClosed))
        default:
            return nil
        }
    }

    private mutating func skipDeclaration() {
        let rest = bytes[(position + 2)...]
        if rest.starts(with: "--".utf8) {
            // "<!-->" and "<!--->" are empty comments.
            skip(past: Array("-->".utf8), from: position + 2)
        } else if rest.starts(with: "[CDATA[".utf8) {
            skip(past: Array("]]>".utf8), from: position + 9)
        } else {
            skip(past: [UInt8(ascii: ">")], from: position + 2)
        }
    }

    /// Continues after the next occurrence of `end`, or at the end of the file.
    private mutating func skip(past end: [UInt8], from start: Int) {
        var index = start
        while index + end.count <= bytes.count {
            if bytes[index] == end[0], bytes[index..<index + end.count].elementsEqual(end) {
                position = index + end.count
                return
            }
            index += 1
        }
        position = bytes.count
    }

    /// Reads text without tags up to the end tag of `name`.
    private mutating func rawText(until name: String) -> Token? {
        let start = position
        let ending = Array("</\(name)".utf8)
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<"), position + ending.count <= bytes.count,
                zip(bytes[position..<position + ending.count], ending).allSatisfy({ Self.lowercase($0) == $1 }),
                position + ending.count == bytes.count || !Self.isAlphanumeric(bytes[position + ending.count])
            {
                break
            }
            position += 1
        }
        guard position > start else { return nil }
        let text = bytes[start..<position]
        let isDecoded = name == "title" || name == "textarea"
        return .text(isDecoded ? HTMLEntities.decode(text) : String(decoding: text.filter { $0 != 0 }, as: UTF8.self))
    }

    /// Reads the name of a tag in lowercase.
    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<min(position, start + 64)].map(Self.lowercase), as: UTF8.self)
    }

    /// Reads the attributes and the end of a tag; `nil` if the file ends before.
    private mutating func attributes() -> ([String: String], isClosed: Bool)? {
        var result: [String: String] = [:]
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: ">"):
                position += 1
                return (result, false)
            case UInt8(ascii: "/"):
                position += 1
                if position < bytes.count, bytes[position] == UInt8(ascii: ">") {
                    position += 1
                    return (result, true)
                }
            case let space where Self.isSpace(space):
                position += 1
            default:
                let start = position
                position += 1
                while position < bytes.count, !Self.endsName(bytes[position]), bytes[position] != UInt8(ascii: "=") {
                    position += 1
                }
                let name = String(decoding: bytes[start..<min(position, start + 64)].map(Self.lowercase), as: UTF8.self)
                guard let value = attributeValue() else { return nil }
                if result.count < Self.maximumAttributes, result[name] == nil {
                    result[name] = HTMLEntities.decode(value, isAttribute: true)
                }
            }
        }
        return nil
    }

    /// Reads an attribute's value, empty without an equals sign; `nil` if the file ends within it.
    private mutating func attributeValue() -> ArraySlice<UInt8>? {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return [] }
        position += 1
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position += 1
            let start = position
            while position < bytes.count, bytes[position] != quote { position += 1 }
            guard position < bytes.count else { return nil }
            position += 1
            return bytes[start..<position - 1]
        }
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">") {
            position += 1
        }
        return bytes[start..<position]
    }

    // MARK: - Bytes

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 12 || byte == 13 }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
