// SPDX-License-Identifier: MIT
// Generated from Protocols/pointer-constraints-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwp_pointer_constraints_v1`, up to version 1.
public final class ZwpPointerConstraintsV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_pointer_constraints_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage(
                "lock_pointer", "noo?ou",
                [ZwpLockedPointerV1.blank, WlSurface.blank, WlPointer.blank, WlRegion.blank, nil]),
            WireMessage(
                "confine_pointer", "noo?ou",
                [ZwpConfinedPointerV1.blank, WlSurface.blank, WlPointer.blank, WlRegion.blank, nil]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

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

    /// `zwp_pointer_constraints_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zwp_pointer_constraints_v1.lock_pointer`: request 1.
    public func lockPointer(
        surface: WlSurface, pointer: WlPointer, region: WlRegion?, lifetime: Lifetime, on queue: EventQueue? = nil
    ) -> ZwpLockedPointerV1 {
        create(
            ZwpLockedPointerV1.self, 1,
            [
                .newObject, .object(surface), .object(pointer), .object(region), .uint(lifetime.rawValue),
            ], on: queue)
    }

    /// `zwp_pointer_constraints_v1.confine_pointer`: request 2.
    public func confinePointer(
        surface: WlSurface, pointer: WlPointer, region: WlRegion?, lifetime: Lifetime, on queue: EventQueue? = nil
    ) -> ZwpConfinedPointerV1 {
        create(
            ZwpConfinedPointerV1.self, 2,
            [
                .newObject, .object(surface), .object(pointer), .object(region), .uint(lifetime.rawValue),
            ], on: queue)
    }
}

/// The client's side of `zwp_locked_pointer_v1`, up to version 1.
public final class ZwpLockedPointerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_locked_pointer_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_cursor_position_hint", "ff"),
            WireMessage("set_region", "?o", [WlRegion.blank]),
        ],
        events: [
            WireMessage("locked", ""),
            WireMessage("unlocked", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_locked_pointer_v1`.
    public enum Event: Sendable {
        /// `zwp_locked_pointer_v1.locked`: event 0.
        case locked
        /// `zwp_locked_pointer_v1.unlocked`: event 1.
        case unlocked
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.locked)
        case 1:
            listener.deliver(.unlocked)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_locked_pointer_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zwp_locked_pointer_v1.set_cursor_position_hint`: request 1.
    public func setCursorPositionHint(surfaceX: Double, surfaceY: Double) {
        send(1, [.fixed(surfaceX), .fixed(surfaceY)])
    }

    /// `zwp_locked_pointer_v1.set_region`: request 2.
    public func setRegion(region: WlRegion?) {
        send(2, [.object(region)])
    }
}

/// The client's side of `zwp_confined_pointer_v1`, up to version 1.
public final class ZwpConfinedPointerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_confined_pointer_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_region", "?o", [WlRegion.blank]),
        ],
        events: [
            WireMessage("confined", ""),
            WireMessage("unconfined", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_confined_pointer_v1`.
    public enum Event: Sendable {
        /// `zwp_confined_pointer_v1.confined`: event 0.
        case confined
        /// `zwp_confined_pointer_v1.unconfined`: event 1.
        case unconfined
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.confined)
        case 1:
            listener.deliver(.unconfined)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_confined_pointer_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zwp_confined_pointer_v1.set_region`: request 1.
    public func setRegion(region: WlRegion?) {
        send(1, [.object(region)])
    }
}
