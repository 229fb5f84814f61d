// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The drag and drop of a table's rows: its delegates, gaps, and placeholders.
@MainActor
final class TableDragDrop {
    weak var table: UITableView?
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    let rows = ItemDragDrop()
    /// The row before which a gap is open, and its height.
    private(set) var gap: (path: IndexPath, height: CGFloat)? {
        didSet { offsetsDidChange() }
    }
    var destination: DropDestination?
    var lastProposal: UITableViewDropProposal?

    init() {
        rows.host = self
    }

    /// Adds the interactions that the delegates need.
    func delegatesDidChange() {
        // Without a drop delegate, rows can still be moved within the table.
        rows.addInteractions(
            forDragging: dragDelegate != nil, forDropping: dragDelegate != nil || dropDelegate != nil)
    }

    // MARK: - Gap

    /// The space that gaps and placeholders add above a row.
    func offset(at path: IndexPath) -> CGFloat {
        var offset: CGFloat = 0
        if let gap, path >= gap.path, path.section == gap.path.section || gap.path.section < path.section {
            offset += gap.height
        }
        for placeholder in rows.placeholders where path >= placeholder.path { offset += placeholder.height }
        return offset
    }

    /// The height that gaps and placeholders add to the content.
    var extraHeight: CGFloat {
        rows.placeholders.reduce(gap?.height ?? 0) { $0 + $1.height }
    }

    func offsetsDidChange() {
        table?.content.placed = nil
        table?.content.areFramesCurrent = false
    }

    func setGap(at path: IndexPath?, height: CGFloat = 0) {
        let new = path.map { (path: $0, height: height) }
        guard new?.path != gap?.path || new?.height != gap?.height else { return }
        gap = new
        animateRows()
    }

    /// Closes the gap without moving rows, because an update of the table follows.
    func forgetGap() {
        gap = nil
    }

    func animateRows() {
        guard let table, !table.content.needsLoad else { return }
        UIView.animate(
            withDuration: Theme.DragDrop.gapDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            table.placeRows()
            placePlaceholders()
        }
    }

    // MARK: - Sources

    func cellDidLeave(_ cell: UITableViewCell, at path: IndexPath) {
        if rows.dragSession != nil, rows.sources.values.contains(path) { cell.alpha = 1 }
        cell.dragState = .none
    }

    /// Shows whether a row that scrolls into view is dragged.
    func setUp(_ cell: UITableViewCell, at path: IndexPath) {
        guard rows.dragSession != nil, rows.state == .dragging, rows.sources.values.contains(path) else { return }
        cell.alpha = Theme.DragDrop.sourceOpacity
    }

    // MARK: - Updates

    /// Maps index paths after an update of the table.
    func follow(_ outcome: BatchOutcome) {
        guard !rows.sources.isEmpty || !rows.placeholders.isEmpty || gap != nil else { return }
        rows.follow { outcome.goal(of: $0) }
        if let gap, let goal = outcome.goal(of: gap.path) { self.gap?.path = goal }
    }

    /// Removes everything that refers to rows before a reload.
    func contentWillReload() {
        rows.contentWillReload()
        gap = nil
    }
}
