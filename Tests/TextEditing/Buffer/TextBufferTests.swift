// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextEditing

@Suite("Text buffer")
struct TextBufferTests {
    @Test("Ranges are clamped to the text and extended to whole scalars")
    func clamping() {
        let buffer = TextBuffer("a😀b")
        #expect(buffer.clamped(2..<2) == 1..<1)
        #expect(buffer.clamped(2..<3) == 1..<3)
        #expect(buffer.clamped(0..<2) == 0..<3)
        #expect(buffer.clamped(.min ..< .max) == 0..<4)
        #expect(buffer.clamped(9..<12) == 4..<4)
        #expect(buffer.substring(2..<3) == "😀")
        #expect(buffer.units(in: 2..<9) == [0xDE00, 0x62])
    }

    @Test("A unit and a scalar are read at any offset; there is none outside the text")
    func reading() {
        let buffer = TextBuffer("é😀", chunkSize: 1)
        #expect(buffer.unit(at: 0) == 0xE9 && buffer.unit(at: 2) == 0xDE00)
        #expect(buffer.scalar(at: 2) == "😀" && buffer.scalar(before: 3) == "😀" && buffer.scalar(before: 1) == "é")
        for offset in [Int.min, -1, 3, .max] {
            #expect(buffer.unit(at: offset) == nil && buffer.scalar(at: offset) == nil)
        }
        #expect(buffer.scalar(before: 0) == nil && buffer.scalar(before: .min) == nil)
    }

    @Test("Copies are independent of each other, and so are their whole strings")
    func copies() {
        var first = TextBuffer("abc")
        let second = first
        #expect(second.string == "abc")
        first.replace(1..<2, with: "XY")
        #expect(first.string == "aXYc" && second.string == "abc")
    }

    @Test("A CRLF is one newline, wherever its halves come from", arguments: [1, 2, 3, 16384])
    func pairs(chunkSize: Int) {
        var buffer = TextBuffer("a\r", chunkSize: chunkSize)
        buffer.replace(2..<2, with: "\nb")
        #expect(buffer.paragraphCount == 2)
        #expect(buffer.paragraph(at: 2) == .init(start: 0, contentEnd: 1, end: 3), "between CR and LF")
        buffer.replace(2..<2, with: "x")
        #expect(buffer.paragraphCount == 3)
        buffer.replace(2..<3, with: "")
        #expect(buffer.paragraphCount == 2 && buffer.paragraph(index: 1).content == 3..<4)
        #expect(buffer.string == "a\r\nb")
    }

    @Test("Every kind of newline ends a paragraph, and the last paragraph may be empty", arguments: [1, 16384])
    func newlines(chunkSize: Int) {
        let text = "a\nb\u{B}c\u{C}d\re\r\nf\u{85}g\u{2028}h\u{2029}"
        let buffer = TextBuffer(text, chunkSize: chunkSize)
        let paragraphs = buffer.paragraphs(in: 0..<buffer.length)
        #expect(paragraphs.map { buffer.substring($0.content) } == ["a", "b", "c", "d", "e", "f", "g", "h", ""])
        #expect(paragraphs.count == buffer.paragraphCount)
        #expect(buffer.paragraphs(in: 0..<buffer.length - 1).count == paragraphs.count - 1)
        for (index, paragraph) in paragraphs.enumerated() {
            #expect(buffer.paragraph(index: index) == paragraph)
            #expect(buffer.paragraphIndex(at: paragraph.start) == index)
            #expect(buffer.paragraphIndex(at: paragraph.contentEnd) == index)
        }
        #expect(buffer.paragraph(index: -3) == paragraphs.first && buffer.paragraph(index: 99) == paragraphs.last)
    }

    @Test("Unpaired surrogates become replacement characters")
    func loneSurrogates() {
        let units: [UInt16] = [0x61, 0xD800, 0x62, 0xDC00]
        let string = NSString(characters: units, length: units.count)
        var buffer = TextBuffer(string as String)
        #expect(buffer.length == buffer.string.utf16.count)
        buffer.replace(1..<2, with: String(decoding: [0xDC00, 0xD800], as: UTF16.self))
        #expect(buffer.length == buffer.string.utf16.count)
        for offset in 0...buffer.length { #expect(buffer.scalarStart(at: offset) == offset) }
    }

    @Test("Large texts are edited and searched in their middle", arguments: LargeText.allCases)
    func large(_ kind: LargeText) {
        let text = kind.text
        var buffer = TextBuffer(text)
        let (length, count) = (buffer.length, buffer.paragraphCount)
        let middle = buffer.scalarStart(at: length / 2)
        for step in 0..<500 {
            buffer.replace(middle + step..<middle + step, with: "k")
            let paragraph = buffer.paragraph(at: middle + step)
            let isInside = paragraph.start <= middle + step && paragraph.contentEnd > middle + step
            #expect(isInside)
        }
        #expect(buffer.length == length + 500 && buffer.paragraphCount == count)
        buffer.replace(middle..<middle + 500, with: "")
        let isSame = buffer.string == text
        #expect(isSame)
    }
}
