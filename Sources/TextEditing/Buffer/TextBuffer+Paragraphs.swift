// SPDX-License-Identifier: MIT

extension TextBuffer {
    /// A part of the text between two newlines.
    package struct Paragraph: Equatable {
        package var start: Int
        /// The end of the text, before the newline.
        package var contentEnd: Int
        /// The start of the next paragraph; the end of the text for the last one.
        package var end: Int

        package init(start: Int, contentEnd: Int, end: Int) {
            self.start = start
            self.contentEnd = contentEnd
            self.end = end
        }

        /// The paragraph without its newline.
        package var content: Range<Int> { start..<contentEnd }
        /// The paragraph and its newline.
        package var range: Range<Int> { start..<end }
    }

    /// The number of paragraphs: one more than that of newlines, so at least one.
    package var paragraphCount: Int { newlinesBefore[chunks.count] + 1 }

    /// Returns the paragraph that contains `offset`.
    ///
    /// A newline belongs to the paragraph that it ends. The cost doesn't depend on the length of the paragraph.
    package func paragraph(at offset: Int) -> Paragraph {
        let offset = paragraphOffset(offset)
        let index = chunk(at: offset)
        let byte = chunks[index].byte(at: offset - starts[index])
        let before = TextChunk.withBytes(of: chunks[index].text) { Newlines.previous(in: $0, to: byte) }
        let after = TextChunk.withBytes(of: chunks[index].text) { Newlines.next(in: $0, from: byte) }
        let start = before.map { range(ofBytes: $0, in: index).upperBound } ?? newline(newlinesBefore[index]).upperBound
        let end = after.map { range(ofBytes: $0, in: index) } ?? newline(newlinesBefore[index + 1] + 1)
        return Paragraph(start: start, contentEnd: end.lowerBound, end: end.upperBound)
    }

    /// Returns the number of paragraphs before the one that contains `offset`.
    package func paragraphIndex(at offset: Int) -> Int {
        let offset = paragraphOffset(offset)
        let index = chunk(at: offset)
        let byte = chunks[index].byte(at: offset - starts[index])
        return newlinesBefore[index]
            + TextChunk.withBytes(of: chunks[index].text) { bytes in
                Newlines.count(in: UnsafeRawBufferPointer(rebasing: bytes[..<byte]))
            }
    }

    /// Returns a paragraph by its index, which is clamped to the existing ones.
    package func paragraph(index: Int) -> Paragraph {
        let index = min(max(index, 0), paragraphCount - 1)
        let end = newline(index + 1)
        return Paragraph(start: newline(index).upperBound, contentEnd: end.lowerBound, end: end.upperBound)
    }

    /// Returns the paragraphs that contain parts of `range`, at least the one that contains its start.
    ///
    /// The cost is that of one pass through their bytes.
    package func paragraphs(in range: Range<Int>) -> [Paragraph] {
        let limit = min(range.upperBound, length)
        var current = paragraph(at: range.lowerBound)
        var paragraphs = [current]
        guard current.end < limit || current.end == length && current.contentEnd < current.end && limit == length
        else { return paragraphs }
        current = Paragraph(start: current.end, contentEnd: current.end, end: current.end)
        for index in chunk(at: current.start)..<chunks.count {
            let chunk = chunks[index]
            let isDone = TextChunk.withBytes(of: chunk.text) { bytes in
                var byte = max(current.start - starts[index], 0)
                if byte > 0 { byte = chunk.byte(at: byte) }
                var offset = max(current.start, starts[index])
                while let newline = Newlines.next(in: bytes, from: byte) {
                    offset += chunk.units(in: byte..<newline.lowerBound, of: bytes)
                    let end = offset + chunk.units(in: newline, of: bytes)
                    paragraphs.append(Paragraph(start: current.start, contentEnd: offset, end: end))
                    current.start = end
                    (byte, offset) = (newline.upperBound, end)
                    if end >= limit, end < length || limit < length { return true }
                }
                return false
            }
            if isDone { return paragraphs }
        }
        paragraphs.append(Paragraph(start: current.start, contentEnd: length, end: length))
        return paragraphs
    }

    // MARK: - Newlines

    /// Returns `offset` clamped to the text, and moved to the start of a CRLF that contains it.
    private func paragraphOffset(_ offset: Int) -> Int {
        let offset = scalarStart(at: offset)
        return unit(at: offset) == 0x0A && unit(at: offset - 1) == 0x0D ? offset - 1 : offset
    }

    /// Returns the newline with a number from 1; the empty ranges at the start of the text for 0, and at the end for
    /// numbers above that of newlines.
    private func newline(_ number: Int) -> Range<Int> {
        guard number > 0 else { return 0..<0 }
        guard number < paragraphCount else { return length..<length }
        // The last chunk with fewer newlines before it.
        var (low, high) = (0, chunks.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if newlinesBefore[middle] < number { low = middle } else { high = middle - 1 }
        }
        let bytes = TextChunk.withBytes(of: chunks[low].text) { bytes in
            var found = 0..<0
            for _ in newlinesBefore[low]..<number {
                guard let next = Newlines.next(in: bytes, from: found.upperBound) else { break }
                found = next
            }
            return found
        }
        return range(ofBytes: bytes, in: low)
    }

    private func range(ofBytes bytes: Range<Int>, in index: Int) -> Range<Int> {
        let chunk = chunks[index]
        return starts[index] + chunk.offset(ofByte: bytes.lowerBound)..<starts[index]
            + chunk.offset(ofByte: bytes.upperBound)
    }
}
