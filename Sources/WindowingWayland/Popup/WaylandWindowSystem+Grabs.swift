// SPDX-License-Identifier: MIT
internal import Windowing

/// Popup grabs: a chain of which only the topmost can open a child with a grab, or be closed.
extension WaylandWindowSystem {
    /// Ends the grabs that are incompatible with a new one on `parent`.
    func endGrabs(above parent: ShellSurface) {
        for popup in grabs.reversed() where popup !== parent && !parent.isWithin(popup) {
            popup.dismiss()
            // Regardless of the application's handling; keeping it would be a protocol error.
            popup.close()
        }
    }

    /// Called when a popup with a grab has been mapped or closed.
    func keyboardOwnersDidChange() {
        for seat in seats { seat.keyboard?.ownerDidChange() }
    }

    /// Dismisses all popups with a grab, the topmost first, unless the press is in one of them or its descendants.
    ///
    /// Compositors only handle presses in other applications' surfaces; those in this application's windows are up to
    /// the client.
    func dismissGrabs(pressedIn owner: ShellSurface) {
        guard !grabs.contains(where: { owner.isWithin($0) }) else { return }
        for popup in grabs.reversed() { popup.dismiss() }
    }
}

extension ShellSurface {
    /// Whether this is `popup` or one of its descendants.
    func isWithin(_ popup: WaylandPopup) -> Bool {
        var owner: ShellSurface? = self
        while let current = owner {
            if current === popup { return true }
            owner = (current as? WaylandPopup)?.parent
        }
        return false
    }
}
