// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import WaylandWire
internal import Windowing

/// `zwp_idle_inhibit_manager_v1`: keeps the screen on while the window is visible.
extension WaylandWindow {
    func setIdleInhibited(_ isInhibited: Bool) throws(OperationError) {
        guard let objects else { return }
        guard isInhibited else {
            idleInhibitor?.destroy()
            idleInhibitor = nil
            return
        }
        guard idleInhibitor == nil else { return }
        guard let manager = objects.session.optional.idleInhibition else {
            throw .unavailable(
                operation: "Keeping the screen on",
                reason: "the compositor does not offer \(ZwpIdleInhibitManagerV1.interface.name)")
        }
        idleInhibitor = manager.createInhibitor(surface: objects.surface)
    }
}
