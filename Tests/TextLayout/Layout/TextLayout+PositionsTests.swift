// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Carets, hit testing and selections")
struct TextLayoutPositionsTests {
    /// The UTF-16 offsets between grapheme clusters.
    private func boundaries(_ string: String) -> [Int] {
        (Array(string.indices) + [string.endIndex]).map { $0.utf16Offset(in: string) }
    }

    @Test(
        "Hit testing a caret returns the caret's offset",
        arguments: [
            "Hello", "office fluffy", "a😀b", "e\u{301}a\u{308}o", "שלום", "👨‍👩‍👧x", "a\nb\n\nc", "",
        ])
    func roundTrip(string: String) {
        for width in [nil, 60] as [CGFloat?] {
            let layout = Sample.layout(string, width: width)
            for offset in boundaries(string) {
                let caret = layout.caretRect(for: offset)
                #expect(layout.characterIndex(at: CGPoint(x: caret.midX, y: caret.midY)) == offset)
            }
        }
    }

    @Test("Carets advance with the text")
    func caretsAdvance() {
        let layout = Sample.layout("Hello")
        let places = (0...5).map { layout.caretRect(for: $0).minX }
        #expect(places.first == 0)
        #expect(places == places.sorted())
        #expect(Set(places).count == 6)
        #expect(abs(places[5] - layout.size.width) < 0.01)
        #expect(abs(places[2] - Sample.width("He")) < 0.5)
    }

    @Test("Carets in right-to-left text advance to the left")
    func rightToLeft() {
        let layout = Sample.layout("שלום", width: 300)
        let places = (0...4).map { layout.caretRect(for: $0).minX }
        #expect(abs(places[0] - 300) < 0.01)
        #expect(places == places.sorted(by: >))
    }

    @Test("A caret inside a grapheme cluster is at the cluster or inside it", arguments: ["", "a"])
    func insideClusters(before: String) {
        for cluster in ["e\u{301}\u{302}", "👨‍👩‍👧", "ש\u{5B8}", "\r\n"] {
            let layout = Sample.layout(before + cluster + "b")
            let start = before.utf16.count
            let end = start + cluster.utf16.count
            let places = [layout.caretRect(for: start).minX, layout.caretRect(for: end).minX]
            for offset in start..<end {
                let caret = layout.caretRect(for: offset)
                #expect(caret.minX >= (places.min() ?? 0) && caret.minX <= max(places.max() ?? 0, layout.size.width))
            }
        }
    }

    @Test("Carets have their line's height and position")
    func caretHeight() {
        let layout = Sample.layout("ab\ncd", .init(alignment: .center), width: 300)
        let caret = layout.caretRect(for: 4)
        #expect(caret.minY == layout.lines[1].frame.minY)
        #expect(caret.height == layout.lines[1].frame.height)
        #expect(caret.width == 0)
        #expect(caret.minX > layout.lines[1].frame.minX)
        #expect(caret.maxX < layout.lines[1].frame.maxX)
    }

    @Test("Offsets beyond the ends are clamped", arguments: [(-3, 0), (99, 2), (Int.max, 2), (Int.min, 0)])
    func offsetsOutside(asked: Int, meant: Int) {
        let layout = Sample.layout("ab")
        #expect(layout.caretRect(for: asked) == layout.caretRect(for: meant))
    }

    @Test("Points next to the text find the ends of lines")
    func pointsOutside() {
        let layout = Sample.layout("ab\ncd")
        #expect(layout.characterIndex(at: CGPoint(x: -50, y: -50)) == 0)
        #expect(layout.characterIndex(at: CGPoint(x: 500, y: -50)) == 2)
        #expect(layout.characterIndex(at: CGPoint(x: -50, y: 500)) == 3)
        #expect(layout.characterIndex(at: CGPoint(x: CGFloat.infinity, y: .infinity)) == 5)
        #expect(layout.characterIndex(at: CGPoint(x: -CGFloat.infinity, y: -.infinity)) == 0)
        let odd = layout.characterIndex(at: CGPoint(x: CGFloat.nan, y: .nan))
        #expect((0...5).contains(odd))
    }

    @Test("A hit after the end of a wrapped line stays on it")
    func wrappedLineEnd() {
        let layout = Sample.layout("alpha beta", width: Sample.width("alpha") + 1)
        let hit = layout.characterIndex(at: CGPoint(x: 500, y: layout.lines[0].frame.midY))
        #expect(layout.lineIndex(containing: hit) == 0)
        #expect(hit == 5)
        #expect(layout.lineIndex(containing: 6) == 1)
        #expect(layout.caretRect(for: 6).minX == 0)
    }

    @Test("Lines are found by offset and by height")
    func lineIndices() {
        let layout = Sample.layout("ab\ncd\n")
        #expect([0, 2, 3, 5, 6, 99, -1].map(layout.lineIndex(containing:)) == [0, 0, 1, 1, 2, 2, 0])
        #expect(layout.lineIndex(atHeight: -1) == 0)
        #expect(layout.lineIndex(atHeight: layout.lines[1].frame.midY) == 1)
        #expect(layout.lineIndex(atHeight: 1e9) == 2)
    }

    @Test("A selection is as wide as its characters")
    func selection() throws {
        let layout = Sample.layout("Hello", .init(alignment: .right), width: 300)
        let rects = layout.selectionRects(for: 1..<3)
        let rect = try #require(rects.first)
        #expect(rects.count == 1)
        #expect(abs(rect.minX - layout.caretRect(for: 1).minX) < 0.01)
        #expect(abs(rect.maxX - layout.caretRect(for: 3).minX) < 0.01)
        #expect(rect.minY == layout.lines[0].frame.minY)
        #expect(rect.height == layout.lines[0].frame.height)
    }

    @Test("A multiline selection has a rectangle for each line that isn't empty")
    func selectionOverLines() {
        let layout = Sample.layout("ab\n\ncd")
        let rects = layout.selectionRects(for: 1..<5)
        #expect(rects.count == 2)
        #expect(rects.map(\.minY) == [layout.lines[0].frame.minY, layout.lines[2].frame.minY])
        #expect(layout.selectionRects(for: 2..<2).isEmpty)
        #expect(layout.selectionRects(for: 50..<60).isEmpty)
        let all = layout.selectionRects(for: -9..<Int.max)
        #expect(all == [layout.lines[0].frame, layout.lines[2].frame])
    }

    @Test("A bidirectional selection has several rectangles")
    func selectionAcrossDirections() {
        let layout = Sample.layout("abc שלום")
        let rects = layout.selectionRects(for: 2..<6)
        #expect(rects.count == 2)
    }
}
