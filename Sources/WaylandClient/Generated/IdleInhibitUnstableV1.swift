// SPDX-License-Identifier: MIT
// Generated from Protocols/idle-inhibit-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwp_idle_inhibit_manager_v1`, up to version 1.
public final class ZwpIdleInhibitManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_idle_inhibit_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("create_inhibitor", "no", [ZwpIdleInhibitorV1.blank, WlSurface.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zwp_idle_inhibit_manager_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zwp_idle_inhibit_manager_v1.create_inhibitor`: request 1.
    public func createInhibitor(surface: WlSurface, on queue: EventQueue? = nil) -> ZwpIdleInhibitorV1 {
        create(ZwpIdleInhibitorV1.self, 1, [.newObject, .object(surface)], on: queue)
    }
}

/// The client's side of `zwp_idle_inhibitor_v1`, up to version 1.
public final class ZwpIdleInhibitorV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_idle_inhibitor_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zwp_idle_inhibitor_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}
