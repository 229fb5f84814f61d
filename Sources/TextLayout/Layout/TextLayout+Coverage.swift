// SPDX-License-Identifier: MIT

extension TextLayout {
    /// Whether the installed fonts have glyphs for all characters.
    ///
    /// Missing glyphs are drawn as boxes.
    package var hasAllGlyphs: Bool { segments.allSatisfy(\.hasAllGlyphs) }
}
