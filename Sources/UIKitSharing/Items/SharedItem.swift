// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore
internal import UniformTypeIdentifiers

/// An item of a kind that the desktop's activities understand.
enum SharedItem {
    case text(String)
    case link(URL)
    case file(URL)
    case image(UIImage)
    /// Data, and its type if it is known.
    case data(Data, UTType?)

    /// Recognizes an item; `nil` for other objects.
    ///
    /// `typeIdentifier` is that of data; may be empty.
    init?(_ item: Any, typeIdentifier: String = "") {
        switch item {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text.description)
        case let text as NSAttributedString: self = .text(text.string)
        case let text as AttributedString: self = .text(String(text.characters))
        case let url as URL: self = url.isFileURL ? .file(url) : .link(url)
        case let url as NSURL:
            guard let url = url.absoluteURL else { return nil }
            self = url.isFileURL ? .file(url) : .link(url)
        case let image as UIImage: self = .image(image)
        case let data as Data: self = .data(data, UTType(typeIdentifier))
        default: return nil
        }
    }

    /// The text that represents the item in a message; `nil` for attachments.
    var text: String? {
        switch self {
        case .text(let text): text
        case .link(let url): url.absoluteString
        case .file, .image, .data: nil
        }
    }

    /// The name and content of a file with the item; `nil` for a link, or an image that can't be encoded.
    @MainActor
    func contents(named subject: String?) -> SharedFile? {
        switch self {
        case .text(let text):
            return SharedFile(name: "\(subject ?? Phrase.plainText.text).txt", content: .data(Data(text.utf8)))
        case .link: return nil
        case .file(let url): return SharedFile(name: url.lastPathComponent, content: .file(url))
        case .image(let image):
            guard let data = image.pngData() else { return nil }
            return SharedFile(name: "\(subject ?? Phrase.image.text).png", content: .data(data))
        case .data(let data, let type):
            let ending = type?.preferredFilenameExtension.map { ".\($0)" } ?? ""
            return SharedFile(name: (subject ?? Phrase.document.text) + ending, content: .data(data))
        }
    }
}

/// A file to be written or handed to another application.
struct SharedFile: Sendable {
    enum Content: Sendable {
        case data(Data)
        case file(URL)
    }

    var name: String
    var content: Content

    /// The content, which is read from the disk if it is a file.
    func load() throws -> Data {
        switch content {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url, options: .mappedIfSafe)
        }
    }

    /// The media type by the extension of the name.
    var mimeType: String {
        let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
        return UTType(filenameExtension: ending)?.preferredMIMEType ?? "application/octet-stream"
    }
}
