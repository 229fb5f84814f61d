// SPDX-License-Identifier: MIT
package import Foundation

/// The names of content types.
package enum PasteboardType {
    package static let plainText = "text/plain;charset=utf-8"
    package static let uriList = "text/uri-list"
    package static let png = "image/png"

    /// The type names that applications use for plain text, in order of preference.
    package static let texts = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", "TEXT"]
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
        return texts.contains(mime) ? [mime] + texts : [mime]
    }

    static func best(of wanted: [String], in present: [String]) -> String? {
        wanted.first { present.contains($0) }
    }

    /// Decodes received text, with or without a charset parameter or trailing null byte.
    package static func string(_ data: Data, type: String) -> String? {
        var data = data
        while data.last == 0 { data.removeLast() }
        // The type STRING is Latin-1.
        if type == "STRING" { return String(data: data, encoding: .isoLatin1) }
        return String(decoding: data, as: UTF8.self)
    }

    /// Parses a URI list as defined by RFC 2483: one URI per line, with comments after number signs.
    static func urls(_ data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }
}
