// SPDX-License-Identifier: MIT

/// Text in paragraphs with styles, lists, and images, independent of any file format and of views.
///
/// Lengths are in points.
package struct RichTextDocument: Hashable, Sendable {
    /// The paragraphs in order; a document without text has none.
    package var paragraphs: [RichTextParagraph] = []
    /// The properties of the document as a whole.
    package var properties = Properties()

    package init(_ paragraphs: [RichTextParagraph] = []) {
        self.paragraphs = paragraphs
    }

    /// The text of all paragraphs, separated by newlines; an image counts as U+FFFC.
    package var string: String {
        paragraphs.map { $0.string }.joined(separator: "\n")
    }

    /// The title, the author, the size of the page, and other properties.
    package struct Properties: Hashable, Sendable {
        package var title: String?
        package var author: String?
        package var subject: String?
        package var company: String?
        package var comment: String?
        package var keywords: [String] = []
        package var paperWidth: Double?
        package var paperHeight: Double?
        package var leftMargin: Double?
        package var rightMargin: Double?
        package var topMargin: Double?
        package var bottomMargin: Double?
        /// The distance of the tab stops after the last one that a paragraph sets; `nil` for the format's default.
        package var defaultTabInterval: Double?
        /// Whether text is laid out in pages (1) or in the width of a window (0); `nil` if not stated.
        package var viewMode: Int?

        package init() {}
    }
}

/// The limits on input, which protect against hostile files.
package enum RichTextLimits {
    /// The size of a file in bytes.
    package static let bytes = 256 << 20
    /// The nesting of groups or elements.
    package static let depth = 100_000
    /// The nesting of lists and quotes; deeper ones are read at this level.
    package static let listDepth = 32
    /// The absolute value of a length in points.
    package static let length = 100_000.0
    /// The range of font sizes in points.
    package static let fontSizes = 1.0...1638.0

    /// Returns a length within the limits; 0 if it isn't a number.
    package static func length(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -length), length)
    }

    /// Returns a font size within the limits; 12 if it isn't a number.
    package static func fontSize(_ value: Double) -> Double {
        value.isNaN ? 12 : min(max(value, fontSizes.lowerBound), fontSizes.upperBound)
    }
}
