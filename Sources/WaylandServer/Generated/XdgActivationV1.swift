// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-activation-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `xdg_activation_v1`, up to version 1.
public final class XdgActivationV1Resource: Resource {
    static let blank = WireInterface("xdg_activation_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_activation_token", "n", [XdgActivationTokenV1Resource.blank]),
            WireMessage("activate", "so", [nil, WlSurfaceResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `xdg_activation_v1`.
    public enum Request {
        /// `xdg_activation_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `xdg_activation_v1.get_activation_token`: request 1.
        case getActivationToken(id: XdgActivationTokenV1Resource)
        /// `xdg_activation_v1.activate`: request 2.
        case activate(token: String, surface: WlSurfaceResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.getActivationToken(id: values.newObject(0, as: XdgActivationTokenV1Resource.self)))
        case 2:
            deliver(
                .activate(token: values.string(0) ?? "", surface: values.requiredObject(1, as: WlSurfaceResource.self)))
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

/// The server's side of `xdg_activation_token_v1`, up to version 1.
public final class XdgActivationTokenV1Resource: Resource {
    static let blank = WireInterface("xdg_activation_token_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_serial", "uo", [nil, WlSeatResource.blank]),
            WireMessage("set_app_id", "s"),
            WireMessage("set_surface", "o", [WlSurfaceResource.blank]),
            WireMessage("commit", ""),
            WireMessage("destroy", ""),
        ],
        events: [WireMessage("done", "s")]
    )
    override class var interface: WireInterface { table }

    /// Values of `xdg_activation_token_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadyUsed = ErrorCode(rawValue: 0)
    }

    /// The requests of `xdg_activation_token_v1`.
    public enum Request {
        /// `xdg_activation_token_v1.set_serial`: request 0.
        case setSerial(serial: UInt32, seat: WlSeatResource)
        /// `xdg_activation_token_v1.set_app_id`: request 1.
        case setAppId(appId: String)
        /// `xdg_activation_token_v1.set_surface`: request 2.
        case setSurface(surface: WlSurfaceResource)
        /// `xdg_activation_token_v1.commit`: request 3.
        case commit
        /// `xdg_activation_token_v1.destroy`: request 4, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.setSerial(serial: values.uint(0), seat: values.requiredObject(1, as: WlSeatResource.self)))
        case 1:
            deliver(.setAppId(appId: values.string(0) ?? ""))
        case 2:
            deliver(.setSurface(surface: values.requiredObject(0, as: WlSurfaceResource.self)))
        case 3:
            deliver(.commit)
        case 4:
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

    /// `xdg_activation_token_v1.done`: event 0.
    public func sendDone(token: String) {
        post(0, [.string(token)])
    }
}
