// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension TableDragDrop: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let table else { return false }
        if let dropDelegate { return dropDelegate.tableView(table, canHandle: session) }
        return movedRow(of: session) != nil
    }

    /// Returns the only row of the table that a session drags, if it can be moved without a drop delegate.
    private func movedRow(of session: any UIDropSession) -> IndexPath? {
        guard dropDelegate == nil, let table, isOwn(session), session.items.count == 1,
            let path = sources.values.first, table.dataSource?.tableView(table, canMoveRowAt: path) == true
        else { return nil }
        return path
    }

    private func isOwn(_ session: any UIDropSession) -> Bool {
        guard let dragSession, let local = session.localDragSession else { return false }
        return local === dragSession
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        dropSession = session
        if let table { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let table else { return UIDropProposal(operation: .cancel) }
        let location = session.location(in: table)
        scroll(at: location)
        table.loadIfNeeded()
        var new = destination(at: location, session)
        let proposal: UITableViewDropProposal
        if let dropDelegate {
            proposal = dropDelegate.tableView(
                table, dropSessionDidUpdate: session, withDestinationIndexPath: new?.pathAfterRemoval)
        } else {
            proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        let isAccepted = proposal.operation == .copy || proposal.operation == .move
        new?.resolve(proposal.intent)
        destination = new
        lastProposal = proposal
        switch new?.intent {
        case .insertAtDestinationIndexPath where isAccepted:
            setHighlight(nil)
            setGap(at: new?.path, height: gapHeight)
        case .insertIntoDestinationIndexPath where isAccepted:
            setGap(at: nil)
            setHighlight(new.flatMap { table.content.geometry.has($0.path) ? $0.path : nil })
        default:
            setHighlight(nil)
            setGap(at: nil)
        }
        return proposal
    }

    /// The height of the gap: that of the dragged row, or of a usual row.
    private var gapHeight: CGFloat {
        guard let table else { return 0 }
        if let path = sources.values.min(), dragSession != nil, table.content.geometry.has(path) {
            return table.content.geometry.span(of: path).height
        }
        return table.rowHeight > 0 ? table.rowHeight : Theme.Table.rowHeight
    }

    /// Returns the row at a location; below the last row of a section, the index path of a new row.
    private func destination(at location: CGPoint, _ session: any UIDropSession) -> DropDestination? {
        guard let table else { return nil }
        let geometry = table.content.geometry
        guard !geometry.sections.isEmpty, location.y.isFinite else { return nil }
        var y = location.y
        var path: IndexPath?
        var isBelowGap = false
        if let gap {
            let start = start(of: gap.path, in: geometry)
            if y >= start, y < start + gap.height { path = gap.path }
            isBelowGap = y >= start + gap.height
            if isBelowGap { y -= gap.height }
        }
        let row = path == nil ? geometry.row(at: y) : nil
        var insertion = path ?? self.path(at: y, in: geometry)
        // The row moves up into the gap, so that the gap opens below the pointer.
        if isBelowGap, row != nil { insertion.row += 1 }
        var after = insertion
        if isOwn(session), session.allowsMoveOperation {
            after.row -= Set(sources.values).count { $0.section == insertion.section && $0.row < insertion.row }
        }
        var isInMiddle = false
        if let row {
            let span = geometry.span(of: row)
            let edge = Theme.DragDrop.edgeShare
            isInMiddle = (edge...(1 - edge)).contains((y - span.y) / max(span.height, 1))
        }
        return DropDestination(path: insertion, pathAfterRemoval: after, row: row, isInMiddle: isInMiddle)
    }

    private func start(of path: IndexPath, in geometry: TableGeometry) -> CGFloat {
        if geometry.has(path) { return geometry.span(of: path).y }
        guard geometry.sections.indices.contains(path.section) else { return geometry.sectionsEnd }
        return geometry.span(ofRowsIn: path.section).end
    }

    private func path(at y: CGFloat, in geometry: TableGeometry) -> IndexPath {
        if let path = geometry.row(at: y) { return path }
        let section = geometry.section(at: y) ?? 0
        let isAbove = y < geometry.span(ofRowsIn: section).y
        return IndexPath(row: isAbove ? 0 : geometry.sections[section].rows.count, section: section)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        endHover()
        setGap(at: nil)
        if let table { dropDelegate?.tableView(table, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        endHover()
        setGap(at: nil)
        coordinator = nil
        lastProposal = nil
        dropSession = nil
        if let table { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    }

    // MARK: - Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let table, let proposal = lastProposal else { return }
        let destination = destination
        endHover()
        // The rows that are inserted now take the place of the gap.
        let hadGap = gap != nil
        forgetGap()
        defer { if hadGap { animateRows() } }
        let coordinator = TableDropCoordinator(self, session, destination, proposal)
        self.coordinator = coordinator
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

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        coordinator?.preview(for: item, defaultPreview) ?? defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        coordinator?.run(item, with: animator)
    }
}
