// SPDX-License-Identifier: MIT
import Testing
import TextEditing
import TextLayout

@Suite("Text boundaries")
struct TextBoundariesTests {
    @Test(
        "Words include apostrophes and decimal points, but no other punctuation",
        arguments: [
            ("don't stop", 2, 0..<5), ("say 'no'", 5, 5..<7), ("pi is 3.14.", 7, 6..<10), ("snake_case x", 3, 0..<10),
            ("日本語を話す", 0, 0..<3), ("日本語を話す", 3, 3..<4), ("カタカナ語", 1, 0..<4), ("a  b", 2, 1..<3),
        ])
    func words(_ text: String, _ offset: Int, _ word: Range<Int>) {
        #expect(TextBoundaries(text).run(at: offset) == word)
    }

    @Test("Word movement skips the text between words, in both directions")
    func wordMovement() {
        let boundaries = TextBoundaries("one, two;  three")
        #expect(boundaries.wordEnd(after: 0) == 3)
        #expect(boundaries.wordEnd(after: 3) == 8)
        #expect(boundaries.wordEnd(after: 16) == 16)
        #expect(boundaries.wordStart(before: 16) == 11)
        #expect(boundaries.wordStart(before: 11) == 5)
        #expect(boundaries.wordStart(before: 0) == 0)
    }

    @Test("A grapheme cluster is one character for any offset inside it")
    func characters() {
        let boundaries = TextBoundaries("a👨‍👩‍👧e\u{301}\r\nb")
        let family = 1..<9
        for offset in family { #expect(boundaries.character(at: offset) == family.lowerBound) }
        #expect(boundaries.character(after: 1) == 9)
        #expect(boundaries.character(after: 9) == 11)
        #expect(boundaries.character(after: 11) == 13)
        #expect(boundaries.character(before: 13) == 11)
        #expect(boundaries.character(before: 12) == 11 && boundaries.character(before: 10) == 9)
        for text in ["\r\n", "e\u{301}", "👨‍👩‍👧"] { #expect(TextBoundaries(text).character(before: 1) == 0) }
        #expect(boundaries.scalar(at: 2) == 1, "not within a surrogate pair")
    }

    @Test("Paragraph movement from an end or a start continues to the next end or the previous start")
    func paragraphs() {
        let boundaries = TextBoundaries("ab\ncd\r\n\nef")
        #expect(boundaries.paragraph(at: 4) == 3..<5)
        #expect(boundaries.paragraphEnd(after: 0) == 2)
        #expect(boundaries.paragraphEnd(after: 2) == 5)
        #expect(boundaries.paragraphEnd(after: 5) == 7)
        #expect(boundaries.paragraphEnd(after: 10) == 10)
        #expect(boundaries.paragraphStart(before: 9) == 8)
        #expect(boundaries.paragraphStart(before: 8) == 7)
        #expect(boundaries.paragraphStart(before: 0) == 0)
    }

    @Test("Sentences end after a terminator and the spaces that follow it")
    func sentences() {
        let boundaries = TextBoundaries("One two. Three? 四。五")
        #expect(boundaries.sentence(at: 5) == 0..<9)
        #expect(boundaries.sentence(at: 9) == 9..<16)
        #expect(boundaries.sentence(at: 16) == 16..<18)
        #expect(boundaries.sentence(at: 18) == 18..<19)
    }

    @Test("Offsets outside the text are clamped", arguments: ["", "a", "\u{1F600}", "\n"])
    func outside(_ text: String) {
        let boundaries = TextBoundaries(text)
        let length = text.utf16.count
        for offset in [Int.min, -1, length + 1, Int.max] {
            let isBefore = offset < 0
            #expect(boundaries.scalar(at: offset) == (isBefore ? 0 : length))
            #expect((0...length).contains(boundaries.character(at: offset)))
            #expect((0...length).contains(boundaries.character(before: offset)))
            #expect((0...length).contains(boundaries.wordEnd(after: offset)))
            #expect((0...length).contains(boundaries.wordStart(before: offset)))
            #expect(boundaries.run(at: offset).upperBound <= length)
            #expect(boundaries.paragraph(at: offset).upperBound <= length)
            #expect(boundaries.sentence(at: offset).upperBound <= length)
        }
    }

    @Test("The first strong character determines the direction")
    func direction() {
        #expect(TextBoundaries("12 abc שלום").isRightToLeft == false)
        #expect(TextBoundaries("12 שלום abc").isRightToLeft == true)
        #expect(TextBoundaries("12, 3").isRightToLeft == nil)
    }
}
