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

    /// Announces support for drops; whether one is accepted is decided during the drag.
    func announceDrops() {
        session.connection.setProperty(
            session.atoms[.dragAware], of: surface.identifier, type: session.atoms[.atom],
            to: [DragOperations.protocolVersion])
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
