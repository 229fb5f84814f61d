// SPDX-License-Identifier: MIT

extension TextBoundaries {
    /// Returns the sentence that contains `offset`, with the spaces after it, but without the newline of its paragraph.
    ///
    /// At the end of a paragraph, this is the last one.
    package func sentence(at offset: Int) -> Range<Int> {
        let paragraph = buffer.paragraph(at: offset)
        guard !paragraph.content.isEmpty else { return paragraph.content }
        let inside = min(max(offset, paragraph.start), paragraph.contentEnd - 1)
        return piece(around: inside, in: paragraph.content) { $0.range(of: .sentence, at: $1) }
    }
}
