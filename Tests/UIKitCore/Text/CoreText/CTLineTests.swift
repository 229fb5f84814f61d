// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@MainActor
@Suite("Core Text: lines, runs, and breaks")
struct CTLineTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    private func line(_ string: String) -> CTLine {
        CTLineCreateWithAttributedString(NSAttributedString(string: string, attributes: attributes))
    }

    private func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun } }

    @Test("The glyphs of a run add up to its width, and have the indices of their characters")
    func glyphs() throws {
        let line = line("abc")
        let run = try #require(runs(line).first)
        let all = CFRangeMake(0, 0)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        var positions = [CGPoint](repeating: .zero, count: 3)
        var advances = [CGSize](repeating: .zero, count: 3)
        var indices = [CFIndex](repeating: -1, count: 3)
        CTRunGetGlyphs(run, all, &glyphs)
        CTRunGetPositions(run, all, &positions)
        CTRunGetAdvances(run, all, &advances)
        CTRunGetStringIndices(run, all, &indices)
        #expect(Set(glyphs).count == 3 && !glyphs.contains(0))
        #expect(indices == [0, 1, 2])
        #expect(positions[0].x == 0)
        #expect(abs(positions[1].x - advances[0].width) < 0.01)
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        #expect(abs(advances.reduce(0) { $0 + $1.width } - width) < 0.05)
        let part = CTRunGetTypographicBounds(run, CFRangeMake(1, 1), nil, nil, nil)
        #expect(abs(part - advances[1].width) < 0.01)
        CTRunGetStringIndices(run, CFRangeMake(2, 900), &indices)
        #expect(indices[0] == 2)
        #expect(CTRunGetTextMatrix(run) == .identity)
    }

    @Test("The bounds of a line have y pointing up, and those of its glyphs are inside")
    func bounds() {
        let line = line("Hx")
        let box = CTLineGetBoundsWithOptions(line, [])
        let ink = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
        #expect(box.minY < 0 && box.maxY > 10)
        #expect(box.contains(ink))
        #expect(abs(ink.minY) < 1)
        #expect(CTLineGetImageBounds(line, nil) == ink)
    }

    @Test("A line is aligned without the spaces at its end")
    func flush() {
        let (plain, spaced) = (line("word"), line("word   "))
        #expect(CTLineGetTrailingWhitespaceWidth(plain) == 0)
        #expect(CTLineGetTrailingWhitespaceWidth(spaced) > 5)
        #expect(abs(CTLineGetPenOffsetForFlush(spaced, 1, 300) - CTLineGetPenOffsetForFlush(plain, 1, 300)) < 0.1)
        #expect(CTLineGetPenOffsetForFlush(plain, 1, 1) == 0)
        #expect(CTLineGetPenOffsetForFlush(plain, .nan, 300).isFinite)
    }

    @Test("A line is truncated to a width")
    func truncation() throws {
        let line = line("A long line of words")
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        #expect(CTLineCreateTruncatedLine(line, width + 1, .end, nil) === line)
        for type in [CTLineTruncationType.start, .middle, .end] {
            let short = try #require(CTLineCreateTruncatedLine(line, width / 2, type, nil))
            #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= width / 2 + 0.01)
        }
        #expect(CTLineCreateTruncatedLine(line, 1, .end, nil) == nil)
    }

    @Test("The caret's edges are enumerated in the order of the characters, in either direction")
    func carets() {
        func edges(_ string: String) -> [Double] {
            var result: [Double] = []
            CTLineEnumerateCaretOffsets(line(string)) { offset, _, isLeading, _ in
                if isLeading { result.append(offset) }
            }
            return result
        }
        let (left, right) = (edges("abc"), edges("אבג"))
        #expect(left.count == 3 && left == left.sorted())
        #expect(right.count == 3 && right == right.sorted(by: >))
        var count = 0
        CTLineEnumerateCaretOffsets(line("abc")) { _, _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test("A cluster break divides words, a line break doesn't")
    func clusters() {
        let string = NSAttributedString(string: "word another", attributes: attributes)
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        let width = CTLineGetTypographicBounds(line("word anoth"), nil, nil, nil) + 1
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width) == 5)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, width) == 10)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 12, width) == 0)
    }
}
