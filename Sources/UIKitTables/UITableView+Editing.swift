// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    func changeEditing(to isOn: Bool, animated: Bool) {
        guard isOn != editing.isOn else { return }
        cancelRowDrag()
        swipe.close()
        editing.isOn = isOn
        editing.states = [:]
        trimSelection()
        guard !content.needsLoad else { return }
        // All cells enter editing mode before the data source and delegate are asked about each row (`R-TV-169`).
        let rows = content.cells.sorted { $0.key < $1.key }
        for (_, cell) in rows { cell.setEditing(isOn, animated: animated) }
        for (path, cell) in rows { cell.setting = setting(of: path) }
    }

    func editingRulesDidChange() {
        editing.states = [:]
        selectionRulesDidChange()
    }

    /// Returns the editing operations that a row allows.
    ///
    /// They are asked for once, when the row becomes visible (`X-TV-27`).
    func editingState(of path: IndexPath) -> TableEditing.Row {
        guard editing.isOn, let dataSource else { return TableEditing.Row() }
        if let state = editing.states[path] { return state }
        var state = TableEditing.Row()
        state.canEdit = dataSource.tableView(self, canEditRowAt: path)
        if state.canEdit {
            state.style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            state.indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        state.canMove = dataSource.tableView(self, canMoveRowAt: path)
        editing.states[path] = state
        return state
    }

    /// Asks the data source to insert or delete at the user's request.
    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }
}
