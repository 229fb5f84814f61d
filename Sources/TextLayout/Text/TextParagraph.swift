// SPDX-License-Identifier: MIT
public import Foundation

/// How the lines of a paragraph are broken and placed; lengths in points, 0 where they say nothing else.
public struct TextParagraph: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        /// Left, or right in a paragraph that is written from right to left.
        case natural
        case left
        case center
        case right
        /// Both edges flush, the paragraph's last line as `natural`.
        case justified
    }

    /// What happens to text that is wider than the room for it.
    public enum LineBreakMode: Hashable, Sendable {
        /// Lines end between words, or within a word that is wider than the line by itself.
        case wordWrapping
        case charWrapping
        /// One line for each paragraph, as long as it gets.
        case clipping
        /// As `wordWrapping`, but where text is left out an ellipsis stands for the last line's beginning…
        case truncatingHead
        /// …its end…
        case truncatingTail
        /// …or its middle.
        case truncatingMiddle
    }

    /// Which way the paragraph is written.
    public enum WritingDirection: Hashable, Sendable {
        /// As its first strong character is, else from left to right.
        case natural
        case leftToRight
        case rightToLeft
    }

    public var alignment: Alignment
    public var lineBreakMode: LineBreakMode
    public var baseWritingDirection: WritingDirection
    /// Added between two lines.
    public var lineSpacing: CGFloat
    /// Multiplies the lines' natural height before it is limited; 0 leaves it.
    public var lineHeightMultiple: CGFloat
    public var minimumLineHeight: CGFloat
    /// 0 for no limit; lines lower than their text overlap.
    public var maximumLineHeight: CGFloat
    /// Added after the paragraph, if another follows.
    public var paragraphSpacing: CGFloat
    /// Added before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: CGFloat
    /// From the leading edge to the first line.
    public var firstLineHeadIndent: CGFloat
    /// From the leading edge to the other lines.
    public var headIndent: CGFloat
    /// Where lines end: from the leading edge if positive, from the trailing edge otherwise.
    public var tailIndent: CGFloat

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
