// SPDX-License-Identifier: MIT

/// A replacement made in a text.
package struct TextChange: Equatable {
    /// The range that was replaced, in UTF-16 units of the text before.
    package var range: Range<Int>
    /// The length of the new text in UTF-16 units.
    package var count: Int

    package init(range: Range<Int>, count: Int) {
        self.range = range
        self.count = count
    }

    /// Returns a position after the change; one inside the replaced text moves to the end of the new text.
    package func moved(_ offset: Int) -> Int {
        if offset <= range.lowerBound { return offset }
        return offset < range.upperBound ? inserted.upperBound : offset + count - range.count
    }

    /// The range of the new text.
    package var inserted: Range<Int> { range.lowerBound..<range.lowerBound + count }
}
