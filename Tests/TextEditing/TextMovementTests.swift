// SPDX-License-Identifier: MIT
import Testing
import TextEditing
import TextLayout

/// A geometry with lines of a fixed number of units, in one direction.
private struct Grid: TextGeometry {
    var text: EditedText
    var width = 10
    var isRightToLeft = false

    func isRightToLeft(at offset: Int) -> Bool { isRightToLeft }

    func neighbor(of offset: Int, toRight: Bool) -> Int {
        let boundaries = text.boundaries
        return toRight != isRightToLeft ? boundaries.character(after: offset) : boundaries.character(before: offset)
    }

    func isLeft(_ offset: Int, of other: Int) -> Bool { isRightToLeft ? offset >= other : offset <= other }

    func lineEnd(from offset: Int, forward: Bool) -> Int {
        let start = offset / width * width
        return forward ? min(start + width, text.length) : start
    }
}

@MainActor
@Suite("Moving the caret")
struct TextMovementTests {
    private func head(
        _ text: EditedText, _ step: TextStep, toRight: Bool, extending: Bool = false, isRightToLeft: Bool = false,
        isSecure: Bool = false
    ) -> Int {
        text.head(
            movedBy: step, toRight: toRight, extending: extending,
            in: Grid(text: text, isRightToLeft: isRightToLeft), isSecure: isSecure)
    }

    @Test("The caret leaves a selection at its end on that side; extending moves its head")
    func leaving() {
        var text = EditedText("hello world")
        text.select(anchor: 2, head: 5)
        #expect(head(text, .character, toRight: false) == 2)
        #expect(head(text, .character, toRight: true) == 5)
        #expect(head(text, .character, toRight: true, extending: true) == 6)
        #expect(head(text, .character, toRight: false, isRightToLeft: true) == 5)
    }

    @Test("Word steps follow the reading direction")
    func words() {
        var text = EditedText("one two three")
        text.select(anchor: 5, head: 5)
        #expect(head(text, .word, toRight: true) == 7)
        #expect(head(text, .word, toRight: false) == 4)
        #expect(head(text, .word, toRight: true, isRightToLeft: true) == 4)
    }

    @Test("In secure text, a word step covers the whole line")
    func secure() {
        var text = EditedText("one two three")
        text.select(anchor: 5, head: 5)
        #expect(head(text, .word, toRight: true, isSecure: true) == 10)
        #expect(head(text, .word, toRight: false, isSecure: true) == 0)
    }

    @Test("Line steps depend on the layout, paragraph and document steps on the text")
    func longSteps() {
        let text = EditedText("one two three\nfour")
        let grid = Grid(text: text)
        func offset(_ step: TextStep, forward: Bool) -> Int {
            text.offset(from: 12, by: step, forward: forward, in: grid, isSecure: false)
        }
        #expect(offset(.line, forward: true) == 18 && offset(.line, forward: false) == 10)
        #expect(offset(.paragraph, forward: true) == 13 && offset(.paragraph, forward: false) == 0)
        #expect(offset(.document, forward: true) == 18 && offset(.document, forward: false) == 0)
    }
}
