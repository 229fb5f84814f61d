// SPDX-License-Identifier: MIT
public import Foundation

/// The line breaking and placement of a paragraph.
///
/// Lengths are in points, 0 by default.
public struct TextParagraph: Hashable, Sendable {
    /// Constants for the alignment of lines.
    public enum Alignment: Hashable, Sendable {
        /// Left, or right in a right-to-left paragraph.
        case natural
        /// Aligned with the left edge.
        case left
        /// Centered.
        case center
        /// Aligned with the right edge.
        case right
        /// Aligned with both edges; the paragraph's last line is aligned as `natural`.
        case justified
    }

    /// Constants for text that is wider than the available space.
    public enum LineBreakMode: Hashable, Sendable {
        /// Breaks lines between words, or inside a word that is wider than the whole line.
        case wordWrapping
        /// Breaks lines between any two characters.
        case charWrapping
        /// One line for each paragraph, without a limit.
        case clipping
        /// Like `wordWrapping`, with an ellipsis at the beginning of the last line if text is omitted.
        case truncatingHead
        /// Like `wordWrapping`, with an ellipsis at the end of the last line if text is omitted.
        case truncatingTail
        /// Like `wordWrapping`, with an ellipsis in the middle of the last line if text is omitted.
        case truncatingMiddle
    }

    /// Constants for the direction of a paragraph.
    public enum WritingDirection: Hashable, Sendable {
        /// The direction of the first strong character, left to right by default.
        case natural
        /// Left to right.
        case leftToRight
        /// Right to left.
        case rightToLeft
    }

    /// The alignment of lines; `natural` by default.
    public var alignment: Alignment
    /// The handling of text that doesn't fit; `wordWrapping` by default.
    public var lineBreakMode: LineBreakMode
    /// The base direction; `natural` by default.
    public var baseWritingDirection: WritingDirection
    /// The additional space between two lines.
    public var lineSpacing: CGFloat
    /// The factor for the lines' natural height, applied before the limits; 0 keeps the natural height.
    public var lineHeightMultiple: CGFloat
    /// The minimum height of a line.
    public var minimumLineHeight: CGFloat
    /// The maximum height of a line; 0 for no limit.
    ///
    /// Lines lower than their text overlap.
    public var maximumLineHeight: CGFloat
    /// The space after the paragraph, if another follows.
    public var paragraphSpacing: CGFloat
    /// The space before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: CGFloat
    /// The distance from the leading edge to the first line.
    public var firstLineHeadIndent: CGFloat
    /// The distance from the leading edge to the other lines.
    public var headIndent: CGFloat
    /// The end of lines: relative to the leading edge if positive, otherwise to the trailing edge.
    public var tailIndent: CGFloat
    var boxedExtras: Boxed<Extras>?

    /// Creates a paragraph style.
    public init(
        alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping,
        baseWritingDirection: WritingDirection = .natural, lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0,
        minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, paragraphSpacing: CGFloat = 0,
        paragraphSpacingBefore: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0,
        tailIndent: CGFloat = 0
    ) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.baseWritingDirection = baseWritingDirection
        self.lineSpacing = lineSpacing
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.paragraphSpacing = paragraphSpacing
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
    }
}
