// SPDX-License-Identifier: MIT
internal import Foundation
internal import HTMLDocument
internal import MarkdownDocument
internal import RTFDocument
internal import RichText

/// Writes an attributed string in the format that a document's attributes state.
struct DocumentWriting {
    private let type: NSAttributedString.DocumentType
    private let encoding: String.Encoding
    private let properties: RichTextDocument.Properties

    /// - Throws: `fileWriteUnsupportedScheme` without a known format.
    init(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) throws {
        guard let type = DocumentValues.type(attributes[.documentType]),
            [.plain, .rtf, .html, .markdown].contains(type)
        else {
            let reason = "The attribute documentType isn't a supported format."
            throw CocoaError(.fileWriteUnsupportedScheme, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
        }
        self.type = type
        encoding = DocumentValues.encoding(attributes[.characterEncoding]) ?? .utf8
        properties = RichTextDocument.Properties(attributes)
    }

    func data(_ text: NSAttributedString, _ range: NSRange) throws -> Data {
        let start = min(max(range.location, 0), text.length)
        let end = min(max(range.location.addingReportingOverflow(range.length).partialValue, start), text.length)
        let range = NSRange(location: start, length: end - start)
        if type == .plain {
            let plain = (text.string as NSString).substring(with: range)
            guard let data = plain.data(using: encoding) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        }
        var document = RichTextDocument(DocumentBuilder.paragraphs(text, range))
        document.properties = properties
        return switch type {
        case .rtf: RTFWriter.data(document)
        case .html: HTMLWriter.data(document)
        default: MarkdownWriter.data(document)
        }
    }
}
