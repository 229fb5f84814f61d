// SPDX-License-Identifier: MIT
// Generated from Protocols/virtual-keyboard-unstable-v1.xml by `make generate`.
public import SystemFiles
public import WaylandWire

/// The client's side of `zwp_virtual_keyboard_v1`, up to version 1.
public final class ZwpVirtualKeyboardV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_virtual_keyboard_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("keymap", "uhu"),
            WireMessage("key", "uuu"),
            WireMessage("modifiers", "uuuu"),
            WireMessage("destroy", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 3, since: 1) }

    /// Values of `zwp_virtual_keyboard_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let noKeymap = ErrorCode(rawValue: 0)
    }

    /// `zwp_virtual_keyboard_v1.keymap`: request 0.
    public func keymap(format: UInt32, fd: OwnedFileDescriptor, size: UInt32) {
        send(0, [.uint(format), .fileDescriptor(fd), .uint(size)])
    }

    /// `zwp_virtual_keyboard_v1.key`: request 1.
    public func key(time: UInt32, key: UInt32, state: UInt32) {
        send(1, [.uint(time), .uint(key), .uint(state)])
    }

    /// `zwp_virtual_keyboard_v1.modifiers`: request 2.
    public func modifiers(modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32) {
        send(2, [.uint(modsDepressed), .uint(modsLatched), .uint(modsLocked), .uint(group)])
    }

    /// `zwp_virtual_keyboard_v1.destroy`: request 3, destroys the object.
    public func destroy() {
        close(3)
    }
}

/// The client's side of `zwp_virtual_keyboard_manager_v1`, up to version 1.
public final class ZwpVirtualKeyboardManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_virtual_keyboard_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("create_virtual_keyboard", "on", [WlSeat.blank, ZwpVirtualKeyboardV1.blank])]
    )
    override public class var interface: WireInterface { table }

    /// Values of `zwp_virtual_keyboard_manager_v1.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let unauthorized = ErrorCode(rawValue: 0)
    }

    /// `zwp_virtual_keyboard_manager_v1.create_virtual_keyboard`: request 0.
    public func createVirtualKeyboard(seat: WlSeat, on queue: EventQueue? = nil) -> ZwpVirtualKeyboardV1 {
        create(ZwpVirtualKeyboardV1.self, 0, [.object(seat), .newObject], on: queue)
    }
}
