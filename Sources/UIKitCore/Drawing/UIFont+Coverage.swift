// SPDX-License-Identifier: MIT
internal import TextLayout

@MainActor
extension UIFont {
    /// Returns whether this font and its fallback fonts have glyphs for all characters of a text.
    package func covers(_ text: String) -> Bool {
        TextLayout(text, attributes: TextAttributes(font: textFont)).hasAllGlyphs
    }
}
