// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Carets between characters of opposite directions")
struct TextLayoutCaretsTests {
    @Test(
        "Text of one direction has no second caret",
        arguments: ["abc def", "שלום עולם", "e\u{301}x", "a\nb", "", "日本語"])
    func oneDirection(string: String) {
        let layout = Sample.layout(string, width: 300)
        for offset in 0...string.utf16.count { #expect(layout.secondaryCaretRect(for: offset) == nil) }
    }

    @Test("Before a word of the opposite direction, the carets are at both ends of the word")
    func split() throws {
        let layout = Sample.layout("abc שלום def")
        let word = try #require(layout.selectionRects(for: 4..<8).first)
        let primary = layout.caretRect(for: 4)
        let secondary = try #require(layout.secondaryCaretRect(for: 4))
        #expect(abs(primary.minX - word.minX) < 0.5)
        #expect(abs(secondary.minX - word.maxX) < 0.5)
        #expect(primary.height == secondary.height)
        #expect(abs(layout.caretRect(for: 8).minX - word.maxX) < 0.5)
        #expect(abs(try #require(layout.secondaryCaretRect(for: 8)).minX - word.minX) < 0.5)
        for offset in [0, 1, 2, 3, 5, 6, 7, 9, 10, 12] { #expect(layout.secondaryCaretRect(for: offset) == nil) }
    }

    @Test("At the ends of a line, the first caret is at the edge in the paragraph's direction")
    func ends() throws {
        let layout = Sample.layout("שלום abc", TextParagraph(baseWritingDirection: .leftToRight))
        let word = try #require(layout.selectionRects(for: 0..<4).first)
        #expect(layout.caretRect(for: 0).minX == layout.lines[0].frame.minX)
        #expect(abs(try #require(layout.secondaryCaretRect(for: 0)).minX - word.maxX) < 0.5)
        let other = Sample.layout("abc שלום")
        #expect(other.caretRect(for: 8).minX == other.lines[0].frame.maxX)
        let second = try #require(other.secondaryCaretRect(for: 8))
        #expect(abs(second.minX - other.selectionRects(for: 4..<8)[0].minX) < 0.5)
        let right = Sample.layout("שלום abc", TextParagraph(baseWritingDirection: .rightToLeft), width: 300)
        #expect(right.caretRect(for: 8).minX == right.lines[0].frame.minX)
        #expect(right.secondaryCaretRect(for: 8) != nil)
    }

    @Test("Numbers in right-to-left text have a second caret")
    func numbers() {
        let layout = Sample.layout("של 123 ום", width: 300)
        #expect(layout.secondaryCaretRect(for: 3) != nil)
        #expect(layout.secondaryCaretRect(for: 6) != nil)
        #expect(layout.secondaryCaretRect(for: 4) == nil)
    }

    @Test("The direction at a point is that of the characters there")
    func direction() {
        let layout = Sample.layout("abc שלום")
        let rects = layout.selectionRects(for: 0..<8)
        let y = layout.lines[0].frame.midY
        #expect(!layout.isRightToLeft(at: CGPoint(x: 3, y: y)))
        #expect(layout.isRightToLeft(at: CGPoint(x: layout.size.width - 4, y: y)))
        #expect(rects.count == 2)
    }
}
