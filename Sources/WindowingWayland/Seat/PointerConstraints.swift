// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// `zwp_pointer_constraints_v1`: keeps a seat's pointer in windows that want it for themselves.
///
/// The compositor puts a constraint into force while its window is active and the pointer over it, and again each time
/// that this becomes so.
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

    /// Makes the constraint what the window wants.
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
            // At most one at a time, or the connection ends.
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

    /// A region is copied when it is set, so it may go at once.
    private func region(_ rect: CGRect?, _ session: Session) -> WlRegion? {
        guard let rect else { return nil }
        let area = SurfaceRect(nearest: rect)
        let region = session.compositor.createRegion()
        if !area.isEmpty { region.add(x: area.x, y: area.y, width: area.width, height: area.height) }
        return region
    }
}

extension WaylandWindow {
    /// Movement comes as `RelativeMotionEvent` to a window that has asked for the pointer, and to no other.
    ///
    /// A wish outlives mice that come and go. Throws `missingInterface` where the compositor has no
    /// `zwp_pointer_constraints_v1`, or, for a lock, no `zwp_relative_pointer_manager_v1`: nothing would tell of
    /// movement. `nil` never throws.
    func setPointerConfinement(_ confinement: PointerConfinement?) throws(WindowingError) {
        if let confinement {
            guard let optional = objects?.session.optional else {
                throw .notSupported(operation: "Holding the pointer", reason: "the window is closed")
            }
            guard optional.pointerConstraints != nil else {
                throw .missingInterface(name: "zwp_pointer_constraints_v1", required: 1, available: nil)
            }
            if case .locked = confinement, optional.relativePointers == nil {
                throw .missingInterface(name: "zwp_relative_pointer_manager_v1", required: 1, available: nil)
            }
        }
        guard confinement != self.confinement else { return }
        self.confinement = confinement
        for seat in system.seats { seat.pointer?.confinementDidChange(of: self) }
        system.flush()
    }
}
