// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Truncation")
struct TruncationTests {
    private nonisolated static let modes: [TextParagraph.LineBreakMode] = [
        .truncatingHead, .truncatingTail, .truncatingMiddle,
    ]
    private let sentence = "alpha beta gamma delta epsilon zeta eta theta"

    @Test("Text that fits isn't truncated", arguments: modes)
    func fitting(mode: TextParagraph.LineBreakMode) {
        let layout = Sample.layout(sentence, .init(lineBreakMode: mode), width: 2000, lines: 1)
        #expect(!layout.isTruncated)
        #expect(!layout.lines[0].isTruncated)
        #expect(abs(layout.size.width - Sample.width(sentence)) < 0.01)
    }

    @Test("A line with an ellipsis stays within the width", arguments: modes)
    func oneLine(mode: TextParagraph.LineBreakMode) {
        let layout = Sample.layout(sentence, .init(lineBreakMode: mode), width: 200, lines: 1)
        #expect(layout.isTruncated)
        #expect(layout.lines.map(\.isTruncated) == [true])
        #expect(layout.size.width <= 200)
        #expect(layout.size.width > 150)
        #expect(layout.lines[0].range == 0..<sentence.utf16.count)
    }

    @Test(
        "The line break mode determines the position of the ellipsis",
        arguments: [
            (TextParagraph.LineBreakMode.truncatingHead, false, true), (.truncatingTail, true, false),
            (.truncatingMiddle, true, true),
        ])
    func place(mode: TextParagraph.LineBreakMode, keepsBeginning: Bool, keepsEnd: Bool) {
        let layout = Sample.layout(sentence, .init(lineBreakMode: mode), width: 200, lines: 1)
        // Visible characters have separate positions; those replaced by the ellipsis share one.
        let first = layout.selectionRects(for: 0..<5).reduce(0) { $0 + $1.width }
        let count = sentence.utf16.count
        let last = layout.selectionRects(for: count - 5..<count).reduce(0) { $0 + $1.width }
        #expect((abs(first - Sample.width("alpha")) < 1) == keepsBeginning)
        #expect((abs(last - Sample.width("theta")) < 1) == keepsEnd)
    }

    @Test("The ellipsis has its natural width, not the width that remains", arguments: modes)
    func ellipsisWidth(mode: TextParagraph.LineBreakMode) throws {
        let natural = Sample.width("…")
        for width in stride(from: CGFloat(150), to: 200, by: 3) {
            let layout = Sample.layout(sentence, .init(lineBreakMode: mode), width: width, lines: 1)
            let runs = layout.runs(ofLine: 0)
            let ellipsis = try #require(runs.first { $0.isEllipsis })
            #expect(abs(ellipsis.width - natural) < 0.6)
            #expect(abs(layout.size.width - runs.reduce(0) { $0 + $1.width }) < 0.01)
        }
    }

    @Test("The ellipsis is at the paragraph's end, also where text of the other direction is omitted")
    func otherDirection() {
        func line(_ text: String, _ mode: TextParagraph.LineBreakMode, isRightToLeft: Bool) -> TextLayout {
            let style = TextParagraph(
                lineBreakMode: mode, baseWritingDirection: isRightToLeft ? .rightToLeft : .leftToRight)
            let layout = Sample.layout(text, style, width: Sample.width(text) * 0.6, lines: 1)
            #expect(layout.isTruncated)
            return layout
        }
        // The space that the ellipsis needs, which is otherwise between the word and the end of the line.
        let space = Sample.width("…") - 0.5
        for end in ["abcdefghijklmnop", "1234567890123456"] {
            let layout = line("שלום \(end)", .truncatingTail, isRightToLeft: true)
            let shown = layout.selectionRects(for: 5..<8).reduce(CGRect.null) { $0.union($1) }
            #expect(shown.minX >= layout.lines[0].frame.minX + space)
        }
        let layout = line("abc שלוםשלוםשלוםשלום", .truncatingTail, isRightToLeft: false)
        let shown = layout.selectionRects(for: 4..<7).reduce(CGRect.null) { $0.union($1) }
        #expect(shown.maxX <= layout.lines[0].frame.maxX - space)
        let head = line("abcdefghijklmnop שלום", .truncatingHead, isRightToLeft: true)
        let last = head.selectionRects(for: 13..<16).reduce(CGRect.null) { $0.union($1) }
        #expect(last.maxX <= head.lines[0].frame.maxX - space)
    }

    @Test("Only the last of several lines is truncated", arguments: modes)
    func severalLines(mode: TextParagraph.LineBreakMode) {
        let layout = Sample.layout(sentence, .init(lineBreakMode: mode), width: 150, lines: 2)
        #expect(layout.lines.map(\.isTruncated) == [false, true])
        #expect(layout.isTruncated)
        let wrapped = Sample.layout(sentence, width: 150)
        #expect(layout.strings[0] == wrapped.strings[0])
    }

    @Test("Wrapping modes end without an ellipsis")
    func wrappingModes() {
        let layout = Sample.layout(sentence, width: 150, lines: 2)
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(layout.lines.map(\.isTruncated) == [false, false])
        #expect(layout.strings == Array(Sample.layout(sentence, width: 150).strings.prefix(2)))
    }

    @Test("An omitted paragraph adds an ellipsis to the line above")
    func followingParagraph() {
        let layout = Sample.layout("one\ntwo", .init(lineBreakMode: .truncatingTail), width: 300, lines: 1)
        #expect(layout.lines.count == 1)
        #expect(layout.isTruncated)
        #expect(layout.lines[0].isTruncated)
        #expect(layout.lines[0].range == 0..<3)
        #expect(abs(layout.size.width - Sample.width("one…")) < 0.5)
        let exact = Sample.layout("one\ntwo", .init(lineBreakMode: .truncatingTail), width: 300, lines: 2)
        #expect(!exact.isTruncated)
    }

    @Test("Lines that extend below the height are omitted")
    func height() {
        let lineHeight = Sample.font.metrics.lineHeight
        let paragraph = TextParagraph(lineBreakMode: .truncatingTail)
        let two = Sample.layout(sentence, paragraph, width: 150, height: 2.9 * lineHeight)
        #expect(two.lines.map(\.isTruncated) == [false, true])
        let plain = Sample.layout(sentence, width: 150, height: 2.9 * lineHeight)
        #expect(plain.lines.map(\.isTruncated) == [false, false])
        #expect(plain.isTruncated)
        let separate = Sample.layout("one\ntwo\nthree", paragraph, width: 300, height: 2.1 * lineHeight)
        #expect(separate.strings == ["one", "two"])
        #expect(separate.lines.map(\.isTruncated) == [false, true])
        #expect(abs(separate.lines[1].frame.width - Sample.width("two…")) < 0.5)
    }

    @Test("The first line is kept, however small the height", arguments: [0, -7, 3, CGFloat.leastNonzeroMagnitude])
    func tinyHeight(height: CGFloat) {
        #expect(Sample.layout(sentence, width: 150, height: height).lines.count == 1)
        #expect(Sample.layout("", height: height).lines.count == 1)
    }

    @Test("A layout fits in its own size", arguments: [33.3, 77, 150, 201.7])
    func ownSize(width: CGFloat) {
        let paragraph = TextParagraph(lineBreakMode: .truncatingTail)
        let layout = Sample.layout(sentence, paragraph, width: width)
        let again = Sample.layout(sentence, paragraph, width: layout.size.width, height: layout.size.height)
        #expect(again.lines.map(\.range) == layout.lines.map(\.range))
        #expect(!again.isTruncated)
    }
}
