// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// The connection between seats and windows.
extension WaylandWindowSystem {
    /// Returns the open window or popup of that surface; `nil` if it was closed before the event arrived.
    func owner(of surface: WlSurface?) -> ShellSurface? {
        surface.flatMap { surfaces[ObjectIdentifier($0)] }
    }

    /// The open windows, in no particular order.
    var windows: [WaylandWindow] { surfaces.values.compactMap { $0 as? WaylandWindow } }

    /// Returns the seat whose last press was in this window or popup, for moves and menus.
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

    /// Reports the layouts of another seat's keyboard, or none.
    func keyboardWasRemoved() {
        let layouts = seats.lazy.compactMap { $0.keyboard?.reportedLayouts }.first
        delegate?.windowSystem(self, didChange: layouts ?? KeyboardLayouts())
    }
}
