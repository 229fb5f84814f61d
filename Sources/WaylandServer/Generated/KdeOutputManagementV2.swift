// SPDX-License-Identifier: MIT
// Generated from Protocols/kde-output-management-v2.xml by `make generate`.
internal import WaylandWire

/// The server's side of `kde_output_management_v2`, up to version 1.
public final class KdeOutputManagementV2Resource: Resource {
    static let blank = WireInterface("kde_output_management_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("create_configuration", "n", [KdeOutputConfigurationV2Resource.blank])]
    )
    override class var interface: WireInterface { table }

    /// The requests of `kde_output_management_v2`.
    public enum Request {
        /// `kde_output_management_v2.create_configuration`: request 0.
        case createConfiguration(id: KdeOutputConfigurationV2Resource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.createConfiguration(id: values.newObject(0, as: KdeOutputConfigurationV2Resource.self)))
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

/// The server's side of `kde_output_configuration_v2`, up to version 1.
public final class KdeOutputConfigurationV2Resource: Resource {
    static let blank = WireInterface("kde_output_configuration_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("enable", "oi", [KdeOutputDeviceV2Resource.blank, nil]),
            WireMessage("mode", "oo", [KdeOutputDeviceV2Resource.blank, KdeOutputDeviceModeV2Resource.blank]),
            WireMessage("transform", "oi", [KdeOutputDeviceV2Resource.blank, nil]),
            WireMessage("position", "oii", [KdeOutputDeviceV2Resource.blank, nil, nil]),
            WireMessage("scale", "of", [KdeOutputDeviceV2Resource.blank, nil]),
            WireMessage("apply", ""),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("applied", ""),
            WireMessage("failed", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `kde_output_configuration_v2.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadyApplied = ErrorCode(rawValue: 0)
    }

    /// The requests of `kde_output_configuration_v2`.
    public enum Request {
        /// `kde_output_configuration_v2.enable`: request 0.
        case enable(outputdevice: KdeOutputDeviceV2Resource, enable: Int32)
        /// `kde_output_configuration_v2.mode`: request 1.
        case mode(outputdevice: KdeOutputDeviceV2Resource, mode: KdeOutputDeviceModeV2Resource)
        /// `kde_output_configuration_v2.transform`: request 2.
        case transform(outputdevice: KdeOutputDeviceV2Resource, transform: Int32)
        /// `kde_output_configuration_v2.position`: request 3.
        case position(outputdevice: KdeOutputDeviceV2Resource, x: Int32, y: Int32)
        /// `kde_output_configuration_v2.scale`: request 4.
        case scale(outputdevice: KdeOutputDeviceV2Resource, scale: Double)
        /// `kde_output_configuration_v2.apply`: request 5.
        case apply
        /// `kde_output_configuration_v2.destroy`: request 6, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .enable(
                    outputdevice: values.requiredObject(0, as: KdeOutputDeviceV2Resource.self), enable: values.int(1)))
        case 1:
            deliver(
                .mode(
                    outputdevice: values.requiredObject(0, as: KdeOutputDeviceV2Resource.self),
                    mode: values.requiredObject(1, as: KdeOutputDeviceModeV2Resource.self)))
        case 2:
            deliver(
                .transform(
                    outputdevice: values.requiredObject(0, as: KdeOutputDeviceV2Resource.self),
                    transform: values.int(1)))
        case 3:
            deliver(
                .position(
                    outputdevice: values.requiredObject(0, as: KdeOutputDeviceV2Resource.self), x: values.int(1),
                    y: values.int(2)))
        case 4:
            deliver(
                .scale(
                    outputdevice: values.requiredObject(0, as: KdeOutputDeviceV2Resource.self), scale: values.fixed(1)))
        case 5:
            deliver(.apply)
        case 6:
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

    /// `kde_output_configuration_v2.applied`: event 0.
    public func sendApplied() {
        post(0)
    }

    /// `kde_output_configuration_v2.failed`: event 1.
    public func sendFailed() {
        post(1)
    }
}
