// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

extension WaylandWindow {
    /// Starts a drag out of the window, or out of the popup that has the press: a compositor refuses another surface.
    ///
    /// Before version 3 of the protocol everything is copied, and a drag counts as ended when the pointer returns.
    ///
    /// - Throws: `OperationError.missingInterface` if the compositor has no `wl_data_device_manager`, and
    ///   `unavailable` for a window that is closed, a compositor without a seat, or content without types.
    func beginDrag(
        _ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void
    ) throws(OperationError) {
        let operation = "Dragging content"
        let pressed = withPopups.first { surface in system.seats.contains { $0.pointsAt(surface) } }
        let origin = pressed ?? self
        guard let objects = origin.objects else {
            throw .unavailable(operation: operation, reason: "the window is closed")
        }
        guard let seat = system.inputSeat(for: origin) else {
            throw .unavailable(operation: operation, reason: "the desktop has no seat")
        }
        guard let device = seat.dataDevice else { throw SelectionKind.clipboard.missingInterface(for: operation) }
        guard !OfferedTypes(attributes.offer.types).names.isEmpty else {
            throw .unavailable(operation: operation, reason: "it is offered as no type")
        }
        device.beginDrag(attributes, from: self, origin: objects, progress: progress)
    }

    func cancelDrag() {
        for seat in system.seats {
            if let source = seat.dataDevice?.dragSource, source.window === self { source.cancel() }
        }
    }
}
