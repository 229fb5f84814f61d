// SPDX-License-Identifier: MIT
import UIKit

/// The deletions of photos, one after the other, which can be undone in any window of the application.
@MainActor
final class PhotoChanges {
    /// Photos that are being moved, to the trash or back.
    ///
    /// The undo manager has the action that moves them again before they have arrived.
    @MainActor
    private final class Move {
        var entries: [Trash.Entry] = []
        var photos: Set<Photo.ID> = []
    }

    /// The closures that report errors to the user; one that returns `false` isn't called again.
    var reporters: [@MainActor (_ title: String, _ error: any Error) -> Bool] = []
    private unowned let library: PhotoLibrary
    private var changing: Task<Void, Never>?

    init(library: PhotoLibrary) {
        self.library = library
    }

    /// Moves photos to the trash.
    func delete(_ ids: Set<Photo.ID>) {
        let move = Move()
        move.photos = ids
        delete(move)
    }

    private func delete(_ move: Move) {
        guard !move.photos.isEmpty else { return }
        let undo = library.undoManager
        undo.registerUndo(withTarget: move) { [weak self, move] _ in self?.restore(move) }
        undo.setActionName(move.photos.count == 1 ? "Delete Photo" : "Delete Photos")
        change { [library] in
            let moves = await library.delete(move.photos)
            move.entries = moves.done
            if moves.done.isEmpty { undo.removeAllActions(withTarget: move) }
            return moves.error.map { ("Not everything can be moved to the trash.", $0) }
        }
    }

    private func restore(_ move: Move) {
        library.undoManager.registerUndo(withTarget: move) { [weak self, move] _ in self?.delete(move) }
        change { [library] in
            let moves = await library.restore(move.entries)
            move.photos = Set(moves.done)
            return moves.error.map { ("Not everything can be restored.", $0) }
        }
    }

    /// Moves files after those of earlier changes, and reports an error.
    private func change(_ body: @escaping @MainActor () async -> (title: String, error: any Error)?) {
        changing = Task { [changing] in
            await changing?.value
            guard let problem = await body() else { return }
            reporters.removeAll { !$0(problem.title, problem.error) }
        }
    }

    /// Waits until photos that are being deleted or restored have been moved.
    func finish() async {
        await changing?.value
    }
}
