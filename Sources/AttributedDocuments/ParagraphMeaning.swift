// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText

/// The meaning of a paragraph beyond its attributes, kept so that a document that was read is written as it was.
struct ParagraphMeaning: Hashable, Sendable {
    var headingLevel = 0
    var quoteLevel = 0
    var isPreformatted = false
    var isRule = false
    var isChecked: Bool?
    var continuesItem = false

    init() {}

    init(_ style: RichTextParagraphStyle) {
        headingLevel = style.headingLevel
        quoteLevel = style.quoteLevel
        isPreformatted = style.isPreformatted
        isRule = style.isRule
        isChecked = style.lists.isEmpty ? nil : style.isChecked
        continuesItem = style.continuesItem
    }

    /// The value for an attribute, a number: Foundation ends the process when it compares small structures in adjacent
    /// ranges.
    var packed: Int {
        let checked = isChecked.map { $0 ? 2 : 1 } ?? 0
        let flags = (isPreformatted ? 1 : 0) | (isRule ? 2 : 0) | (continuesItem ? 4 : 0) | checked << 3
        return flags | headingLevel << 5 | quoteLevel << 8
    }

    /// Creates the meaning in an attribute; `nil` for other values.
    init?(_ value: Any?) {
        guard let packed = value as? Int else { return nil }
        isPreformatted = packed & 1 != 0
        isRule = packed & 2 != 0
        continuesItem = packed & 4 != 0
        isChecked = packed >> 3 & 3 == 0 ? nil : packed >> 3 & 3 == 2
        headingLevel = min(packed >> 5 & 7, 6)
        quoteLevel = min(max(packed >> 8, 0), RichTextLimits.listDepth)
    }

    /// The text in place of a horizontal rule.
    static let rule = "\u{2014}\u{2014}\u{2014}"
    /// The indent of a quotation, in points.
    static let quoteIndent = 24.0
    /// The indent of a list within a quotation, in points, as that of other lists.
    static let listIndent = 28.0

    /// The text before an item with a check box.
    var checkBox: String { isChecked.map { $0 ? "\u{2611} " : "\u{2610} " } ?? "" }
}

extension NSAttributedString.Key {
    /// The meaning of the paragraph, as `ParagraphMeaning.packed`.
    static let paragraphMeaning = NSAttributedString.Key("ShojiParagraphMeaning")
    /// A number without meaning, by which adjacent ranges differ.
    static let parity = NSAttributedString.Key("ShojiParity")
    /// A line break between paragraphs of the same item of a list.
    static let itemBreak = NSAttributedString.Key("ShojiItemBreak")
    /// Whether text is superscript (1) or subscript (-1); its font and its offset from the baseline show it.
    static let script = NSAttributedString.Key("ShojiScript")
    /// The image that a document refers to, as a `RichTextImage`.
    static let imageReference = NSAttributedString.Key("ShojiImageReference")
}
