// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    // MARK: - Queries

    /// The selected row that was selected first; `nil` if there is none.
    public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

    /// The selected rows in the order of selection; `nil` if there are none.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

    var allowsSelectionNow: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionNow : allowsSelection || allowsMultipleSelection
    }

    var allowsMultipleSelectionNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: - Programmatic selection

    /// Selects a row and scrolls to it, without calling the delegate.
    ///
    /// `nil` clears the selection (`R-TV-162`). With `.none`, the table doesn't scroll. A row that does not exist is
    /// not selected.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else { return setSelection([], animated: animated) }
        guard content.geometry.has(indexPath), allowsSelectionNow else { return }
        let wasFocused = !allowsMultipleSelectionNow && focusIsOnSelection
        if allowsMultipleSelectionNow {
            if !selection.paths.contains(indexPath) { setSelection(selection.paths + [indexPath], animated: animated) }
        } else {
            setSelection([indexPath], animated: animated)
        }
        selection.anchor = indexPath
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        selectionWasSet(to: indexPath, wasFocused: wasFocused)
    }

    /// Deselects a row, without calling the delegate.
    ///
    /// Does nothing if the row is not selected.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.paths.contains(indexPath) else { return }
        setSelection(selection.paths.filter { $0 != indexPath }, animated: animated)
    }

    func setSelection(_ paths: [IndexPath], animated: Bool) {
        guard paths != selection.paths else { return }
        let old = selection.paths
        selection.paths = paths
        let changed = Set(old).symmetricDifference(paths)
        for path in changed {
            content.cells[path]?.setSelected(paths.contains(path), animated: animated)
        }
        updateSeparators(around: changed)
        selectionDidChange()
    }

    func selectionDidChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
        AccessibilityWatch.mark(self, .selection)
    }

    /// Hides the separators next to rows that are shown selected or highlighted.
    func updateSeparators(around paths: some Sequence<IndexPath>) {
        for path in paths {
            for path in [path, IndexPath(row: path.row - 1, section: path.section)] {
                if let cell = content.cells[path], content.geometry.has(path) { cell.setting = setting(of: path) }
            }
        }
    }

    func selectionRulesDidChange() {
        trimSelection()
        setUpRowsInSight()
    }

    /// Deselects the rows that may no longer be selected.
    func trimSelection() {
        if !allowsSelectionNow {
            setSelection([], animated: false)
        } else if !allowsMultipleSelectionNow, selection.paths.count > 1 {
            setSelection(Array(selection.paths.prefix(1)), animated: false)
        }
    }

    // MARK: - User selection

    /// Selects a row on behalf of the user, and calls the delegate.
    ///
    /// A primary action opens the row too. A row that the selection follows the focus to shows its detail.
    func choose(_ path: IndexPath, as choice: SelectionChoice, isPrimary: Bool, isFollowing: Bool = false) {
        guard allowsSelectionNow, content.geometry.has(path) else { return }
        switch allowsMultipleSelectionNow ? choice : .only {
        case .toggled where selection.paths.contains(path): deselectByUser(path)
        case .range: return changeSelection(to: Set(range(to: path)))
        case .addedRange: return changeSelection(to: Set(selection.paths).union(range(to: path)))
        case .only, .toggled:
            if !allowsMultipleSelectionNow || choice == .only {
                for other in selection.paths where other != path { deselectByUser(other) }
            }
            selectByUser(path)
        }
        selection.anchor = path
        guard isPrimary || isFollowing, content.geometry.has(path) else { return }
        if !isEditing, selection.paths.contains(path), let cell = cellForRow(at: path) { cell.selectionTrigger?(cell) }
        guard isPrimary, content.geometry.has(path),
            tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true
        else { return }
        tableDelegate?.tableView(self, performPrimaryActionForRowAt: path)
    }

    /// Calls the delegate even if the row is already selected, because it may have been chosen to open something.
    func selectByUser(_ path: IndexPath) {
        var path = path
        if let tableDelegate {
            guard let wanted = tableDelegate.tableView(self, willSelectRowAt: path), content.geometry.has(wanted) else {
                return
            }
            path = wanted
        }
        if !selection.paths.contains(path) { setSelection(selection.paths + [path], animated: false) }
        tableDelegate?.tableView(self, didSelectRowAt: path)
    }

    func deselectByUser(_ path: IndexPath) {
        var path = path
        if let tableDelegate {
            guard let wanted = tableDelegate.tableView(self, willDeselectRowAt: path),
                selection.paths.contains(wanted)
            else { return }
            path = wanted
        }
        setSelection(selection.paths.filter { $0 != path }, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: path)
    }

    /// Selects and deselects rows on behalf of the user until `paths` are selected.
    func changeSelection(to paths: Set<IndexPath>) {
        for path in selection.paths where !paths.contains(path) { deselectByUser(path) }
        for path in paths.subtracting(selection.paths).sorted() where content.geometry.has(path) { selectByUser(path) }
    }

    private func range(to path: IndexPath) -> [IndexPath] {
        if selection.anchor == nil { selection.anchor = path }
        return rows(from: selection.anchor ?? path, to: path)
    }

    /// Returns all rows between two rows, in either order, and these two.
    func rows(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        let (first, last) = (min(start, end), max(start, end))
        var paths: [IndexPath] = []
        for section in first.section...last.section where content.geometry.sections.indices.contains(section) {
            let count = content.geometry.sections[section].rows.count
            let start = section == first.section ? first.row : 0
            let end = section == last.section ? min(last.row, count - 1) : count - 1
            if start <= end { paths += (start...end).map { IndexPath(row: $0, section: section) } }
        }
        return paths
    }
}
