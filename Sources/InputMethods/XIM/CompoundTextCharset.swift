// SPDX-License-Identifier: MIT
internal import Foundation

/// A character set that compound text selects.
enum CompoundTextCharset: Hashable {
    case ascii
    /// ASCII with two other characters.
    case japaneseRoman
    case katakana
    /// The upper half of a part of ISO 8859.
    case latin(Int)
    case jis
    case jisSupplement
    case gb
    case korean
    /// A plane of the Taiwanese set.
    case cns(UInt8)
    case unknown

    /// The set of 94 characters with a final byte of an escape sequence.
    static func narrow(_ final: UInt8) -> CompoundTextCharset {
        switch final {
        case 0x42: .ascii
        case 0x4a: .japaneseRoman
        case 0x49: .katakana
        default: .unknown
        }
    }

    /// The set of 96 characters with a final byte of an escape sequence.
    static func latin(_ final: UInt8) -> CompoundTextCharset {
        let parts: [UInt8: Int] = [
            0x41: 1, 0x42: 2, 0x43: 3, 0x44: 4, 0x4c: 5, 0x47: 6, 0x46: 7, 0x48: 8, 0x4d: 9, 0x56: 10, 0x54: 11,
            0x59: 13, 0x5f: 14, 0x62: 15, 0x66: 16,
        ]
        return parts[final].map { .latin($0) } ?? .unknown
    }

    /// The set of pairs of bytes with a final byte of an escape sequence.
    static func wide(_ final: UInt8) -> CompoundTextCharset {
        switch final {
        case 0x41: .gb
        case 0x40, 0x42: .jis
        case 0x43: .korean
        case 0x44: .jisSupplement
        case 0x47...0x4d: .cns(final - 0x46)
        default: .unknown
        }
    }

    /// Decodes bytes without regard to their high bits.
    func decode(_ bytes: some Collection<UInt8>) -> String {
        switch self {
        case .ascii: String(decoding: bytes.map { $0 & 0x7f }, as: UTF8.self)
        case .japaneseRoman: Self.text(of: bytes) { $0 == 0x5c ? 0xa5 : $0 == 0x7e ? 0x203e : UInt32($0) }
        case .katakana: Self.text(of: bytes) { (0x21...0x5f).contains($0) ? 0xff40 + UInt32($0) : 0xfffd }
        case .latin(let part): Self.decode(bytes.map { $0 | 0x80 }, 0x200 + UInt(part)) ?? "\u{fffd}"
        case .jis, .jisSupplement, .gb, .korean, .cns: decodePairs(bytes.map { $0 & 0x7f })
        case .unknown: "\u{fffd}"
        }
    }

    private static func text(of bytes: some Collection<UInt8>, _ scalar: (UInt8) -> UInt32) -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes { scalars.append(UnicodeScalar(scalar(byte & 0x7f)) ?? "\u{fffd}") }
        return String(scalars)
    }

    private func decodePairs(_ bytes: [UInt8]) -> String {
        if bytes.count % 2 == 0, let text = decodeWide(bytes) { return text }
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 2) {
            let pair = bytes[start..<min(start + 2, bytes.count)]
            text += pair.count == 2 ? decodeWide(Array(pair)) ?? "\u{fffd}" : "\u{fffd}"
        }
        return text
    }

    private func decodeWide(_ bytes: [UInt8]) -> String? {
        func marked(_ prefix: [UInt8] = []) -> [UInt8] {
            guard !prefix.isEmpty else { return bytes.map { $0 | 0x80 } }
            return stride(from: 0, to: bytes.count, by: 2).flatMap {
                prefix + bytes[$0..<min($0 + 2, bytes.count)].map { $0 | 0x80 }
            }
        }
        return switch self {
        case .jis: Self.decode([0x1b, 0x24, 0x42] + bytes, 0x820)
        case .jisSupplement: Self.decode([0x1b, 0x24, 0x28, 0x44] + bytes, 0x822)
        case .gb: Self.decode(marked(), 0x930)
        case .korean: Self.decode(marked(), 0x940)
        case .cns(1): Self.decode(marked(), 0x931)
        case .cns(let plane): Self.decode(marked([0x8e, 0xa0 + plane]), 0x931)
        default: nil
        }
    }

    /// Decodes a segment in an encoding with a name; the bytes of unknown encodings become one replacement character.
    static func decode(_ bytes: ArraySlice<UInt8>, named name: String) -> String {
        let encodings: [String: UInt] = [
            "big5-0": 0xa03, "big5.eten-0": 0xa03, "big5hkscs-0": 0xa06, "gbk-0": 0x632, "gb18030-0": 0x632,
            "gb18030.2000-0": 0x632, "koi8-r": 0xa02, "koi8-u": 0xa08, "tis620-0": 0x20b, "iso8859-13": 0x20d,
            "iso8859-14": 0x20e, "iso8859-15": 0x20f, "iso8859-16": 0x210, "microsoft-cp1251": 0x502,
            "microsoft-cp1255": 0x505, "microsoft-cp1256": 0x506,
        ]
        if name == "utf-8" || name == "iso10646-1" { return String(decoding: bytes, as: UTF8.self) }
        return encodings[name].flatMap { decode(Array(bytes), $0) } ?? (bytes.isEmpty ? "" : "\u{fffd}")
    }

    /// Decodes bytes in an encoding with a number of Core Foundation, for most of which Foundation has no name.
    private static func decode(_ bytes: [UInt8], _ encoding: UInt) -> String? {
        String(bytes: bytes, encoding: String.Encoding(rawValue: 0x8000_0000 | encoding))
    }
}
