// SPDX-License-Identifier: MIT

/// The character references of HTML.
enum HTMLEntities {
    private struct Entity {
        var text: String
        var needsSemicolon: Bool
    }

    /// The entities by name; 2,125, so that the table is made when the first one is met.
    private static let named: [Substring: Entity] = {
        var result: [Substring: Entity] = [:]
        for entry in table.split(whereSeparator: \.isWhitespace) {
            let parts = entry.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let scalars = parts[1].split(separator: "+").compactMap {
                UInt32($0, radix: 16).flatMap(UnicodeScalar.init)
            }
            let text = String(String.UnicodeScalarView(scalars))
            let isLegacy = parts[0].hasSuffix("!")
            result[isLegacy ? parts[0].dropLast() : parts[0]] = Entity(text: text, needsSemicolon: !isLegacy)
        }
        return result
    }()

    /// Decodes the character references in bytes of UTF-8; others are kept.
    static func decode(_ bytes: ArraySlice<UInt8>, isAttribute: Bool = false) -> String {
        guard bytes.contains(UInt8(ascii: "&")) || bytes.contains(0) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let byte = bytes[position]
            if byte == UInt8(ascii: "&"), let (text, end) = reference(bytes, position + 1, isAttribute) {
                output += Array(text.utf8)
                position = end
            } else {
                if byte != 0 { output.append(byte) }
                position += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Reads the reference after an ampersand, and returns its text and end.
    private static func reference(
        _ bytes: ArraySlice<UInt8>, _ start: Int, _ isAttribute: Bool
    ) -> (String, Int)? {
        guard start < bytes.endIndex else { return nil }
        if bytes[start] == UInt8(ascii: "#") { return number(bytes, start + 1) }
        var end = start
        // No name is longer.
        let limit = min(bytes.endIndex, start + 32)
        while end < limit, HTMLTokenizer.isAlphanumeric(bytes[end]) { end += 1 }
        guard end > start else { return nil }
        let name = Substring(decoding: bytes[start..<end], as: UTF8.self)
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";"), let entity = named[name] {
            return (entity.text, end + 1)
        }
        if isAttribute, end < bytes.endIndex, bytes[end] == UInt8(ascii: "=") { return nil }
        // The names that need no semicolon have at most 6 letters.
        for length in stride(from: min(6, end - start), to: 1, by: -1) {
            if isAttribute, start + length < end { continue }
            let name = Substring(decoding: bytes[start..<start + length], as: UTF8.self)
            if let entity = named[name], !entity.needsSemicolon { return (entity.text, start + length) }
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>, _ start: Int) -> (String, Int)? {
        var end = start
        let isHexadecimal = end < bytes.endIndex && bytes[end] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { end += 1 }
        let digits = end
        var value: UInt32 = 0
        while end < bytes.endIndex, let digit = Self.digit(bytes[end], isHexadecimal) {
            value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
            end += 1
        }
        guard end > digits else { return nil }
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";") { end += 1 }
        return (String(scalar(value)), end)
    }

    private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48
        case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte) - 87
        case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte) - 55
        default: nil
        }
    }

    /// Returns the character of a number; numbers from 0x80 to 0x9F are Windows-1252, as browsers read them.
    private static func scalar(_ value: UInt32) -> UnicodeScalar {
        if (0x80...0x9F).contains(value) { return HTMLEncoding.western(UInt8(value)) }
        guard value != 0, let scalar = UnicodeScalar(value) else { return "\u{FFFD}" }
        return scalar
    }
}
