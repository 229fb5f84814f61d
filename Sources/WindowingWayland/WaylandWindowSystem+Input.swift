// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// Between seats and windows.
extension WaylandWindowSystem {
    /// The open window or popup of that surface; `nil` for one that was closed while the event was on its way.
    func owner(of surface: WlSurface?) -> ShellSurface? {
        surface.flatMap { surfaces[ObjectIdentifier($0)] }
    }

    /// Open windows, in no order.
    var windows: [WaylandWindow] { surfaces.values.compactMap { $0 as? WaylandWindow } }

    /// The seat whose press in this window or popup a move or a menu may quote.
    func seat(for owner: ShellSurface) -> WlSeat? {
        inputSeat(for: owner)?.object
    }

    func inputSeat(for owner: ShellSurface) -> Seat? {
        seats.first { $0.pointsAt(owner) } ?? seats.first
    }

    func cursorDidChange(of owner: ShellSurface) {
        for seat in seats { seat.cursorDidChange(of: owner) }
    }

    func didClose(_ owner: ShellSurface, surface: WlSurface) {
        surfaces[ObjectIdentifier(surface)] = nil
        for seat in seats { seat.forget(owner) }
    }

    func didReplace(_ old: WlSurface, of owner: ShellSurface, with new: WlSurface) {
        didClose(owner, surface: old)
        surfaces[ObjectIdentifier(new)] = owner
    }
}
