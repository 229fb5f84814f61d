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
}
