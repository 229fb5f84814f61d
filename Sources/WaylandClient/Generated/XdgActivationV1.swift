// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-activation-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `xdg_activation_v1`, up to version 1.
public final class XdgActivationV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_activation_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_activation_token", "n", [XdgActivationTokenV1.blank]),
            WireMessage("activate", "so", [nil, WlSurface.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `xdg_activation_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `xdg_activation_v1.get_activation_token`: request 1.
    public func getActivationToken(on queue: EventQueue? = nil) -> XdgActivationTokenV1 {
        create(XdgActivationTokenV1.self, 1, [.newObject], on: queue)
    }

    /// `xdg_activation_v1.activate`: request 2.
    public func activate(token: String, surface: WlSurface) {
        send(2, [.string(token), .object(surface)])
    }
}

/// The client's side of `xdg_activation_token_v1`, up to version 1.
public final class XdgActivationTokenV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("xdg_activation_token_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_serial", "uo", [nil, WlSeat.blank]),
            WireMessage("set_app_id", "s"),
            WireMessage("set_surface", "o", [WlSurface.blank]),
            WireMessage("commit", ""),
            WireMessage("destroy", ""),
        ],
        events: [WireMessage("done", "s")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 4, since: 1) }

    /// Values of `xdg_activation_token_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadyUsed = ErrorCode(rawValue: 0)
    }

    /// The events of `xdg_activation_token_v1`.
    public enum Event: Sendable {
        /// `xdg_activation_token_v1.done`: event 0.
        case done(token: String)
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
            listener.deliver(.done(token: values.string(0) ?? ""))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `xdg_activation_token_v1.set_serial`: request 0.
    public func setSerial(serial: UInt32, seat: WlSeat) {
        send(0, [.uint(serial), .object(seat)])
    }

    /// `xdg_activation_token_v1.set_app_id`: request 1.
    public func setAppId(appId: String) {
        send(1, [.string(appId)])
    }

    /// `xdg_activation_token_v1.set_surface`: request 2.
    public func setSurface(surface: WlSurface) {
        send(2, [.object(surface)])
    }

    /// `xdg_activation_token_v1.commit`: request 3.
    public func commit() {
        send(3)
    }

    /// `xdg_activation_token_v1.destroy`: request 4, destroys the object.
    public func destroy() {
        close(4)
    }
}
