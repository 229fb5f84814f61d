// SPDX-License-Identifier: MIT

extension TextBoundaries {
    /// Returns the paragraph that contains `offset`, without its newline.
    package func paragraph(at offset: Int) -> Range<Int> {
        let middle = index(offset)
        let start = string[..<middle].lastIndex(where: \.isNewline).map { string.index(after: $0) } ?? string.startIndex
        let end = string[middle...].firstIndex(where: \.isNewline) ?? string.endIndex
        return self.offset(start)..<self.offset(max(start, end))
    }

    /// Returns the sentence that contains `offset`, with the spaces after it.
    ///
    /// A sentence ends at a terminator followed by a space, or at the paragraph's end.
    package func sentence(at offset: Int) -> Range<Int> {
        let paragraph = paragraph(at: offset)
        var start = index(paragraph.lowerBound)
        let (target, limit) = (index(min(offset, max(paragraph.upperBound - 1, 0))), index(paragraph.upperBound))
        var position = start
        var mayEnd = false
        while position < limit {
            let character = string[position]
            if ".!?\u{2026}".contains(character) {
                mayEnd = true
            } else if "\u{3002}\u{FF01}\u{FF1F}".contains(character) || mayEnd && character.isWhitespace {
                var end = string.index(after: position)
                while end < limit, string[end].isWhitespace { end = string.index(after: end) }
                if target < end { return self.offset(start)..<self.offset(end) }
                (start, position, mayEnd) = (end, end, false)
                continue
            } else if !"\"'\u{201D}\u{2019})]".contains(character) {
                mayEnd = false
            }
            position = string.index(after: position)
        }
        return self.offset(start)..<paragraph.upperBound
    }

    /// Returns the end of the paragraph that contains `offset`; if `offset` is already there, that of the next one.
    package func paragraphEnd(after offset: Int) -> Int {
        let end = paragraph(at: offset).upperBound
        guard offset >= end, end < length else { return end }
        return paragraph(at: character(after: end)).upperBound
    }

    /// Returns the start of the paragraph that contains `offset`; if `offset` is already there, that of the previous
    /// one.
    package func paragraphStart(before offset: Int) -> Int {
        let start = paragraph(at: offset).lowerBound
        guard offset <= start, start > 0 else { return start }
        return paragraph(at: character(before: start)).lowerBound
    }
}
