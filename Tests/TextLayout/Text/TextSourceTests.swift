// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TextLayout

@Suite("Text segments")
struct TextSourceTests {
    private func source(_ string: String, limit: Int = 1000) -> TextSource {
        TextSource(string, length: string.utf16.count, segmentLimit: limit)
    }

    private func segments(_ source: TextSource) -> [String] {
        var result: [String] = []
        var next: TextSource.Segment? = source.firstSegment
        while let segment = next {
            let bytes = Array(source.string.utf8)[segment.bytes]
            let mark = segment.endsParagraph ? "¶" : "…"
            result.append((segment.startsParagraph ? "" : "…") + String(decoding: bytes, as: UTF8.self) + mark)
            next = source.segment(after: segment)
        }
        return result
    }

    @Test(
        "Every newline ends a paragraph, and a trailing one is followed by an empty paragraph",
        arguments: [
            ("", ["¶"]), ("a", ["a¶"]), ("a\nb", ["a¶", "b¶"]), ("a\r\nb", ["a¶", "b¶"]), ("a\rb", ["a¶", "b¶"]),
            ("a\u{2029}é", ["a¶", "é¶"]), ("\n", ["¶", "¶"]), ("a\n\n", ["a¶", "¶", "¶"]), ("\r", ["¶", "¶"]),
            ("a\u{2028}b", ["a\u{2028}b¶"]),
        ])
    func paragraphs(string: String, expected: [String]) {
        #expect(segments(source(string)) == expected)
    }

    @Test("A long paragraph is divided after a space, otherwise between characters")
    func longParagraphs() {
        #expect(segments(source("aaa bbb ccc\nd", limit: 6)) == ["aaa …", "…bbb …", "…ccc¶", "d¶"])
        #expect(segments(source("éééé", limit: 5)) == ["éé…", "…éé¶"])
        #expect(segments(source("😀😀", limit: 1)) == ["😀…", "…😀¶"])
    }

    @Test("A position inside the first character is at its start")
    func insideFirstCharacter() {
        let source = source("e\u{301}\u{302}x")
        #expect([0, 1, 3, 5, 6].map(source.characterStart(before:)) == [0, 0, 0, 0, 5])
    }

    @Test("Control characters are hidden, tabs aren't")
    func controlCharacters() {
        let source = source("a\0\u{1B}b\tc\u{7F}")
        let (bytes, hidden) = source.bytes(of: source.firstSegment)
        #expect(bytes == [0x61, 1, 1, 0x62, 9, 0x63, 1])
        #expect(hidden == [1..<3, 6..<7])
    }

    @Test("Byte and UTF-16 offsets refer to the same characters")
    func offsets() {
        let source = source("aé😀b")
        #expect([0, 1, 2, 4, 5].map(source.byteOffset) == [0, 1, 3, 7, 8])
        #expect([0, 1, 3, 7, 8].map(source.offset(ofByte:)) == [0, 1, 2, 4, 5])
        #expect(source.byteOffset(3) == 3, "within a surrogate pair")
        #expect(source.offset(ofByte: 5) == 2, "within a character's bytes")
        #expect(source.byteOffset(99) == 8)
        #expect(source.byteOffset(-1) == 0)
        #expect(source.offset(ofByte: 99) == 5)
    }
}
