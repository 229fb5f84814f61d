// SPDX-License-Identifier: MIT

extension Desk {
    /// Returns the topmost surface at a point of the output space, and the point in the surface's coordinates.
    public func surface(atX x: Double, y: Double) -> (surface: DeskSurface, x: Double, y: Double)? {
        for toplevel in toplevels.reversed() where toplevel.shell.isMapped {
            let corner = (x: Double(toplevel.origin.x), y: Double(toplevel.origin.y))
            if let found = Self.surface(on: toplevel.shell, corner: corner, x, y) { return found }
        }
        return nil
    }

    private static func surface(
        on shell: DeskShellSurface, corner: (x: Double, y: Double), _ x: Double, _ y: Double
    ) -> (surface: DeskSurface, x: Double, y: Double)? {
        for popup in shell.popups.reversed() where popup.shell.isMapped && popup.place.count == 4 {
            let place = (x: corner.x + Double(popup.place[0]), y: corner.y + Double(popup.place[1]))
            if let found = surface(on: popup.shell, corner: place, x, y) { return found }
        }
        let (local, size) = ((x: x - corner.x, y: y - corner.y), shell.size)
        guard local.x >= 0, local.y >= 0, local.x < Double(size.width), local.y < Double(size.height) else {
            return nil
        }
        // The window geometry starts inside the surface.
        let inset = shell.geometry.count == 4 ? (Double(shell.geometry[0]), Double(shell.geometry[1])) : (0, 0)
        return (shell.surface, local.x + inset.0, local.y + inset.1)
    }
}
