// SPDX-License-Identifier: MIT
// Generated from Protocols/tablet-unstable-v2.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwp_tablet_manager_v2`, up to version 1.
public final class ZwpTabletManagerV2Resource: Resource {
    static let blank = WireInterface("zwp_tablet_manager_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_tablet_seat", "no", [ZwpTabletSeatV2Resource.blank, WlSeatResource.blank]),
            WireMessage("destroy", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_tablet_manager_v2`.
    public enum Request {
        /// `zwp_tablet_manager_v2.get_tablet_seat`: request 0.
        case getTabletSeat(tabletSeat: ZwpTabletSeatV2Resource, seat: WlSeatResource)
        /// `zwp_tablet_manager_v2.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .getTabletSeat(
                    tabletSeat: values.newObject(0, as: ZwpTabletSeatV2Resource.self),
                    seat: values.requiredObject(1, as: WlSeatResource.self)))
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

/// The server's side of `zwp_tablet_seat_v2`, up to version 1.
public final class ZwpTabletSeatV2Resource: Resource {
    static let blank = WireInterface("zwp_tablet_seat_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("tablet_added", "n", [ZwpTabletV2Resource.blank]),
            WireMessage("tool_added", "n", [ZwpTabletToolV2Resource.blank]),
            WireMessage("pad_added", "n", [ZwpTabletPadV2Resource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_tablet_seat_v2`.
    public enum Request {
        /// `zwp_tablet_seat_v2.destroy`: request 0, destroys the object.
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

    /// `zwp_tablet_seat_v2.tablet_added`: event 0.
    public func sendTabletAdded(id: ZwpTabletV2Resource) {
        post(0, [.object(id)])
    }

    /// `zwp_tablet_seat_v2.tool_added`: event 1.
    public func sendToolAdded(id: ZwpTabletToolV2Resource) {
        post(1, [.object(id)])
    }

    /// `zwp_tablet_seat_v2.pad_added`: event 2.
    public func sendPadAdded(id: ZwpTabletPadV2Resource) {
        post(2, [.object(id)])
    }
}

/// The server's side of `zwp_tablet_tool_v2`, up to version 1.
public final class ZwpTabletToolV2Resource: Resource {
    static let blank = WireInterface("zwp_tablet_tool_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_cursor", "u?oii", [nil, WlSurfaceResource.blank, nil, nil]),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("type", "u"),
            WireMessage("hardware_serial", "uu"),
            WireMessage("hardware_id_wacom", "uu"),
            WireMessage("capability", "u"),
            WireMessage("done", ""),
            WireMessage("removed", ""),
            WireMessage("proximity_in", "uoo", [nil, ZwpTabletV2Resource.blank, WlSurfaceResource.blank]),
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
    override class var interface: WireInterface { table }

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

    /// The requests of `zwp_tablet_tool_v2`.
    public enum Request {
        /// `zwp_tablet_tool_v2.set_cursor`: request 0.
        case setCursor(serial: UInt32, surface: WlSurfaceResource?, hotspotX: Int32, hotspotY: Int32)
        /// `zwp_tablet_tool_v2.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .setCursor(
                    serial: values.uint(0), surface: values.object(1, as: WlSurfaceResource.self),
                    hotspotX: values.int(2), hotspotY: values.int(3)))
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

    /// `zwp_tablet_tool_v2.type`: event 0.
    public func sendType(toolType: TypeValue) {
        post(0, [.uint(toolType.rawValue)])
    }

    /// `zwp_tablet_tool_v2.hardware_serial`: event 1.
    public func sendHardwareSerial(hardwareSerialHi: UInt32, hardwareSerialLo: UInt32) {
        post(1, [.uint(hardwareSerialHi), .uint(hardwareSerialLo)])
    }

    /// `zwp_tablet_tool_v2.hardware_id_wacom`: event 2.
    public func sendHardwareIdWacom(hardwareIdHi: UInt32, hardwareIdLo: UInt32) {
        post(2, [.uint(hardwareIdHi), .uint(hardwareIdLo)])
    }

    /// `zwp_tablet_tool_v2.capability`: event 3.
    public func sendCapability(capability: Capability) {
        post(3, [.uint(capability.rawValue)])
    }

    /// `zwp_tablet_tool_v2.done`: event 4.
    public func sendDone() {
        post(4)
    }

    /// `zwp_tablet_tool_v2.removed`: event 5.
    public func sendRemoved() {
        post(5)
    }

    /// `zwp_tablet_tool_v2.proximity_in`: event 6.
    public func sendProximityIn(serial: UInt32, tablet: ZwpTabletV2Resource, surface: WlSurfaceResource) {
        post(6, [.uint(serial), .object(tablet), .object(surface)])
    }

    /// `zwp_tablet_tool_v2.proximity_out`: event 7.
    public func sendProximityOut() {
        post(7)
    }

    /// `zwp_tablet_tool_v2.down`: event 8.
    public func sendDown(serial: UInt32) {
        post(8, [.uint(serial)])
    }

    /// `zwp_tablet_tool_v2.up`: event 9.
    public func sendUp() {
        post(9)
    }

    /// `zwp_tablet_tool_v2.motion`: event 10.
    public func sendMotion(x: Double, y: Double) {
        post(10, [.fixed(x), .fixed(y)])
    }

    /// `zwp_tablet_tool_v2.pressure`: event 11.
    public func sendPressure(pressure: UInt32) {
        post(11, [.uint(pressure)])
    }

    /// `zwp_tablet_tool_v2.distance`: event 12.
    public func sendDistance(distance: UInt32) {
        post(12, [.uint(distance)])
    }

    /// `zwp_tablet_tool_v2.tilt`: event 13.
    public func sendTilt(tiltX: Double, tiltY: Double) {
        post(13, [.fixed(tiltX), .fixed(tiltY)])
    }

    /// `zwp_tablet_tool_v2.rotation`: event 14.
    public func sendRotation(degrees: Double) {
        post(14, [.fixed(degrees)])
    }

    /// `zwp_tablet_tool_v2.slider`: event 15.
    public func sendSlider(position: Int32) {
        post(15, [.int(position)])
    }

    /// `zwp_tablet_tool_v2.wheel`: event 16.
    public func sendWheel(degrees: Double, clicks: Int32) {
        post(16, [.fixed(degrees), .int(clicks)])
    }

    /// `zwp_tablet_tool_v2.button`: event 17.
    public func sendButton(serial: UInt32, button: UInt32, state: ButtonState) {
        post(17, [.uint(serial), .uint(button), .uint(state.rawValue)])
    }

    /// `zwp_tablet_tool_v2.frame`: event 18.
    public func sendFrame(time: UInt32) {
        post(18, [.uint(time)])
    }
}

/// The server's side of `zwp_tablet_v2`, up to version 1.
public final class ZwpTabletV2Resource: Resource {
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
    override class var interface: WireInterface { table }

    /// The requests of `zwp_tablet_v2`.
    public enum Request {
        /// `zwp_tablet_v2.destroy`: request 0, destroys the object.
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

    /// `zwp_tablet_v2.name`: event 0.
    public func sendName(name: String) {
        post(0, [.string(name)])
    }

    /// `zwp_tablet_v2.id`: event 1.
    public func sendId(vid: UInt32, pid: UInt32) {
        post(1, [.uint(vid), .uint(pid)])
    }

    /// `zwp_tablet_v2.path`: event 2.
    public func sendPath(path: String) {
        post(2, [.string(path)])
    }

    /// `zwp_tablet_v2.done`: event 3.
    public func sendDone() {
        post(3)
    }

    /// `zwp_tablet_v2.removed`: event 4.
    public func sendRemoved() {
        post(4)
    }
}

/// The server's side of `zwp_tablet_pad_ring_v2`, up to version 1.
public final class ZwpTabletPadRingV2Resource: Resource {
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
    override class var interface: WireInterface { table }

    /// Values of `zwp_tablet_pad_ring_v2.source`; unknown values are preserved.
    public struct Source: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let finger = Source(rawValue: 1)
    }

    /// The requests of `zwp_tablet_pad_ring_v2`.
    public enum Request {
        /// `zwp_tablet_pad_ring_v2.set_feedback`: request 0.
        case setFeedback(description: String, serial: UInt32)
        /// `zwp_tablet_pad_ring_v2.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.setFeedback(description: values.string(0) ?? "", serial: values.uint(1)))
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

    /// `zwp_tablet_pad_ring_v2.source`: event 0.
    public func sendSource(source: Source) {
        post(0, [.uint(source.rawValue)])
    }

    /// `zwp_tablet_pad_ring_v2.angle`: event 1.
    public func sendAngle(degrees: Double) {
        post(1, [.fixed(degrees)])
    }

    /// `zwp_tablet_pad_ring_v2.stop`: event 2.
    public func sendStop() {
        post(2)
    }

    /// `zwp_tablet_pad_ring_v2.frame`: event 3.
    public func sendFrame(time: UInt32) {
        post(3, [.uint(time)])
    }
}

/// The server's side of `zwp_tablet_pad_strip_v2`, up to version 1.
public final class ZwpTabletPadStripV2Resource: Resource {
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
    override class var interface: WireInterface { table }

    /// Values of `zwp_tablet_pad_strip_v2.source`; unknown values are preserved.
    public struct Source: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let finger = Source(rawValue: 1)
    }

    /// The requests of `zwp_tablet_pad_strip_v2`.
    public enum Request {
        /// `zwp_tablet_pad_strip_v2.set_feedback`: request 0.
        case setFeedback(description: String, serial: UInt32)
        /// `zwp_tablet_pad_strip_v2.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.setFeedback(description: values.string(0) ?? "", serial: values.uint(1)))
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

    /// `zwp_tablet_pad_strip_v2.source`: event 0.
    public func sendSource(source: Source) {
        post(0, [.uint(source.rawValue)])
    }

    /// `zwp_tablet_pad_strip_v2.position`: event 1.
    public func sendPosition(position: UInt32) {
        post(1, [.uint(position)])
    }

    /// `zwp_tablet_pad_strip_v2.stop`: event 2.
    public func sendStop() {
        post(2)
    }

    /// `zwp_tablet_pad_strip_v2.frame`: event 3.
    public func sendFrame(time: UInt32) {
        post(3, [.uint(time)])
    }
}

/// The server's side of `zwp_tablet_pad_group_v2`, up to version 1.
public final class ZwpTabletPadGroupV2Resource: Resource {
    static let blank = WireInterface("zwp_tablet_pad_group_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [
            WireMessage("buttons", "a"),
            WireMessage("ring", "n", [ZwpTabletPadRingV2Resource.blank]),
            WireMessage("strip", "n", [ZwpTabletPadStripV2Resource.blank]),
            WireMessage("modes", "u"),
            WireMessage("done", ""),
            WireMessage("mode_switch", "uuu"),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_tablet_pad_group_v2`.
    public enum Request {
        /// `zwp_tablet_pad_group_v2.destroy`: request 0, destroys the object.
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

    /// `zwp_tablet_pad_group_v2.buttons`: event 0.
    public func sendButtons(buttons: [UInt8]) {
        post(0, [.array(buttons)])
    }

    /// `zwp_tablet_pad_group_v2.ring`: event 1.
    public func sendRing(ring: ZwpTabletPadRingV2Resource) {
        post(1, [.object(ring)])
    }

    /// `zwp_tablet_pad_group_v2.strip`: event 2.
    public func sendStrip(strip: ZwpTabletPadStripV2Resource) {
        post(2, [.object(strip)])
    }

    /// `zwp_tablet_pad_group_v2.modes`: event 3.
    public func sendModes(modes: UInt32) {
        post(3, [.uint(modes)])
    }

    /// `zwp_tablet_pad_group_v2.done`: event 4.
    public func sendDone() {
        post(4)
    }

    /// `zwp_tablet_pad_group_v2.mode_switch`: event 5.
    public func sendModeSwitch(time: UInt32, serial: UInt32, mode: UInt32) {
        post(5, [.uint(time), .uint(serial), .uint(mode)])
    }
}

/// The server's side of `zwp_tablet_pad_v2`, up to version 1.
public final class ZwpTabletPadV2Resource: Resource {
    static let blank = WireInterface("zwp_tablet_pad_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_feedback", "usu"),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("group", "n", [ZwpTabletPadGroupV2Resource.blank]),
            WireMessage("path", "s"),
            WireMessage("buttons", "u"),
            WireMessage("done", ""),
            WireMessage("button", "uuu"),
            WireMessage("enter", "uoo", [nil, ZwpTabletV2Resource.blank, WlSurfaceResource.blank]),
            WireMessage("leave", "uo", [nil, WlSurfaceResource.blank]),
            WireMessage("removed", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwp_tablet_pad_v2.button_state`; unknown values are preserved.
    public struct ButtonState: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let released = ButtonState(rawValue: 0)
        public static let pressed = ButtonState(rawValue: 1)
    }

    /// The requests of `zwp_tablet_pad_v2`.
    public enum Request {
        /// `zwp_tablet_pad_v2.set_feedback`: request 0.
        case setFeedback(button: UInt32, description: String, serial: UInt32)
        /// `zwp_tablet_pad_v2.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.setFeedback(button: values.uint(0), description: values.string(1) ?? "", serial: values.uint(2)))
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

    /// `zwp_tablet_pad_v2.group`: event 0.
    public func sendGroup(padGroup: ZwpTabletPadGroupV2Resource) {
        post(0, [.object(padGroup)])
    }

    /// `zwp_tablet_pad_v2.path`: event 1.
    public func sendPath(path: String) {
        post(1, [.string(path)])
    }

    /// `zwp_tablet_pad_v2.buttons`: event 2.
    public func sendButtons(buttons: UInt32) {
        post(2, [.uint(buttons)])
    }

    /// `zwp_tablet_pad_v2.done`: event 3.
    public func sendDone() {
        post(3)
    }

    /// `zwp_tablet_pad_v2.button`: event 4.
    public func sendButton(time: UInt32, button: UInt32, state: ButtonState) {
        post(4, [.uint(time), .uint(button), .uint(state.rawValue)])
    }

    /// `zwp_tablet_pad_v2.enter`: event 5.
    public func sendEnter(serial: UInt32, tablet: ZwpTabletV2Resource, surface: WlSurfaceResource) {
        post(5, [.uint(serial), .object(tablet), .object(surface)])
    }

    /// `zwp_tablet_pad_v2.leave`: event 6.
    public func sendLeave(serial: UInt32, surface: WlSurfaceResource) {
        post(6, [.uint(serial), .object(surface)])
    }

    /// `zwp_tablet_pad_v2.removed`: event 7.
    public func sendRemoved() {
        post(7)
    }
}
