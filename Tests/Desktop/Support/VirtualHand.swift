// SPDX-License-Identifier: MIT
import Foundation
import WaylandClient

/// A pointer and a keyboard that a program moves; the desktop's seat has them as long as this object lives.
final class VirtualHand: Sendable {
    /// Codes of Linux' input devices.
    enum Key: UInt32 {
        case tab = 15
        case space = 57
    }

    private static let leftButton: UInt32 = 0x110

    private let display: Display
    private let pointer: ZwlrVirtualPointerV1
    private let keyboard: ZwpVirtualKeyboardV1
    private let area: (width: Int, height: Int)

    /// `area` is the desktop's size in points.
    init(display path: String, area: (width: Int, height: Int)) throws {
        self.area = area
        display = try Display.connect(to: path)
        let registry = Registry(display)
        try display.roundtrip()
        let seat = try registry.bind(WlSeat.self)
        pointer = try registry.bind(ZwlrVirtualPointerManagerV1.self).createVirtualPointer(seat: seat)
        keyboard = try registry.bind(ZwpVirtualKeyboardManagerV1.self).createVirtualKeyboard(seat: seat)
        let keymap = Array(virtualKeymap.utf8) + [0]
        let file = try MemoryFile(size: keymap.count)
        unsafe file.bytes.copyBytes(from: keymap)
        keyboard.keymap(
            format: WlKeyboard.KeymapFormat.xkbV1.rawValue, fd: file.descriptor, size: UInt32(keymap.count))
        try display.roundtrip()
    }

    /// Moves the pointer to a place on the desktop.
    func move(to point: CGPoint) throws {
        // Places are fractions of the area; a sixteenth of a point is fine enough for it.
        pointer.motionAbsolute(
            time: now, x: UInt32(point.x * 16), y: UInt32(point.y * 16), xExtent: UInt32(area.width * 16),
            yExtent: UInt32(area.height * 16))
        pointer.frame()
        try display.roundtrip()
    }

    /// Moves the pointer there and clicks.
    func click(at point: CGPoint) throws {
        try move(to: point)
        try press()
        try release()
    }

    /// Presses the left button and holds it.
    func press() throws {
        try button(.pressed)
    }

    /// Lets the left button go.
    func release() throws {
        try button(.released)
    }

    private func button(_ state: WlPointer.ButtonState) throws {
        pointer.button(time: now, button: Self.leftButton, state: state)
        pointer.frame()
        try display.roundtrip()
    }

    /// Presses and releases a key.
    func type(_ key: Key) throws {
        for state in [WlKeyboard.KeyState.pressed, .released] {
            keyboard.key(time: now, key: key.rawValue, state: state.rawValue)
        }
        try display.roundtrip()
    }

    private var now: UInt32 { UInt32(truncatingIfNeeded: DispatchTime.now().uptimeNanoseconds / 1_000_000) }
}

/// A keyboard with the two keys of `VirtualHand.Key`, eight above their codes, as keymaps count.
private let virtualKeymap = """
    xkb_keymap {
    xkb_keycodes { minimum = 8; maximum = 255; <TAB> = 23; <SPCE> = 65; };
    xkb_types { type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; }; };
    xkb_compatibility { interpret Any { repeat = yes; }; };
    xkb_symbols { key <TAB> { [ Tab ] }; key <SPCE> { [ space ] }; };
    };
    """
