// SPDX-License-Identifier: MIT

/// A word of a text that can be checked.
struct SpelledWord: Equatable, Sendable {
    /// The word as dictionaries write it: with straight apostrophes and without soft hyphens.
    let text: String
    /// The position in the text, in UTF-16 units.
    let range: Range<Int>
    let script: Script
    let isCapitals: Bool
    /// Whether the text has the word with typographic apostrophes.
    let hasCurlyApostrophe: Bool
}
