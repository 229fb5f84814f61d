// SPDX-License-Identifier: MIT
import Testing
import TextEditing
import TextLayout

@Suite("Edit buffer")
struct EditBufferTests {
    private func type(_ text: String, into buffer: inout EditBuffer) -> [Bool] {
        text.map { buffer.replace(buffer.text.selection, with: String($0), kind: .typing).startsUndoGroup }
    }

    @Test("Typed characters are undone by word, and the previous selection is restored")
    func typing() {
        var buffer = EditBuffer("x")
        let starts = type("ab cd", into: &buffer)
        #expect(starts == [true, false, false, true, false])
        let undone = buffer.undo()
        #expect(undone == TextChange(range: 4..<6, count: 0))
        #expect(buffer.text.string == "xab " && buffer.text.head == 4)
        _ = buffer.undo()
        #expect(buffer.text.string == "x" && !buffer.canUndo)
        let redone = buffer.redo()
        #expect(redone == TextChange(range: 1..<1, count: 3))
        #expect(buffer.text.string == "xab " && buffer.canRedo)
    }

    @Test("A pause of two seconds ends an undo group; a clock that is set back doesn't")
    func pauses() {
        var buffer = EditBuffer()
        func type(at time: Double) -> Bool {
            buffer.replace(buffer.text.selection, with: "a", kind: .typing, at: time).startsUndoGroup
        }
        let starts = [10, 11.9, 13.8, 15.8, 3, 4.9].map { type(at: $0) }
        #expect(starts == [true, false, false, true, false, false])
        let first = buffer.replace(5..<6, with: "", kind: .deleting, at: 5)
        let second = buffer.replace(4..<5, with: "", kind: .deleting, at: 7)
        #expect(first.startsUndoGroup && second.startsUndoGroup)
    }

    @Test("A buffer shares its text with that of the caller until either is changed")
    func sharing() {
        var content = TextBuffer("ab")
        var buffer = EditBuffer(content)
        content.replace(0..<1, with: "x")
        _ = buffer.replace(2..<2, with: "c", kind: .typing)
        #expect(content.string == "xb" && buffer.text.string == "abc")
    }

    @Test("Undoing a replaced composition restores the text and the selection that it replaced")
    func replacedComposition() {
        var buffer = EditBuffer("abc")
        _ = buffer.select(anchor: 1, head: 2)
        _ = buffer.setMarkedText("かなか", selection: 3..<3)
        _ = buffer.replace(1..<4, with: "仮", kind: .typing)
        _ = buffer.undo()
        #expect(buffer.text.string == "abc" && buffer.text.selection == 1..<2)
    }

    @Test("Moving the caret ends an undo group; setting it to its position doesn't")
    func caret() {
        var buffer = EditBuffer()
        _ = type("ab", into: &buffer)
        let isMoved = buffer.select(anchor: 2, head: 2)
        let continues = type("c", into: &buffer)
        #expect(!isMoved && continues == [false])
        let isMovedAway = buffer.select(anchor: 0, head: 0)
        let begins = type("d", into: &buffer)
        #expect(isMovedAway && begins == [true])
    }

    @Test("Adjacent deletions in either direction are one group")
    func deleting() {
        var buffer = EditBuffer("abcd")
        for range in [1..<2, 1..<2, 0..<1] { _ = buffer.replace(range, with: "", kind: .deleting) }
        #expect(buffer.text.string == "d")
        _ = buffer.undo()
        #expect(buffer.text.string == "abcd")
    }

    @Test("A replacement by an equivalent string of another length can be undone")
    func equivalent() {
        var buffer = EditBuffer("\u{E9}")
        let edit = buffer.replace(0..<1, with: "e\u{301}", kind: .other)
        #expect(edit.startsUndoGroup)
        _ = buffer.undo()
        #expect(Array(buffer.text.string.utf16) == [0xE9])
    }

    @Test("A range that cuts a surrogate pair is widened")
    func surrogates() {
        var buffer = EditBuffer("a😀b")
        let insertion = buffer.replace(2..<2, with: "x", kind: .other)
        #expect(insertion.change == TextChange(range: 1..<1, count: 1))
        let deletion = buffer.replace(3..<4, with: "", kind: .other)
        #expect(deletion.change == TextChange(range: 2..<4, count: 0))
        #expect(buffer.text.string == "axb")
    }

    // MARK: - Marked text

    @Test("Marked text is not part of the history until it is unmarked")
    func marked() {
        var buffer = EditBuffer("ab")
        _ = buffer.select(anchor: 0, head: 1)
        let first = buffer.setMarkedText("か", selection: 1..<1)
        let second = buffer.setMarkedText("かな", selection: 0..<2)
        #expect(first?.change == TextChange(range: 0..<1, count: 1) && second?.startsUndoGroup == false)
        #expect(buffer.text.marked?.range == 0..<2 && buffer.text.selection == 0..<2)
        let undone = buffer.undo()
        #expect(!buffer.canUndo && undone == nil)
        let commit = buffer.unmarkText()
        #expect(commit?.startsUndoGroup == true)
        _ = buffer.undo()
        #expect(buffer.text.string == "ab")
    }

    @Test("Discarding marked text restores what it replaced")
    func discarding() {
        var buffer = EditBuffer("abc")
        _ = buffer.select(anchor: 1, head: 2)
        _ = buffer.setMarkedText("かな", selection: 2..<2)
        let change = buffer.discardMarkedText()
        #expect(change == TextChange(range: 1..<3, count: 1))
        #expect(buffer.text.string == "abc" && !buffer.canUndo)
        let again = buffer.discardMarkedText()
        #expect(again == nil)
    }

    @Test("A cancelled composition deletes the selection that it replaced, which can be undone")
    func givenUp() {
        var buffer = EditBuffer("abc")
        _ = buffer.select(anchor: 1, head: 2)
        _ = buffer.setMarkedText("x", selection: 0..<0)
        let edit = buffer.setMarkedText("", selection: 0..<0)
        #expect(edit?.startsUndoGroup == true)
        #expect(buffer.text.string == "ac" && buffer.text.marked == nil)
        _ = buffer.undo()
        #expect(buffer.text.string == "abc")
        let nothing = buffer.setMarkedText("", selection: 0..<0)
        #expect(nothing == nil)
    }

    @Test("A change elsewhere commits the marked text, so that undo ranges stay valid")
    func changeElsewhere() {
        var buffer = EditBuffer("ab")
        _ = type("c", into: &buffer)
        _ = buffer.setMarkedText("かな", selection: 2..<2)
        _ = buffer.replace(0..<1, with: "XYZ", kind: .other)
        #expect(buffer.text.string == "XYZbcかな")
        while buffer.undo() != nil {}
        #expect(buffer.text.string == "ab")
    }
}
