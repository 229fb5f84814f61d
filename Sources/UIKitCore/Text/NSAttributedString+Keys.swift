// SPDX-License-Identifier: MIT
public import Foundation

extension NSAttributedString.Key {
    /// The font, as a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The text color, as a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The background color, as a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The style of the paragraph, as an `NSParagraphStyle`.
    ///
    /// The value at the first character of a paragraph applies.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The additional spacing after each character in points, as a number; 0 disables the font's kerning.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The distance above the baseline in points, as a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The underline style, as the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The underline color, as a `UIColor`; by default, the text color.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The strikethrough style, as the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The strikethrough color, as a `UIColor`; by default, the text color.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A link, as a `URL` or string, which a text view that isn't editable can open.
    public static let link = NSAttributedString.Key("NSLink")
    /// An attachment at a character U+FFFC, as an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A shadow, as an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The color of the outline, as a `UIColor`; by default, the text color.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline in percent of the font size, as a number; glyphs are filled if it is negative.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The horizontal shift of glyphs for each point of height, as a number; positive leans to the right.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The natural logarithm of the factor by which glyphs are widened, as a number.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The use of ligatures, as a number: 0 for none, 1 (the default) for common ones, 2 for all.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The additional spacing after each character in points, as a number, in addition to the font's kerning.
    ///
    /// Unless it is 0, it replaces `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The writing directions inside that of the paragraph, the outermost first, as an array of numbers.
    ///
    /// Each is the sum of the raw values of an `NSWritingDirection`, left to right or right to left, and an
    /// `NSWritingDirectionFormatType`.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// The form of glyphs, as a number; only 0, for horizontal text, is supported, as in UIKit.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    /// A highlight behind the text, as a `TextHighlightStyle`.
    public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
    /// The color of the highlight, as a `TextHighlightColorScheme`; by default, the tint color.
    public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
    /// An effect, as the raw value of a `TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension NSAttributedString {
    /// A highlight behind text.
    public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A background in a light shade of the color scheme.
        public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
    }

    /// The color of a highlight.
    public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The tint color of the application.
        public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
        /// Purple.
        public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
        /// Pink.
        public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
        /// Orange.
        public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
        /// Mint.
        public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
        /// Blue.
        public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")

        var color: UIColor {
            switch self {
            case .purple: .systemPurple
            case .pink: .systemPink
            case .orange: .systemOrange
            case .mint: .systemMint
            case .blue: .systemBlue
            default: .tintColor
            }
        }
    }

    /// An effect of drawn text.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text that appears pressed into the surface, with light at its lower edges.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}
