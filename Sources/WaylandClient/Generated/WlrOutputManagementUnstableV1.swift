// SPDX-License-Identifier: MIT
// Generated from Protocols/wlr-output-management-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwlr_output_manager_v1`, up to version 4.
public final class ZwlrOutputManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwlr_output_manager_v1", version: 4)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_configuration", "nu", [ZwlrOutputConfigurationV1.blank, nil]),
            WireMessage("stop", ""),
        ],
        events: [
            WireMessage("head", "n", [ZwlrOutputHeadV1.interface]),
            WireMessage("done", "u"),
            WireMessage("finished", ""),
        ]
    )
    override public class var interface: WireInterface { table }

    /// The events of `zwlr_output_manager_v1`.
    public enum Event: Sendable {
        /// `zwlr_output_manager_v1.head`: event 0.
        case head(head: ZwlrOutputHeadV1)
        /// `zwlr_output_manager_v1.done`: event 1.
        case done(serial: UInt32)
        /// `zwlr_output_manager_v1.finished`: event 2, destroys the object.
        case finished
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
            listener.deliver(.head(head: values.newObject(0, as: ZwlrOutputHeadV1.self)))
        case 1:
            listener.deliver(.done(serial: values.uint(0)))
        case 2:
            listener.deliver(.finished)
            discard()
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwlr_output_manager_v1.create_configuration`: request 0.
    public func createConfiguration(serial: UInt32, on queue: EventQueue? = nil) -> ZwlrOutputConfigurationV1 {
        create(ZwlrOutputConfigurationV1.self, 0, [.newObject, .uint(serial)], on: queue)
    }

    /// `zwlr_output_manager_v1.stop`: request 1.
    public func stop() {
        send(1)
    }
}

/// The client's side of `zwlr_output_head_v1`, up to version 4.
public final class ZwlrOutputHeadV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwlr_output_head_v1", version: 4)
    private static let table = blank.filled(
        requests: [WireMessage("release", "3")],
        events: [
            WireMessage("name", "s"),
            WireMessage("description", "s"),
            WireMessage("physical_size", "ii"),
            WireMessage("mode", "n", [ZwlrOutputModeV1.interface]),
            WireMessage("enabled", "i"),
            WireMessage("current_mode", "o", [ZwlrOutputModeV1.blank]),
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 3) }

    /// Values of `zwlr_output_head_v1.adaptive_sync_state`; unknown values are preserved.
    public struct AdaptiveSyncState: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let disabled = AdaptiveSyncState(rawValue: 0)
        public static let enabled = AdaptiveSyncState(rawValue: 1)
    }

    /// The events of `zwlr_output_head_v1`.
    public enum Event: Sendable {
        /// `zwlr_output_head_v1.name`: event 0.
        case name(name: String)
        /// `zwlr_output_head_v1.description`: event 1.
        case description(description: String)
        /// `zwlr_output_head_v1.physical_size`: event 2.
        case physicalSize(width: Int32, height: Int32)
        /// `zwlr_output_head_v1.mode`: event 3.
        case mode(mode: ZwlrOutputModeV1)
        /// `zwlr_output_head_v1.enabled`: event 4.
        case enabled(enabled: Int32)
        /// `zwlr_output_head_v1.current_mode`: event 5.
        case currentMode(mode: ZwlrOutputModeV1?)
        /// `zwlr_output_head_v1.position`: event 6.
        case position(x: Int32, y: Int32)
        /// `zwlr_output_head_v1.transform`: event 7.
        case transform(transform: WlOutput.Transform)
        /// `zwlr_output_head_v1.scale`: event 8.
        case scale(scale: Double)
        /// `zwlr_output_head_v1.finished`: event 9.
        case finished
        /// `zwlr_output_head_v1.make`: event 10, since version 2.
        case make(make: String)
        /// `zwlr_output_head_v1.model`: event 11, since version 2.
        case model(model: String)
        /// `zwlr_output_head_v1.serial_number`: event 12, since version 2.
        case serialNumber(serialNumber: String)
        /// `zwlr_output_head_v1.adaptive_sync`: event 13, since version 4.
        case adaptiveSync(state: AdaptiveSyncState)
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
            listener.deliver(.name(name: values.string(0) ?? ""))
        case 1:
            listener.deliver(.description(description: values.string(0) ?? ""))
        case 2:
            listener.deliver(.physicalSize(width: values.int(0), height: values.int(1)))
        case 3:
            listener.deliver(.mode(mode: values.newObject(0, as: ZwlrOutputModeV1.self)))
        case 4:
            listener.deliver(.enabled(enabled: values.int(0)))
        case 5:
            listener.deliver(.currentMode(mode: values.object(0, as: ZwlrOutputModeV1.self)))
        case 6:
            listener.deliver(.position(x: values.int(0), y: values.int(1)))
        case 7:
            listener.deliver(.transform(transform: WlOutput.Transform(rawValue: values.bits(0))))
        case 8:
            listener.deliver(.scale(scale: values.fixed(0)))
        case 9:
            listener.deliver(.finished)
        case 10:
            listener.deliver(.make(make: values.string(0) ?? ""))
        case 11:
            listener.deliver(.model(model: values.string(0) ?? ""))
        case 12:
            listener.deliver(.serialNumber(serialNumber: values.string(0) ?? ""))
        case 13:
            listener.deliver(.adaptiveSync(state: AdaptiveSyncState(rawValue: values.bits(0))))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwlr_output_head_v1.release`: request 0, since version 3, destroys the object.
    public func release() {
        close(0, since: 3)
    }
}

/// The client's side of `zwlr_output_mode_v1`, up to version 3.
public final class ZwlrOutputModeV1: Proxy, @unchecked Sendable {
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 3) }

    /// The events of `zwlr_output_mode_v1`.
    public enum Event: Sendable {
        /// `zwlr_output_mode_v1.size`: event 0.
        case size(width: Int32, height: Int32)
        /// `zwlr_output_mode_v1.refresh`: event 1.
        case refresh(refresh: Int32)
        /// `zwlr_output_mode_v1.preferred`: event 2.
        case preferred
        /// `zwlr_output_mode_v1.finished`: event 3.
        case finished
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
            listener.deliver(.size(width: values.int(0), height: values.int(1)))
        case 1:
            listener.deliver(.refresh(refresh: values.int(0)))
        case 2:
            listener.deliver(.preferred)
        case 3:
            listener.deliver(.finished)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwlr_output_mode_v1.release`: request 0, since version 3, destroys the object.
    public func release() {
        close(0, since: 3)
    }
}

/// The client's side of `zwlr_output_configuration_v1`, up to version 4.
public final class ZwlrOutputConfigurationV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwlr_output_configuration_v1", version: 4)
    private static let table = blank.filled(
        requests: [
            WireMessage("enable_head", "no", [ZwlrOutputConfigurationHeadV1.blank, ZwlrOutputHeadV1.blank]),
            WireMessage("disable_head", "o", [ZwlrOutputHeadV1.blank]),
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 4, since: 1) }

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

    /// The events of `zwlr_output_configuration_v1`.
    public enum Event: Sendable {
        /// `zwlr_output_configuration_v1.succeeded`: event 0.
        case succeeded
        /// `zwlr_output_configuration_v1.failed`: event 1.
        case failed
        /// `zwlr_output_configuration_v1.cancelled`: event 2.
        case cancelled
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
            listener.deliver(.succeeded)
        case 1:
            listener.deliver(.failed)
        case 2:
            listener.deliver(.cancelled)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwlr_output_configuration_v1.enable_head`: request 0.
    public func enableHead(head: ZwlrOutputHeadV1, on queue: EventQueue? = nil) -> ZwlrOutputConfigurationHeadV1 {
        create(ZwlrOutputConfigurationHeadV1.self, 0, [.newObject, .object(head)], on: queue)
    }

    /// `zwlr_output_configuration_v1.disable_head`: request 1.
    public func disableHead(head: ZwlrOutputHeadV1) {
        send(1, [.object(head)])
    }

    /// `zwlr_output_configuration_v1.apply`: request 2.
    public func apply() {
        send(2)
    }

    /// `zwlr_output_configuration_v1.test`: request 3.
    public func test() {
        send(3)
    }

    /// `zwlr_output_configuration_v1.destroy`: request 4, destroys the object.
    public func destroy() {
        close(4)
    }
}

/// The client's side of `zwlr_output_configuration_head_v1`, up to version 4.
public final class ZwlrOutputConfigurationHeadV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwlr_output_configuration_head_v1", version: 4)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_mode", "o", [ZwlrOutputModeV1.blank]),
            WireMessage("set_custom_mode", "iii"),
            WireMessage("set_position", "ii"),
            WireMessage("set_transform", "i"),
            WireMessage("set_scale", "f"),
            WireMessage("set_adaptive_sync", "4u"),
        ]
    )
    override public class var interface: WireInterface { table }

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

    /// `zwlr_output_configuration_head_v1.set_mode`: request 0.
    public func setMode(mode: ZwlrOutputModeV1) {
        send(0, [.object(mode)])
    }

    /// `zwlr_output_configuration_head_v1.set_custom_mode`: request 1.
    public func setCustomMode(width: Int32, height: Int32, refresh: Int32) {
        send(1, [.int(width), .int(height), .int(refresh)])
    }

    /// `zwlr_output_configuration_head_v1.set_position`: request 2.
    public func setPosition(x: Int32, y: Int32) {
        send(2, [.int(x), .int(y)])
    }

    /// `zwlr_output_configuration_head_v1.set_transform`: request 3.
    public func setTransform(transform: WlOutput.Transform) {
        send(3, [.uint(transform.rawValue)])
    }

    /// `zwlr_output_configuration_head_v1.set_scale`: request 4.
    public func setScale(scale: Double) {
        send(4, [.fixed(scale)])
    }

    /// `zwlr_output_configuration_head_v1.set_adaptive_sync`: request 5, since version 4.
    public func setAdaptiveSync(state: ZwlrOutputHeadV1.AdaptiveSyncState) {
        send(5, [.uint(state.rawValue)], since: 4)
    }
}
