// SPDX-License-Identifier: MIT

/// A paragraph: runs of text and images, and the paragraph's style.
package struct RichTextParagraph: Hashable, Sendable {
    /// The runs in order; a paragraph without text has none.
    package var runs: [RichTextRun]
    package var style: RichTextParagraphStyle
    /// The style of the paragraph's end, which determines the height of an empty paragraph.
    package var endStyle: RichTextStyle?

    package init(_ runs: [RichTextRun] = [], style: RichTextParagraphStyle = RichTextParagraphStyle()) {
        self.runs = runs
        self.style = style
    }

    package init(_ text: String, style: RichTextParagraphStyle = RichTextParagraphStyle()) {
        self.init(text.isEmpty ? [] : [RichTextRun(text)], style: style)
    }

    /// The text of the paragraph; an image counts as U+FFFC, and a line break is U+2028.
    package var string: String {
        runs.map { $0.image == nil ? $0.text : "\u{FFFC}" }.joined()
    }

    /// Appends text, to the last run if that has the same style.
    package mutating func append(_ text: String, style: RichTextStyle) {
        guard !text.isEmpty else { return }
        if let last = runs.indices.last, runs[last].image == nil, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(RichTextRun(text, style: style))
        }
    }
}

/// The alignment, the indents, the spacing, the tab stops, and the meaning of a paragraph.
package struct RichTextParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
    package enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }

    /// A tab stop.
    package struct Tab: Hashable, Sendable {
        package enum Alignment: Hashable, Sendable { case left, center, right, decimal }

        /// The distance from the leading edge.
        package var position: Double
        package var alignment: Alignment

        package init(_ position: Double, _ alignment: Alignment = .left) {
            self.position = position
            self.alignment = alignment
        }
    }

    package var alignment = Alignment.natural
    package var direction = Direction.natural
    /// The indent of the first line from the leading edge.
    package var firstLineIndent = 0.0
    /// The indent of the other lines from the leading edge.
    package var headIndent = 0.0
    /// The indent of the lines' ends from the trailing edge.
    package var tailIndent = 0.0
    package var spacingBefore = 0.0
    package var spacingAfter = 0.0
    package var lineSpacing = 0.0
    /// The factor for the natural line height; 0 for none.
    package var lineHeightMultiple = 0.0
    package var minimumLineHeight = 0.0
    /// The maximum line height; 0 for none.
    package var maximumLineHeight = 0.0
    package var tabs: [Tab] = []
    /// The lists that contain the paragraph, outermost first; empty outside of lists.
    package var lists: [RichTextList] = []
    /// Whether the paragraph continues an item of the innermost list, so that it has no marker.
    package var continuesItem = false
    /// Whether the item is checked; `nil` unless it has a check box.
    package var isChecked: Bool?
    /// The level of a heading from 1 to 6; 0 for text.
    package var headingLevel = 0
    /// The number of quotations that contain the paragraph.
    package var quoteLevel = 0
    /// Whether the paragraph is a line of preformatted text, such as source code.
    package var isPreformatted = false
    /// Whether the paragraph is a horizontal rule; it has no text.
    package var isRule = false

    package init() {}
}

/// A list, as a style of the paragraphs of its items.
package struct RichTextList: Hashable, Sendable {
    /// The marker of an item.
    package enum Marker: String, Hashable, Sendable, CaseIterable {
        case disc, circle, square, hyphen, check, none
        case decimal, lowercaseAlpha, uppercaseAlpha, lowercaseRoman, uppercaseRoman

        /// Whether items are numbered.
        package var isOrdered: Bool {
            switch self {
            case .disc, .circle, .square, .hyphen, .check, .none: false
            case .decimal, .lowercaseAlpha, .uppercaseAlpha, .lowercaseRoman, .uppercaseRoman: true
            }
        }
    }

    package var marker: Marker
    /// The number of the first item.
    package var start: Int
    /// A number that distinguishes the list from others of the document.
    package var identifier: Int

    package init(_ marker: Marker, start: Int = 1, identifier: Int = 0) {
        self.marker = marker
        self.start = start
        self.identifier = identifier
    }
}
