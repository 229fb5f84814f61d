// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The attributes of a run of text.
public struct TextAttributes: Hashable, Sendable {
    /// A line under or through the text, in the text's color unless it has its own.
    public struct Decoration: Hashable, Sendable {
        /// The form of the line.
        public enum Style: Hashable, Sendable {
            /// A single line.
            case single
            /// A line of twice the thickness.
            case thick
            /// Two lines.
            case double
        }

        /// The pattern of the line's dashes, in multiples of its thickness.
        public enum Pattern: Hashable, Sendable {
            /// No gaps.
            case solid
            /// Dots.
            case dot
            /// Dashes.
            case dash
            /// A dash and a dot.
            case dashDot
            /// A dash and two dots.
            case dashDotDot
        }

        /// The form of the line.
        public var style: Style
        /// The pattern of the line.
        public var pattern = Pattern.solid
        /// Whether the spaces between words have no line.
        public var isByWord = false
        /// The color of the line; `nil` for the text's color.
        public var color: CGColor?

        /// Creates a decoration; by default a single line in the text's color.
        public init(_ style: Style = .single, color: CGColor? = nil) {
            self.style = style
            self.color = color
        }
    }

    /// The font.
    public var font: TextFont
    /// The color of the text.
    ///
    /// `nil` uses the color given when the text is drawn, so that a change of color needs no new layout.
    public var foregroundColor: CGColor?
    /// The color behind the text; `nil` for none.
    public var backgroundColor: CGColor?
    /// The underline; `nil` for none.
    public var underline: Decoration?
    /// The strikethrough line; `nil` for none.
    public var strikethrough: Decoration?
    /// Points added after every character, including the last; 0 disables the font's pair kerning, `nil` keeps it.
    public var kern: CGFloat?
    /// The distance of the text above the baseline, in points; negative is below.
    public var baselineOffset: CGFloat
    /// The paragraph style.
    ///
    /// The first run of a paragraph determines it.
    public var paragraph: TextParagraph
    var boxedStyling: Boxed<TextStyling>?

    /// Creates attributes.
    public init(
        font: TextFont = TextFont(size: 12), foregroundColor: CGColor? = nil, backgroundColor: CGColor? = nil,
        underline: Decoration? = nil, strikethrough: Decoration? = nil, kern: CGFloat? = nil,
        baselineOffset: CGFloat = 0, paragraph: TextParagraph = TextParagraph()
    ) {
        self.font = font
        self.foregroundColor = foregroundColor
        self.backgroundColor = backgroundColor
        self.underline = underline
        self.strikethrough = strikethrough
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.paragraph = paragraph
    }
}
