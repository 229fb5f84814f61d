// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// How a run of text looks.
public struct TextAttributes: Hashable, Sendable {
    /// A line under or through the text, in the text's colour unless it has its own.
    public struct Decoration: Hashable, Sendable {
        public enum Style: Hashable, Sendable {
            case single
            case thick
            case double
        }

        public var style: Style
        public var color: CGColor?

        public init(_ style: Style = .single, color: CGColor? = nil) {
            self.style = style
            self.color = color
        }
    }

    public var font: TextFont
    /// `nil` takes the colour that is given when the text is drawn, so that a change of colour needs no new layout.
    public var foregroundColor: CGColor?
    public var backgroundColor: CGColor?
    public var underline: Decoration?
    public var strikethrough: Decoration?
    /// Points added after every character, the last one included; 0 turns the font's own pair kerning off, `nil` leaves
    /// it on.
    public var kern: CGFloat?
    /// Points by which the text stands above the baseline; negative is below.
    public var baselineOffset: CGFloat
    /// The paragraph's look; of a paragraph's runs the first one's counts.
    public var paragraph: TextParagraph

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
