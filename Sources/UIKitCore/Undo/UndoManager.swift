// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import Localization

/// Records actions that undo and redo changes.
///
/// The actions registered in one run-loop iteration form a group, which one call of `undo()` performs. Actions
/// registered while undoing become those of `redo()`. Each window has an undo manager, which responders find through
/// `UIResponder.undoManager`.
///
/// > Note: Differs from UIKit: groups without actions are discarded, and actions whose target has been deallocated do
/// > nothing.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// Whether a group is opened automatically in each run-loop iteration; `true` by default.
    ///
    /// If `false`, actions registered outside a group are discarded.
    public var groupsByEvent = true
    /// The maximum number of groups that can be undone, and redone; 0, the default, means unlimited.
    ///
    /// The oldest groups are discarded first.
    public var levelsOfUndo = 0 {
        didSet { if levelsOfUndo != oldValue { trim() } }
    }

    /// Whether actions are being undone.
    public private(set) var isUndoing = false
    /// Whether actions are being redone.
    public private(set) var isRedoing = false

    var undoGroups: [UndoGroup] = []
    var redoGroups: [UndoGroup] = []
    /// The open groups, innermost last.
    var openGroups: [UndoGroup] = []
    /// Whether the outermost group ends with the run-loop iteration.
    var isEventGroupOpen = false
    /// Whether observers are being notified of a checkpoint.
    var isAtCheckpoint = false
    private var disableCount = 0

    /// Creates an undo manager without actions.
    public override init() {}

    // MARK: - Registration

    /// Registers an action that undoes the change being made.
    ///
    /// Outside of undoing, this discards all actions to redo.
    ///
    /// The handler receives the target, which is held weakly.
    @preconcurrency open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        register(
            UndoAction(target: target) { [weak target] in
                if let target { handler(target) }
            })
    }

    /// Registers the sending of `selector` to `target` with `object` as its sender.
    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        let target = target as AnyObject
        register(
            UndoAction(target: target) { [weak target] in
                _ = (target as? any ActionTarget)?.perform(selector, with: object, for: nil)
            })
    }

    /// Whether actions are registered.
    ///
    /// Each call of `disableUndoRegistration()` must be balanced by `enableUndoRegistration()`.
    public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Disables the registration of actions.
    public func disableUndoRegistration() {
        disableCount += 1
    }

    /// Ends the effect of one call of `disableUndoRegistration()`.
    public func enableUndoRegistration() {
        guard disableCount > 0 else { return Log.misuse("Undo registration was enabled more often than disabled.") }
        disableCount -= 1
    }

    // MARK: - Undoing

    /// Whether there are actions to undo, in closed or open groups.
    open var canUndo: Bool {
        checkpoint()
        return !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty }
    }

    /// Whether there are actions to redo.
    open var canRedo: Bool {
        checkpoint()
        return !redoGroups.isEmpty
    }

    /// The number of groups that can be undone.
    public var undoCount: Int { undoGroups.count }
    /// The number of groups that can be redone.
    public var redoCount: Int { redoGroups.count }

    /// Undoes the most recent group, after closing that of the run-loop iteration.
    ///
    /// Does nothing while a group opened by the application is open, or while undoing or redoing.
    open func undo() {
        closeEventGroup()
        guard openGroups.isEmpty else { return Log.misuse("Undo was asked for while a group is open.") }
        undoNestedGroup()
    }

    /// Undoes the most recent group, which may be nested in the open one.
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

    /// Redoes the group that was undone last.
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

    /// Removes all actions, including those of open groups.
    open func removeAllActions() {
        (undoGroups, redoGroups, openGroups) = ([], [], [])
        isEventGroupOpen = false
    }

    /// Removes all actions for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups + openGroups { group.removeActions(of: target) }
        undoGroups.removeAll { $0.isEmpty }
        redoGroups.removeAll { $0.isEmpty }
    }

    // MARK: - Action names

    /// The name of the most recent change, such as "Typing"; empty if it has none or there is no change.
    open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.name ?? "" }
    /// The name of the change that would be redone; empty if it has none or there is no change.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// Sets the name of the open group or, if none is open, of the most recent closed one.
    open func setActionName(_ actionName: String) {
        guard !isUndoing, !isRedoing else { return }
        (openGroups.first ?? undoGroups.last)?.name = actionName
    }

    /// The title of a menu item for undoing, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item for redoing, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item for undoing a change with the given name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? Phrase.undo.text : Phrase.undoAction.text(actionName)
    }

    /// Returns the title of a menu item for redoing a change with the given name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? Phrase.redo.text : Phrase.redoAction.text(actionName)
    }

    // MARK: - Discardable changes

    /// Sets whether the group's change is discardable.
    ///
    /// A document with only discardable changes doesn't need to be saved.
    public func setActionIsDiscardable(_ discardable: Bool) {
        (openGroups.first ?? undoGroups.last)?.isDiscardable = discardable
    }

    /// Whether the change that would be undone is discardable.
    public var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }
    /// Whether the change that would be redone is discardable.
    public var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
}
