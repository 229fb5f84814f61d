// SPDX-License-Identifier: MIT
internal import TextLayout

@MainActor
extension UIFont {
    /// Returns whether this font and its fallback fonts have glyphs for all characters of a text.
    package func covers(_ text: String) -> Bool {
        TextLayout(text, attributes: TextAttributes(font: textFont)).hasAllGlyphs
    }
}

@MainActor
extension UIFont {
    /// Returns whether this font alone has glyphs for all characters of a text.
    package func hasGlyphs(for text: String) -> Bool { textFont.hasGlyphs(for: text) }
}

@MainActor
extension UIFontDescriptor {
    /// The languages that the font supports, as BCP 47 tags in lowercase letters.
    package var supportedLanguages: [String] { font.languages }
}
