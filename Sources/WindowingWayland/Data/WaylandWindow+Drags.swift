// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

extension WaylandWindow {
    /// Throws `missingInterface` where the compositor has no `wl_data_device_manager`, and `notSupported` for a window
    /// that is closed, a desktop without a seat, or content in no form.
    ///
    /// Before version 3 of the protocol everything is copied, and a drag counts as over when the pointer comes back.
    func beginDrag(
        _ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void
    ) throws(WindowingError) {
        let operation = "Dragging content"
        guard let objects else { throw .notSupported(operation: operation, reason: "the window is closed") }
        guard let seat = system.inputSeat(for: self) else {
            throw .notSupported(operation: operation, reason: "the desktop has no seat")
        }
        guard let device = seat.dataDevice else { throw SelectionKind.clipboard.missingInterface }
        guard !OfferedTypes(attributes.offer.types).names.isEmpty else {
            throw .notSupported(operation: operation, reason: "it is offered as no type")
        }
        device.beginDrag(attributes, from: self, objects, progress: progress)
    }
}
