// SPDX-License-Identifier: MIT
public import Foundation

/// A position at which text continues after a tab.
public struct TextTab: Hashable, Sendable {
    /// Constants for the alignment of the text after the tab, up to the next tab or the end of the line.
    public enum Alignment: Hashable, Sendable {
        /// Begins at the location, in the paragraph's direction.
        case natural
        /// Begins at the location; in right-to-left paragraphs it ends there.
        case left
        /// Is centered at the location.
        case center
        /// Ends at the location; in right-to-left paragraphs it begins there.
        case right
    }

    /// The distance from the leading edge of the layout area, in points.
    public var location: CGFloat
    /// The alignment of the text.
    public var alignment: Alignment
    /// Characters of which the first one in right-aligned text is placed at the location, such as decimal separators.
    public var terminators: CharacterSet?

    /// Creates a tab stop.
    public init(location: CGFloat, alignment: Alignment = .natural, terminators: CharacterSet? = nil) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}

extension TextParagraph {
    /// Text before the first line, such as the number of a list item, which isn't part of the string.
    ///
    /// It ends before the line, in the attributes of the paragraph's first character, and takes no space.
    public struct Marker: Hashable, Sendable {
        /// The text of the marker.
        public var text: String
        /// The distance between the marker and the line, in points.
        public var gap: CGFloat

        /// Creates a marker.
        public init(_ text: String, gap: CGFloat) {
            self.text = text
            self.gap = gap
        }
    }

    /// The attributes of a paragraph that few paragraphs have.
    public struct Extras: Hashable, Sendable {
        /// The tab stops in order of their locations; `nil` for stops at multiples of `defaultTabInterval`.
        public var tabs: [TextTab]?
        /// The distance between the tab stops after the last one of `tabs`, in points; 28 if it is 0, as it is by default.
        public var defaultTabInterval: CGFloat = 0
        /// The text before the first line; `nil` for none.
        public var marker: Marker?
        /// The share of the width, 0...1, that lines without hyphens have to fill for words not to be divided; 0, the
        /// default, divides none.
        ///
        /// Words are divided by the dictionary of the first character's language, if it is installed.
        public var hyphenationFactor: CGFloat = 0
        /// Whether text that would be truncated is set closer, by up to 3% of the font size, if it fits then.
        public var tightens = false
        /// Whether lines are broken only between words of Hangul rather than between its syllables.
        public var keepsHangulWords = false
        /// Whether a last line of one word takes the word before it from a line of several.
        public var avoidsOrphans = false
        /// The appearance of invisible characters; `nil`, the default, if they aren't shown.
        public var controlMarks: ControlMarks?

        /// Creates attributes without any effect.
        public init() {}
    }

    /// The attributes that few paragraphs have; `nil` for none.
    public var extras: Extras? {
        get { boxedExtras?.value }
        set { boxedExtras = newValue.map { Boxed($0) } }
    }
}

extension TextAttributes {
    /// The attributes that few texts have; `nil` for none.
    public var styling: TextStyling? {
        get { boxedStyling?.value }
        set { boxedStyling = newValue.map { Boxed($0) } }
    }
}
