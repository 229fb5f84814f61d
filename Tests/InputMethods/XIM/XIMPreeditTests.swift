// SPDX-License-Identifier: MIT
import Testing
import Windowing

@testable import InputMethods

@Suite("Composed text of X Input Method servers")
struct XIMPreeditTests {
    private func preedit(_ text: String, _ feedback: [UInt32]? = nil, caret: Int = 0) -> XIMPreedit {
        var preedit = XIMPreedit()
        preedit.draw(
            XIMPreeditDraw(caret: caret, first: 0, length: 0, text: Array(text.utf8), feedback: feedback), text: text)
        return preedit
    }

    @Test("Neighbors of the same appearance are one segment, with offsets in bytes")
    func segments() {
        let composition = preedit("日本語!", [2, 2, 1, 1 | 2 | 1 << 6], caret: 3).composition
        #expect(composition.text == "日本語!")
        #expect(composition.caret == 9)
        #expect(
            composition.segments == [
                TextInputEdit.Segment(range: 0..<6),
                TextInputEdit.Segment(range: 6..<9, underline: .none, isHighlighted: true),
                TextInputEdit.Segment(range: 9..<10, underline: .double, isHighlighted: true),
            ])
    }

    @Test("Text without an appearance is underlined")
    func missingFeedback() {
        #expect(preedit("ab").composition.segments == [TextInputEdit.Segment(range: 0..<2)])
        #expect(preedit("ab", [2]).composition.segments.count == 2)
        #expect(preedit("ab", [2, 2, 2, 2, 1]).composition.segments == [TextInputEdit.Segment(range: 0..<2)])
    }

    @Test(
        "Changes outside the text are clamped to it",
        arguments: [
            (0, 3, "x"), (1, 1, "axc"), (9, 9, "abcx"), (-5, 1, "xbc"), (.min, .max, "x"), (.max, .min, "abcx"),
            (2, .max, "abx"), (0, -1, "xabc"),
        ] as [(Int, Int, String)])
    func clamping(first: Int, length: Int, expected: String) {
        var preedit = preedit("abc")
        preedit.draw(
            XIMPreeditDraw(caret: .max, first: first, length: length, text: [0x78], feedback: nil), text: "x")
        #expect(preedit.composition.text == expected)
        #expect(preedit.composition.caret == expected.utf8.count)
    }

    @Test("Without text, an appearance changes, and otherwise the part is deleted")
    func absentText() {
        var text = preedit("abc", [2, 2, 2])
        text.draw(XIMPreeditDraw(caret: 0, first: 1, length: 9, text: nil, feedback: [1, 1, 1, 1]), text: nil)
        #expect(text.composition.segments.map(\.range) == [0..<1, 1..<3])
        text.draw(XIMPreeditDraw(caret: 0, first: 1, length: 9, text: nil, feedback: nil), text: nil)
        #expect(text.composition.text == "a")
    }

    @Test("The length is limited")
    func limit() {
        var preedit = XIMPreedit()
        for _ in 0..<30 {
            preedit.draw(
                XIMPreeditDraw(caret: 0, first: 0, length: 0, text: [], feedback: nil),
                text: String(repeating: "x", count: 1000))
        }
        #expect(preedit.composition.text.count == XIMPreedit.limit)
    }

    @Test(
        "The caret moves by characters, to the ends, and to a position",
        arguments: [
            (0, 0, 2), (0, 1, 0), (0, 8, 0), (0, 9, 3), (2, 10, 2), (99, 10, 3), (.min, 10, 0), (3, 11, 1), (3, 4, 1),
            (3, .max, 1),
        ] as [(Int, UInt32, Int)])
    func caret(position: Int, direction: UInt32, expected: Int) {
        var preedit = preedit("abc", caret: 1)
        #expect(preedit.moveCaret(to: position, direction: direction, style: 1) == expected)
        #expect(preedit.composition.caret == expected)
        _ = preedit.moveCaret(to: position, direction: direction, style: 0)
        #expect(preedit.composition.caret == nil)
    }
}
