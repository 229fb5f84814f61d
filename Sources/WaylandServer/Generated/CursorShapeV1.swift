// SPDX-License-Identifier: MIT
// Generated from Protocols/cursor-shape-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `wp_cursor_shape_manager_v1`, up to version 1.
public final class WpCursorShapeManagerV1Resource: Resource {
    static let blank = WireInterface("wp_cursor_shape_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_pointer", "no", [WpCursorShapeDeviceV1Resource.blank, WlPointerResource.blank]),
            WireMessage(
                "get_tablet_tool_v2", "no", [WpCursorShapeDeviceV1Resource.blank, ZwpTabletToolV2Resource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `wp_cursor_shape_manager_v1`.
    public enum Request {
        /// `wp_cursor_shape_manager_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `wp_cursor_shape_manager_v1.get_pointer`: request 1.
        case getPointer(cursorShapeDevice: WpCursorShapeDeviceV1Resource, pointer: WlPointerResource)
        /// `wp_cursor_shape_manager_v1.get_tablet_tool_v2`: request 2.
        case getTabletToolV2(cursorShapeDevice: WpCursorShapeDeviceV1Resource, tabletTool: ZwpTabletToolV2Resource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(
                .getPointer(
                    cursorShapeDevice: values.newObject(0, as: WpCursorShapeDeviceV1Resource.self),
                    pointer: values.requiredObject(1, as: WlPointerResource.self)))
        case 2:
            deliver(
                .getTabletToolV2(
                    cursorShapeDevice: values.newObject(0, as: WpCursorShapeDeviceV1Resource.self),
                    tabletTool: values.requiredObject(1, as: ZwpTabletToolV2Resource.self)))
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

/// The server's side of `wp_cursor_shape_device_v1`, up to version 1.
public final class WpCursorShapeDeviceV1Resource: Resource {
    static let blank = WireInterface("wp_cursor_shape_device_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_shape", "uu"),
        ]
    )
    override class var interface: WireInterface { table }

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

    /// The requests of `wp_cursor_shape_device_v1`.
    public enum Request {
        /// `wp_cursor_shape_device_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `wp_cursor_shape_device_v1.set_shape`: request 1.
        case setShape(serial: UInt32, shape: Shape)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setShape(serial: values.uint(0), shape: Shape(rawValue: values.bits(1))))
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
