// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
@_spi(Toolkit) package import UIKitCore

/// The swipe interaction of a table or list, which reveals the actions of one row at a time.
@MainActor
package final class RowSwipe: UIGestureRecognizerDelegate {
    private weak var host: (any SwipeHost)?
    package private(set) var row: SwipedRow?
    private let pan = SwipePanRecognizer()
    /// The touch that closes the open row and has no other effect.
    private var touch: UITouch?

    package init() {
        pan.delegate = self
        pan.addTarget(self, action: RowSwipe.panned)
    }

    package var isOpen: Bool { row != nil }

    /// Adds the swipe gesture recognizer to `host`.
    package func attach(to host: any SwipeHost) {
        self.host = host
        host.addGestureRecognizer(pan)
    }

    // MARK: - The gesture

    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        guard let scroll = event as? UIScrollEvent else { return true }
        // A touchpad gesture that already scrolls the host keeps scrolling it.
        return scroll.delta.isSideways && host?.isDragging == false
    }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let host, !host.isDragging, pan.drag.movement.isSideways,
            let (path, cell) = host.swipeableRow(at: pan.location(in: host))
        else { return false }
        if let row, row.cell === cell { return !row.isPerforming }
        return host.allowsSwiping && side(of: cell, at: path) != nil
    }

    /// Returns the actions that the movement so far would reveal.
    private func side(of cell: any SwipeableRow, at path: IndexPath) -> (UISwipeActionsConfiguration, Bool)? {
        let isTrailing = (pan.drag.movement.x < 0) != cell.isRowMirrored
        guard let configuration = host?.swipeActions(at: path, isTrailing: isTrailing) else { return nil }
        return (configuration, isTrailing)
    }

    private func panned(_ pan: SwipePanRecognizer) {
        switch pan.state {
        case .began:
            take()
            follow()
        case .changed: follow()
        case .ended: letGo()
        case .cancelled: close()
        case .possible, .failed: break
        }
    }

    private func take() {
        guard let host, let (path, cell) = host.swipeableRow(at: pan.location(in: host)) else { return }
        if row?.cell !== cell {
            guard let (configuration, isTrailing) = side(of: cell, at: path) else { return }
            open(cell, at: path, configuration, isTrailing: isTrailing)
        }
        touch = nil
        if let row { row.grip = row.travel.distance(at: row.place) }
    }

    private func follow() {
        guard let row, !row.isPerforming else { return }
        let travel = row.travel
        let place = travel.place(at: row.grip + row.opening(pan.translation(in: host)))
        row.move(to: place)
        row.actionsView.setFull(travel.isFull(place))
    }

    private func letGo() {
        guard let row, !row.isPerforming else { return }
        switch row.travel.outcome(at: row.place, velocity: row.opening(pan.velocity(in: host))) {
        case .close: close()
        case .open:
            row.actionsView.setFull(false)
            row.spring(to: row.travel.openWidth)
        case .perform:
            guard let action = row.configuration.actions.first else { return close() }
            row.actionsView.setFull(true)
            row.spring(to: row.cell.bounds.width)
            perform(action, from: row.cell)
        }
    }

    // MARK: - Opening and closing

    /// Reveals the trailing actions of a row without a swipe.
    ///
    /// If `focused`, the first button becomes focused. Closes the row if it is already open.
    ///
    /// - Returns: Whether the row has trailing actions.
    @discardableResult
    package func reveal(_ path: IndexPath, focused: Bool) -> Bool {
        guard let host, let cell = host.swipeableRow(of: path) else { return false }
        if row?.cell === cell {
            close()
            return true
        }
        guard let configuration = host.swipeActions(at: path, isTrailing: true) else { return false }
        open(cell, at: path, configuration, isTrailing: true)
        guard let row else { return false }
        row.spring(to: row.travel.openWidth)
        if focused, let button = row.actionsView.buttons.first {
            host.window?.focusSystem.move(to: button, heading: .next)
        }
        return true
    }

    private func open(
        _ cell: any SwipeableRow, at path: IndexPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool
    ) {
        guard let host else { return }
        close()
        host.willSwipe(path)
        // A delegate may have changed the host.
        guard host.swipeableRow(of: path) === cell else { return }
        let row = SwipedRow(cell, configuration, isTrailing: isTrailing)
        row.actionsView.onPress = { [weak self] action, button in self?.perform(action, from: button) }
        self.row = row
        host.window?.addEscapeHandler(self)
        if isTrailing { cell.confirmationDidChange(to: true, animated: true) }
    }

    /// Closes the open row.
    package func close(animated: Bool = true) {
        guard let row else { return }
        self.row = nil
        touch = nil
        let hadFocus = row.actionsView.buttons.contains { $0.isFocused }
        let isGone = host?.isShown(row.cell) != true
        reportEnd(of: row.cell)
        // A deleted row leaves in its open position.
        if isGone { return }
        row.cell.confirmationDidChange(to: false, animated: animated)
        guard animated else {
            row.move(to: 0)
            return row.cell.hideActions(row.actionsView)
        }
        if hadFocus { row.cell.window?.focusSystem.move(to: row.cell, heading: .previous) }
        row.spring(to: 0) { _ in row.cell.hideActions(row.actionsView) }
    }

    /// Called when a cell is removed from the host.
    ///
    /// It keeps its position until it is reused.
    package func cellDidLeave(_ cell: UIView) {
        guard let row, row.cell === cell else { return }
        self.row = nil
        touch = nil
        reportEnd(of: row.cell)
    }

    private func reportEnd(of cell: any SwipeableRow) {
        host?.didEndSwipe(of: cell)
    }

    // MARK: - Performing actions

    private func perform(_ action: UIContextualAction, from source: UIView) {
        guard let row, !row.isPerforming else { return }
        row.isPerforming = true
        action.handler(action, source) { [weak self, weak row] _ in
            guard let self, let row, self.row === row else { return }
            close()
        }
    }

    // MARK: - Other events in the host

    /// Handles a press while a row is open, and returns whether it was consumed.
    package func press(_ touch: UITouch) -> Bool {
        guard let row, host != nil else { return false }
        self.touch = touch
        // A press on the open row may be the start of another swipe.
        if !row.cell.bounds.contains(touch.location(in: row.cell)) { close() }
        self.touch = touch
        return true
    }

    /// Handles the end of a press that closes the open row, and returns whether it was consumed.
    package func endPress(_ touches: Set<UITouch>, isCancelled: Bool) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        if !isCancelled { close() }
        return true
    }

    /// Closes the open row when the host scrolls.
    package func contentDidScroll() {
        guard isOpen, pan.state == .possible, let host, host.isDragging || host.isDecelerating else { return }
        close()
    }

    /// Handles Escape, which closes the open row, and Delete, which opens the focused one unless it deletes at once.
    ///
    /// `focusedRow` is evaluated for Delete alone. Returns whether a key was handled.
    package func use(_ presses: Set<UIPress>, focusedRow: @autoclosure () -> IndexPath?) -> Bool {
        guard let key = presses.first?.key, key.modifierFlags.isPlain else { return false }
        switch key.keyCode {
        case .keyboardEscape where isOpen:
            close()
            return true
        case .keyboardDeleteForward, .keyboardDeleteOrBackspace:
            guard let row = focusedRow() else { return false }
            return reveal(row, focused: true)
        default: return false
        }
    }
}

extension RowSwipe: EscapeHandler {
    package var escapableView: UIView? { row == nil ? nil : host }

    package func escape() { close() }
}
