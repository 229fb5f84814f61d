// SPDX-License-Identifier: MIT
import Testing
import TextEditing
import TextLayout

/// Applies random edits, and compares the result with a plain model edited in parallel.
@Suite("Edit buffer: random edits")
struct EditBufferModelTests {
    private func state(of text: EditedText) -> PlainEditor.State {
        .init(units: Array(text.string.utf16), anchor: text.anchor, head: text.head)
    }

    /// Returns whether a buffer's change is the replacement of `before` by the model's text.
    private func isActual(_ change: TextChange, from before: [UInt16], to model: PlainEditor) -> Bool {
        guard change.range.upperBound <= before.count, change.inserted.upperBound <= model.count else { return false }
        var units = before
        units.replaceSubrange(change.range, with: model.state.units[change.inserted])
        return units == model.state.units
    }

    @Test(
        "After each operation, the text, selection, and marked text are those of the model, as are undo and redo",
        arguments: 1...20)
    func walk(seed: Int) {
        var random = Random(seed)
        var time = 0.0
        let start = (0..<seed % 7).map { _ in random.piece() }.joined()
        // Short chunks, so that edits cross them.
        var buffer = EditBuffer(TextBuffer(start, chunkSize: seed % 2 == 0 ? 16 : 16384))
        var model = PlainEditor(start)
        for _ in 0..<Random.steps(4000) / 20 {
            let text = buffer.text
            let (before, length) = (model.state.units, text.length)
            let piece = random.piece()
            time += Bool.random(using: &random) ? 0.1 : 3
            var change: TextChange?
            switch Int.random(in: 0..<17, using: &random) {
            case 0...3:
                let range = text.marked?.range ?? text.selection
                let edit = buffer.replace(range, with: piece, kind: .typing, at: time)
                model.replace(range, with: piece, startsGroup: edit.startsUndoGroup)
                change = edit.change
            case 4 where text.marked == nil:
                // Ranges are long as often as the text is, so that it stays short.
                let range = random.range(length)
                let edit = buffer.replace(range, with: piece, kind: .other, at: time)
                model.replace(range, with: piece, startsGroup: edit.startsUndoGroup)
                change = edit.change
            case 5 where text.marked == nil, 6 where text.marked == nil:
                let isBackward = Bool.random(using: &random)
                let other =
                    isBackward
                    ? text.boundaries.character(before: text.head) : text.boundaries.character(after: text.head)
                let range = min(other, text.head)..<max(other, text.head)
                let edit = buffer.replace(range, with: "", kind: .deleting, at: time)
                model.replace(range, with: "", startsGroup: edit.startsUndoGroup)
                change = edit.change
            case 7, 8:
                let (anchor, head) = (random.offset(length), random.offset(length))
                _ = buffer.select(anchor: anchor, head: head)
                model.select(anchor: anchor, head: head)
            case 9:
                let head =
                    Bool.random(using: &random)
                    ? text.boundaries.wordEnd(after: text.head) : text.boundaries.wordStart(before: text.head)
                _ = buffer.select(anchor: head, head: head)
                model.select(anchor: head, head: head)
            case 10, 11:
                let inner = random.range(piece.utf16.count)
                if let edit = buffer.setMarkedText(piece, selection: inner, at: time) {
                    model.setMarkedText(piece, selection: inner, startsGroup: edit.startsUndoGroup)
                    change = edit.change
                }
            case 12:
                if let edit = buffer.unmarkText(at: time) {
                    model.unmarkText(startsGroup: edit.startsUndoGroup)
                    change = edit.change
                }
            case 13:
                change = buffer.undo()
                let isUndone = model.undo()
                #expect(isUndone == (change != nil))
            case 14:
                change = buffer.redo()
                let isRedone = model.redo(selection: state(of: buffer.text))
                #expect(isRedone == (change != nil))
            case 15 where model.undoStates.count > 20:
                // Ends the history, so it is rare.
                let adopted = TextChange(range: model.clamped(random.range(length)), count: piece.utf16.count)
                buffer.adopt(adopted, inserted: piece)
                model.adopt(adopted, inserted: piece)
                change = adopted
            default:
                change = buffer.discardMarkedText()
                model.discardMarkedText()
            }
            #expect(state(of: buffer.text) == model.state)
            #expect(buffer.text.marked?.range == model.marked?.range)
            if let change { #expect(isActual(change, from: before, to: model)) }
        }
        _ = buffer.discardMarkedText()
        model.discardMarkedText()
        while model.undo() {
            _ = buffer.undo()
            #expect(state(of: buffer.text) == model.state)
        }
        #expect(!buffer.canUndo)
        while buffer.redo() != nil {
            let isRedone = model.redo(selection: state(of: buffer.text))
            #expect(isRedone)
            #expect(state(of: buffer.text) == model.state)
        }
        #expect(model.redoStates.isEmpty)
    }
}
