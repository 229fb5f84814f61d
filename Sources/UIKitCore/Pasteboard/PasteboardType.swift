// SPDX-License-Identifier: MIT
internal import Foundation

/// What forms of content are called.
enum PasteboardType {
    static let plainText = "text/plain;charset=utf-8"
    static let uriList = "text/uri-list"
    static let png = "image/png"

    /// Plain text under the names that applications use for it, the best first.
    static let texts = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", "TEXT"]
    static let images = ["image/png", "image/jpeg", "image/webp", "image/bmp", "image/gif", "image/tiff"]
    /// The forms of which several are one below the other.
    static let lists = texts + [uriList]

    private static let identifiers = [
        "public.utf8-plain-text": plainText, "public.plain-text": plainText, "public.text": plainText,
        "public.url": uriList, "public.file-url": uriList, "public.png": png, "public.jpeg": "image/jpeg",
        "public.image": png, "public.html": "text/html", "public.rtf": "text/rtf", "com.adobe.pdf": "application/pdf",
    ]

    /// The MIME type that a name stands for; the name itself if it is not a uniform type identifier that is known.
    static func mime(_ type: String) -> String { identifiers[type] ?? type }

    /// The names under which something may be that is asked for as `type`.
    static func alternatives(_ type: String) -> [String] {
        let mime = mime(type)
        return texts.contains(mime) ? [mime] + texts : [mime]
    }

    static func best(of wanted: [String], in present: [String]) -> String? {
        wanted.first { present.contains($0) }
    }

    /// Text as it was sent: with or without a charset, with or without a NUL at its end.
    static func string(_ data: Data, type: String) -> String? {
        var data = data
        while data.last == 0 { data.removeLast() }
        // The oldest name stands for Latin 1.
        if type == "STRING" { return String(data: data, encoding: .isoLatin1) }
        return String(decoding: data, as: UTF8.self)
    }

    /// The addresses of a list as RFC 2483 has it: one a line, comments after number signs.
    static func urls(_ data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }
}
