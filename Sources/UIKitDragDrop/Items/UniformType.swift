// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// Uniform type identifiers, and the MIME types by which the desktop names the same content.
///
/// A MIME type without a uniform type identifier is its own identifier, and so is an identifier without a MIME type.
enum UniformType {
    static let item = "public.item"
    static let data = "public.data"
    static let text = "public.text"
    static let plainText = "public.plain-text"
    static let utf8Text = "public.utf8-plain-text"
    static let url = "public.url"
    static let fileURL = "public.file-url"
    static let image = "public.image"
    static let png = "public.png"
    static let jpeg = "public.jpeg"
    static let folder = "public.folder"
    static let color = "com.apple.uikit.color"

    /// The types with a uniform type identifier: the identifiers that they conform to directly, their MIME types by
    /// preference, and the extensions of their files.
    private struct Entry {
        var parents: [String]
        var mimeTypes: [String] = []
        var extensions: [String] = []
    }

    private static let entries: [String: Entry] = [
        item: Entry(parents: []),
        "public.content": Entry(parents: []),
        data: Entry(parents: [item]),
        folder: Entry(parents: [item], mimeTypes: ["inode/directory"]),
        text: Entry(parents: [data, "public.content"]),
        plainText: Entry(parents: [text]),
        utf8Text: Entry(parents: [plainText], mimeTypes: PasteboardType.texts, extensions: ["txt", "text", "log"]),
        "net.daringfireball.markdown": Entry(
            parents: [plainText], mimeTypes: ["text/markdown"], extensions: ["md", "markdown"]),
        "public.source-code": Entry(parents: [plainText]),
        "public.swift-source": Entry(
            parents: ["public.source-code"], mimeTypes: ["text/x-swift"], extensions: ["swift"]),
        "public.html": Entry(parents: [text], mimeTypes: ["text/html"], extensions: ["html", "htm"]),
        "public.xml": Entry(parents: [text], mimeTypes: ["application/xml", "text/xml"], extensions: ["xml"]),
        "public.json": Entry(parents: [text], mimeTypes: ["application/json"], extensions: ["json"]),
        "public.rtf": Entry(parents: [text], mimeTypes: ["text/rtf", "application/rtf"], extensions: ["rtf"]),
        "public.comma-separated-values-text": Entry(parents: [text], mimeTypes: ["text/csv"], extensions: ["csv"]),
        "public.vcard": Entry(parents: [text], mimeTypes: ["text/vcard"], extensions: ["vcf", "vcard"]),
        url: Entry(parents: [data], mimeTypes: [PasteboardType.uriList]),
        fileURL: Entry(parents: [url], mimeTypes: [PasteboardType.uriList]),
        image: Entry(parents: [data, "public.content"]),
        png: Entry(parents: [image], mimeTypes: [PasteboardType.png], extensions: ["png"]),
        jpeg: Entry(parents: [image], mimeTypes: ["image/jpeg"], extensions: ["jpg", "jpeg"]),
        "com.compuserve.gif": Entry(parents: [image], mimeTypes: ["image/gif"], extensions: ["gif"]),
        "org.webmproject.webp": Entry(parents: [image], mimeTypes: ["image/webp"], extensions: ["webp"]),
        "com.microsoft.bmp": Entry(parents: [image], mimeTypes: ["image/bmp"], extensions: ["bmp"]),
        "public.tiff": Entry(parents: [image], mimeTypes: ["image/tiff"], extensions: ["tif", "tiff"]),
        "public.svg-image": Entry(parents: [image], mimeTypes: ["image/svg+xml"], extensions: ["svg"]),
        "public.audiovisual-content": Entry(parents: [data, "public.content"]),
        "public.movie": Entry(parents: ["public.audiovisual-content"]),
        "public.audio": Entry(parents: ["public.audiovisual-content"]),
        "public.mpeg-4": Entry(parents: ["public.movie"], mimeTypes: ["video/mp4"], extensions: ["mp4", "m4v"]),
        "com.apple.quicktime-movie": Entry(
            parents: ["public.movie"], mimeTypes: ["video/quicktime"], extensions: ["mov"]),
        "org.webmproject.webm": Entry(parents: ["public.movie"], mimeTypes: ["video/webm"], extensions: ["webm"]),
        "public.mp3": Entry(parents: ["public.audio"], mimeTypes: ["audio/mpeg"], extensions: ["mp3"]),
        "com.microsoft.waveform-audio": Entry(
            parents: ["public.audio"], mimeTypes: ["audio/x-wav", "audio/wav"], extensions: ["wav"]),
        "com.adobe.pdf": Entry(
            parents: [data, "public.content"], mimeTypes: ["application/pdf"], extensions: ["pdf"]),
        "public.zip-archive": Entry(parents: [data], mimeTypes: ["application/zip"], extensions: ["zip"]),
        color: Entry(parents: [data], mimeTypes: ["application/x-color"]),
    ]

    private static let identifiersByMIMEType: [String: String] = {
        var table: [String: String] = [:]
        for (identifier, entry) in entries {
            for type in entry.mimeTypes { table[type.lowercased()] = identifier }
        }
        // A list of URIs may have any scheme.
        table[PasteboardType.uriList] = url
        return table
    }()

    private static let identifiersByExtension: [String: String] = {
        var table: [String: String] = [:]
        for (identifier, entry) in entries {
            for name in entry.extensions { table[name] = identifier }
        }
        return table
    }()

    /// Returns the uniform type identifier of a MIME type, or the MIME type itself if it has none.
    static func identifier(ofMIMEType type: String) -> String {
        let lowercased = type.lowercased()
        if let identifier = identifiersByMIMEType[lowercased] { return identifier }
        // The parameters, such as a character set, don't change the kind of content.
        let base = lowercased.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        return identifiersByMIMEType[base] ?? type
    }

    /// Returns the MIME types under which content of a type may be offered, the preferred one first.
    static func mimeTypes(of identifier: String) -> [String] {
        guard let types = entries[identifier]?.mimeTypes, !types.isEmpty else { return [identifier] }
        return types
    }

    /// Returns the type of a file by the extension of its name; `data` if it is unknown.
    static func identifier(ofFile url: URL) -> String {
        if url.hasDirectoryPath { return folder }
        return identifiersByExtension[url.pathExtension.lowercased()] ?? data
    }

    /// Returns the usual extension of files of a type; `nil` if there is none.
    static func fileExtension(of identifier: String) -> String? {
        entries[identifier]?.extensions.first
    }

    /// Returns whether content of type `identifier` is also content of type `other`.
    static func conforms(_ identifier: String, to other: String) -> Bool {
        if identifier.caseInsensitiveCompare(other) == .orderedSame { return true }
        return parents(of: identifier).contains { conforms($0, to: other) }
    }

    private static func parents(of identifier: String) -> [String] {
        if let entry = entries[identifier] { return entry.parents }
        switch identifier.lowercased().prefix(while: { $0 != "/" }) {
        case identifier.lowercased(): return [data]
        case "image": return [image]
        case "text": return [text]
        case "audio": return ["public.audio"]
        case "video": return ["public.movie"]
        default: return [data]
        }
    }
}
