// SPDX-License-Identifier: MIT

/// The boundaries at a position of a text.
package struct TextBreaks: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A boundary of grapheme clusters (UAX #29), at which the caret can stand.
    package static let character = TextBreaks(rawValue: 1)
    /// A boundary of words (UAX #29), which also divides the text between words.
    package static let word = TextBreaks(rawValue: 2)
    /// A start or an end of a word in a script without spaces, as a dictionary has it.
    package static let dictionaryWord = TextBreaks(rawValue: 4)
    /// A boundary of sentences (UAX #29).
    package static let sentence = TextBreaks(rawValue: 8)
    /// An opportunity for breaking a line (UAX #14).
    package static let line = TextBreaks(rawValue: 16)
}

/// The segmentation of texts into words, sentences, and lines.
package protocol TextBreaking: Sendable {
    /// Returns the boundaries at each UTF-16 offset of a text, from 0 to its length inclusive.
    ///
    /// The cost is proportional to the length of the text.
    func breaks(in text: String) -> [TextBreaks]
}
