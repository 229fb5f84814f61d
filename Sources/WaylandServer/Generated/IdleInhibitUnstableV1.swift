// SPDX-License-Identifier: MIT
// Generated from Protocols/idle-inhibit-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwp_idle_inhibit_manager_v1`, up to version 1.
public final class ZwpIdleInhibitManagerV1Resource: Resource {
    static let blank = WireInterface("zwp_idle_inhibit_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("create_inhibitor", "no", [ZwpIdleInhibitorV1Resource.blank, WlSurfaceResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_idle_inhibit_manager_v1`.
    public enum Request {
        /// `zwp_idle_inhibit_manager_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zwp_idle_inhibit_manager_v1.create_inhibitor`: request 1.
        case createInhibitor(id: ZwpIdleInhibitorV1Resource, surface: WlSurfaceResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(
                .createInhibitor(
                    id: values.newObject(0, as: ZwpIdleInhibitorV1Resource.self),
                    surface: values.requiredObject(1, as: WlSurfaceResource.self)))
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }
}

/// The server's side of `zwp_idle_inhibitor_v1`, up to version 1.
public final class ZwpIdleInhibitorV1Resource: Resource {
    static let blank = WireInterface("zwp_idle_inhibitor_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_idle_inhibitor_v1`.
    public enum Request {
        /// `zwp_idle_inhibitor_v1.destroy`: request 0, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }
}
