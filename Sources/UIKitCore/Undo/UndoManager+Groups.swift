// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

extension UndoManager {
    /// How many groups are open, one inside of the other; that of the turn counts.
    public var groupingLevel: Int { openGroups.count }

    /// Opens a group inside of the one that is open.
    public func beginUndoGrouping() {
        openEventGroup()
        open()
    }

    /// Closes the group that was opened last.
    public func endUndoGrouping() {
        guard openGroups.count > (isEventGroupOpen ? 1 : 0) else {
            return Log.misuse("An undo group was closed that nobody has opened.")
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

    /// What the changes register that take back those of `group`, as groups of which there is at most one.
    func reversal(of group: UndoGroup) -> [UndoGroup] {
        let outer = (openGroups, isEventGroupOpen)
        let reversal = UndoGroup()
        (reversal.name, reversal.isDiscardable) = (group.name, group.isDiscardable)
        (openGroups, isEventGroupOpen) = ([reversal], false)
        group.performReversed()
        // Groups that the changes have left open end with them.
        while openGroups.count > 1 { close() }
        // One of the changes may have asked for everything to be forgotten.
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
        post(.NSUndoManagerCheckpoint)
    }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: - One group for one turn

    private func openEventGroup() {
        guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
        isEventGroupOpen = true
        open()
        endWithTurn()
    }

    private func endWithTurn() {
        UIApplication.afterLayout { [weak self] in
            guard let self, isEventGroupOpen else { return }
            // The application's own group inside keeps it open for another turn.
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
    /// Before a group is closed, and whenever somebody asks what can be undone: the time to register what is pending.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to end; registrations still go into it.
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
