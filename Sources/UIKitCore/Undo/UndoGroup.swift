// SPDX-License-Identifier: MIT

/// An action that reverts one change.
@MainActor
struct UndoAction {
    private(set) weak var target: AnyObject?
    let perform: @MainActor () -> Void

    init(target: AnyObject, perform: @escaping @MainActor () -> Void) {
        self.target = target
        self.perform = perform
    }
}

/// A group of changes that are undone together.
@MainActor
final class UndoGroup {
    private enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var name = ""
    var isDiscardable = false
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func add(_ action: UndoAction) {
        entries.append(.action(action))
    }

    func add(_ group: UndoGroup) {
        if !group.isEmpty { entries.append(.group(group)) }
    }

    /// Removes and returns the last closed group, if nothing was registered since.
    func takeLastGroup() -> UndoGroup? {
        guard case .group(let group) = entries.last else { return nil }
        entries.removeLast()
        return group
    }

    /// Performs the actions in reverse order.
    func performReversed() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): action.perform()
            case .group(let group): group.performReversed()
            }
        }
    }

    func removeActions(of target: AnyObject) {
        entries.removeAll { entry in
            switch entry {
            case .action(let action): return action.target === target || action.target == nil
            case .group(let group):
                group.removeActions(of: target)
                return group.isEmpty
            }
        }
    }
}
