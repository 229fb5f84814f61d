// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The drag and drop of a table's rows: its delegates, interactions, gaps, and placeholders.
@MainActor
final class TableDragDrop {
    weak var table: UITableView?
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    private var dragInteraction: UIDragInteraction?
    private var dropInteraction: UIDropInteraction?
    private var scroller: DragAutoScroller?

    /// The session of a drag of the table's rows.
    weak var dragSession: (any UIDragSession)?
    /// The rows that are dragged, by item.
    var sources: [UIDragItem: IndexPath] = [:]
    var shownState = UITableViewCell.DragState.none
    /// The session of a drag over the table.
    weak var dropSession: (any UIDropSession)?
    /// The row before which a gap is open, and its height.
    private(set) var gap: (path: IndexPath, height: CGFloat)? {
        didSet { offsetsDidChange() }
    }
    /// The row that is highlighted as the target of a drop.
    private(set) var highlighted: IndexPath?
    var destination: DropDestination?
    var lastProposal: UITableViewDropProposal?
    var coordinator: TableDropCoordinator?
    var placeholders: [TablePlaceholder] = [] {
        didSet { offsetsDidChange() }
    }

    var isDragEnabled = true {
        didSet { dragInteraction?.isEnabled = isDragEnabled }
    }

    /// Adds the interactions that the delegates need.
    func delegatesDidChange() {
        guard let table else { return }
        if dragDelegate != nil, dragInteraction == nil {
            let interaction = UIDragInteraction(delegate: self)
            interaction.isEnabled = isDragEnabled
            dragInteraction = interaction
            table.addInteraction(interaction)
        }
        // Without a drop delegate, rows can still be moved within the table.
        if dragDelegate != nil || dropDelegate != nil, dropInteraction == nil {
            let interaction = UIDropInteraction(delegate: self)
            dropInteraction = interaction
            table.addInteraction(interaction)
        }
    }

    // MARK: - Gap

    /// The space that gaps and placeholders add above a row.
    func offset(at path: IndexPath) -> CGFloat {
        var offset: CGFloat = 0
        if let gap, path >= gap.path, path.section == gap.path.section || gap.path.section < path.section {
            offset += gap.height
        }
        for placeholder in placeholders where path >= placeholder.path { offset += placeholder.height }
        return offset
    }

    /// The height that gaps and placeholders add to the content.
    var extraHeight: CGFloat {
        placeholders.reduce(gap?.height ?? 0) { $0 + $1.height }
    }

    private func offsetsDidChange() {
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

    func setHighlight(_ path: IndexPath?) {
        guard path != highlighted, let table else { return }
        if let highlighted { table.content.cells[highlighted]?.setHighlighted(false, animated: true) }
        highlighted = path
        if let path { table.content.cells[path]?.setHighlighted(true, animated: true) }
    }

    // MARK: - Scrolling

    func scroll(at location: CGPoint) {
        guard let table else { return }
        let scroller = scroller ?? DragAutoScroller(table)
        self.scroller = scroller
        scroller.move(to: location)
    }

    /// Ends the effects of a drag over the table.
    func endHover() {
        scroller?.end()
        setHighlight(nil)
        destination = nil
    }

    // MARK: - Sources

    /// Shows which rows are dragged.
    func setDragState(_ state: UITableViewCell.DragState) {
        guard let table, state != shownState else { return }
        shownState = state
        for path in Set(sources.values) {
            guard let cell = table.content.cells[path] else { continue }
            cell.dragState = state
            cell.alpha = state == .dragging ? Theme.DragDrop.sourceOpacity : 1
        }
    }

    func cellDidLeave(_ cell: UITableViewCell, at path: IndexPath) {
        if dragSession != nil, sources.values.contains(path) { cell.alpha = 1 }
        cell.dragState = .none
    }

    /// Shows whether a row that scrolls into view is dragged.
    func setUp(_ cell: UITableViewCell, at path: IndexPath) {
        guard dragSession != nil, shownState == .dragging, sources.values.contains(path) else { return }
        cell.alpha = Theme.DragDrop.sourceOpacity
    }

    // MARK: - Updates

    /// Maps index paths after an update of the table.
    func follow(_ outcome: BatchOutcome) {
        guard !sources.isEmpty || !placeholders.isEmpty || gap != nil else { return }
        setHighlight(nil)
        sources = sources.compactMapValues { outcome.goal(of: $0) }
        for placeholder in placeholders {
            if let goal = outcome.goal(of: placeholder.path) { placeholder.path = goal }
        }
        if let gap, let goal = outcome.goal(of: gap.path) { self.gap?.path = goal }
    }

    /// Removes everything that refers to rows before a reload.
    func contentWillReload() {
        for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
        placeholders = []
        gap = nil
        highlighted = nil
    }

    // MARK: - Placeholders

    func placePlaceholders() {
        guard let table else { return }
        for placeholder in placeholders {
            let frame = frame(of: placeholder, in: table)
            if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
        }
        let height = table.content.geometry.height + placeholders.reduce(0) { $0 + $1.height }
        if !placeholders.isEmpty, table.contentSize.height != height { table.contentSize.height = height }
    }

    private func frame(of placeholder: TablePlaceholder, in table: UITableView) -> CGRect {
        let geometry = table.content.geometry
        let path = placeholder.path
        var y: CGFloat = 0
        if geometry.has(path) {
            y = geometry.span(of: path).y
        } else if geometry.sections.indices.contains(path.section) {
            y = geometry.span(ofRowsIn: path.section).end
        } else {
            y = geometry.sectionsEnd
        }
        for other in placeholders {
            if other === placeholder { break }
            if other.path <= path { y += other.height }
        }
        if let gap, gap.path <= path { y += gap.height }
        return CGRect(x: table.sideMargin, y: y, width: table.rowWidth, height: placeholder.height)
    }
}

/// The row that a drop at the current location affects.
struct DropDestination: Equatable {
    /// The row that an insertion pushes down, or that receives the items.
    var path: IndexPath
    /// The same after the dragged rows of the same table were removed.
    var pathAfterRemoval: IndexPath
    /// The row at the location; `nil` in a gap and between sections.
    var row: IndexPath?
    /// Whether the location is away from the row's top and bottom edges.
    var isInMiddle: Bool
    var intent = UITableViewDropProposal.Intent.unspecified

    /// Chooses between the row at the location and a place next to it.
    mutating func resolve(_ intent: UITableViewDropProposal.Intent) {
        self.intent = intent
        if intent == .automatic {
            self.intent =
                row != nil && isInMiddle ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
        }
        guard self.intent == .insertIntoDestinationIndexPath, let row else { return }
        path = row
        pathAfterRemoval = row
    }
}

/// A placeholder row and its cell.
@MainActor
final class TablePlaceholder {
    var path: IndexPath
    let height: CGFloat
    let cell: UITableViewCell

    init(path: IndexPath, height: CGFloat, cell: UITableViewCell) {
        self.path = path
        self.height = height
        self.cell = cell
    }
}
