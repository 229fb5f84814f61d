// SPDX-License-Identifier: MIT
// Generated from Protocols/fractional-scale-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `wp_fractional_scale_manager_v1`, up to version 1.
public final class WpFractionalScaleManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wp_fractional_scale_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_fractional_scale", "no", [WpFractionalScaleV1.blank, WlSurface.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `wp_fractional_scale_manager_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let fractionalScaleExists = ErrorCode(rawValue: 0)
    }

    /// `wp_fractional_scale_manager_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wp_fractional_scale_manager_v1.get_fractional_scale`: request 1.
    public func getFractionalScale(surface: WlSurface, on queue: EventQueue? = nil) -> WpFractionalScaleV1 {
        create(WpFractionalScaleV1.self, 1, [.newObject, .object(surface)], on: queue)
    }
}

/// The client's side of `wp_fractional_scale_v1`, up to version 1.
public final class WpFractionalScaleV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wp_fractional_scale_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("preferred_scale", "u")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `wp_fractional_scale_v1`.
    public enum Event: Sendable {
        /// `wp_fractional_scale_v1.preferred_scale`: event 0.
        case preferredScale(scale: UInt32)
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
            listener.deliver(.preferredScale(scale: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wp_fractional_scale_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}
