// SPDX-License-Identifier: MIT
// Generated from Protocols/tablet-unstable-v2.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwp_tablet_manager_v2`, up to version 1.
public final class ZwpTabletManagerV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_tablet_manager_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_tablet_seat", "no", [ZwpTabletSeatV2.blank, WlSeat.blank]),
            WireMessage("destroy", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// `zwp_tablet_manager_v2.get_tablet_seat`: request 0.
    public func getTabletSeat(seat: WlSeat, on queue: EventQueue? = nil) -> ZwpTabletSeatV2 {
        create(ZwpTabletSeatV2.self, 0, [.newObject, .object(seat)], on: queue)
    }

    /// `zwp_tablet_manager_v2.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}

/// The client's side of `zwp_tablet_seat_v2`, up to version 1.
public final class ZwpTabletSeatV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_tablet_seat_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("tablet_added", "n", [ZwpTabletV2.interface]),
            WireMessage("tool_added", "n", [ZwpTabletToolV2.interface]),
            WireMessage("pad_added", "n", [ZwpTabletPadV2.interface]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_tablet_seat_v2`.
    public enum Event: Sendable {
        /// `zwp_tablet_seat_v2.tablet_added`: event 0.
        case tabletAdded(id: ZwpTabletV2)
        /// `zwp_tablet_seat_v2.tool_added`: event 1.
        case toolAdded(id: ZwpTabletToolV2)
        /// `zwp_tablet_seat_v2.pad_added`: event 2.
        case padAdded(id: ZwpTabletPadV2)
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
            listener.deliver(.tabletAdded(id: values.newObject(0, as: ZwpTabletV2.self)))
        case 1:
            listener.deliver(.toolAdded(id: values.newObject(0, as: ZwpTabletToolV2.self)))
        case 2:
            listener.deliver(.padAdded(id: values.newObject(0, as: ZwpTabletPadV2.self)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_tablet_seat_v2.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `zwp_tablet_tool_v2`, up to version 1.
public final class ZwpTabletToolV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_tablet_tool_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_cursor", "u?oii", [nil, WlSurface.blank, nil, nil]),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("type", "u"),
            WireMessage("hardware_serial", "uu"),
            WireMessage("hardware_id_wacom", "uu"),
            WireMessage("capability", "u"),
            WireMessage("done", ""),
            WireMessage("removed", ""),
            WireMessage("proximity_in", "uoo", [nil, ZwpTabletV2.blank, WlSurface.blank]),
            WireMessage("proximity_out", ""),
            WireMessage("down", "u"),
            WireMessage("up", ""),
            WireMessage("motion", "ff"),
            WireMessage("pressure", "u"),
            WireMessage("distance", "u"),
            WireMessage("tilt", "ff"),
            WireMessage("rotation", "f"),
            WireMessage("slider", "i"),
            WireMessage("wheel", "fi"),
            WireMessage("button", "uuu"),
            WireMessage("frame", "u"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// Values of `zwp_tablet_tool_v2.type`; unknown values are preserved.
    public struct TypeValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let pen = TypeValue(rawValue: 320)
        public static let eraser = TypeValue(rawValue: 321)
        public static let brush = TypeValue(rawValue: 322)
        public static let pencil = TypeValue(rawValue: 323)
        public static let airbrush = TypeValue(rawValue: 324)
        public static let finger = TypeValue(rawValue: 325)
        public static let mouse = TypeValue(rawValue: 326)
        public static let lens = TypeValue(rawValue: 327)
    }

    /// Values of `zwp_tablet_tool_v2.capability`; unknown values are preserved.
    public struct Capability: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let tilt = Capability(rawValue: 1)
        public static let pressure = Capability(rawValue: 2)
        public static let distance = Capability(rawValue: 3)
        public static let rotation = Capability(rawValue: 4)
        public static let slider = Capability(rawValue: 5)
        public static let wheel = Capability(rawValue: 6)
    }

    /// Values of `zwp_tablet_tool_v2.button_state`; unknown values are preserved.
    public struct ButtonState: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let released = ButtonState(rawValue: 0)
        public static let pressed = ButtonState(rawValue: 1)
    }

    /// Values of `zwp_tablet_tool_v2.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let role = ErrorCode(rawValue: 0)
    }

    /// The events of `zwp_tablet_tool_v2`.
    public enum Event: Sendable {
        /// `zwp_tablet_tool_v2.type`: event 0.
        case type(toolType: TypeValue)
        /// `zwp_tablet_tool_v2.hardware_serial`: event 1.
        case hardwareSerial(hardwareSerialHi: UInt32, hardwareSerialLo: UInt32)
        /// `zwp_tablet_tool_v2.hardware_id_wacom`: event 2.
        case hardwareIdWacom(hardwareIdHi: UInt32, hardwareIdLo: UInt32)
        /// `zwp_tablet_tool_v2.capability`: event 3.
        case capability(capability: Capability)
        /// `zwp_tablet_tool_v2.done`: event 4.
        case done
        /// `zwp_tablet_tool_v2.removed`: event 5.
        case removed
        /// `zwp_tablet_tool_v2.proximity_in`: event 6.
        case proximityIn(serial: UInt32, tablet: ZwpTabletV2?, surface: WlSurface?)
        /// `zwp_tablet_tool_v2.proximity_out`: event 7.
        case proximityOut
        /// `zwp_tablet_tool_v2.down`: event 8.
        case down(serial: UInt32)
        /// `zwp_tablet_tool_v2.up`: event 9.
        case up
        /// `zwp_tablet_tool_v2.motion`: event 10.
        case motion(x: Double, y: Double)
        /// `zwp_tablet_tool_v2.pressure`: event 11.
        case pressure(pressure: UInt32)
        /// `zwp_tablet_tool_v2.distance`: event 12.
        case distance(distance: UInt32)
        /// `zwp_tablet_tool_v2.tilt`: event 13.
        case tilt(tiltX: Double, tiltY: Double)
        /// `zwp_tablet_tool_v2.rotation`: event 14.
        case rotation(degrees: Double)
        /// `zwp_tablet_tool_v2.slider`: event 15.
        case slider(position: Int32)
        /// `zwp_tablet_tool_v2.wheel`: event 16.
        case wheel(degrees: Double, clicks: Int32)
        /// `zwp_tablet_tool_v2.button`: event 17.
        case button(serial: UInt32, button: UInt32, state: ButtonState)
        /// `zwp_tablet_tool_v2.frame`: event 18.
        case frame(time: UInt32)
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
            listener.deliver(.type(toolType: TypeValue(rawValue: values.bits(0))))
        case 1:
            listener.deliver(.hardwareSerial(hardwareSerialHi: values.uint(0), hardwareSerialLo: values.uint(1)))
        case 2:
            listener.deliver(.hardwareIdWacom(hardwareIdHi: values.uint(0), hardwareIdLo: values.uint(1)))
        case 3:
            listener.deliver(.capability(capability: Capability(rawValue: values.bits(0))))
        case 4:
            listener.deliver(.done)
        case 5:
            listener.deliver(.removed)
        case 6:
            listener.deliver(
                .proximityIn(
                    serial: values.uint(0), tablet: values.object(1, as: ZwpTabletV2.self),
                    surface: values.object(2, as: WlSurface.self)))
        case 7:
            listener.deliver(.proximityOut)
        case 8:
            listener.deliver(.down(serial: values.uint(0)))
        case 9:
            listener.deliver(.up)
        case 10:
            listener.deliver(.motion(x: values.fixed(0), y: values.fixed(1)))
        case 11:
            listener.deliver(.pressure(pressure: values.uint(0)))
        case 12:
            listener.deliver(.distance(distance: values.uint(0)))
        case 13:
            listener.deliver(.tilt(tiltX: values.fixed(0), tiltY: values.fixed(1)))
        case 14:
            listener.deliver(.rotation(degrees: values.fixed(0)))
        case 15:
            listener.deliver(.slider(position: values.int(0)))
        case 16:
            listener.deliver(.wheel(degrees: values.fixed(0), clicks: values.int(1)))
        case 17:
            listener.deliver(
                .button(serial: values.uint(0), button: values.uint(1), state: ButtonState(rawValue: values.bits(2))))
        case 18:
            listener.deliver(.frame(time: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_tablet_tool_v2.set_cursor`: request 0.
    public func setCursor(serial: UInt32, surface: WlSurface?, hotspotX: Int32, hotspotY: Int32) {
        send(0, [.uint(serial), .object(surface), .int(hotspotX), .int(hotspotY)])
    }

    /// `zwp_tablet_tool_v2.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}

/// The client's side of `zwp_tablet_v2`, up to version 1.
public final class ZwpTabletV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_tablet_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("name", "s"),
            WireMessage("id", "uu"),
            WireMessage("path", "s"),
            WireMessage("done", ""),
            WireMessage("removed", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_tablet_v2`.
    public enum Event: Sendable {
        /// `zwp_tablet_v2.name`: event 0.
        case name(name: String)
        /// `zwp_tablet_v2.id`: event 1.
        case id(vid: UInt32, pid: UInt32)
        /// `zwp_tablet_v2.path`: event 2.
        case path(path: String)
        /// `zwp_tablet_v2.done`: event 3.
        case done
        /// `zwp_tablet_v2.removed`: event 4.
        case removed
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
            listener.deliver(.id(vid: values.uint(0), pid: values.uint(1)))
        case 2:
            listener.deliver(.path(path: values.string(0) ?? ""))
        case 3:
            listener.deliver(.done)
        case 4:
            listener.deliver(.removed)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_tablet_v2.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `zwp_tablet_pad_ring_v2`, up to version 1.
public final class ZwpTabletPadRingV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_tablet_pad_ring_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_feedback", "su"),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("source", "u"),
            WireMessage("angle", "f"),
            WireMessage("stop", ""),
            WireMessage("frame", "u"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// Values of `zwp_tablet_pad_ring_v2.source`; unknown values are preserved.
    public struct Source: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let finger = Source(rawValue: 1)
    }

    /// The events of `zwp_tablet_pad_ring_v2`.
    public enum Event: Sendable {
        /// `zwp_tablet_pad_ring_v2.source`: event 0.
        case source(source: Source)
        /// `zwp_tablet_pad_ring_v2.angle`: event 1.
        case angle(degrees: Double)
        /// `zwp_tablet_pad_ring_v2.stop`: event 2.
        case stop
        /// `zwp_tablet_pad_ring_v2.frame`: event 3.
        case frame(time: UInt32)
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
            listener.deliver(.source(source: Source(rawValue: values.bits(0))))
        case 1:
            listener.deliver(.angle(degrees: values.fixed(0)))
        case 2:
            listener.deliver(.stop)
        case 3:
            listener.deliver(.frame(time: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_tablet_pad_ring_v2.set_feedback`: request 0.
    public func setFeedback(description: String, serial: UInt32) {
        send(0, [.string(description), .uint(serial)])
    }

    /// `zwp_tablet_pad_ring_v2.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}

/// The client's side of `zwp_tablet_pad_strip_v2`, up to version 1.
public final class ZwpTabletPadStripV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_tablet_pad_strip_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_feedback", "su"),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("source", "u"),
            WireMessage("position", "u"),
            WireMessage("stop", ""),
            WireMessage("frame", "u"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// Values of `zwp_tablet_pad_strip_v2.source`; unknown values are preserved.
    public struct Source: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let finger = Source(rawValue: 1)
    }

    /// The events of `zwp_tablet_pad_strip_v2`.
    public enum Event: Sendable {
        /// `zwp_tablet_pad_strip_v2.source`: event 0.
        case source(source: Source)
        /// `zwp_tablet_pad_strip_v2.position`: event 1.
        case position(position: UInt32)
        /// `zwp_tablet_pad_strip_v2.stop`: event 2.
        case stop
        /// `zwp_tablet_pad_strip_v2.frame`: event 3.
        case frame(time: UInt32)
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
            listener.deliver(.source(source: Source(rawValue: values.bits(0))))
        case 1:
            listener.deliver(.position(position: values.uint(0)))
        case 2:
            listener.deliver(.stop)
        case 3:
            listener.deliver(.frame(time: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_tablet_pad_strip_v2.set_feedback`: request 0.
    public func setFeedback(description: String, serial: UInt32) {
        send(0, [.string(description), .uint(serial)])
    }

    /// `zwp_tablet_pad_strip_v2.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}

/// The client's side of `zwp_tablet_pad_group_v2`, up to version 1.
public final class ZwpTabletPadGroupV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_tablet_pad_group_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("buttons", "a"),
            WireMessage("ring", "n", [ZwpTabletPadRingV2.interface]),
            WireMessage("strip", "n", [ZwpTabletPadStripV2.interface]),
            WireMessage("modes", "u"),
            WireMessage("done", ""),
            WireMessage("mode_switch", "uuu"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zwp_tablet_pad_group_v2`.
    public enum Event: Sendable {
        /// `zwp_tablet_pad_group_v2.buttons`: event 0.
        case buttons(buttons: WireArray)
        /// `zwp_tablet_pad_group_v2.ring`: event 1.
        case ring(ring: ZwpTabletPadRingV2)
        /// `zwp_tablet_pad_group_v2.strip`: event 2.
        case strip(strip: ZwpTabletPadStripV2)
        /// `zwp_tablet_pad_group_v2.modes`: event 3.
        case modes(modes: UInt32)
        /// `zwp_tablet_pad_group_v2.done`: event 4.
        case done
        /// `zwp_tablet_pad_group_v2.mode_switch`: event 5.
        case modeSwitch(time: UInt32, serial: UInt32, mode: UInt32)
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
            listener.deliver(.buttons(buttons: values.array(0)))
        case 1:
            listener.deliver(.ring(ring: values.newObject(0, as: ZwpTabletPadRingV2.self)))
        case 2:
            listener.deliver(.strip(strip: values.newObject(0, as: ZwpTabletPadStripV2.self)))
        case 3:
            listener.deliver(.modes(modes: values.uint(0)))
        case 4:
            listener.deliver(.done)
        case 5:
            listener.deliver(.modeSwitch(time: values.uint(0), serial: values.uint(1), mode: values.uint(2)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_tablet_pad_group_v2.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `zwp_tablet_pad_v2`, up to version 1.
public final class ZwpTabletPadV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_tablet_pad_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_feedback", "usu"),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("group", "n", [ZwpTabletPadGroupV2.interface]),
            WireMessage("path", "s"),
            WireMessage("buttons", "u"),
            WireMessage("done", ""),
            WireMessage("button", "uuu"),
            WireMessage("enter", "uoo", [nil, ZwpTabletV2.blank, WlSurface.blank]),
            WireMessage("leave", "uo", [nil, WlSurface.blank]),
            WireMessage("removed", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// Values of `zwp_tablet_pad_v2.button_state`; unknown values are preserved.
    public struct ButtonState: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let released = ButtonState(rawValue: 0)
        public static let pressed = ButtonState(rawValue: 1)
    }

    /// The events of `zwp_tablet_pad_v2`.
    public enum Event: Sendable {
        /// `zwp_tablet_pad_v2.group`: event 0.
        case group(padGroup: ZwpTabletPadGroupV2)
        /// `zwp_tablet_pad_v2.path`: event 1.
        case path(path: String)
        /// `zwp_tablet_pad_v2.buttons`: event 2.
        case buttons(buttons: UInt32)
        /// `zwp_tablet_pad_v2.done`: event 3.
        case done
        /// `zwp_tablet_pad_v2.button`: event 4.
        case button(time: UInt32, button: UInt32, state: ButtonState)
        /// `zwp_tablet_pad_v2.enter`: event 5.
        case enter(serial: UInt32, tablet: ZwpTabletV2?, surface: WlSurface?)
        /// `zwp_tablet_pad_v2.leave`: event 6.
        case leave(serial: UInt32, surface: WlSurface?)
        /// `zwp_tablet_pad_v2.removed`: event 7.
        case removed
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
            listener.deliver(.group(padGroup: values.newObject(0, as: ZwpTabletPadGroupV2.self)))
        case 1:
            listener.deliver(.path(path: values.string(0) ?? ""))
        case 2:
            listener.deliver(.buttons(buttons: values.uint(0)))
        case 3:
            listener.deliver(.done)
        case 4:
            listener.deliver(
                .button(time: values.uint(0), button: values.uint(1), state: ButtonState(rawValue: values.bits(2))))
        case 5:
            listener.deliver(
                .enter(
                    serial: values.uint(0), tablet: values.object(1, as: ZwpTabletV2.self),
                    surface: values.object(2, as: WlSurface.self)))
        case 6:
            listener.deliver(.leave(serial: values.uint(0), surface: values.object(1, as: WlSurface.self)))
        case 7:
            listener.deliver(.removed)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_tablet_pad_v2.set_feedback`: request 0.
    public func setFeedback(button: UInt32, description: String, serial: UInt32) {
        send(0, [.uint(button), .string(description), .uint(serial)])
    }

    /// `zwp_tablet_pad_v2.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}
