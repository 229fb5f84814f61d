// SPDX-License-Identifier: MIT

/// The boundaries of the characters, words, sentences, and paragraphs of a string.
///
/// Offsets are in UTF-16 units and are clamped to the string.
package struct TextBoundaries {
    package let string: String
    package let length: Int

    package init(_ string: String, length: Int? = nil) {
        self.string = string
        self.length = length ?? string.utf16.count
    }

    package func index(_ offset: Int) -> String.Index {
        string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    }

    package func offset(_ index: String.Index) -> Int {
        string.utf16.distance(from: string.startIndex, to: index)
    }

    // MARK: - Characters

    /// Returns the start of the user-perceived character (grapheme cluster) that contains `offset`.
    package func character(at offset: Int) -> Int {
        let index = index(offset)
        guard index < string.endIndex else { return length }
        return self.offset(string.index(before: string.index(after: index)))
    }

    package func character(after offset: Int) -> Int {
        let index = index(offset)
        return index < string.endIndex ? self.offset(string.index(after: index)) : length
    }

    /// Returns the start of the character before `offset`, or of the one that contains it.
    package func character(before offset: Int) -> Int {
        let index = index(offset)
        guard index > string.startIndex else { return 0 }
        // `index(before:)` traps inside the first character.
        let start = index < string.endIndex ? string.index(before: string.index(after: index)) : index
        return self.offset(start < index ? start : string.index(before: index))
    }

    /// Returns the start of the Unicode scalar that contains `offset`, so that no position is inside a surrogate pair.
    package func scalar(at offset: Int) -> Int {
        let index = index(offset)
        guard index < string.endIndex else { return length }
        return self.offset(string.unicodeScalars.index(before: string.unicodeScalars.index(after: index)))
    }
}
