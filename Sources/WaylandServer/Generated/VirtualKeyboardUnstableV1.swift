// SPDX-License-Identifier: MIT
// Generated from Protocols/virtual-keyboard-unstable-v1.xml by `make generate`.
public import SystemFiles
internal import WaylandWire

/// The server's side of `zwp_virtual_keyboard_v1`, up to version 1.
public final class ZwpVirtualKeyboardV1Resource: Resource {
    static let blank = WireInterface("zwp_virtual_keyboard_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("keymap", "uhu"),
            WireMessage("key", "uuu"),
            WireMessage("modifiers", "uuuu"),
            WireMessage("destroy", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwp_virtual_keyboard_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let noKeymap = ErrorCode(rawValue: 0)
    }

    /// The requests of `zwp_virtual_keyboard_v1`.
    public enum Request {
        /// `zwp_virtual_keyboard_v1.keymap`: request 0.
        case keymap(format: UInt32, fd: OwnedFileDescriptor, size: UInt32)
        /// `zwp_virtual_keyboard_v1.key`: request 1.
        case key(time: UInt32, key: UInt32, state: UInt32)
        /// `zwp_virtual_keyboard_v1.modifiers`: request 2.
        case modifiers(modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32)
        /// `zwp_virtual_keyboard_v1.destroy`: request 3, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.keymap(format: values.uint(0), fd: values.fileDescriptor(1), size: values.uint(2)))
        case 1:
            deliver(.key(time: values.uint(0), key: values.uint(1), state: values.uint(2)))
        case 2:
            deliver(
                .modifiers(
                    modsDepressed: values.uint(0), modsLatched: values.uint(1), modsLocked: values.uint(2),
                    group: values.uint(3)))
        case 3:
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

/// The server's side of `zwp_virtual_keyboard_manager_v1`, up to version 1.
public final class ZwpVirtualKeyboardManagerV1Resource: Resource {
    static let blank = WireInterface("zwp_virtual_keyboard_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_virtual_keyboard", "on", [WlSeatResource.blank, ZwpVirtualKeyboardV1Resource.blank])
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `zwp_virtual_keyboard_manager_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let unauthorized = ErrorCode(rawValue: 0)
    }

    /// The requests of `zwp_virtual_keyboard_manager_v1`.
    public enum Request {
        /// `zwp_virtual_keyboard_manager_v1.create_virtual_keyboard`: request 0.
        case createVirtualKeyboard(seat: WlSeatResource, id: ZwpVirtualKeyboardV1Resource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .createVirtualKeyboard(
                    seat: values.requiredObject(0, as: WlSeatResource.self),
                    id: values.newObject(1, as: ZwpVirtualKeyboardV1Resource.self)))
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
