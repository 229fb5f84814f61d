// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

extension UndoManager {
    /// The number of open nested groups, including the one for the run-loop iteration.
    public var groupingLevel: Int { openGroups.count }

    /// Opens a group nested in the current one.
    public func beginUndoGrouping() {
        openEventGroup()
        open()
    }

    /// Closes the innermost open group.
    public func endUndoGrouping() {
        guard openGroups.count > (isEventGroupOpen ? 1 : 0) else {
            return Log.misuse("An undo group was closed that was never opened.")
        }
        checkpoint()
        close()
    }

    func register(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroup()
        guard let group = openGroups.last else {
            return Log.misuse("An undo action was registered outside of a group, and groupsByEvent is off.")
        }
        if !isUndoing, !isRedoing { redoGroups = [] }
        group.add(action)
    }

    /// Performs the actions of `group` and returns the group of actions registered meanwhile, if any.
    func reversal(of group: UndoGroup) -> [UndoGroup] {
        let outer = (openGroups, isEventGroupOpen)
        let reversal = UndoGroup()
        (reversal.name, reversal.isDiscardable) = (group.name, group.isDiscardable)
        (openGroups, isEventGroupOpen) = ([reversal], false)
        group.performReversed()
        // Groups left open by the changes are closed.
        while openGroups.count > 1 { close() }
        // A change may have removed all actions.
        guard openGroups.first === reversal else {
            (openGroups, isEventGroupOpen) = ([], false)
            return []
        }
        (openGroups, isEventGroupOpen) = outer
        return reversal.isEmpty ? [] : [reversal]
    }

    func closeEventGroup() {
        guard isEventGroupOpen, openGroups.count == 1 else { return }
        close()
    }

    func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
        redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    func checkpoint() {
        // Observers that evaluate `canUndo` would otherwise notify themselves without end.
        guard !isAtCheckpoint else { return }
        isAtCheckpoint = true
        defer { isAtCheckpoint = false }
        post(.NSUndoManagerCheckpoint)
    }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: - Grouping by event

    private func openEventGroup() {
        guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
        isEventGroupOpen = true
        open()
        endWithTurn()
    }

    private func endWithTurn() {
        UIApplication.afterLayout { [weak self] in
            guard let self, isEventGroupOpen else { return }
            // A group opened by the application keeps the outer one open for another iteration.
            if openGroups.count > 1 { endWithTurn() } else { closeEventGroup() }
        }
    }

    private func open() {
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func close() {
        guard let group = openGroups.last else { return }
        post(.NSUndoManagerWillCloseUndoGroup)
        guard openGroups.last === group else { return }
        openGroups.removeLast()
        if let parent = openGroups.last {
            parent.add(group)
        } else {
            isEventGroupOpen = false
            if !group.isEmpty { undoGroups.append(group) }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }
}

extension Notification.Name {
    /// Posted before a group is closed and when `canRedo` or `canUndo` is evaluated, so that pending changes can be
    /// registered.
    ///
    /// > Note: Differs from UIKit: it isn't posted again while its observers are being notified.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    ///
    /// Actions can still be registered in it.
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before changes are undone.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Posted after changes were undone.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Posted before changes are redone.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Posted after changes were redone.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
