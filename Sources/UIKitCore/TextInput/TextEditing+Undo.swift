// SPDX-License-Identifier: MIT
internal import Foundation

/// What was typed is remembered by the view, word for word; when it is undone is for the window's undo manager to say.
extension TextEditing {
    func remember(_ edit: EditHistory.Edit) {
        let manager = undoManager
        // Something else was done in between, which is to be undone first. Our own group may have been closed meanwhile.
        if let manager, manager.undoCount > undoLevel + 1 { history.close() }
        guard history.add(edit), let manager else { return }
        undoLevel = manager.undoCount
        manager.registerUndo(withTarget: self) { $0.takeBack() }
        if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Typing") }
    }

    func undo() {
        commitComposition()
        guard isOpenToChanges else { return }
        if let undoManager { undoManager.undo() } else { takeBack() }
    }

    func redo() {
        commitComposition()
        guard isOpenToChanges else { return }
        if let undoManager { undoManager.redo() } else { doAgain() }
    }

    var canUndo: Bool { undoManager?.canUndo ?? !history.done.isEmpty }
    var canRedo: Bool { undoManager?.canRedo ?? !history.undone.isEmpty }

    private func takeBack() {
        guard let edit = history.takeUndo() else { return }
        undoManager?.registerUndo(withTarget: self) { $0.doAgain() }
        restore(edit.range, edit.removed, anchor: edit.anchor, head: edit.head)
    }

    private func doAgain() {
        guard let edit = history.takeRedo() else { return }
        undoManager?.registerUndo(withTarget: self) { $0.takeBack() }
        let end = edit.start + edit.inserted.utf16.count
        restore(edit.original, edit.inserted, anchor: end, head: end)
    }

    private func restore(_ range: Range<Int>, _ text: String, anchor: Int, head: Int) {
        inputDelegate?.textWillChange(self)
        let done = edited.replace(range, with: text)
        edited.select(anchor: anchor, head: head)
        show(TextChange(range: done.range, count: text.utf16.count))
        inputDelegate?.textDidChange(self)
        tellSelectionDidChange()
        userDidChangeText()
    }
}
