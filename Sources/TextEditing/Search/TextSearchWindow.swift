// SPDX-License-Identifier: MIT

/// A part of a text in its comparison form.
///
/// Offsets are in UTF-16 units of the part.
struct TextSearchWindow {
    let text: String
    let length: Int
    private let breaking: any TextBreaking
    /// The words and the runs between them, found once and only if boundaries of words are required.
    private lazy var runs = BreakWindow(text, start: 0, breaking).runs()

    init(_ text: String, _ breaking: any TextBreaking) {
        self.text = text
        self.breaking = breaking
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
    mutating func fits(_ range: Range<Int>, _ match: TextSearchPattern.WordMatch) -> Bool {
        guard match != .anywhere else { return true }
        if let first = word(at: range.lowerBound), first.lowerBound < range.lowerBound { return false }
        guard match == .whole, let last = word(at: range.upperBound - 1) else { return true }
        return last.upperBound <= range.upperBound
    }

    /// Returns the word that contains `offset`; `nil` if there is none.
    private mutating func word(at offset: Int) -> Range<Int>? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low < runs.count, runs[low].isWord, runs[low].range.contains(offset) else { return nil }
        return runs[low].range
    }
}
