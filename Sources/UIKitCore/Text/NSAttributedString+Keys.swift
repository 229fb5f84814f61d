// SPDX-License-Identifier: MIT
public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` for the glyphs.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`; of a paragraph the first character's counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A number: points added after each character; 0 turns the font's pair kerning off.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points by which the text stands above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; without one, underlines have the text's.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// An `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`; without one, strikethrough lines have the text's.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `URL`, or a string that is one: what a text view opens that is not editable.
    public static let link = NSAttributedString.Key("NSLink")
}
