// SPDX-License-Identifier: MIT
internal import Foundation
internal import HTMLDocument
internal import MarkdownDocument
internal import RTFDocument
internal import RichText
internal import UIKitCore

/// A document that was read, as an attributed string and the document's properties.
struct DocumentReading {
    let text: NSAttributedString
    let attributes: NSDictionary

    typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

    init(_ url: URL, options: Options) throws {
        var options = options
        if options[.documentType] == nil { options[.documentType] = Self.type(ofExtension: url.pathExtension) }
        try self.init(Data(contentsOf: url), options: options)
    }

    init(_ data: Data, options: Options, baseURL: URL? = nil) throws {
        let type = DocumentValues.type(options[.documentType]) ?? Self.type(of: data)
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        let font = defaults[.font] as? UIFont ?? UIFont.systemFont(ofSize: CGFloat(RichTextHeading.baseSize))
        var encoding = DocumentValues.encoding(options[.characterEncoding])
        let document: RichTextDocument
        do {
            switch type {
            case .rtf: document = try RTFReader.document(data)
            case .html: document = try HTMLReader.document(data, encoding: encoding, baseSize: Double(font.pointSize))
            case .markdown: document = try MarkdownReader.document(data, baseSize: Double(font.pointSize))
            case .plain:
                let plain = try PlainText(data, encoding: encoding)
                encoding = plain.encoding
                document = RichTextDocument(plain.paragraphs)
            default:
                throw CocoaError(.fileReadUnknown)
            }
        } catch let error as RichTextError {
            throw error.cocoaError
        }
        var values = document.properties.attributes
        values[.documentType] = type
        if type == .plain { values[.characterEncoding] = encoding?.rawValue }
        attributes = NSDictionary(dictionary: values)
        text = AttributedTextBuilder.text(document, font: font, defaults: defaults, baseURL: baseURL)
    }

    private static func type(ofExtension name: String) -> NSAttributedString.DocumentType? {
        switch name.lowercased() {
        case "rtf": .rtf
        case "html", "htm", "xhtml": .html
        case "md", "markdown", "mdown": .markdown
        case "txt", "text": .plain
        default: nil
        }
    }

    /// Returns the type that the beginning of the data shows; plain text for others.
    private static func type(of data: Data) -> NSAttributedString.DocumentType {
        var start = data.prefix(256)
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        let text = String(decoding: start.drop { $0 == 32 || (9...13).contains($0) }, as: UTF8.self).lowercased()
        if text.hasPrefix("{\\rtf") { return .rtf }
        return text.hasPrefix("<!doctype html") || text.hasPrefix("<html") ? .html : .plain
    }
}

/// The values of reading options and document attributes, in the types that applications use for them.
enum DocumentValues {
    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        switch value {
        case let type as NSAttributedString.DocumentType: type
        case let name as String: NSAttributedString.DocumentType(rawValue: name)
        default: nil
        }
    }

    static func encoding(_ value: Any?) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        if let value = value as? UInt { return String.Encoding(rawValue: value) }
        return number(value).flatMap { UInt(exactly: $0) }.map { String.Encoding(rawValue: $0) }
    }

    static func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Int: Double(value)
            case let value as Float: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension RichTextError {
    /// The error as one of Foundation's, with the description as its failure reason.
    var cocoaError: CocoaError {
        let code: CocoaError.Code =
            switch self {
            case .tooLarge, .outOfMemory: .fileReadTooLarge
            case .wrongFormat, .tooDeep: .fileReadCorruptFile
            case .libraryMissing: .featureUnsupported
            }
        return CocoaError(code, userInfo: [NSLocalizedFailureReasonErrorKey: description])
    }
}
