// SPDX-License-Identifier: MIT
// Generated from Protocols/wlr-output-power-management-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwlr_output_power_manager_v1`, up to version 1.
public final class ZwlrOutputPowerManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwlr_output_power_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_output_power", "no", [ZwlrOutputPowerV1.blank, WlOutput.blank]),
            WireMessage("destroy", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// `zwlr_output_power_manager_v1.get_output_power`: request 0.
    public func getOutputPower(output: WlOutput, on queue: EventQueue? = nil) -> ZwlrOutputPowerV1 {
        create(ZwlrOutputPowerV1.self, 0, [.newObject, .object(output)], on: queue)
    }

    /// `zwlr_output_power_manager_v1.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}

/// The client's side of `zwlr_output_power_v1`, up to version 1.
public final class ZwlrOutputPowerV1: Proxy, @unchecked Sendable {
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

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

    /// The events of `zwlr_output_power_v1`.
    public enum Event: Sendable {
        /// `zwlr_output_power_v1.mode`: event 0.
        case mode(mode: Mode)
        /// `zwlr_output_power_v1.failed`: event 1.
        case failed
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
            listener.deliver(.mode(mode: Mode(rawValue: values.bits(0))))
        case 1:
            listener.deliver(.failed)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwlr_output_power_v1.set_mode`: request 0.
    public func setMode(mode: Mode) {
        send(0, [.uint(mode.rawValue)])
    }

    /// `zwlr_output_power_v1.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}
