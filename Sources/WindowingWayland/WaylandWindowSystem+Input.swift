// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// Between seats and windows.
extension WaylandWindowSystem {
    /// The open window of that surface; `nil` for one that was closed while the event was on its way.
    func window(of surface: WlSurface?) -> WaylandWindow? {
        surface.flatMap { windows[ObjectIdentifier($0)] }
    }

    /// The seat whose press in this window a move or a menu may quote.
    func seat(for window: WaylandWindow) -> WlSeat? {
        (seats.first { $0.pointsAt(window) } ?? seats.first)?.object
    }

    func cursorDidChange(of window: WaylandWindow) {
        for seat in seats { seat.pointer?.cursorDidChange(of: window) }
    }

    func didClose(_ window: WaylandWindow, surface: WlSurface) {
        windows[ObjectIdentifier(surface)] = nil
        for seat in seats { seat.forget(window) }
    }
}
