// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// The optional protocols of a pointer.
extension Pointer {
    /// The protocols' objects, each `nil` if the compositor doesn't offer its global, or it isn't needed.
    struct Extensions {
        var gestures: TouchpadGestures?
        var holds: PointerConstraints?
        var relative: RelativePointer?
    }

    /// Creates the objects of available globals, and releases those of removed ones.
    func globalsDidChange() {
        guard let optional = seat.system.session?.optional else { return }
        if optional.pointerGestures == nil { extensions.gestures?.disconnect() }
        extensions.gestures = optional.pointerGestures.map { manager in
            extensions.gestures ?? TouchpadGestures(manager, pointer: self, seat: seat)
        }
        if optional.pointerConstraints == nil { extensions.holds = nil }
        if optional.relativePointers == nil { extensions.relative = nil }
        for window in seat.system.windows { confinementDidChange(of: window) }
    }

    func confinementDidChange(of window: WaylandWindow) {
        guard let optional = seat.system.session?.optional else { return }
        if extensions.holds == nil, window.confinement != nil, let manager = optional.pointerConstraints {
            extensions.holds = PointerConstraints(manager, pointer: self)
        }
        extensions.holds?.update(window)
        updateRelativePointer()
    }

    private func updateRelativePointer() {
        // Relative movement doubles the number of events, so it is only requested while the pointer is constrained.
        let isNeeded = seat.system.windows.contains { $0.confinement != nil }
        extensions.relative = seat.system.session?.optional.relativePointers.flatMap { manager in
            guard isNeeded else { return nil }
            return extensions.relative
                ?? RelativePointer(manager, pointer: object, seat: seat) { [weak self] event in
                    guard let owner = self?.focus, (owner as? WaylandWindow)?.confinement != nil else { return }
                    owner.deliver(.relativeMotion(event))
                }
        }
    }

    func forgetExtensions(_ owner: ShellSurface) {
        extensions.gestures?.forget(owner)
        guard let window = owner as? WaylandWindow else { return }
        extensions.holds?.forget(window)
        updateRelativePointer()
    }

    /// Ends them before the pointer's own object is destroyed.
    func disconnectExtensions() {
        extensions.gestures?.disconnect()
        extensions = Extensions()
    }
}
