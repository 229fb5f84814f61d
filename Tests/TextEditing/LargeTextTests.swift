// SPDX-License-Identifier: MIT
import Testing
import TextEditing
import TextLayout

@Suite("Large texts")
struct LargeTextTests {
    @Test("Boundaries in a large text are found near an offset", arguments: LargeText.allCases)
    func boundaries(_ kind: LargeText) {
        let boundaries = TextBoundaries(kind.text)
        let length = boundaries.length
        for offset in [0, 1, length / 2, length] {
            let character = boundaries.character(at: offset)..<boundaries.character(after: offset)
            #expect(character.lowerBound <= offset && character.count < 4096)
            #expect(boundaries.character(before: offset) <= offset)
            for range in [boundaries.run(at: offset), boundaries.sentence(at: offset)] {
                #expect(range.lowerBound <= offset && range.upperBound >= offset)
            }
            #expect((offset...length).contains(boundaries.wordEnd(after: offset)))
            #expect((0...offset).contains(boundaries.wordStart(before: offset)))
            #expect((0...offset).contains(boundaries.paragraphStart(before: offset)))
            #expect((offset...length).contains(boundaries.paragraphEnd(after: offset)))
        }
    }

    @Test(
        "Every offset in a storm of marks or joiners is in one character",
        arguments: [LargeText.combiningMarks, .joiners])
    func storm(_ kind: LargeText) {
        let boundaries = TextBoundaries(String(kind.text.prefix(1).unicodeScalars.prefix(10_000)))
        var position = 0
        while position < boundaries.length {
            let end = boundaries.character(after: position)
            #expect(end > position && end - position < 4096)
            for offset in stride(from: position, to: end, by: 97) {
                #expect(boundaries.character(at: offset) == position && boundaries.character(after: offset) == end)
            }
            #expect(boundaries.character(before: end) == position)
            position = end
        }
    }

    @Test("A large text is edited, undone, and redone in its middle", arguments: LargeText.allCases)
    func editing(_ kind: LargeText) {
        var buffer = EditBuffer(kind.text)
        let length = buffer.text.length
        let middle = buffer.text.boundaries.character(at: length / 2)
        _ = buffer.select(anchor: middle, head: middle)
        for character in "some words" {
            _ = buffer.replace(buffer.text.selection, with: String(character), kind: .typing)
        }
        for _ in 0..<5 {
            let head = buffer.text.head
            let start = buffer.text.boundaries.character(before: head)
            _ = buffer.replace(start..<head, with: "", kind: .deleting)
        }
        while buffer.undo() != nil {}
        #expect(buffer.text.length == length && buffer.text.head == middle)
        while buffer.redo() != nil {}
        #expect(buffer.text.length == length + 5)
    }

    @Test(
        "Separators of different kinds between two words are skipped at a cost that is linear in their number",
        arguments: [" .", " \n", ". ", "\n", "!\u{200B}"])
    func separators(_ piece: String) {
        let text = "start " + String(repeating: piece, count: 50_000) + " end"
        let boundaries = TextBoundaries(text)
        #expect(boundaries.wordEnd(after: 5) == boundaries.length)
        #expect(boundaries.wordStart(before: boundaries.length - 3) == 0)
    }

    @Test("A million lines are found by offset and by number")
    func millionLines() {
        var buffer = TextBuffer(String(repeating: "line\n", count: 1_000_000))
        #expect(buffer.paragraphCount == 1_000_001)
        #expect(buffer.paragraph(index: 500_000).content == 2_500_000..<2_500_004)
        buffer.replace(2_500_000..<2_500_000, with: "\n")
        #expect(buffer.paragraphIndex(at: 2_500_001) == 500_001)
    }

    @Test("Units that are no text are replaced by U+FFFD, and a lone surrogate isn't formed by a cut")
    func loneSurrogates() {
        let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D, 0xDE00]
        var buffer = EditBuffer(String(decoding: units, as: UTF16.self))
        #expect(Array(buffer.text.string.utf16) == [0x61, 0xFFFD, 0x62, 0xFFFD, 0xD83D, 0xDE00])
        _ = buffer.replace(5..<6, with: "", kind: .other)
        #expect(buffer.text.string == "a\u{FFFD}b\u{FFFD}")
        _ = buffer.replace(Int.min..<Int.max, with: "\0", kind: .other)
        #expect(buffer.text.string == "\0")
    }
}
