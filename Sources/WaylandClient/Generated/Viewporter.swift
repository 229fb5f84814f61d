// SPDX-License-Identifier: MIT
// Generated from Protocols/viewporter.xml by `make generate`.
public import WaylandWire

/// The client's side of `wp_viewporter`, up to version 1.
public final class WpViewporter: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wp_viewporter", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_viewport", "no", [WpViewport.blank, WlSurface.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `wp_viewporter.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let viewportExists = ErrorCode(rawValue: 0)
    }

    /// `wp_viewporter.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wp_viewporter.get_viewport`: request 1.
    public func getViewport(surface: WlSurface, on queue: EventQueue? = nil) -> WpViewport {
        create(WpViewport.self, 1, [.newObject, .object(surface)], on: queue)
    }
}

/// The client's side of `wp_viewport`, up to version 1.
public final class WpViewport: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wp_viewport", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_source", "ffff"),
            WireMessage("set_destination", "ii"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `wp_viewport.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let badValue = ErrorCode(rawValue: 0)
        public static let badSize = ErrorCode(rawValue: 1)
        public static let outOfBuffer = ErrorCode(rawValue: 2)
        public static let noSurface = ErrorCode(rawValue: 3)
    }

    /// `wp_viewport.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wp_viewport.set_source`: request 1.
    public func setSource(x: Double, y: Double, width: Double, height: Double) {
        send(1, [.fixed(x), .fixed(y), .fixed(width), .fixed(height)])
    }

    /// `wp_viewport.set_destination`: request 2.
    public func setDestination(width: Int32, height: Int32) {
        send(2, [.int(width), .int(height)])
    }
}
