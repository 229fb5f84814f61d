// SPDX-License-Identifier: MIT
// Generated from Protocols/wlr-virtual-pointer-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zwlr_virtual_pointer_v1`, up to version 2.
public final class ZwlrVirtualPointerV1Resource: Resource {
    static let blank = WireInterface("zwlr_virtual_pointer_v1", version: 2)
    private static let table = blank.filled(
        requests: [
            WireMessage("motion", "uff"),
            WireMessage("motion_absolute", "uuuuu"),
            WireMessage("button", "uuu"),
            WireMessage("axis", "uuf"),
            WireMessage("frame", ""),
            WireMessage("axis_source", "u"),
            WireMessage("axis_stop", "uu"),
            WireMessage("axis_discrete", "uufi"),
            WireMessage("destroy", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwlr_virtual_pointer_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidAxis = ErrorCode(rawValue: 0)
        public static let invalidAxisSource = ErrorCode(rawValue: 1)
    }

    /// The requests of `zwlr_virtual_pointer_v1`.
    public enum Request {
        /// `zwlr_virtual_pointer_v1.motion`: request 0.
        case motion(time: UInt32, dx: Double, dy: Double)
        /// `zwlr_virtual_pointer_v1.motion_absolute`: request 1.
        case motionAbsolute(time: UInt32, x: UInt32, y: UInt32, xExtent: UInt32, yExtent: UInt32)
        /// `zwlr_virtual_pointer_v1.button`: request 2.
        case button(time: UInt32, button: UInt32, state: WlPointerResource.ButtonState)
        /// `zwlr_virtual_pointer_v1.axis`: request 3.
        case axis(time: UInt32, axis: WlPointerResource.Axis, value: Double)
        /// `zwlr_virtual_pointer_v1.frame`: request 4.
        case frame
        /// `zwlr_virtual_pointer_v1.axis_source`: request 5.
        case axisSource(axisSource: WlPointerResource.AxisSource)
        /// `zwlr_virtual_pointer_v1.axis_stop`: request 6.
        case axisStop(time: UInt32, axis: WlPointerResource.Axis)
        /// `zwlr_virtual_pointer_v1.axis_discrete`: request 7.
        case axisDiscrete(time: UInt32, axis: WlPointerResource.Axis, value: Double, discrete: Int32)
        /// `zwlr_virtual_pointer_v1.destroy`: request 8, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.motion(time: values.uint(0), dx: values.fixed(1), dy: values.fixed(2)))
        case 1:
            deliver(
                .motionAbsolute(
                    time: values.uint(0), x: values.uint(1), y: values.uint(2), xExtent: values.uint(3),
                    yExtent: values.uint(4)))
        case 2:
            deliver(
                .button(
                    time: values.uint(0), button: values.uint(1),
                    state: WlPointerResource.ButtonState(rawValue: values.bits(2))))
        case 3:
            deliver(
                .axis(
                    time: values.uint(0), axis: WlPointerResource.Axis(rawValue: values.bits(1)),
                    value: values.fixed(2)))
        case 4:
            deliver(.frame)
        case 5:
            deliver(.axisSource(axisSource: WlPointerResource.AxisSource(rawValue: values.bits(0))))
        case 6:
            deliver(.axisStop(time: values.uint(0), axis: WlPointerResource.Axis(rawValue: values.bits(1))))
        case 7:
            deliver(
                .axisDiscrete(
                    time: values.uint(0), axis: WlPointerResource.Axis(rawValue: values.bits(1)),
                    value: values.fixed(2), discrete: values.int(3)))
        case 8:
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

/// The server's side of `zwlr_virtual_pointer_manager_v1`, up to version 2.
public final class ZwlrVirtualPointerManagerV1Resource: Resource {
    static let blank = WireInterface("zwlr_virtual_pointer_manager_v1", version: 2)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_virtual_pointer", "?on", [WlSeatResource.blank, ZwlrVirtualPointerV1Resource.blank]),
            WireMessage("destroy", ""),
            WireMessage(
                "create_virtual_pointer_with_output", "2?o?on",
                [WlSeatResource.blank, WlOutputResource.blank, ZwlrVirtualPointerV1Resource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwlr_virtual_pointer_manager_v1`.
    public enum Request {
        /// `zwlr_virtual_pointer_manager_v1.create_virtual_pointer`: request 0.
        case createVirtualPointer(seat: WlSeatResource?, id: ZwlrVirtualPointerV1Resource)
        /// `zwlr_virtual_pointer_manager_v1.destroy`: request 1, destroys the object.
        case destroy
        /// `zwlr_virtual_pointer_manager_v1.create_virtual_pointer_with_output`: request 2, since version 2.
        case createVirtualPointerWithOutput(
            seat: WlSeatResource?, output: WlOutputResource?, id: ZwlrVirtualPointerV1Resource
        )
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .createVirtualPointer(
                    seat: values.object(0, as: WlSeatResource.self),
                    id: values.newObject(1, as: ZwlrVirtualPointerV1Resource.self)))
        case 1:
            deliver(.destroy)
            end()
        case 2:
            deliver(
                .createVirtualPointerWithOutput(
                    seat: values.object(0, as: WlSeatResource.self),
                    output: values.object(1, as: WlOutputResource.self),
                    id: values.newObject(2, as: ZwlrVirtualPointerV1Resource.self)))
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
