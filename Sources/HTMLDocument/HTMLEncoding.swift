// SPDX-License-Identifier: MIT
internal import Foundation

/// The character encoding of an HTML file.
enum HTMLEncoding {
    /// Returns the file's text as UTF-8.
    ///
    /// A byte order mark decides, then `encoding`, then the file's own statement; text without any of them is UTF-8 if
    /// it is valid, and Windows-1252 otherwise.
    static func utf8(_ data: Data, encoding: String.Encoding?) -> [UInt8] {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        switch encoding ?? declared(bytes.prefix(4096)) {
        case .utf8?: return bytes
        case .utf16?, .utf16LittleEndian?: return utf16(bytes[...], isBigEndian: false)
        case .utf16BigEndian?: return utf16(bytes[...], isBigEndian: true)
        case let encoding?:
            if encoding == .isoLatin1 || encoding == .ascii || encoding == .windowsCP1252 { return western(bytes) }
            if let text = String(bytes: bytes, encoding: encoding) { return Array(text.utf8) }
            return String(validating: bytes, as: UTF8.self) == nil ? western(bytes) : bytes
        case nil:
            return String(validating: bytes, as: UTF8.self) == nil ? western(bytes) : bytes
        }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func western(_ bytes: [UInt8]) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(western(byte)) }
        return Array(String(text).utf8)
    }

    private static let westernSpecials: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D,
        0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D,
        0x17E, 0x178,
    ]

    /// Decodes a byte of Windows-1252.
    static func western(_ byte: UInt8) -> UnicodeScalar {
        guard (0x80...0x9F).contains(byte) else { return UnicodeScalar(byte) }
        return UnicodeScalar(westernSpecials[Int(byte) - 0x80]) ?? UnicodeScalar(byte)
    }

    /// Returns the encoding that a `meta` element or XML declaration states.
    private static func declared(_ start: ArraySlice<UInt8>) -> String.Encoding? {
        let text = String(decoding: start.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self).lowercased()
        for key in ["charset=", "encoding="] {
            guard let range = text.range(of: key) else { continue }
            let value = text[range.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
            let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            if let encoding = names[String(name)] { return encoding }
        }
        return nil
    }

    private static let names: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "us-ascii": .windowsCP1252, "ascii": .windowsCP1252,
        "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "windows-1252": .windowsCP1252,
        "cp1252": .windowsCP1252, "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
        "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
        "shift_jis": .shiftJIS, "sjis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
        "koi8-r": String.Encoding(rawValue: 0x8000_0A02), "gb2312": String.Encoding(rawValue: 0x8000_0421),
        "gbk": String.Encoding(rawValue: 0x8000_0421), "gb18030": String.Encoding(rawValue: 0x8000_0632),
        "big5": String.Encoding(rawValue: 0x8000_0423), "euc-kr": String.Encoding(rawValue: 0x8000_0422),
    ]
}
