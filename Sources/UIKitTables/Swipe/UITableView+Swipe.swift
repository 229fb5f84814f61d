// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    /// Returns the swipe actions on one side of a row; `nil` for none.
    ///
    /// The default on the trailing side is a delete action, if the row can be deleted.
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let given =
            isTrailing
            ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        if let given { return given.actions.isEmpty ? nil : given }
        if isTrailing, let actions = rowActions(of: path) { return actions }
        guard isTrailing, canDelete(path) else { return nil }
        return UISwipeActionsConfiguration(actions: [deletion(of: path)])
    }

    /// Returns whether deleting a row commits an editing style: the delegate has no actions of its own for it.
    func commitsDeletion(of path: IndexPath) -> Bool {
        let given = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        return given == nil && rowActions(of: path) == nil && canDelete(path)
    }

    private func canDelete(_ path: IndexPath) -> Bool {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return false }
        return (tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    }

    private func deletion(of path: IndexPath) -> UIContextualAction {
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let cell = cellForRow(at: path)
        return UIContextualAction(style: .destructive, title: title ?? Phrase.delete.text) {
            [weak self, weak cell] _, _, done in
            // Rows above may have been inserted or deleted since the button was shown.
            if let self, let path = cell.flatMap({ self.indexPath(for: $0) }) { commit(.delete, at: path) }
            done(true)
        }
    }

    /// Returns the swipe actions of a row as a context menu, for pointer users.
    func swipeMenu(of path: IndexPath) -> UIContextMenuConfiguration? {
        let sides = [false, true].map { swipeActions(at: path, isTrailing: $0)?.actions ?? [] }
        guard !isEditing, let cell = cellForRow(at: path), sides.contains(where: { !$0.isEmpty }) else { return nil }
        return UIContextMenuConfiguration { [weak cell] _ in
            let menus = sides.map { actions in
                UIMenu(options: .displayInline, children: actions.compactMap { $0.menuElement(for: cell) })
            }
            return UIMenu(children: menus.filter { !$0.children.isEmpty })
        }
    }
}

extension UITableView: SwipeHost {
    var allowsSwiping: Bool { !isEditing }

    func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipeableRow)? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
        return (path, cell)
    }

    func swipeableRow(of path: IndexPath) -> (any SwipeableRow)? { cellForRow(at: path) }

    func willSwipe(_ path: IndexPath) {
        endPressNow()
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    }

    func didEndSwipe(of row: any SwipeableRow) {
        index.setShown(!swipe.isOpen)
        let path = (row as? UITableViewCell).flatMap { indexPath(for: $0) }
        tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }

    func isShown(_ row: any SwipeableRow) -> Bool {
        (row as? UITableViewCell).flatMap { indexPath(for: $0) } != nil
    }
}

extension UITableViewCell: SwipeableRow {
    var isRowMirrored: Bool { isMirrored }

    func showActions(_ actionsView: SwipeActionsView) {
        parts.actionsView?.removeFromSuperview()
        parts.actionsView = actionsView
        host?.willShowActions(of: self)
        isSwiped = true
        clipsToBounds = true
        addSubview(actionsView)
    }

    func hideActions(_ actionsView: SwipeActionsView) {
        actionsView.removeFromSuperview()
        guard parts.actionsView === actionsView else { return }
        parts.actionsView = nil
        isSwiped = false
        setNeedsLayout()
    }

    func confirmationDidChange(to isShown: Bool, animated: Bool) {
        changeConfirmation(to: isShown, animated: animated)
    }
}
