// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView: TableCellHost {
    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        if let cell = cellForRow(at: path) { cell.accessoryTrigger?(cell) }
    }

    func editingControlTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        // A deletion must be confirmed, an insertion need not be (`R-TV-172`).
        if cell.editingStyle == .delete, swipe.reveal(path, focused: false) { return }
        commit(cell.editingStyle, at: path)
    }

    func reorder(_ cell: UITableViewCell, phase: UIGestureRecognizer.State, at point: CGPoint) {
        drag(cell, phase, to: point)
    }

    func willShowActions(of cell: UITableViewCell) { index.setShown(false) }

    func canBecomeFocused(_ cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        guard allowsFocusNow else { return false }
        return allowsSelectionNow && tableDelegate?.tableView(self, canFocusRowAt: path) ?? true
    }
}
