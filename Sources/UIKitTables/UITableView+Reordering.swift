// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    // MARK: - Dragging

    /// Called as the reorder handle of a row is dragged.
    ///
    /// `point` is in the table's coordinates.
    func drag(_ cell: UITableViewCell, _ phase: UIGestureRecognizer.State, to point: CGPoint) {
        switch phase {
        case .began: beginRowDrag(cell, at: point)
        case .changed: moveDraggedRow(to: point.y)
        case .ended: dropDraggedRow()
        case .cancelled, .failed: cancelRowDrag()
        case .possible: break
        }
    }

    private func beginRowDrag(_ cell: UITableViewCell, at point: CGPoint) {
        guard editing.draggedRow == nil, let path = indexPath(for: cell) else { return }
        endPressNow()
        editing.draggedRow = TableEditing.DraggedRow(
            cell: cell, origin: path, goal: path, proposal: path, grip: cell.center.y - point.y,
            place: point.y - bounds.minY)
        cell.isReordering = true
        insertSubview(cell, belowSubview: overlay)
        let scroller = RowDragScroller(self)
        editing.scrollLink = scroller
        scroller.begin()
    }

    private func moveDraggedRow(to y: CGFloat) {
        editing.draggedRow?.place = y - bounds.minY
        placeDraggedRow()
        proposePosition()
    }

    /// Keeps the dragged row under the pointer while the table scrolls.
    func placeDraggedRow() {
        guard let row = editing.draggedRow else { return }
        let height = row.cell.bounds.height
        let least = content.geometry.top
        let most = max(content.geometry.sectionsEnd - height, least)
        let y = min(max(row.place + bounds.minY + row.grip - height / 2, least), most)
        let frame = CGRect(x: sideMargin, y: y, width: rowWidth, height: height)
        if row.cell.frame != frame { UIView.performWithoutAnimation { row.cell.frame = frame } }
    }

    /// Asks the delegate for the target whenever the row is dragged over another position (`R-TV-200`).
    func proposePosition() {
        guard let row = editing.draggedRow, let proposal = place(under: row.cell.center.y), proposal != row.proposal
        else {
            return
        }
        editing.draggedRow?.proposal = proposal
        var goal =
            tableDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: row.origin, toProposedIndexPath: proposal) ?? proposal
        if !isGoal(goal, from: row.origin) { goal = row.goal }
        guard goal != row.goal else { return }
        editing.draggedRow?.goal = goal
        UIView.animate(
            withDuration: Theme.Table.gapDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            for (path, cell) in content.cells { setFrame(of: cell, at: path) }
        }
    }

    /// Returns the position whose gap is nearest to a row centered at `middle`.
    private func place(under middle: CGFloat) -> IndexPath? {
        guard let row = editing.draggedRow else { return nil }
        let height = row.cell.bounds.height
        // A gap above the row's origin pushes the following rows down. A gap below it is created by the rows in between
        // moving up, so that it ends where the next row begins.
        let y = middle < content.geometry.span(of: row.origin).y ? middle : middle + height
        guard let section = content.geometry.section(at: y - height / 2) else { return nil }
        let span = content.geometry.span(ofRowsIn: section)
        let rows = content.geometry.sections[section].rows
        var place = 0
        if y - height / 2 >= span.end {
            place = rows.count
        } else if y > span.y, rows.count > 0 {
            place = rows.row(at: y - span.y)
            let depth = y - span.y - rows.offset(of: place)
            if depth >= (rows[place] + height) / 2 { place += 1 }
        }
        if section == row.origin.section, place > row.origin.row { place -= 1 }
        return IndexPath(row: place, section: section)
    }

    /// Returns whether a row can be dropped at a position.
    ///
    /// Within its own section, the row itself does not count.
    func isGoal(_ path: IndexPath, from origin: IndexPath) -> Bool {
        guard path.count == 2, content.geometry.sections.indices.contains(path.section), path.row >= 0 else {
            return false
        }
        let count = content.geometry.sections[path.section].rows.count
        return path.row <= (path.section == origin.section ? count - 1 : count)
    }

    /// Returns the vertical offset of a row that makes space for the dragged one.
    func gapOffset(at path: IndexPath) -> CGFloat {
        guard let row = editing.draggedRow, path != row.origin else { return 0 }
        let height = row.cell.bounds.height
        var offset: CGFloat = 0
        if path > row.origin { offset -= height }
        // The position among the other rows, without the dragged one.
        var index = path
        if path.section == row.origin.section, path.row > row.origin.row { index.row -= 1 }
        if index >= row.goal { offset += height }
        return offset
    }

    private func dropDraggedRow() {
        guard let row = editing.draggedRow else { return }
        guard row.goal != row.origin else { return cancelRowDrag() }
        editing.scrollLink?.end()
        editing.scrollLink = nil
        move(row.origin, to: row.goal) { [self] in
            editing.draggedRow = nil
            row.cell.isReordering = false
            dataSource?.tableView(self, moveRowAt: row.origin, to: row.goal)
        }
    }

    /// Returns the dragged row to its origin.
    func cancelRowDrag() {
        guard let row = editing.draggedRow else { return }
        editing.scrollLink?.end()
        editing.scrollLink = nil
        editing.draggedRow = nil
        row.cell.isReordering = false
        UIView.animate(
            withDuration: Theme.Table.gapDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            for (path, cell) in content.cells where content.geometry.has(path) { setFrame(of: cell, at: path) }
        }
    }

    // MARK: - Reordering with the keyboard

    /// Moves a row by one position, as dragging would.
    ///
    /// Returns whether it can be moved.
    func moveRow(_ path: IndexPath, isDown: Bool) -> Bool {
        guard editing.isOn, editingState(of: path).canMove else { return false }
        var proposal = path
        proposal.row += isDown ? 1 : -1
        let count = content.geometry.sections[path.section].rows.count
        if proposal.row < 0 {
            guard path.section > 0 else { return true }
            proposal = IndexPath(
                row: content.geometry.sections[path.section - 1].rows.count, section: path.section - 1)
        } else if proposal.row >= count {
            guard path.section + 1 < content.geometry.sections.count else { return true }
            proposal = IndexPath(row: 0, section: path.section + 1)
        }
        let goal =
            tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposal)
            ?? proposal
        guard goal != path, isGoal(goal, from: path) else { return true }
        move(path, to: goal) { dataSource?.tableView(self, moveRowAt: path, to: goal) }
        scrollToRow(at: goal, at: .none, animated: true)
        return true
    }

    /// Animates the rows to their new positions after the data source has moved its data.
    ///
    /// A data source may make the move itself, as one with snapshots does; it is part of the same batch.
    private func move(_ path: IndexPath, to goal: IndexPath, _ change: () -> Void) {
        beginUpdates()
        let keeper = dataSource as? any RowOrderKeeping
        let count = keeper?.changeCount
        change()
        if let keeper, keeper.changeCount == count { keeper.adoptMove(of: path, to: goal) }
        moveRow(at: path, to: goal)
        endUpdates()
    }
}

/// Scrolls a table while a row is held near one of its edges, faster the closer it is.
@MainActor
final class RowDragScroller {
    private weak var table: UITableView?
    private var link: CADisplayLink?
    private var last: TimeInterval?

    init(_ table: UITableView) {
        self.table = table
    }

    func begin() {
        let link = CADisplayLink(target: self, action: RowDragScroller.step)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func end() {
        link?.invalidate()
        link = nil
    }

    private func step(_ link: CADisplayLink) {
        guard let table, let row = table.editing.draggedRow else { return end() }
        let passed = min(link.targetTimestamp - (last ?? link.targetTimestamp), 0.1)
        last = link.targetTimestamp
        let inset = table.adjustedContentInset
        let reach = Theme.Table.scrollReach
        let above = inset.top + reach - row.place
        let below = row.place - (table.bounds.height - inset.bottom - reach)
        let depth = above > 0 ? -above : max(below, 0)
        guard depth != 0, passed > 0 else { return }
        let speed = min(max(depth / reach, -1), 1) * Theme.Table.scrollSpeed
        let y = table.contentOffset.y + speed * passed
        let target = table.rounded(table.clamped(CGPoint(x: table.contentOffset.x, y: y)))
        guard target != table.contentOffset else { return }
        table.bounds.origin = target
        table.proposePosition()
    }
}
