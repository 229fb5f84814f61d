// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The attributes of a run of text that few texts have.
public struct TextStyling: Hashable, Sendable {
    /// A shadow of the glyphs, their decorations, and attachments.
    public struct Shadow: Hashable, Sendable {
        /// The distance to the right and down, in points.
        public var offset: CGSize
        /// Twice the standard deviation of the blur, in points; 0 for a sharp shadow.
        public var blur: CGFloat
        /// The color of the shadow.
        public var color: CGColor

        /// Creates a shadow.
        public init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    /// The outline of glyphs.
    public struct Stroke: Hashable, Sendable {
        /// The width in percent of the font size; glyphs with a positive width aren't filled.
        public var width: CGFloat
        /// The color of the outline; `nil` for the text's color.
        public var color: CGColor?

        /// Creates an outline.
        public init(width: CGFloat, color: CGColor? = nil) {
            self.width = width
            self.color = color
        }

        /// Returns the width in points for a font size, limited to twice the size.
        func lineWidth(pointSize: CGFloat) -> CGFloat { min(abs(width.length), 200) / 100 * pointSize }
    }

    /// Constants for the joining of letters into one glyph.
    public enum Ligatures: Hashable, Sendable {
        /// Only those that the script requires.
        case none
        /// Those that the font enables.
        case standard
        /// Those that the font enables, and its rare and historical ones.
        case all
    }

    /// The shadow; `nil` for none.
    public var shadow: Shadow?
    /// The outline; `nil` for none.
    public var stroke: Stroke?
    /// The content that takes the place of each object replacement character (U+FFFC) of the run; `nil` for none.
    public var attachment: TextAttachment?
    /// The ligatures; `standard` by default.
    public var ligatures = Ligatures.standard
    /// The language as a BCP 47 tag, which selects among the glyph variants of a script; `nil` for the user's.
    public var language: String?
    /// The writing directions inside that of the paragraph, the outermost first; none by default.
    public var embeddings: [TextEmbedding] = []

    /// Creates attributes without any effect.
    public init() {}

    /// The attributes without an attachment; `nil` if they have no effect.
    var withoutAttachment: TextStyling? {
        var styling = self
        styling.attachment = nil
        return styling == TextStyling() ? nil : styling
    }
}
