// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// Presents the context menu of a row on a right click, a long press, or the Menu key.
@MainActor
final class TableMenus: UIContextMenuInteractionDelegate {
    weak var table: UITableView?
    private(set) var interaction: UIContextMenuInteraction?

    private var delegate: (any UITableViewDelegate)? { table?.tableDelegate }

    /// Adds the interaction to `table`.
    func attach(to table: UITableView) {
        self.table = table
        let interaction = UIContextMenuInteraction(delegate: self)
        self.interaction = interaction
        table.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, let path = row(at: location) else { return nil }
        return table.tableDelegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
            ?? editMenu(of: path, in: table) ?? table.swipeMenu(of: path)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: AnyHashable
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        if let preview = delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) {
            return preview
        }
        guard let path = row(at: interaction.location(in: table)), let cell = table.cellForRow(at: path)
        else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: AnyHashable
    ) -> UITargetedPreview? {
        table.flatMap {
            delegate?.tableView($0, previewForDismissingContextMenuWithConfiguration: configuration)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    private func row(at location: CGPoint) -> IndexPath? {
        table.flatMap { $0.indexPathForRow(at: location) }
    }

    /// Returns a menu with the editing commands that the delegate allows for a row.
    private func editMenu(of path: IndexPath, in table: UITableView) -> UIContextMenuConfiguration? {
        guard let delegate, delegate.tableView(table, shouldShowMenuForRowAt: path) else { return nil }
        return UIContextMenuConfiguration {
            delegate.tableView(table, canPerformAction: $0, forRowAt: path, withSender: table)
        } perform: { [weak table] action in
            guard let table, table.content.geometry.has(path) else { return }
            table.tableDelegate?.tableView(table, performAction: action, forRowAt: path, withSender: table)
        }
    }
}
