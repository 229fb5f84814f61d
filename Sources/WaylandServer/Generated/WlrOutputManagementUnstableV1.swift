// SPDX-License-Identifier: MIT
// Generated from Protocols/wlr-output-management-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwlr_output_manager_v1`, up to version 4.
public final class ZwlrOutputManagerV1Resource: Resource {
    static let blank = WireInterface("zwlr_output_manager_v1", version: 4)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_configuration", "nu", [ZwlrOutputConfigurationV1Resource.blank, nil]),
            WireMessage("stop", ""),
        ],
        events: [
            WireMessage("head", "n", [ZwlrOutputHeadV1Resource.blank]),
            WireMessage("done", "u"),
            WireMessage("finished", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwlr_output_manager_v1`.
    public enum Request {
        /// `zwlr_output_manager_v1.create_configuration`: request 0.
        case createConfiguration(id: ZwlrOutputConfigurationV1Resource, serial: UInt32)
        /// `zwlr_output_manager_v1.stop`: request 1.
        case stop
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .createConfiguration(
                    id: values.newObject(0, as: ZwlrOutputConfigurationV1Resource.self), serial: values.uint(1)))
        case 1:
            deliver(.stop)
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

    /// `zwlr_output_manager_v1.head`: event 0.
    public func sendHead(head: ZwlrOutputHeadV1Resource) {
        post(0, [.object(head)])
    }

    /// `zwlr_output_manager_v1.done`: event 1.
    public func sendDone(serial: UInt32) {
        post(1, [.uint(serial)])
    }

    /// `zwlr_output_manager_v1.finished`: event 2, destroys the object.
    public func sendFinished() {
        post(2)
    }
}

/// The server's side of `zwlr_output_head_v1`, up to version 4.
public final class ZwlrOutputHeadV1Resource: Resource {
    static let blank = WireInterface("zwlr_output_head_v1", version: 4)
    private static let table = blank.filled(
        requests: [WireMessage("release", "3")],
        events: [
            WireMessage("name", "s"),
            WireMessage("description", "s"),
            WireMessage("physical_size", "ii"),
            WireMessage("mode", "n", [ZwlrOutputModeV1Resource.blank]),
            WireMessage("enabled", "i"),
            WireMessage("current_mode", "o", [ZwlrOutputModeV1Resource.blank]),
            WireMessage("position", "ii"),
            WireMessage("transform", "i"),
            WireMessage("scale", "f"),
            WireMessage("finished", ""),
            WireMessage("make", "2s"),
            WireMessage("model", "2s"),
            WireMessage("serial_number", "2s"),
            WireMessage("adaptive_sync", "4u"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwlr_output_head_v1.adaptive_sync_state`; unknown values are preserved.
    public struct AdaptiveSyncState: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let disabled = AdaptiveSyncState(rawValue: 0)
        public static let enabled = AdaptiveSyncState(rawValue: 1)
    }

    /// The requests of `zwlr_output_head_v1`.
    public enum Request {
        /// `zwlr_output_head_v1.release`: request 0, since version 3, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.release)
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

    /// `zwlr_output_head_v1.name`: event 0.
    public func sendName(name: String) {
        post(0, [.string(name)])
    }

    /// `zwlr_output_head_v1.description`: event 1.
    public func sendDescription(description: String) {
        post(1, [.string(description)])
    }

    /// `zwlr_output_head_v1.physical_size`: event 2.
    public func sendPhysicalSize(width: Int32, height: Int32) {
        post(2, [.int(width), .int(height)])
    }

    /// `zwlr_output_head_v1.mode`: event 3.
    public func sendMode(mode: ZwlrOutputModeV1Resource) {
        post(3, [.object(mode)])
    }

    /// `zwlr_output_head_v1.enabled`: event 4.
    public func sendEnabled(enabled: Int32) {
        post(4, [.int(enabled)])
    }

    /// `zwlr_output_head_v1.current_mode`: event 5.
    public func sendCurrentMode(mode: ZwlrOutputModeV1Resource) {
        post(5, [.object(mode)])
    }

    /// `zwlr_output_head_v1.position`: event 6.
    public func sendPosition(x: Int32, y: Int32) {
        post(6, [.int(x), .int(y)])
    }

    /// `zwlr_output_head_v1.transform`: event 7.
    public func sendTransform(transform: WlOutputResource.Transform) {
        post(7, [.uint(transform.rawValue)])
    }

    /// `zwlr_output_head_v1.scale`: event 8.
    public func sendScale(scale: Double) {
        post(8, [.fixed(scale)])
    }

    /// `zwlr_output_head_v1.finished`: event 9.
    public func sendFinished() {
        post(9)
    }

    /// `zwlr_output_head_v1.make`: event 10, since version 2.
    public func sendMake(make: String) {
        post(10, [.string(make)], since: 2)
    }

    /// `zwlr_output_head_v1.model`: event 11, since version 2.
    public func sendModel(model: String) {
        post(11, [.string(model)], since: 2)
    }

    /// `zwlr_output_head_v1.serial_number`: event 12, since version 2.
    public func sendSerialNumber(serialNumber: String) {
        post(12, [.string(serialNumber)], since: 2)
    }

    /// `zwlr_output_head_v1.adaptive_sync`: event 13, since version 4.
    public func sendAdaptiveSync(state: AdaptiveSyncState) {
        post(13, [.uint(state.rawValue)], since: 4)
    }
}

/// The server's side of `zwlr_output_mode_v1`, up to version 3.
public final class ZwlrOutputModeV1Resource: Resource {
    static let blank = WireInterface("zwlr_output_mode_v1", version: 3)
    private static let table = blank.filled(
        requests: [WireMessage("release", "3")],
        events: [
            WireMessage("size", "ii"),
            WireMessage("refresh", "i"),
            WireMessage("preferred", ""),
            WireMessage("finished", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwlr_output_mode_v1`.
    public enum Request {
        /// `zwlr_output_mode_v1.release`: request 0, since version 3, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.release)
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

    /// `zwlr_output_mode_v1.size`: event 0.
    public func sendSize(width: Int32, height: Int32) {
        post(0, [.int(width), .int(height)])
    }

    /// `zwlr_output_mode_v1.refresh`: event 1.
    public func sendRefresh(refresh: Int32) {
        post(1, [.int(refresh)])
    }

    /// `zwlr_output_mode_v1.preferred`: event 2.
    public func sendPreferred() {
        post(2)
    }

    /// `zwlr_output_mode_v1.finished`: event 3.
    public func sendFinished() {
        post(3)
    }
}

/// The server's side of `zwlr_output_configuration_v1`, up to version 4.
public final class ZwlrOutputConfigurationV1Resource: Resource {
    static let blank = WireInterface("zwlr_output_configuration_v1", version: 4)
    private static let table = blank.filled(
        requests: [
            WireMessage(
                "enable_head", "no", [ZwlrOutputConfigurationHeadV1Resource.blank, ZwlrOutputHeadV1Resource.blank]),
            WireMessage("disable_head", "o", [ZwlrOutputHeadV1Resource.blank]),
            WireMessage("apply", ""),
            WireMessage("test", ""),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("succeeded", ""),
            WireMessage("failed", ""),
            WireMessage("cancelled", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwlr_output_configuration_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadyConfiguredHead = ErrorCode(rawValue: 1)
        public static let unconfiguredHead = ErrorCode(rawValue: 2)
        public static let alreadyUsed = ErrorCode(rawValue: 3)
    }

    /// The requests of `zwlr_output_configuration_v1`.
    public enum Request {
        /// `zwlr_output_configuration_v1.enable_head`: request 0.
        case enableHead(id: ZwlrOutputConfigurationHeadV1Resource, head: ZwlrOutputHeadV1Resource)
        /// `zwlr_output_configuration_v1.disable_head`: request 1.
        case disableHead(head: ZwlrOutputHeadV1Resource)
        /// `zwlr_output_configuration_v1.apply`: request 2.
        case apply
        /// `zwlr_output_configuration_v1.test`: request 3.
        case test
        /// `zwlr_output_configuration_v1.destroy`: request 4, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .enableHead(
                    id: values.newObject(0, as: ZwlrOutputConfigurationHeadV1Resource.self),
                    head: values.requiredObject(1, as: ZwlrOutputHeadV1Resource.self)))
        case 1:
            deliver(.disableHead(head: values.requiredObject(0, as: ZwlrOutputHeadV1Resource.self)))
        case 2:
            deliver(.apply)
        case 3:
            deliver(.test)
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

    /// `zwlr_output_configuration_v1.succeeded`: event 0.
    public func sendSucceeded() {
        post(0)
    }

    /// `zwlr_output_configuration_v1.failed`: event 1.
    public func sendFailed() {
        post(1)
    }

    /// `zwlr_output_configuration_v1.cancelled`: event 2.
    public func sendCancelled() {
        post(2)
    }
}

/// The server's side of `zwlr_output_configuration_head_v1`, up to version 4.
public final class ZwlrOutputConfigurationHeadV1Resource: Resource {
    static let blank = WireInterface("zwlr_output_configuration_head_v1", version: 4)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_mode", "o", [ZwlrOutputModeV1Resource.blank]),
            WireMessage("set_custom_mode", "iii"),
            WireMessage("set_position", "ii"),
            WireMessage("set_transform", "i"),
            WireMessage("set_scale", "f"),
            WireMessage("set_adaptive_sync", "4u"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwlr_output_configuration_head_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let alreadySet = ErrorCode(rawValue: 1)
        public static let invalidMode = ErrorCode(rawValue: 2)
        public static let invalidCustomMode = ErrorCode(rawValue: 3)
        public static let invalidTransform = ErrorCode(rawValue: 4)
        public static let invalidScale = ErrorCode(rawValue: 5)
        public static let invalidAdaptiveSyncState = ErrorCode(rawValue: 6)
    }

    /// The requests of `zwlr_output_configuration_head_v1`.
    public enum Request {
        /// `zwlr_output_configuration_head_v1.set_mode`: request 0.
        case setMode(mode: ZwlrOutputModeV1Resource)
        /// `zwlr_output_configuration_head_v1.set_custom_mode`: request 1.
        case setCustomMode(width: Int32, height: Int32, refresh: Int32)
        /// `zwlr_output_configuration_head_v1.set_position`: request 2.
        case setPosition(x: Int32, y: Int32)
        /// `zwlr_output_configuration_head_v1.set_transform`: request 3.
        case setTransform(transform: WlOutputResource.Transform)
        /// `zwlr_output_configuration_head_v1.set_scale`: request 4.
        case setScale(scale: Double)
        /// `zwlr_output_configuration_head_v1.set_adaptive_sync`: request 5, since version 4.
        case setAdaptiveSync(state: ZwlrOutputHeadV1Resource.AdaptiveSyncState)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.setMode(mode: values.requiredObject(0, as: ZwlrOutputModeV1Resource.self)))
        case 1:
            deliver(.setCustomMode(width: values.int(0), height: values.int(1), refresh: values.int(2)))
        case 2:
            deliver(.setPosition(x: values.int(0), y: values.int(1)))
        case 3:
            deliver(.setTransform(transform: WlOutputResource.Transform(rawValue: values.bits(0))))
        case 4:
            deliver(.setScale(scale: values.fixed(0)))
        case 5:
            deliver(.setAdaptiveSync(state: ZwlrOutputHeadV1Resource.AdaptiveSyncState(rawValue: values.bits(0))))
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
