// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension X11Window {
    func beginDrag(
        _ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void
    ) throws(OperationError) {
        guard system.session != nil, !surface.isClosed else {
            throw .unavailable(operation: "Dragging content", reason: "the window is closed")
        }
        guard system.drag == nil else {
            throw .unavailable(operation: "Dragging content", reason: "something is being dragged already")
        }
        let drag = DragSource(attributes, from: self, session: session, progress: progress)
        system.drag = drag
        // The release belongs to the drag.
        system.pointer.pressWasTaken()
        drag.start()
    }

    func cancelDrag() {
        system.drag?.cancel()
    }

    func announceDrops() {
        session.announceDrops(on: surface)
    }

    /// Handles an XDND message from the source of a drag over this window, or from the target of a drag out of it.
    func receiveDrag(_ message: XEvent.ClientMessage, _ name: AtomName) {
        switch name {
        case .dragEnter, .dragPosition, .dragLeave, .dragDrop: dropTarget.receive(message, name)
        case .dragStatus, .dragFinished: system.drag?.receive(message, name)
        default: break
        }
    }
}

extension X11Popup {
    /// Handles an XDND message from the source of a drag over this popup.
    ///
    /// Messages to the source of a drag go to the window from which it started.
    func receiveDrag(_ message: XEvent.ClientMessage) {
        guard let toplevel, let name = toplevel.session.atoms.name(of: message.type) else { return }
        switch name {
        case .dragEnter, .dragPosition, .dragLeave, .dragDrop: dropTarget?.receive(message, name)
        default: break
        }
    }
}

extension Session {
    /// Announces that a surface supports drops; whether one is accepted is decided during the drag.
    func announceDrops(on surface: XSurface) {
        connection.setProperty(
            atoms[.dragAware], of: surface.identifier, type: atoms[.atom], to: [DragOperations.protocolVersion])
    }
}
