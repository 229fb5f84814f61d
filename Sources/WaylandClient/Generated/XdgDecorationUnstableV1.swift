// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-decoration-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zxdg_decoration_manager_v1`, up to version 1.
public final class ZxdgDecorationManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_decoration_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_toplevel_decoration", "no", [ZxdgToplevelDecorationV1.blank, XdgToplevel.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zxdg_decoration_manager_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_decoration_manager_v1.get_toplevel_decoration`: request 1.
    public func getToplevelDecoration(toplevel: XdgToplevel, on queue: EventQueue? = nil) -> ZxdgToplevelDecorationV1 {
        create(ZxdgToplevelDecorationV1.self, 1, [.newObject, .object(toplevel)], on: queue)
    }
}

/// The client's side of `zxdg_toplevel_decoration_v1`, up to version 1.
public final class ZxdgToplevelDecorationV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_toplevel_decoration_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_mode", "u"),
            WireMessage("unset_mode", ""),
        ],
        events: [WireMessage("configure", "u")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `zxdg_toplevel_decoration_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let unconfiguredBuffer = ErrorCode(rawValue: 0)
        public static let alreadyConstructed = ErrorCode(rawValue: 1)
        public static let orphaned = ErrorCode(rawValue: 2)
    }

    /// Values of `zxdg_toplevel_decoration_v1.mode`; unknown values are preserved.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let clientSide = Mode(rawValue: 1)
        public static let serverSide = Mode(rawValue: 2)
    }

    /// The events of `zxdg_toplevel_decoration_v1`.
    public enum Event: Sendable {
        /// `zxdg_toplevel_decoration_v1.configure`: event 0.
        case configure(mode: Mode)
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
            listener.deliver(.configure(mode: Mode(rawValue: values.bits(0))))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zxdg_toplevel_decoration_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_toplevel_decoration_v1.set_mode`: request 1.
    public func setMode(mode: Mode) {
        send(1, [.uint(mode.rawValue)])
    }

    /// `zxdg_toplevel_decoration_v1.unset_mode`: request 2.
    public func unsetMode() {
        send(2)
    }
}
