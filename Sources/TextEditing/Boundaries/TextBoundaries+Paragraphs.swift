// SPDX-License-Identifier: MIT

extension TextBoundaries {
    /// Returns the paragraph that contains `offset`, without its newline.
    package func paragraph(at offset: Int) -> Range<Int> { buffer.paragraph(at: offset).content }

    /// Returns the end of the paragraph that contains `offset`; if `offset` is already there, that of the next one.
    package func paragraphEnd(after offset: Int) -> Int {
        let paragraph = buffer.paragraph(at: offset)
        guard offset >= paragraph.contentEnd, paragraph.end > paragraph.contentEnd else { return paragraph.contentEnd }
        return buffer.paragraph(at: paragraph.end).contentEnd
    }

    /// Returns the start of the paragraph that contains `offset`; if `offset` is already there, that of the previous
    /// one.
    package func paragraphStart(before offset: Int) -> Int {
        let start = buffer.paragraph(at: offset).start
        guard offset <= start, start > 0 else { return start }
        return buffer.paragraph(at: start - 1).start
    }
}
