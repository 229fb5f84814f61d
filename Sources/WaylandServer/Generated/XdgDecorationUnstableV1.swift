// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-decoration-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zxdg_decoration_manager_v1`, up to version 1.
public final class ZxdgDecorationManagerV1Resource: Resource {
    static let blank = WireInterface("zxdg_decoration_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage(
                "get_toplevel_decoration", "no", [ZxdgToplevelDecorationV1Resource.blank, XdgToplevelResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zxdg_decoration_manager_v1`.
    public enum Request {
        /// `zxdg_decoration_manager_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zxdg_decoration_manager_v1.get_toplevel_decoration`: request 1.
        case getToplevelDecoration(id: ZxdgToplevelDecorationV1Resource, toplevel: XdgToplevelResource)
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
                .getToplevelDecoration(
                    id: values.newObject(0, as: ZxdgToplevelDecorationV1Resource.self),
                    toplevel: values.requiredObject(1, as: XdgToplevelResource.self)))
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

/// The server's side of `zxdg_toplevel_decoration_v1`, up to version 1.
public final class ZxdgToplevelDecorationV1Resource: Resource {
    static let blank = WireInterface("zxdg_toplevel_decoration_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_mode", "u"),
            WireMessage("unset_mode", ""),
        ],
        events: [WireMessage("configure", "u")]
    )
    override class var interface: WireInterface { table }

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

    /// The requests of `zxdg_toplevel_decoration_v1`.
    public enum Request {
        /// `zxdg_toplevel_decoration_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zxdg_toplevel_decoration_v1.set_mode`: request 1.
        case setMode(mode: Mode)
        /// `zxdg_toplevel_decoration_v1.unset_mode`: request 2.
        case unsetMode
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setMode(mode: Mode(rawValue: values.bits(0))))
        case 2:
            deliver(.unsetMode)
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

    /// `zxdg_toplevel_decoration_v1.configure`: event 0.
    public func sendConfigure(mode: Mode) {
        post(0, [.uint(mode.rawValue)])
    }
}
