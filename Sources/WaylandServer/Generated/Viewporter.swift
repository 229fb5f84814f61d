// SPDX-License-Identifier: MIT
// Generated from Protocols/viewporter.xml by `make generate`.
internal import WaylandWire

/// The server's side of `wp_viewporter`, up to version 1.
public final class WpViewporterResource: Resource {
    static let blank = WireInterface("wp_viewporter", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_viewport", "no", [WpViewportResource.blank, WlSurfaceResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wp_viewporter.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let viewportExists = ErrorCode(rawValue: 0)
    }

    /// The requests of `wp_viewporter`.
    public enum Request {
        /// `wp_viewporter.destroy`: request 0, destroys the object.
        case destroy
        /// `wp_viewporter.get_viewport`: request 1.
        case getViewport(id: WpViewportResource, surface: WlSurfaceResource)
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
                .getViewport(
                    id: values.newObject(0, as: WpViewportResource.self),
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

/// The server's side of `wp_viewport`, up to version 1.
public final class WpViewportResource: Resource {
    static let blank = WireInterface("wp_viewport", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_source", "ffff"),
            WireMessage("set_destination", "ii"),
        ]
    )
    override class var interface: WireInterface { table }

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

    /// The requests of `wp_viewport`.
    public enum Request {
        /// `wp_viewport.destroy`: request 0, destroys the object.
        case destroy
        /// `wp_viewport.set_source`: request 1.
        case setSource(x: Double, y: Double, width: Double, height: Double)
        /// `wp_viewport.set_destination`: request 2.
        case setDestination(width: Int32, height: Int32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setSource(x: values.fixed(0), y: values.fixed(1), width: values.fixed(2), height: values.fixed(3)))
        case 2:
            deliver(.setDestination(width: values.int(0), height: values.int(1)))
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
