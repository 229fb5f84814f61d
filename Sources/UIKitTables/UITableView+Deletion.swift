// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView: ItemDeletion {
    var selectedPaths: [IndexPath] { selection.paths }

    func deletion(at path: IndexPath) -> (@MainActor () -> Void)? {
        guard content.geometry.has(path) else { return nil }
        if commitsDeletion(of: path) { return { [weak self] in self?.commit(.delete, at: path) } }
        return swipeDeletion(at: path)
    }

    func deleteByCommand() {
        if canDeleteItems { deleteItems() }
    }

    /// The commands of the Edit menu.
    static func addingEditActions(to table: ActionTable) -> ActionTable {
        table.adding("delete:", UITableView.deleteByCommand).adding("selectAll:", UITableView.selectAllRows)
    }

    /// Returns whether a command of the Edit menu can be performed; `nil` for other commands.
    func canPerformEdit(_ action: Selector) -> Bool? {
        switch action {
        case "delete:": canDeleteItems
        case "selectAll:": allowsMultipleSelectionNow && content.rowCount > 0
        default: nil
        }
    }
}
