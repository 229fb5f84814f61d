// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    /// Returns the swipe actions on one side of a row; `nil` for none.
    ///
    /// The default on the trailing side is a delete action, if the row can be deleted.
    func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let given =
            isTrailing
            ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        if let given { return given.actions.isEmpty ? nil : given }
        guard isTrailing, canDelete(path) else { return nil }
        return UISwipeActionsConfiguration(actions: [deletion(of: path)])
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
        let sides = [false, true].map { swipeActions(of: path, isTrailing: $0)?.actions ?? [] }
        guard !isEditing, let cell = cellForRow(at: path), sides.contains(where: { !$0.isEmpty }) else { return nil }
        return UIContextMenuConfiguration { [weak cell] _ in
            let menus = sides.map { actions in
                UIMenu(options: .displayInline, children: actions.compactMap { $0.menuElement(for: cell) })
            }
            return UIMenu(children: menus.filter { !$0.children.isEmpty })
        }
    }
}

extension UIContextualAction {
    fileprivate func menuElement(for cell: UITableViewCell?) -> UIMenuElement? {
        guard let title, let cell else { return nil }
        return UIAction(title: title, image: image, attributes: style == .destructive ? .destructive : []) {
            [weak cell] _ in
            if let cell { self.handler(self, cell) { _ in } }
        }
    }
}
