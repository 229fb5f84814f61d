// SPDX-License-Identifier: MIT
// Generated from Protocols/cursor-shape-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `wp_cursor_shape_manager_v1`, up to version 1.
public final class WpCursorShapeManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wp_cursor_shape_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_pointer", "no", [WpCursorShapeDeviceV1.blank, WlPointer.blank]),
            WireMessage("get_tablet_tool_v2", "no", [WpCursorShapeDeviceV1.blank, ZwpTabletToolV2.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `wp_cursor_shape_manager_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wp_cursor_shape_manager_v1.get_pointer`: request 1.
    public func getPointer(pointer: WlPointer, on queue: EventQueue? = nil) -> WpCursorShapeDeviceV1 {
        create(WpCursorShapeDeviceV1.self, 1, [.newObject, .object(pointer)], on: queue)
    }

    /// `wp_cursor_shape_manager_v1.get_tablet_tool_v2`: request 2.
    public func getTabletToolV2(tabletTool: ZwpTabletToolV2, on queue: EventQueue? = nil) -> WpCursorShapeDeviceV1 {
        create(WpCursorShapeDeviceV1.self, 2, [.newObject, .object(tabletTool)], on: queue)
    }
}

/// The client's side of `wp_cursor_shape_device_v1`, up to version 1.
public final class WpCursorShapeDeviceV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wp_cursor_shape_device_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_shape", "uu"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `wp_cursor_shape_device_v1.shape`; unknown values are preserved.
    public struct Shape: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let `default` = Shape(rawValue: 1)
        public static let contextMenu = Shape(rawValue: 2)
        public static let help = Shape(rawValue: 3)
        public static let pointer = Shape(rawValue: 4)
        public static let progress = Shape(rawValue: 5)
        public static let wait = Shape(rawValue: 6)
        public static let cell = Shape(rawValue: 7)
        public static let crosshair = Shape(rawValue: 8)
        public static let text = Shape(rawValue: 9)
        public static let verticalText = Shape(rawValue: 10)
        public static let alias = Shape(rawValue: 11)
        public static let copy = Shape(rawValue: 12)
        public static let move = Shape(rawValue: 13)
        public static let noDrop = Shape(rawValue: 14)
        public static let notAllowed = Shape(rawValue: 15)
        public static let grab = Shape(rawValue: 16)
        public static let grabbing = Shape(rawValue: 17)
        public static let eResize = Shape(rawValue: 18)
        public static let nResize = Shape(rawValue: 19)
        public static let neResize = Shape(rawValue: 20)
        public static let nwResize = Shape(rawValue: 21)
        public static let sResize = Shape(rawValue: 22)
        public static let seResize = Shape(rawValue: 23)
        public static let swResize = Shape(rawValue: 24)
        public static let wResize = Shape(rawValue: 25)
        public static let ewResize = Shape(rawValue: 26)
        public static let nsResize = Shape(rawValue: 27)
        public static let neswResize = Shape(rawValue: 28)
        public static let nwseResize = Shape(rawValue: 29)
        public static let colResize = Shape(rawValue: 30)
        public static let rowResize = Shape(rawValue: 31)
        public static let allScroll = Shape(rawValue: 32)
        public static let zoomIn = Shape(rawValue: 33)
        public static let zoomOut = Shape(rawValue: 34)
    }

    /// Values of `wp_cursor_shape_device_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidShape = ErrorCode(rawValue: 1)
    }

    /// `wp_cursor_shape_device_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wp_cursor_shape_device_v1.set_shape`: request 1.
    public func setShape(serial: UInt32, shape: Shape) {
        send(1, [.uint(serial), .uint(shape.rawValue)])
    }
}
