// SPDX-License-Identifier: MIT
internal import Foundation

/// The names of content types as other applications spell them.
enum MediaType {
    /// Returns the form of a name in which equal types are equal: lowercase, without blanks and quotes, with sorted
    /// parameters, and with one name for each charset.
    ///
    /// Names of the X protocol, such as `STRING`, are returned unchanged.
    static func normalized(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "/")) else { return name }
        var parts = name.lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let type = parts.isEmpty ? "" : parts.removeFirst()
        let parameters = parts.compactMap { part -> String? in
            guard let equals = part.firstIndex(of: "=") else { return part.isEmpty ? nil : part }
            let key = part[..<equals].trimmingCharacters(in: .whitespaces)
            let value = part[part.index(after: equals)...].trimmingCharacters(in: blanksAndQuotes)
            return key + "=" + (key == "charset" ? charsets[value] ?? value : value)
        }
        // Other parameters of plain text, such as a format, don't change the way it is read.
        let relevant = type == "text/plain" ? parameters.filter { $0.hasPrefix("charset=") } : parameters.sorted()
        return ([type] + relevant).joined(separator: ";")
    }

    private static let blanksAndQuotes = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "\""))

    /// Other names of charsets.
    private static let charsets = [
        "utf8": "utf-8", "unicode-1-1-utf-8": "utf-8", "utf16": "utf-16", "ucs-2": "utf-16",
        "iso-10646-ucs-2": "utf-16",
        "utf16le": "utf-16le", "utf16be": "utf-16be", "latin1": "iso-8859-1", "iso8859-1": "iso-8859-1",
        "iso_8859-1": "iso-8859-1", "ascii": "us-ascii", "ansi_x3.4-1968": "us-ascii",
    ]
}

/// Text as UTF-16 in one of both byte orders.
enum UTF16Text {
    /// Decodes text, replacing what is invalid.
    ///
    /// A byte order mark takes precedence over `isLittleEndian`. Without both, the order is the one with more zeros in
    /// the high bytes, and that of this machine if neither has more.
    static func string(_ data: Data, isLittleEndian: Bool?) -> String {
        var bytes = Array(data)
        var order = isLittleEndian
        if bytes.starts(with: [0xff, 0xfe]) { order = true }
        if bytes.starts(with: [0xfe, 0xff]) { order = false }
        let isLittle = order ?? isProbablyLittleEndian(bytes)
        if bytes.count % 2 != 0 { bytes.removeLast() }
        let units = stride(from: 0, to: bytes.count, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? first | second << 8 : first << 8 | second
        }
        return String(decoding: units.first == 0xfeff ? units.dropFirst() : units[...], as: UTF16.self)
    }

    private static func isProbablyLittleEndian(_ bytes: [UInt8]) -> Bool {
        let sample = bytes.prefix(512).enumerated().filter { $0.element == 0 }
        let odd = sample.count { $0.offset % 2 == 1 }
        return odd >= sample.count - odd
    }
}
