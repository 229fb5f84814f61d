// SPDX-License-Identifier: MIT
// Generated from Protocols/wlr-output-power-management-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwlr_output_power_manager_v1`, up to version 1.
public final class ZwlrOutputPowerManagerV1Resource: Resource {
    static let blank = WireInterface("zwlr_output_power_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_output_power", "no", [ZwlrOutputPowerV1Resource.blank, WlOutputResource.blank]),
            WireMessage("destroy", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwlr_output_power_manager_v1`.
    public enum Request {
        /// `zwlr_output_power_manager_v1.get_output_power`: request 0.
        case getOutputPower(id: ZwlrOutputPowerV1Resource, output: WlOutputResource)
        /// `zwlr_output_power_manager_v1.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .getOutputPower(
                    id: values.newObject(0, as: ZwlrOutputPowerV1Resource.self),
                    output: values.requiredObject(1, as: WlOutputResource.self)))
        case 1:
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
}

/// The server's side of `zwlr_output_power_v1`, up to version 1.
public final class ZwlrOutputPowerV1Resource: Resource {
    static let blank = WireInterface("zwlr_output_power_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_mode", "u"),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("mode", "u"),
            WireMessage("failed", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwlr_output_power_v1.mode`; unknown values are preserved.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let off = Mode(rawValue: 0)
        public static let on = Mode(rawValue: 1)
    }

    /// Values of `zwlr_output_power_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidMode = ErrorCode(rawValue: 1)
    }

    /// The requests of `zwlr_output_power_v1`.
    public enum Request {
        /// `zwlr_output_power_v1.set_mode`: request 0.
        case setMode(mode: Mode)
        /// `zwlr_output_power_v1.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.setMode(mode: Mode(rawValue: values.bits(0))))
        case 1:
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

    /// `zwlr_output_power_v1.mode`: event 0.
    public func sendMode(mode: Mode) {
        post(0, [.uint(mode.rawValue)])
    }

    /// `zwlr_output_power_v1.failed`: event 1.
    public func sendFailed() {
        post(1)
    }
}
