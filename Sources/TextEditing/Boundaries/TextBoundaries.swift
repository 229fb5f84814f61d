// SPDX-License-Identifier: MIT

/// The boundaries of the characters, words, sentences, and paragraphs of a text.
///
/// Offsets are in UTF-16 units and are clamped to the text. Boundaries are searched for in the text near an offset: a
/// character is cut after about a thousand scalars, a word or a sentence after ``maximumReach`` units on either side.
package struct TextBoundaries {
    let buffer: TextBuffer
    let breaking: any TextBreaking

    package init(_ buffer: TextBuffer, breaking: any TextBreaking) {
        self.buffer = buffer
        self.breaking = breaking
    }

    package var length: Int { buffer.length }

    package func substring(_ range: Range<Int>) -> String { buffer.substring(range) }

    /// Returns the start of the Unicode scalar that contains `offset`, so that no position is inside a surrogate pair.
    package func scalar(at offset: Int) -> Int { buffer.scalarStart(at: offset) }
}
