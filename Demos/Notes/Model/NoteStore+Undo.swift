// SPDX-License-Identifier: MIT
import UIKit

extension NoteStore {
    /// Changes a note in a way that the user can undo, in any window of the application.
    ///
    /// `name` is shown in the Edit menu. `change` may change or remove no other note.
    func perform(_ name: String, on id: Note.ID, _ change: () -> Void) {
        let before = note(id)
        change()
        if note(id) != before { registerReturn(of: id, to: before, name) }
    }

    func delete(_ id: Note.ID) {
        perform("Delete Note", on: id) { remove(id) }
    }

    func togglePin(_ id: Note.ID) {
        guard let note = note(id) else { return }
        perform(note.isPinned ? "Unpin Note" : "Pin Note", on: id) { change(id) { $0.isPinned.toggle() } }
    }

    func move(_ id: Note.ID, to folder: String) {
        perform("Move Note", on: id) { change(id) { $0.folder = folder } }
    }

    private func registerReturn(of id: Note.ID, to state: Note?, _ name: String) {
        undoManager.registerUndo(withTarget: self) { store in
            store.registerReturn(of: id, to: store.note(id), name)
            store.restore(id, to: state)
        }
        undoManager.setActionName(name)
    }
}
