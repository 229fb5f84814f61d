// SPDX-License-Identifier: MIT

/// What takes back one change.
@MainActor
struct UndoAction {
    private(set) weak var target: AnyObject?
    let perform: @MainActor () -> Void

    init(target: AnyObject, perform: @escaping @MainActor () -> Void) {
        self.target = target
        self.perform = perform
    }
}

/// Changes that are taken back together.
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

    /// Takes the group out that was closed last, if nothing was registered since.
    func takeLastGroup() -> UndoGroup? {
        guard case .group(let group) = entries.last else { return nil }
        entries.removeLast()
        return group
    }

    /// The last change is taken back first.
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
