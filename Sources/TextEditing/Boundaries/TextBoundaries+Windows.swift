// SPDX-License-Identifier: MIT

extension TextBoundaries {
    /// The number of units on either side of an offset in which a word or a sentence is searched for.
    package static let maximumReach = 32768

    /// The number of units next to a cut in which boundaries may differ from those of the whole text.
    static let margin = 64

    /// Returns the piece around `offset` that `find` finds in a part of its paragraph.
    ///
    /// That is the whole paragraph unless it is long. A piece that reaches an end of a part is searched for in a larger
    /// one.
    func piece(
        around offset: Int, in paragraph: Range<Int>, _ find: (BreakWindow, Int) -> Range<Int>
    ) -> Range<Int> {
        var reach = 2048
        while true {
            let window = window(max(paragraph.lowerBound, offset - reach)..<min(paragraph.upperBound, offset + reach))
            let found = find(window, offset - window.start)
            let piece = window.start + found.lowerBound..<window.start + found.upperBound
            let isCut =
                window.start > paragraph.lowerBound && found.lowerBound < Self.margin
                || window.end < paragraph.upperBound && found.upperBound > window.length - Self.margin
            guard isCut, reach < Self.maximumReach else { return piece }
            reach *= 4
        }
    }

    /// Returns a part of the text, extended to whole scalars, with its boundaries.
    func window(_ range: Range<Int>) -> BreakWindow {
        let range = buffer.clamped(range)
        return BreakWindow(buffer.substring(range), start: range.lowerBound, breaking)
    }
}

/// A part of a text, with its boundaries.
struct BreakWindow {
    let text: String
    /// The part's position in the whole text.
    let start: Int
    /// The boundaries at each UTF-16 offset of `text`, from 0 to its length.
    let breaks: [TextBreaks]

    init(_ text: String, start: Int, _ breaking: any TextBreaking) {
        self.text = text
        self.start = start
        breaks = breaking.breaks(in: text)
    }

    var length: Int { breaks.count - 1 }
    var end: Int { start + length }

    /// Returns the range between two boundaries of a kind around `offset`.
    func range(of kind: TextBreaks, at offset: Int) -> Range<Int> {
        let last = length
        var start = min(offset, last)
        while start > 0, start == last || !breaks[start].contains(kind) { start -= 1 }
        var end = min(start + 1, last)
        while end < last, !breaks[end].contains(kind) { end += 1 }
        return start..<end
    }
}
