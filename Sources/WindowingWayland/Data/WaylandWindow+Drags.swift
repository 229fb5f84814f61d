// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

extension WaylandWindow {
    /// Starts a drag.
    ///
    /// Before version 3 of the protocol everything is copied, and a drag counts as ended when the pointer returns.
    ///
    /// - Throws: `OperationError.missingInterface` if the compositor has no `wl_data_device_manager`, and
    ///   `unavailable` for a window that is closed, a compositor without a seat, or content without types.
    func beginDrag(
        _ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void
    ) throws(OperationError) {
        let operation = "Dragging content"
        guard let objects else { throw .unavailable(operation: operation, reason: "the window is closed") }
        guard let seat = system.inputSeat(for: self) else {
            throw .unavailable(operation: operation, reason: "the desktop has no seat")
        }
        guard let device = seat.dataDevice else { throw SelectionKind.clipboard.missingInterface(for: operation) }
        guard !OfferedTypes(attributes.offer.types).names.isEmpty else {
            throw .unavailable(operation: operation, reason: "it is offered as no type")
        }
        device.beginDrag(attributes, from: self, objects, progress: progress)
    }

    func cancelDrag() {
        guard let source = system.inputSeat(for: self)?.dataDevice?.dragSource, source.window === self else { return }
        source.cancel()
    }
}
