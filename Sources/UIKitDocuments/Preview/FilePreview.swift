// SPDX-License-Identifier: MIT
internal import AttributedDocuments
internal import DocumentFiles
internal import FileAssociations
internal import Foundation
internal import UIKitCore
internal import UniformTypeIdentifiers

/// The content of a file as it is shown without the application that has made it.
enum FilePreview: Sendable {
    case image(UIImage)
    /// Text, in a font of fixed width for source code.
    case text(String, isCode: Bool)
    /// A document with fonts and colors.
    case document(Data, NSAttributedString.DocumentType)
    /// The kind of the file has no preview.
    case none

    /// The sizes in bytes of the largest files that are shown.
    private static let imageLimit = 256 << 20
    private static let textLimit = 16 << 20

    /// Reads a file of a MIME type.
    ///
    /// - Throws: `CocoaError`, such as `.fileReadCorruptFile` for an image that isn't one.
    @concurrent
    static func load(_ url: URL, mimeType: String) async throws -> FilePreview {
        let type = UTType(mimeType: mimeType)
        func contents(_ limit: Int) throws -> Data {
            try FileReading.contents(of: url, limit: limit) { _, _ in !Task.isCancelled }
        }
        if mimeType.hasPrefix("image/") {
            guard let image = UIImage(data: try contents(imageLimit)) else {
                throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
            }
            return .image(image)
        }
        let documents: [String: NSAttributedString.DocumentType] = [
            "text/html": .html, "application/xhtml+xml": .html, "text/rtf": .rtf, "application/rtf": .rtf,
            "text/markdown": .markdown,
        ]
        if let format = documents[mimeType] { return .document(try contents(textLimit), format) }
        guard mimeType.hasPrefix("text/") || type?.conforms(to: .text) == true || textTypes.contains(mimeType) else {
            return .none
        }
        // The desktop's database lacks some languages.
        let isSource = UTType(filenameExtension: url.pathExtension)?.conforms(to: .sourceCode) == true
        return .text(text(try contents(textLimit)), isCode: isSource || mimeType != "text/plain")
    }

    /// Types of text that aren't called so.
    private static let textTypes: Set = [
        "application/json", "application/xml", "application/javascript", "application/x-shellscript",
        "application/toml",
        "application/yaml", "application/x-yaml", "application/sql", "application/x-perl", "application/x-ruby",
        "application/x-php", "application/x-desktop", "application/x-plist", "message/rfc822",
    ]

    /// Decodes text, in UTF-16 if it is marked so, otherwise in UTF-8 or else Latin 1.
    private static func text(_ data: Data) -> String {
        if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]),
            let text = String(data: data, encoding: .utf16)
        {
            return text
        }
        if let text = String(data: data, encoding: .utf8) { return text }
        return String(data: data, encoding: .isoLatin1) ?? String(decoding: data, as: UTF8.self)
    }
}
