// SPDX-License-Identifier: MIT
// Generated from Protocols/pointer-constraints-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwp_pointer_constraints_v1`, up to version 1.
public final class ZwpPointerConstraintsV1Resource: Resource {
    static let blank = WireInterface("zwp_pointer_constraints_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage(
                "lock_pointer", "noo?ou",
                [
                    ZwpLockedPointerV1Resource.blank, WlSurfaceResource.blank, WlPointerResource.blank,
                    WlRegionResource.blank, nil,
                ]),
            WireMessage(
                "confine_pointer", "noo?ou",
                [
                    ZwpConfinedPointerV1Resource.blank, WlSurfaceResource.blank, WlPointerResource.blank,
                    WlRegionResource.blank, nil,
                ]),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwp_pointer_constraints_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadyConstrained = ErrorCode(rawValue: 1)
    }

    /// Values of `zwp_pointer_constraints_v1.lifetime`; unknown values are preserved.
    public struct Lifetime: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let oneshot = Lifetime(rawValue: 1)
        public static let persistent = Lifetime(rawValue: 2)
    }

    /// The requests of `zwp_pointer_constraints_v1`.
    public enum Request {
        /// `zwp_pointer_constraints_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zwp_pointer_constraints_v1.lock_pointer`: request 1.
        case lockPointer(
            id: ZwpLockedPointerV1Resource, surface: WlSurfaceResource, pointer: WlPointerResource,
            region: WlRegionResource?, lifetime: Lifetime
        )
        /// `zwp_pointer_constraints_v1.confine_pointer`: request 2.
        case confinePointer(
            id: ZwpConfinedPointerV1Resource, surface: WlSurfaceResource, pointer: WlPointerResource,
            region: WlRegionResource?, lifetime: Lifetime
        )
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
                .lockPointer(
                    id: values.newObject(0, as: ZwpLockedPointerV1Resource.self),
                    surface: values.requiredObject(1, as: WlSurfaceResource.self),
                    pointer: values.requiredObject(2, as: WlPointerResource.self),
                    region: values.object(3, as: WlRegionResource.self), lifetime: Lifetime(rawValue: values.bits(4))))
        case 2:
            deliver(
                .confinePointer(
                    id: values.newObject(0, as: ZwpConfinedPointerV1Resource.self),
                    surface: values.requiredObject(1, as: WlSurfaceResource.self),
                    pointer: values.requiredObject(2, as: WlPointerResource.self),
                    region: values.object(3, as: WlRegionResource.self), lifetime: Lifetime(rawValue: values.bits(4))))
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

/// The server's side of `zwp_locked_pointer_v1`, up to version 1.
public final class ZwpLockedPointerV1Resource: Resource {
    static let blank = WireInterface("zwp_locked_pointer_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_cursor_position_hint", "ff"),
            WireMessage("set_region", "?o", [WlRegionResource.blank]),
        ],
        events: [
            WireMessage("locked", ""),
            WireMessage("unlocked", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_locked_pointer_v1`.
    public enum Request {
        /// `zwp_locked_pointer_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zwp_locked_pointer_v1.set_cursor_position_hint`: request 1.
        case setCursorPositionHint(surfaceX: Double, surfaceY: Double)
        /// `zwp_locked_pointer_v1.set_region`: request 2.
        case setRegion(region: WlRegionResource?)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setCursorPositionHint(surfaceX: values.fixed(0), surfaceY: values.fixed(1)))
        case 2:
            deliver(.setRegion(region: values.object(0, as: WlRegionResource.self)))
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

    /// `zwp_locked_pointer_v1.locked`: event 0.
    public func sendLocked() {
        post(0)
    }

    /// `zwp_locked_pointer_v1.unlocked`: event 1.
    public func sendUnlocked() {
        post(1)
    }
}

/// The server's side of `zwp_confined_pointer_v1`, up to version 1.
public final class ZwpConfinedPointerV1Resource: Resource {
    static let blank = WireInterface("zwp_confined_pointer_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_region", "?o", [WlRegionResource.blank]),
        ],
        events: [
            WireMessage("confined", ""),
            WireMessage("unconfined", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_confined_pointer_v1`.
    public enum Request {
        /// `zwp_confined_pointer_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zwp_confined_pointer_v1.set_region`: request 1.
        case setRegion(region: WlRegionResource?)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setRegion(region: values.object(0, as: WlRegionResource.self)))
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

    /// `zwp_confined_pointer_v1.confined`: event 0.
    public func sendConfined() {
        post(0)
    }

    /// `zwp_confined_pointer_v1.unconfined`: event 1.
    public func sendUnconfined() {
        post(1)
    }
}
