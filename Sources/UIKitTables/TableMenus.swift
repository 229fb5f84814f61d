// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// Presents the context menu of a row on a right click, a long press, or the Menu key.
@MainActor
final class TableMenus: UIContextMenuInteractionDelegate {
    weak var table: UITableView?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, let path = row(at: location) else { return nil }
        return table.tableDelegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
            ?? table.swipeMenu(of: path)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: AnyHashable
    ) -> UITargetedPreview? {
        guard let table, let path = row(at: interaction.location(in: table)), let cell = table.cellForRow(at: path)
        else { return nil }
        return UITargetedPreview(view: cell)
    }

    /// The Menu key asks at the center of the table, and refers to the focused row.
    private func row(at location: CGPoint) -> IndexPath? {
        table.flatMap { $0.indexPathForRow(at: location) }
    }
}
