// SPDX-License-Identifier: MIT
// Generated from Protocols/wlr-virtual-pointer-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zwlr_virtual_pointer_v1`, up to version 2.
public final class ZwlrVirtualPointerV1: Proxy, @unchecked Sendable {
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 8, since: 1) }

    /// Values of `zwlr_virtual_pointer_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidAxis = ErrorCode(rawValue: 0)
        public static let invalidAxisSource = ErrorCode(rawValue: 1)
    }

    /// `zwlr_virtual_pointer_v1.motion`: request 0.
    public func motion(time: UInt32, dx: Double, dy: Double) {
        send(0, [.uint(time), .fixed(dx), .fixed(dy)])
    }

    /// `zwlr_virtual_pointer_v1.motion_absolute`: request 1.
    public func motionAbsolute(time: UInt32, x: UInt32, y: UInt32, xExtent: UInt32, yExtent: UInt32) {
        send(1, [.uint(time), .uint(x), .uint(y), .uint(xExtent), .uint(yExtent)])
    }

    /// `zwlr_virtual_pointer_v1.button`: request 2.
    public func button(time: UInt32, button: UInt32, state: WlPointer.ButtonState) {
        send(2, [.uint(time), .uint(button), .uint(state.rawValue)])
    }

    /// `zwlr_virtual_pointer_v1.axis`: request 3.
    public func axis(time: UInt32, axis: WlPointer.Axis, value: Double) {
        send(3, [.uint(time), .uint(axis.rawValue), .fixed(value)])
    }

    /// `zwlr_virtual_pointer_v1.frame`: request 4.
    public func frame() {
        send(4)
    }

    /// `zwlr_virtual_pointer_v1.axis_source`: request 5.
    public func axisSource(axisSource: WlPointer.AxisSource) {
        send(5, [.uint(axisSource.rawValue)])
    }

    /// `zwlr_virtual_pointer_v1.axis_stop`: request 6.
    public func axisStop(time: UInt32, axis: WlPointer.Axis) {
        send(6, [.uint(time), .uint(axis.rawValue)])
    }

    /// `zwlr_virtual_pointer_v1.axis_discrete`: request 7.
    public func axisDiscrete(time: UInt32, axis: WlPointer.Axis, value: Double, discrete: Int32) {
        send(7, [.uint(time), .uint(axis.rawValue), .fixed(value), .int(discrete)])
    }

    /// `zwlr_virtual_pointer_v1.destroy`: request 8, destroys the object.
    public func destroy() {
        close(8)
    }
}

/// The client's side of `zwlr_virtual_pointer_manager_v1`, up to version 2.
public final class ZwlrVirtualPointerManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwlr_virtual_pointer_manager_v1", version: 2)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_virtual_pointer", "?on", [WlSeat.blank, ZwlrVirtualPointerV1.blank]),
            WireMessage("destroy", ""),
            WireMessage(
                "create_virtual_pointer_with_output", "2?o?on",
                [WlSeat.blank, WlOutput.blank, ZwlrVirtualPointerV1.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// `zwlr_virtual_pointer_manager_v1.create_virtual_pointer`: request 0.
    public func createVirtualPointer(seat: WlSeat?, on queue: EventQueue? = nil) -> ZwlrVirtualPointerV1 {
        create(ZwlrVirtualPointerV1.self, 0, [.object(seat), .newObject], on: queue)
    }

    /// `zwlr_virtual_pointer_manager_v1.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }

    /// `zwlr_virtual_pointer_manager_v1.create_virtual_pointer_with_output`: request 2, since version 2.
    public func createVirtualPointerWithOutput(
        seat: WlSeat?, output: WlOutput?, on queue: EventQueue? = nil
    ) -> ZwlrVirtualPointerV1 {
        create(ZwlrVirtualPointerV1.self, 2, [.object(seat), .object(output), .newObject], since: 2, on: queue)
    }
}
