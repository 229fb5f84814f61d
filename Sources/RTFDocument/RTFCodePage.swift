// SPDX-License-Identifier: MIT
internal import Foundation

/// A code page of Windows, in which RTF encodes text outside of Unicode escapes.
struct RTFCodePage: Hashable {
    var number: Int

    static let windows1252 = RTFCodePage(number: 1252)
    /// The font Symbol and its relatives, of which only bullets are known.
    static let symbol = RTFCodePage(number: 42)

    /// Returns the code page of a font's character set; `nil` for the document's.
    static func characterSet(_ number: Int) -> RTFCodePage? {
        let pages = [
            2: 42, 77: 10000, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258,
            177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
        ]
        return pages[number].map { RTFCodePage(number: $0) }
    }

    /// The number of Foundation's encoding; `nil` if there is none.
    private var encoding: UInt? {
        let external: [Int: UInt] = [
            437: 0x400, 737: 0x405, 775: 0x406, 850: 0x410, 852: 0x412, 855: 0x413, 857: 0x414, 860: 0x415, 861: 0x416,
            862: 0x417, 863: 0x418, 864: 0x419, 865: 0x41A, 866: 0x41B, 869: 0x41C, 874: 0x41D, 932: 0x420, 936: 0x421,
            949: 0x422, 950: 0x423, 1250: 0x501, 1251: 0x502, 1253: 0x503, 1254: 0x504, 1255: 0x505, 1256: 0x506,
            1257: 0x507, 1258: 0x508, 1361: 0x510, 10000: 0, 20866: 0xA02, 54936: 0x632,
        ]
        return external[number].map { 0x8000_0000 | $0 }
    }

    /// Decodes bytes; those that aren't valid are decoded as Windows-1252.
    func decode(_ bytes: [UInt8]) -> String {
        if bytes.allSatisfy({ $0 < 0x80 }), self != .symbol { return String(decoding: bytes, as: UTF8.self) }
        if number == 65001 { return String(decoding: bytes, as: UTF8.self) }
        if self == .symbol { return bytes.map { Self.symbolCharacter($0) }.joined() }
        if let encoding, let text = String(bytes: bytes, encoding: String.Encoding(rawValue: encoding)) { return text }
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(Self.western(byte)) }
        return String(text)
    }

    private static func symbolCharacter(_ byte: UInt8) -> String {
        switch byte {
        case 0xB7, 0x6C: "\u{2022}"
        case 0x6F: "\u{25E6}"
        case 0xA7: "\u{25AA}"
        case 0xFC: "\u{2713}"
        case 0x20...0x7E: String(UnicodeScalar(byte))
        default: "\u{FFFD}"
        }
    }

    private static let westernSpecials: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D,
        0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D,
        0x17E, 0x178,
    ]

    private static func western(_ byte: UInt8) -> UnicodeScalar {
        guard (0x80...0x9F).contains(byte) else { return UnicodeScalar(byte) }
        return UnicodeScalar(westernSpecials[Int(byte) - 0x80]) ?? UnicodeScalar(byte)
    }
}
