// SPDX-License-Identifier: MIT
package import Foundation

/// The names of content types.
package enum PasteboardType {
    package static let plainText = "text/plain;charset=utf-8"
    package static let uriList = "text/uri-list"
    package static let png = "image/png"

    /// The type names that applications use for plain text, in order of preference.
    package static let texts = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", "TEXT"]
    /// The type names under which this application offers plain text.
    static let writtenTexts = texts.filter { $0 != "STRING" && $0 != "TEXT" }
    /// The types in which text of other applications is requested, in order of preference.
    private static let readableTexts = [
        "text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "text/plain;charset=utf-16",
        "text/plain;charset=utf-16le", "text/plain;charset=utf-16be", "text/plain;charset=iso-8859-1",
        "text/plain;charset=us-ascii", "STRING", "TEXT",
    ]
    static let images = ["image/png", "image/jpeg", "image/webp", "image/bmp", "image/gif", "image/tiff"]
    /// The types for which several items are joined by newlines.
    static let lists = texts + [uriList]

    private static let identifiers = [
        "public.utf8-plain-text": plainText, "public.plain-text": plainText, "public.text": plainText,
        "public.url": uriList, "public.file-url": uriList, "public.png": png, "public.jpeg": "image/jpeg",
        "public.image": png, "public.html": "text/html", "public.rtf": "text/rtf", "com.adobe.pdf": "application/pdf",
    ]

    /// Returns the MIME type for a uniform type identifier, or the argument itself if it isn't a known one.
    static func mime(_ type: String) -> String { identifiers[type] ?? type }

    /// Returns the type names under which content of `type` may be available.
    static func alternatives(_ type: String) -> [String] {
        let mime = mime(type)
        return isText(mime) ? [mime] + readableTexts : [mime]
    }

    /// Returns whether the type is one for plain text.
    static func isText(_ type: String) -> Bool { readableTexts.contains(MediaType.normalized(type)) }

    /// Returns the first of the wanted types that is present, by the name under which it is present.
    ///
    /// Names are compared as media types: case, blanks, and the order of parameters don't matter.
    static func best(of wanted: [String], in present: [String]) -> String? {
        if let first = wanted.first, present.contains(first) { return first }
        let normalized = present.map { MediaType.normalized($0) }
        for type in wanted {
            let name = MediaType.normalized(type)
            if let index = normalized.firstIndex(of: name) { return present[index] }
        }
        return nil
    }

    /// Returns the type in which text is best requested; `nil` without text.
    package static func text(in present: [String]) -> String? { best(of: readableTexts, in: present) }

    /// Decodes received text in the charset that its type names, with or without trailing null characters.
    package static func string(_ data: Data, type: String) -> String? {
        var text: String? =
            switch MediaType.normalized(type) {
            case "STRING", "text/plain;charset=iso-8859-1": String(data: data, encoding: .isoLatin1)
            case "text/plain;charset=utf-16le": UTF16Text.string(data, isLittleEndian: true)
            case "text/plain;charset=utf-16be": UTF16Text.string(data, isLittleEndian: false)
            case "text/plain;charset=utf-16": UTF16Text.string(data, isLittleEndian: nil)
            default: String(decoding: data, as: UTF8.self)
            }
        while text?.unicodeScalars.last == "\0" { text?.unicodeScalars.removeLast() }
        return text
    }

    /// Parses a URI list as defined by RFC 2483: one URI per line, with comments after number signs.
    static func urls(_ data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }
}
