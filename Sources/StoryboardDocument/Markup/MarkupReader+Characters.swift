// SPDX-License-Identifier: MIT

extension MarkupReader {
    // MARK: - Looking ahead

    /// Whether `text` is next.
    func at(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        return text.withUTF8Buffer { expected in
            (0..<count).allSatisfy { bytes[index + $0] == expected[$0] }
        }
    }

    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = index
        while index < bytes.count, Self.isSpace(bytes[index]) {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        return index > start
    }

    mutating func skip(past end: StaticString, of what: String) throws(InterfaceDocumentError) {
        let start = line
        while index < bytes.count {
            if at(end) {
                index += end.utf8CodeUnitCount
                return
            }
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        throw .malformed(line: start, "\(what) does not end.")
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    // MARK: - Names and attributes

    mutating func readName() throws(InterfaceDocumentError) -> String {
        let start = index
        while index < bytes.count, Self.isPartOfName(bytes[index], isFirst: index == start) { index += 1 }
        guard index > start else { throw .malformed(line: line, "A name is missing after < or in a tag.") }
        return string(start..<index)
    }

    mutating func readAttribute(of element: inout MarkupElement) throws(InterfaceDocumentError) {
        let name = try readName()
        skipSpace()
        guard at("=") else { throw .malformed(line: line, "The attribute \(name) of \(element.name) has no value.") }
        index += 1
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw .malformed(line: line, "The value of \(name) of \(element.name) is not in quotes.")
        }
        let quote = bytes[index]
        let start = line
        index += 1
        let value = try readCharacters(until: quote, keepsLines: false)
        guard index < bytes.count else {
            throw .malformed(line: start, "The value of \(name) of \(element.name) does not end.")
        }
        index += 1
        guard element.attributes.updateValue(value, forKey: name) == nil else {
            throw .malformed(line: start, "\(element.name) has the attribute \(name) twice.")
        }
    }

    // MARK: - Characters

    /// The characters before `end` or the end of the file, with what stands for others put in.
    mutating func readCharacters(until end: UInt8, keepsLines: Bool) throws(InterfaceDocumentError) -> String {
        var result: [UInt8] = []
        while index < bytes.count, bytes[index] != end {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "&"):
                result.append(contentsOf: try readReference().utf8)
                continue
            case UInt8(ascii: "<"):
                throw .malformed(line: line, "The value of an attribute contains <.")
            case UInt8(ascii: "\n"):
                line += 1
                result.append(keepsLines ? byte : UInt8(ascii: " "))
            case UInt8(ascii: "\r"):
                // Lines may end as on other systems: two characters count as one, a single one as a new line.
                let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
                if !isPair { result.append(UInt8(ascii: keepsLines ? "\n" : " ")) }
            case UInt8(ascii: "\t"):
                result.append(keepsLines ? byte : UInt8(ascii: " "))
            case 0..<0x20:
                throw .malformed(line: line, "The control character \(byte) is not accepted.")
            default:
                result.append(byte)
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// One of the five names, or a character by its number: `&amp;`, `&#10;`, `&#xA;`.
    private mutating func readReference() throws(InterfaceDocumentError) -> Character {
        // The longest that means anything is &#x10FFFF; and numbers may have some zeros in front.
        let longest = 16
        let start = index + 1
        let rest = bytes[start..<min(bytes.count, start + longest)]
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
            throw .malformed(line: line, "An & stands for nothing; &amp; stands for itself.")
        }
        let name = string(start..<end)
        guard let character = Self.character(named: name) else {
            throw .malformed(line: line, "&\(name); stands for no character that is accepted.")
        }
        index = end + 1
        return character
    }

    private static func character(named name: String) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(number)
        else { return nil }
        switch number {
        case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: return Character(scalar)
        default: return nil
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    private static func isPartOfName(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), 0x80...:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            !isFirst
        default:
            false
        }
    }
}
