// SPDX-License-Identifier: MIT

/// A part of a text in its comparison form.
///
/// Offsets are in UTF-16 units of the part.
struct TextSearchWindow {
    let text: String
    let length: Int

    init(_ text: String) {
        self.text = text
        length = text.utf16.count
    }

    /// Returns whether an offset is between two user-perceived characters.
    func isBoundary(_ offset: Int) -> Bool {
        let index = text.utf16.index(text.startIndex, offsetBy: offset)
        guard index > text.startIndex, index < text.endIndex else { return true }
        return text.index(before: text.index(after: index)) == index
    }

    /// Returns whether a range is at the boundaries of words that the pattern requires.
    ///
    /// Punctuation at the range's ends needs no boundary.
    func fits(_ range: Range<Int>, _ match: TextSearchPattern.WordMatch) -> Bool {
        guard match != .anywhere else { return true }
        let boundaries = TextBoundaries(text, length: length)
        let startsInWord =
            boundaries.isWord(at: range.lowerBound)
            && boundaries.run(at: range.lowerBound).lowerBound < range.lowerBound
        guard !startsInWord, match == .whole else { return !startsInWord }
        let last = boundaries.character(before: range.upperBound)
        return !boundaries.isWord(at: last) || boundaries.run(at: last).upperBound <= range.upperBound
    }
}
