// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension TableDragDrop: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let table, let dragDelegate, table.editing.draggedRow == nil else { return [] }
        let place = session.location(in: table)
        guard let path = row(at: place) else { return [] }
        let items = dragDelegate.tableView(table, itemsForBeginning: session, at: path)
        guard !items.isEmpty else { return [] }
        dragSession = session
        sources = [:]
        for item in items { sources[item] = path }
        // All selected rows are dragged together.
        guard table.selection.paths.contains(path), table.selection.paths.count > 1 else { return items }
        var all = items
        for other in table.selection.paths.sorted() where other != path && table.content.geometry.has(other) {
            let added = dragDelegate.tableView(table, itemsForAddingTo: session, at: other, point: place)
            for item in added { sources[item] = other }
            all.append(contentsOf: added)
        }
        return all
    }

    /// Returns the row whose cell is at a location.
    private func row(at place: CGPoint) -> IndexPath? {
        guard let table, let path = table.indexPathForRow(at: place),
            table.content.cells[path]?.frame.contains(place) == true,
            !table.overlay.point(inside: table.overlay.convert(place, from: table), with: nil)
        else { return nil }
        return path
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let table, let dragDelegate, let path = row(at: point), !sources.values.contains(path) else { return [] }
        let items = dragDelegate.tableView(table, itemsForAddingTo: session, at: path, point: point)
        for item in items { sources[item] = path }
        dragSession = session
        shownState = .none
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    /// Returns a preview of the cell of a dragged row; `nil` while it is out of sight.
    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let table, let path = sources[item], let cell = table.content.cells[path] else { return nil }
        let parameters = dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        setDragState(.lifting)
        animator.addCompletion { [weak self] position in
            guard position == .start, let self else { return }
            setDragState(.none)
            sources = [:]
            dragSession = nil
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        setDragState(.dragging)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        table.flatMap { dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        table.flatMap { dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        setDragState(.none)
        sources = [:]
        dragSession = nil
        if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    }
}
