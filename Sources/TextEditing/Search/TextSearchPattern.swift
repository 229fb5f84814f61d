// SPDX-License-Identifier: MIT

/// A text to search for, and the differences to ignore.
///
/// Canonically equivalent texts are equal unless the search is literal. A match begins and ends between user-perceived
/// characters.
package struct TextSearchPattern: Sendable, Equatable {
    /// The positions in words at which a match is accepted.
    package enum WordMatch: Sendable {
        case anywhere
        /// At the beginning of a word.
        case start
        /// From the beginning of a word to the end of a word.
        case whole
    }

    package var text: String
    package var wordMatch = WordMatch.anywhere
    package var ignoresCase = true
    /// Whether accents, vowel points, and similar marks are ignored.
    package var ignoresDiacritics = true
    /// Whether full-width and half-width forms are equal.
    package var ignoresWidth = false
    /// Whether canonically equivalent texts differ.
    package var isLiteral = false

    package init(_ text: String) {
        self.text = text
    }
}
