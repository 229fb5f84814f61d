// SPDX-License-Identifier: MIT
internal import Windowing

/// Popups that have taken the input: a chain, of which only the topmost may have a further one, or end.
extension WaylandWindowSystem {
    /// Ends the grabs that a new one on `parent` has no place beside.
    func endGrabs(above parent: ShellSurface) {
        for popup in grabs.reversed() where popup !== parent && !parent.isWithin(popup) {
            popup.dismiss()
            // Whatever the application makes of it: the compositor would end the connection.
            popup.close()
        }
    }

    /// A popup with a grab is on the screen, or has gone.
    func keyboardOwnersDidChange() {
        for seat in seats { seat.keyboard?.ownerDidChange() }
    }

    /// Dismisses all popups with a grab, the topmost first, unless the press is in one or in what belongs to one.
    ///
    /// Compositors tell of presses in other applications' surfaces only; those in our own windows are left to us.
    func dismissGrabs(pressedIn owner: ShellSurface) {
        guard !grabs.contains(where: { owner.isWithin($0) }) else { return }
        for popup in grabs.reversed() { popup.dismiss() }
    }
}

extension ShellSurface {
    /// Whether this is `popup` or belongs to it, however indirectly.
    func isWithin(_ popup: WaylandPopup) -> Bool {
        var owner: ShellSurface? = self
        while let current = owner {
            if current === popup { return true }
            owner = (current as? WaylandPopup)?.parent
        }
        return false
    }
}
