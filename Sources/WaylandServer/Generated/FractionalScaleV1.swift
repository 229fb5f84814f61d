// SPDX-License-Identifier: MIT
// Generated from Protocols/fractional-scale-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `wp_fractional_scale_manager_v1`, up to version 1.
public final class WpFractionalScaleManagerV1Resource: Resource {
    static let blank = WireInterface("wp_fractional_scale_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_fractional_scale", "no", [WpFractionalScaleV1Resource.blank, WlSurfaceResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wp_fractional_scale_manager_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let fractionalScaleExists = ErrorCode(rawValue: 0)
    }

    /// The requests of `wp_fractional_scale_manager_v1`.
    public enum Request {
        /// `wp_fractional_scale_manager_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `wp_fractional_scale_manager_v1.get_fractional_scale`: request 1.
        case getFractionalScale(id: WpFractionalScaleV1Resource, surface: WlSurfaceResource)
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
                .getFractionalScale(
                    id: values.newObject(0, as: WpFractionalScaleV1Resource.self),
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

/// The server's side of `wp_fractional_scale_v1`, up to version 1.
public final class WpFractionalScaleV1Resource: Resource {
    static let blank = WireInterface("wp_fractional_scale_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("preferred_scale", "u")]
    )
    override class var interface: WireInterface { table }

    /// The requests of `wp_fractional_scale_v1`.
    public enum Request {
        /// `wp_fractional_scale_v1.destroy`: request 0, destroys the object.
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

    /// `wp_fractional_scale_v1.preferred_scale`: event 0.
    public func sendPreferredScale(scale: UInt32) {
        post(0, [.uint(scale)])
    }
}
