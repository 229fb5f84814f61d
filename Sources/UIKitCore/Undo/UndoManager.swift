// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// Remembers how to take back what was done, and how to do it again.
///
/// What is registered in one turn of the run loop is one group, and is taken back by one `undo()`. What is registered
/// while undoing becomes what `redo()` does. Usually a window's: `UIResponder.undoManager` finds it.
///
/// > Note: Differs from UIKit: a group in which nothing was registered is not kept, and an action whose target is gone
/// does nothing.
@MainActor
open class UndoManager {
    /// With false, groups are opened and closed by the application only; `true` by default.
    ///
    /// A registration outside of all groups is lost then.
    public var groupsByEvent = true
    /// How many groups are kept to be undone, and as many to be redone; 0, the default, for all.
    ///
    /// The oldest are forgotten first.
    public var levelsOfUndo = 0 {
        didSet { if levelsOfUndo != oldValue { trim() } }
    }

    public private(set) var isUndoing = false
    public private(set) var isRedoing = false

    var undoGroups: [UndoGroup] = []
    var redoGroups: [UndoGroup] = []
    /// Those that are not closed yet, the innermost last.
    var openGroups: [UndoGroup] = []
    /// Whether the outermost of them ends with the turn.
    var isEventGroupOpen = false
    private var disableCount = 0

    public init() {}

    // MARK: - Registration

    /// Adds what takes back the change that is being made; what could be redone is forgotten, unless this is undoing.
    ///
    /// The handler gets the target, which is held weakly.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        register(
            UndoAction(target: target) { [weak target] in
                if let target { handler(target) }
            })
    }

    /// Adds the sending of `selector` to the target, with `object` as its sender.
    open func registerUndo(withTarget target: any ActionTarget, selector: Selector, object: Any?) {
        register(
            UndoAction(target: target) { [weak target] in _ = target?.perform(selector, with: object, for: nil) })
    }

    /// Whether registrations are taken; each `disableUndoRegistration()` needs its `enableUndoRegistration()`.
    public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    public func disableUndoRegistration() {
        disableCount += 1
    }

    public func enableUndoRegistration() {
        guard disableCount > 0 else { return Log.misuse("Undo registration was enabled more often than disabled.") }
        disableCount -= 1
    }

    // MARK: - Undoing

    /// Whether there is anything to take back, in a closed group or an open one.
    open var canUndo: Bool {
        checkpoint()
        return !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty }
    }

    open var canRedo: Bool {
        checkpoint()
        return !redoGroups.isEmpty
    }

    /// How many groups can be undone.
    public var undoCount: Int { undoGroups.count }
    /// How many groups can be redone.
    public var redoCount: Int { redoGroups.count }

    /// Takes back the newest group, after closing that of the turn.
    ///
    /// Does nothing while a group of the application's own is open, and while undoing or redoing.
    open func undo() {
        closeEventGroup()
        guard openGroups.isEmpty else { return Log.misuse("Undo was asked for while a group is open.") }
        undoNestedGroup()
    }

    /// Takes back the newest group, be it one inside of the group that is open.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing else { return }
        checkpoint()
        guard let group = openGroups.last?.takeLastGroup() ?? (openGroups.isEmpty ? undoGroups.popLast() : nil)
        else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        redoGroups += reversal(of: group)
        isUndoing = false
        trim()
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was taken back last.
    open func redo() {
        guard !isUndoing, !isRedoing else { return }
        checkpoint()
        closeEventGroup()
        guard openGroups.isEmpty else { return Log.misuse("Redo was asked for while a group is open.") }
        guard let group = redoGroups.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        undoGroups += reversal(of: group)
        isRedoing = false
        trim()
        post(.NSUndoManagerDidRedoChange)
    }

    /// Forgets everything, groups that are open too.
    open func removeAllActions() {
        (undoGroups, redoGroups, openGroups) = ([], [], [])
        isEventGroupOpen = false
    }

    /// Forgets what was registered for that target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups + openGroups { group.removeActions(of: target) }
        undoGroups.removeAll { $0.isEmpty }
        redoGroups.removeAll { $0.isEmpty }
    }

    // MARK: - Names

    /// What the newest change is called ("Typing"); empty without a name, and without a change.
    open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.name ?? "" }
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// Names the group that is open, or the newest of those that are closed.
    open func setActionName(_ actionName: String) {
        guard !isUndoing, !isRedoing else { return }
        (openGroups.first ?? undoGroups.last)?.name = actionName
    }

    /// What a menu says: "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: - Discardable changes

    /// Says whether losing the group's change would hurt: a document with nothing but such changes need not be saved.
    public func setActionIsDiscardable(_ discardable: Bool) {
        (openGroups.first ?? undoGroups.last)?.isDiscardable = discardable
    }

    public var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }
    public var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
}
