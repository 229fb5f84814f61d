// SPDX-License-Identifier: MIT
import Testing
import TextEditing

/// Applies random replacements, and compares the buffer with a string edited in parallel.
@Suite("Text buffer: random replacements")
struct TextBufferModelTests {
    private func paragraphs(of text: String) -> [TextBuffer.Paragraph] {
        // As Swift defines newlines, but for those that an extending scalar follows.
        var (paragraphs, start, offset) = ([TextBuffer.Paragraph](), 0, 0)
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let isPair = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            let count = isPair ? 2 : String(scalars[index]).utf16.count
            if Character(scalars[index]).isNewline {
                paragraphs.append(.init(start: start, contentEnd: offset, end: offset + count))
                start = offset + count
            }
            offset += count
            index += isPair ? 2 : 1
        }
        return paragraphs + [.init(start: start, contentEnd: offset, end: offset)]
    }

    @Test("The buffer equals the model after every replacement", arguments: [1, 2, 3, 5, 8, 16, 64, 16384])
    func walk(chunkSize: Int) {
        var random = Random(chunkSize)
        var model = (0..<20).map { _ in random.piece() }.joined()
        var buffer = TextBuffer(model, chunkSize: chunkSize)
        for step in 0..<Random.steps(300) {
            let units = Array(model.utf16)
            var range = random.range(units.count)
            if units.count > 150, step % 3 != 0 { range = 10..<40 }
            let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.piece() }.joined()
            let done = buffer.replace(range, with: new)
            let start = model.utf16.index(model.startIndex, offsetBy: done.lowerBound)
            let end = model.utf16.index(model.startIndex, offsetBy: done.upperBound)
            model.unicodeScalars.replaceSubrange(start..<end, with: new.unicodeScalars)
            let isSame = buffer.string.utf8.elementsEqual(model.utf8)
            #expect(isSame)
            guard isSame else { return }
            check(buffer, model, &random)
        }
    }

    private func check(_ buffer: TextBuffer, _ model: String, _ random: inout Random) {
        let units = Array(model.utf16)
        #expect(buffer.length == units.count)
        let range = random.range(units.count)
        #expect(buffer.units(in: range) == Array(units[range.clamped(to: 0..<units.count)]))
        let whole = buffer.clamped(range)
        #expect(Array(buffer.substring(range).utf16) == Array(units[whole]))
        let offset = random.offset(units.count)
        #expect(buffer.unit(at: offset) == (units.indices.contains(offset) ? units[offset] : nil))
        let paragraphs = paragraphs(of: model)
        #expect(buffer.paragraphCount == paragraphs.count)
        #expect(buffer.paragraphs(in: 0..<units.count) == paragraphs)
        let inside = min(max(offset, 0), units.count)
        let index = paragraphs.firstIndex { inside < $0.end } ?? paragraphs.count - 1
        #expect(buffer.paragraph(at: offset) == paragraphs[index])
        #expect(buffer.paragraphIndex(at: offset) == index)
        #expect(buffer.paragraph(index: index) == paragraphs[index])
        let part = buffer.paragraphs(in: whole)
        #expect(part.first == buffer.paragraph(at: whole.lowerBound))
        #expect(part == Array(paragraphs[buffer.paragraphIndex(at: whole.lowerBound)...].prefix(part.count)))
        if whole.upperBound < units.count, !whole.isEmpty {
            #expect(part.last == buffer.paragraph(at: whole.upperBound - 1))
        }
    }
}
