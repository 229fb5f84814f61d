// SPDX-License-Identifier: MIT
// Generated from Protocols/relative-pointer-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwp_relative_pointer_manager_v1`, up to version 1.
public final class ZwpRelativePointerManagerV1Resource: Resource {
    static let blank = WireInterface("zwp_relative_pointer_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_relative_pointer", "no", [ZwpRelativePointerV1Resource.blank, WlPointerResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_relative_pointer_manager_v1`.
    public enum Request {
        /// `zwp_relative_pointer_manager_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zwp_relative_pointer_manager_v1.get_relative_pointer`: request 1.
        case getRelativePointer(id: ZwpRelativePointerV1Resource, pointer: WlPointerResource)
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
                .getRelativePointer(
                    id: values.newObject(0, as: ZwpRelativePointerV1Resource.self),
                    pointer: values.requiredObject(1, as: WlPointerResource.self)))
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

/// The server's side of `zwp_relative_pointer_v1`, up to version 1.
public final class ZwpRelativePointerV1Resource: Resource {
    static let blank = WireInterface("zwp_relative_pointer_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("relative_motion", "uuffff")]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_relative_pointer_v1`.
    public enum Request {
        /// `zwp_relative_pointer_v1.destroy`: request 0, destroys the object.
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

    /// `zwp_relative_pointer_v1.relative_motion`: event 0.
    public func sendRelativeMotion(
        utimeHi: UInt32, utimeLo: UInt32, dx: Double, dy: Double, dxUnaccel: Double, dyUnaccel: Double
    ) {
        post(0, [.uint(utimeHi), .uint(utimeLo), .fixed(dx), .fixed(dy), .fixed(dxUnaccel), .fixed(dyUnaccel)])
    }
}
