// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension TableDragDrop: ItemDragDropHost {
    var scrollView: UIScrollView? { table }

    var selectedItems: [IndexPath] {
        guard let table, table.selection.paths.count > 1 else { return [] }
        return table.selection.paths.sorted().filter(table.content.geometry.has)
    }

    func item(at location: CGPoint) -> IndexPath? {
        guard let table, let path = table.indexPathForRow(at: location),
            table.content.cells[path]?.frame.contains(location) == true,
            !table.overlay.point(inside: table.overlay.convert(location, from: table), with: nil)
        else { return nil }
        return path
    }

    func cell(at path: IndexPath) -> UIView? { table?.content.cells[path] }

    func frame(at path: IndexPath) -> CGRect? {
        guard let table, table.content.geometry.has(path) else { return nil }
        return table.frame(of: path)
    }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: true)
    }

    func dragStateDidChange(_ state: ItemDragState) {
        for path in rows.sourcePaths {
            guard let cell = table?.content.cells[path] else { continue }
            cell.dragState = UITableViewCell.DragState(rawValue: state.rawValue) ?? .none
            cell.alpha = state == .dragging ? Theme.DragDrop.sourceOpacity : 1
        }
    }

    // MARK: - Drag delegate

    func items(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard let table, table.editing.draggedRow == nil else { return [] }
        return dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }

    func items(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        guard let table else { return [] }
        return dragDelegate?.tableView(table, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        table.flatMap { dragDelegate?.tableView($0, dragPreviewParametersForRowAt: path) }
    }

    func dragSessionWillBegin(_ session: any UIDragSession) {
        if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    func dragSessionAllowsMoveOperation(_ session: any UIDragSession) -> Bool {
        table.flatMap { dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
    }

    func dragSessionIsRestrictedToDraggingApplication(_ session: any UIDragSession) -> Bool {
        table.flatMap { dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
    }

    func dragSessionDidEnd(_ session: any UIDragSession) {
        if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    }

    // MARK: - Drop delegate

    func canHandle(_ session: any UIDropSession) -> Bool {
        guard let table else { return false }
        if let dropDelegate { return dropDelegate.tableView(table, canHandle: session) }
        return movedRow(of: session) != nil
    }

    /// Returns the only row of the table that a session drags, if it can be moved without a drop delegate.
    private func movedRow(of session: any UIDropSession) -> IndexPath? {
        guard dropDelegate == nil, let table, rows.isMove(session), session.items.count == 1,
            let path = rows.sources.values.first, table.dataSource?.tableView(table, canMoveRowAt: path) == true
        else { return nil }
        return path
    }

    func dropSessionDidEnter(_ session: any UIDropSession) {
        if let table { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    func dropSessionDidUpdate(_ session: any UIDropSession, at location: CGPoint) -> UIDropProposal {
        guard let table else { return UIDropProposal(operation: .cancel) }
        table.loadIfNeeded()
        var new = destination(at: location, session)
        let proposal =
            dropDelegate?.tableView(
                table, dropSessionDidUpdate: session, withDestinationIndexPath: new?.pathAfterRemoval)
            ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        new?.resolve(proposal.intent)
        if let source = movedRow(of: session) { new?.limit(toMovesOf: source, in: table, current: destination) }
        destination = new
        lastProposal = proposal
        let isAccepted = proposal.operation == .copy || proposal.operation == .move
        let intent = isAccepted ? new?.intent : nil
        rows.setHighlight(intent == .insertIntoDestinationIndexPath ? new?.path : nil)
        setGap(at: intent == .insertAtDestinationIndexPath ? new?.path : nil, height: gapHeight)
        return proposal
    }

    func dropSessionDidExit(_ session: any UIDropSession) {
        if let table { dropDelegate?.tableView(table, dropSessionDidExit: session) }
    }

    func dropSessionDidEnd(_ session: any UIDropSession) {
        lastProposal = nil
        if let table { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    }

    func closeGap() {
        destination = nil
        setGap(at: nil)
    }

    func performDrop(_ session: any UIDropSession) {
        guard let table, let proposal = lastProposal else { return }
        let destination = destination
        self.destination = nil
        // The rows that are inserted now take the place of the gap.
        let hadGap = gap != nil
        forgetGap()
        defer { if hadGap { animateRows() } }
        let coordinator = TableDropCoordinator(self, session, destination, proposal)
        guard let dropDelegate else {
            guard let source = movedRow(of: session), let goal = destination?.pathAfterRemoval else { return }
            if goal != source {
                table.dataSource?.tableView(table, moveRowAt: source, to: goal)
                table.performBatchUpdates({ table.moveRow(at: source, to: goal) }, completion: nil)
            }
            if let item = session.items.first { coordinator.drop(item, toRowAt: goal) }
            return
        }
        dropDelegate.tableView(table, performDropWith: coordinator)
    }

    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        table.flatMap { dropDelegate?.tableView($0, dropPreviewParametersForRowAt: path) }
    }
}
