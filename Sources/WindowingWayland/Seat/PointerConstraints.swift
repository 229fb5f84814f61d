// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// `zwp_pointer_constraints_v1`: constrains a seat's pointer to windows.
///
/// The compositor activates a constraint while its window is active and the pointer is over it, each time this becomes
/// the case.
@MainActor
final class PointerConstraints {
    private enum Hold {
        case locked(ZwpLockedPointerV1)
        case confined(ZwpConfinedPointerV1, CGRect?)
    }

    private let manager: ZwpPointerConstraintsV1
    private unowned let pointer: Pointer
    private var holds: [ObjectIdentifier: Hold] = [:]

    init(_ manager: ZwpPointerConstraintsV1, pointer: Pointer) {
        self.manager = manager
        self.pointer = pointer
    }

    /// Applies the window's requested constraint.
    func update(_ window: WaylandWindow) {
        let key = ObjectIdentifier(window)
        guard let objects = window.objects, let confinement = window.confinement else {
            holds[key] = nil
            return
        }
        switch (confinement, holds[key]) {
        case (.locked, .locked):
            break
        case (.confined(let rect), .confined(let object, let old)):
            guard rect != old else { return }
            object.setRegion(region: region(rect, objects.session))
            holds[key] = .confined(object, rect)
            // A region takes effect with the surface's next commit.
            window.commitState()
        case (.locked, _):
            // More than one at a time would be a protocol error.
            holds[key] = nil
            holds[key] = .locked(
                manager.lockPointer(
                    surface: objects.surface, pointer: pointer.object, region: nil, lifetime: .persistent))
        case (.confined(let rect), _):
            holds[key] = nil
            holds[key] = .confined(
                manager.confinePointer(
                    surface: objects.surface, pointer: pointer.object, region: region(rect, objects.session),
                    lifetime: .persistent), rect)
        }
    }

    func forget(_ window: WaylandWindow) {
        holds[ObjectIdentifier(window)] = nil
    }

    /// A region is copied when it is set, so it can be destroyed immediately.
    private func region(_ rect: CGRect?, _ session: Session) -> WlRegion? {
        guard let rect else { return nil }
        let area = SurfaceRect(nearest: rect)
        let region = session.compositor.createRegion()
        if !area.isEmpty { region.add(x: area.x, y: area.y, width: area.width, height: area.height) }
        return region
    }
}

extension WaylandWindow {
    /// Sets the constraint.
    ///
    /// Movement is reported as `RelativeMotionEvent` only to a window that has constrained the pointer. The constraint
    /// is kept when mice are removed and added.
    ///
    /// - Throws: `OperationError.missingInterface` if the compositor has no `zwp_pointer_constraints_v1`, or, for a
    ///   lock, no `zwp_relative_pointer_manager_v1`, without which movement would not be reported. `nil` never throws.
    func setPointerConfinement(_ confinement: PointerConfinement?) throws(OperationError) {
        if let confinement {
            guard let optional = objects?.session.optional else {
                throw .unavailable(operation: "Holding the pointer", reason: "the window is closed")
            }
            guard optional.pointerConstraints != nil else {
                throw .missing("zwp_pointer_constraints_v1", for: "Holding the pointer")
            }
            if case .locked = confinement, optional.relativePointers == nil {
                throw .missing("zwp_relative_pointer_manager_v1", for: "Holding the pointer")
            }
        }
        guard confinement != self.confinement else { return }
        self.confinement = confinement
        for seat in system.seats { seat.pointer?.confinementDidChange(of: self) }
        system.flush()
    }
}
