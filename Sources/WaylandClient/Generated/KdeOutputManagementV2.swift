// SPDX-License-Identifier: MIT
// Generated from Protocols/kde-output-management-v2.xml by `make generate`.
public import WaylandWire

/// The client's side of `kde_output_management_v2`, up to version 1.
public final class KdeOutputManagementV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("kde_output_management_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("create_configuration", "n", [KdeOutputConfigurationV2.blank])]
    )
    override public class var interface: WireInterface { table }

    /// `kde_output_management_v2.create_configuration`: request 0.
    public func createConfiguration(on queue: EventQueue? = nil) -> KdeOutputConfigurationV2 {
        create(KdeOutputConfigurationV2.self, 0, [.newObject], on: queue)
    }
}

/// The client's side of `kde_output_configuration_v2`, up to version 1.
public final class KdeOutputConfigurationV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("kde_output_configuration_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("enable", "oi", [KdeOutputDeviceV2.blank, nil]),
            WireMessage("mode", "oo", [KdeOutputDeviceV2.blank, KdeOutputDeviceModeV2.blank]),
            WireMessage("transform", "oi", [KdeOutputDeviceV2.blank, nil]),
            WireMessage("position", "oii", [KdeOutputDeviceV2.blank, nil, nil]),
            WireMessage("scale", "of", [KdeOutputDeviceV2.blank, nil]),
            WireMessage("apply", ""),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("applied", ""),
            WireMessage("failed", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 6, since: 1) }

    /// Values of `kde_output_configuration_v2.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadyApplied = ErrorCode(rawValue: 0)
    }

    /// The events of `kde_output_configuration_v2`.
    public enum Event: Sendable {
        /// `kde_output_configuration_v2.applied`: event 0.
        case applied
        /// `kde_output_configuration_v2.failed`: event 1.
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
            listener.deliver(.applied)
        case 1:
            listener.deliver(.failed)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `kde_output_configuration_v2.enable`: request 0.
    public func enable(outputdevice: KdeOutputDeviceV2, enable: Int32) {
        send(0, [.object(outputdevice), .int(enable)])
    }

    /// `kde_output_configuration_v2.mode`: request 1.
    public func mode(outputdevice: KdeOutputDeviceV2, mode: KdeOutputDeviceModeV2) {
        send(1, [.object(outputdevice), .object(mode)])
    }

    /// `kde_output_configuration_v2.transform`: request 2.
    public func transform(outputdevice: KdeOutputDeviceV2, transform: Int32) {
        send(2, [.object(outputdevice), .int(transform)])
    }

    /// `kde_output_configuration_v2.position`: request 3.
    public func position(outputdevice: KdeOutputDeviceV2, x: Int32, y: Int32) {
        send(3, [.object(outputdevice), .int(x), .int(y)])
    }

    /// `kde_output_configuration_v2.scale`: request 4.
    public func scale(outputdevice: KdeOutputDeviceV2, scale: Double) {
        send(4, [.object(outputdevice), .fixed(scale)])
    }

    /// `kde_output_configuration_v2.apply`: request 5.
    public func apply() {
        send(5)
    }

    /// `kde_output_configuration_v2.destroy`: request 6, destroys the object.
    public func destroy() {
        close(6)
    }
}
