// SPDX-License-Identifier: MIT
public import Foundation

extension NSAttributedString {
    /// A format of documents.
    ///
    /// > Note: Differs from UIKit: documents with separate files for attachments (`rtfd`) aren't supported, because
    /// > Foundation has no file wrappers on Linux.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Markdown: CommonMark with GitHub's tables, check boxes, and strikethrough.
        ///
        /// > Note: Differs from UIKit, which doesn't have this type.
        public static let markdown = DocumentType(rawValue: "net.daringfireball.markdown")
    }

    /// The name of an option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The format, as a `DocumentType`; by default that of the extension of the file's name, or that of the data.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of plain text or HTML, as the raw value of a `String.Encoding`; by default that which the
        /// document states, or UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text for which the document states none, as a dictionary by `NSAttributedString.Key`.
        ///
        /// The size of the font is that to which relative sizes, such as those of headings, refer.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The name of a property of a document as a whole.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The format, as a `DocumentType`; required for writing.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of plain text, as the raw value of a `String.Encoding`; UTF-8 by default.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The size of the paper in points, as a `CGSize`.
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
        /// The margins of pages in points, as `UIEdgeInsets`.
        public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
        /// Whether text is laid out in pages (1) or in the width of a window (0).
        public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
        /// The distance of tab stops in points, as a number.
        public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
        /// The title, as a string.
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
        /// The author, as a string.
        public static let author = DocumentAttributeKey(rawValue: "NSAuthorDocumentAttribute")
        /// The subject, as a string.
        public static let subject = DocumentAttributeKey(rawValue: "NSSubjectDocumentAttribute")
        /// The company, as a string.
        public static let company = DocumentAttributeKey(rawValue: "NSCompanyDocumentAttribute")
        /// A comment, as a string.
        public static let comment = DocumentAttributeKey(rawValue: "NSCommentDocumentAttribute")
        /// Keywords, as an array of strings.
        public static let keywords = DocumentAttributeKey(rawValue: "NSKeywordsDocumentAttribute")
    }
}
