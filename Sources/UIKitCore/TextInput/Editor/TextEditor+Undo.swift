// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
package import TextEditing

/// The buffer records the changes; the window's undo manager says when they are undone.
extension TextEditor {
    /// Ends the undo group if another change was registered since, which is to be undone first.
    package func closeUndoGroupIfInterrupted() {
        // The group of the last change may have been closed meanwhile.
        if let manager = view?.undoManager, manager.undoCount > undoLevel + 1 { buffer.closeUndoGroup() }
    }

    /// Registers a change whose styles are still those before it.
    package func registerUndo(of edit: EditBuffer.Edit) {
        let removed = runs(in: edit.change.range)
        guard edit.startsUndoGroup else {
            styleRecord?.join(removed, at: edit.change.range.lowerBound)
            return
        }
        let record = StyleRecord(removed, at: edit.change.range.lowerBound)
        styleRecord = record
        guard let view, let manager = view.undoManager else { return }
        undoLevel = manager.undoCount
        register(in: manager, for: view) { $0.undoEdit(record) }
        if !manager.isUndoing, !manager.isRedoing { manager.setActionName(Phrase.typing.text) }
    }

    package func undo() {
        commitComposition()
        guard let view, view.acceptsEdits else { return }
        if let manager = view.undoManager { manager.undo() } else { undoEdit(nil) }
    }

    package func redo() {
        commitComposition()
        guard let view, view.acceptsEdits else { return }
        if let manager = view.undoManager { manager.redo() } else { redoEdit(nil) }
    }

    package var canUndo: Bool { view?.undoManager?.canUndo ?? buffer.canUndo }
    package var canRedo: Bool { view?.undoManager?.canRedo ?? buffer.canRedo }

    private func undoEdit(_ record: StyleRecord?) {
        restore(buffer.canUndo, record) {
            $0.undo()
        } inverse: {
            $0.redoEdit(record)
        }
    }

    private func redoEdit(_ record: StyleRecord?) {
        restore(buffer.canRedo, record) {
            $0.redo()
        } inverse: {
            $0.undoEdit(record)
        }
    }

    /// Gives a part of the text the attributes of `new`, and registers the inverse.
    func swapAttributes(_ new: NSAttributedString, at start: Int, name: String) {
        let range = start..<start + new.length
        guard let view, let styles, range.upperBound <= styles.length else { return }
        let old = styles.attributedSubstring(from: NSRange(location: start, length: new.length))
        setAttributes(of: new, in: range)
        guard let manager = view.undoManager else { return }
        register(in: manager, for: view) { editor in
            editor.buffer.closeUndoGroup()
            editor.swapAttributes(old, at: start, name: name)
            editor.view?.notifyUserChange()
        }
        manager.setActionName(name)
    }

    private func restore(
        _ isPossible: Bool, _ record: StyleRecord?, _ step: (inout EditBuffer) -> TextChange?,
        inverse: @escaping @MainActor (TextEditor) -> Void
    ) {
        guard isPossible, let view else { return }
        view.inputDelegate?.textWillChange(view)
        discardComposition()
        removePlaceholders(in: 0..<text.length)
        guard let change = step(&buffer) else { return }
        if let manager = view.undoManager { register(in: manager, for: view, inverse) }
        let removed = runs(in: change.range)
        styleText(of: change)
        if let record {
            setRuns(record.runs, in: change.inserted)
            record.replace(by: removed)
        }
        alternativesDidChange(change)
        view.textDidChange(change)
        predictions?.dismiss()
        markAccessibility(change)
        view.inputDelegate?.textDidChange(view)
        view.notifySelectionChange()
        view.notifyUserChange()
    }

    /// Discards the composition before the undo manager undoes, because marked text is not a separate change.
    private func discardComposition() {
        guard let change = buffer.discardMarkedText() else { return }
        show(change)
    }

    /// Registers with the view as the target, so that an application can remove its actions.
    private func register(
        in manager: UndoManager, for view: UIView, _ action: @escaping @MainActor (TextEditor) -> Void
    ) {
        manager.registerUndo(withTarget: view) { [weak self] _ in
            if let self { action(self) }
        }
    }
}
