// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The recognizer of drags with two fingers, or vertically with the pointer, that select the rows they cross.
final class SelectionPanRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isPointer = touches.contains { $0.type == .indirectPointer }
        minimumNumberOfTouches = isPointer ? 1 : 2
        maximumNumberOfTouches = 2
        if isPointer, !event.buttonMask.contains(.primary) { return touches.forEach { ignore($0, for: event) } }
        super.touchesBegan(touches, with: event)
    }

    override func slop(of movement: CGPoint) -> CGPoint? {
        // A horizontal drag reveals the actions of a row.
        abs(movement.y) >= abs(movement.x) ? super.slop(of: movement) : nil
    }
}

/// The selection of several rows by a drag, if the delegate allows it.
@MainActor
final class TableSelectionPan: UIGestureRecognizerDelegate {
    private weak var table: UITableView?
    private let pan = SelectionPanRecognizer()
    private var start: IndexPath?
    private var current: IndexPath?
    private var isSelecting = true
    /// The selection before the drag.
    private var base: Set<IndexPath> = []
    private var scroller: DragAutoScroller?

    init() {
        pan.delegate = self
        pan.addTarget(self, action: TableSelectionPan.panned)
    }

    /// Adds the recognizer to `table`.
    func attach(to table: UITableView) {
        self.table = table
        table.addGestureRecognizer(pan)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === table?.panGestureRecognizer }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let table, let path = row(at: startLocation(in: table)), let delegate = table.tableDelegate else {
            return false
        }
        return delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
    }

    private func startLocation(in table: UITableView) -> CGPoint {
        let (location, movement) = (pan.location(in: table), pan.translation(in: table))
        return CGPoint(x: location.x - movement.x, y: location.y - movement.y)
    }

    private func row(at point: CGPoint) -> IndexPath? { table?.indexPathForRow(at: point) }

    private func panned(_ pan: SelectionPanRecognizer) {
        switch pan.state {
        case .began: begin()
        case .changed:
            extend()
            if let table { scroller?.move(to: pan.location(in: table)) }
        case .ended, .cancelled: end()
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let table, let path = row(at: startLocation(in: table)) else { return }
        // The drag selects and doesn't scroll.
        table.panGestureRecognizer.isEnabled = false
        table.panGestureRecognizer.isEnabled = true
        table.endPressNow()
        table.tableDelegate?.tableView(table, didBeginMultipleSelectionInteractionAt: path)
        guard table.content.geometry.has(path), table.allowsMultipleSelectionNow else { return }
        start = path
        base = Set(table.selection.paths)
        isSelecting = !base.contains(path)
        scroller = DragAutoScroller(table) { [weak self] in self?.extend() }
        extend()
    }

    private func extend() {
        guard let table, let start, table.content.geometry.has(start) else { return }
        let y = min(max(pan.location(in: table).y, table.bounds.minY), table.bounds.maxY - 1)
        guard let path = row(at: CGPoint(x: 0, y: y)) ?? current ?? start as IndexPath?, path != current else { return }
        current = path
        let range = Set(table.rows(from: start, to: path))
        table.changeSelection(to: isSelecting ? base.union(range) : base.subtracting(range))
        table.selection.anchor = path
    }

    private func end() {
        guard let table else { return }
        scroller?.end()
        scroller = nil
        start = nil
        current = nil
        table.tableDelegate?.tableViewDidEndMultipleSelectionInteraction(table)
    }
}
