// SPDX-License-Identifier: MIT
public import Foundation
internal import SystemFiles
internal import WaylandClient

/// A virtual pointer and keyboard, which the compositor's seat has for the lifetime of this object.
public final class VirtualHand: @unchecked Sendable {  // used by one test at a time
    /// Linux input event codes of keys.
    public enum Key: UInt32, Sendable, CaseIterable {
        case escape = 1
        case two = 3
        case backspace = 14
        case tab = 15
        case w = 17
        case i = 23
        case o = 24
        case enter = 28
        case leftControl = 29
        case a = 30
        case h = 35
        case leftShift = 42
        case z = 44
        case c = 46
        case v = 47
        case n = 49
        case space = 57
        case f10 = 68
        case f11 = 87
        case up = 103
        case down = 108
        case delete = 111

        /// The modifier mask while the key is held.
        fileprivate var modifier: UInt32 {
            switch self {
            case .leftShift: 1
            case .leftControl: 4
            default: 0
            }
        }
    }

    /// Linux input event codes of mouse buttons.
    public enum Button: UInt32, Sendable {
        case left = 0x110
        case right = 0x111
        case middle = 0x112
    }

    /// The size of all outputs together, in points.
    public var area: (width: Int, height: Int)

    private let display: Display
    private let pointer: ZwlrVirtualPointerV1
    private let keyboard: ZwpVirtualKeyboardV1
    private var modifiers: UInt32 = 0

    /// Creates the devices.
    ///
    /// `area` is the size of all outputs together, in points.
    public init(display path: String, area: (width: Int, height: Int)) throws {
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

    /// Moves the pointer to a position in output coordinates.
    public func move(to point: CGPoint) throws {
        // Positions are sent as fractions of the area; a sixteenth of a point is precise enough.
        pointer.motionAbsolute(
            time: now, x: UInt32(point.x * 16), y: UInt32(point.y * 16), xExtent: UInt32(area.width * 16),
            yExtent: UInt32(area.height * 16))
        pointer.frame()
        try display.roundtrip()
    }

    /// Moves the pointer and clicks.
    public func click(at point: CGPoint) throws {
        try move(to: point)
        try press()
        try release()
    }

    /// Moves the pointer and double-clicks, without delay between the clicks, so that a busy machine doesn't matter.
    public func doubleClick(at point: CGPoint) throws {
        try move(to: point)
        let start = now
        for (delay, state) in [(0, WlPointer.ButtonState.pressed), (5, .released), (10, .pressed), (15, .released)] {
            pointer.button(time: start &+ UInt32(delay), button: Button.left.rawValue, state: state)
            pointer.frame()
        }
        try display.roundtrip()
    }

    /// Presses a button.
    public func press(_ button: Button = .left) throws {
        try set(button, .pressed)
    }

    /// Releases a button.
    public func release(_ button: Button = .left) throws {
        try set(button, .released)
    }

    private func set(_ button: Button, _ state: WlPointer.ButtonState) throws {
        pointer.button(time: now, button: button.rawValue, state: state)
        pointer.frame()
        try display.roundtrip()
    }

    /// Turns the wheel by whole clicks; positive toward the end of the content.
    public func turnWheel(by clicks: Int) throws {
        pointer.axisSource(axisSource: .wheel)
        pointer.axisDiscrete(
            time: now, axis: .verticalScroll, value: Double(clicks * 15), discrete: Int32(clicks))
        pointer.frame()
        try display.roundtrip()
    }

    /// Turns the wheel by a part of a click, as wheels of high resolution do before the click is complete.
    public func turnWheel(byPart part: Double) throws {
        pointer.axisSource(axisSource: .wheel)
        pointer.axis(time: now, axis: .verticalScroll, value: 15 * part)
        pointer.frame()
        try display.roundtrip()
    }

    /// Presses and releases a key while others are held.
    public func type(_ key: Key, with modifiers: Key...) throws {
        for modifier in modifiers { try set(modifier, isDown: true) }
        try set(key, isDown: true)
        try set(key, isDown: false)
        for modifier in modifiers { try set(modifier, isDown: false) }
    }

    /// Presses or releases a key.
    public func set(_ key: Key, isDown: Bool) throws {
        let state: WlKeyboard.KeyState = isDown ? .pressed : .released
        keyboard.key(time: now, key: key.rawValue, state: state.rawValue)
        if key.modifier != 0 {
            modifiers = isDown ? modifiers | key.modifier : modifiers & ~key.modifier
            keyboard.modifiers(modsDepressed: modifiers, modsLatched: 0, modsLocked: 0, group: 0)
        }
        try display.roundtrip()
    }

    private var now: UInt32 { UInt32(truncatingIfNeeded: DispatchTime.now().uptimeNanoseconds / 1_000_000) }
}

/// A keyboard with the keys of `VirtualHand.Key`; a keymap's codes are greater by eight.
private let virtualKeymap = """
    xkb_keymap {
    xkb_keycodes {
        minimum = 8; maximum = 255;
        <ESC> = 9; <TAB> = 23; <AD02> = 25; <AD08> = 31; <AD09> = 32; <RTRN> = 36; <LCTL> = 37; <AC01> = 38; <AC06> = 43;
        <LFSH> = 50; <AB01> = 52; <AB03> = 54; <AB04> = 55; <AB06> = 57; <SPCE> = 65; <FK10> = 76; <FK11> = 95;
        <UP> = 111; <DOWN> = 116; <DELE> = 119;
    };
    xkb_types {
        type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
        type "TWO_LEVEL" { modifiers = Shift; map[Shift] = Level2; };
    };
    xkb_compatibility {
        interpret Any+AnyOf(all) { action = SetMods(modifiers=modMapMods,clearLocks); repeat = no; };
        interpret Any { repeat = yes; };
    };
    xkb_symbols {
        key <ESC> { [ Escape ] }; key <TAB> { [ Tab ] }; key <SPCE> { [ space ] };
        key <RTRN> { [ Return ] }; key <UP> { [ Up ] }; key <DOWN> { [ Down ] };
        key <DELE> { [ Delete ] }; key <FK10> { [ F10 ] }; key <FK11> { [ F11 ] };
        key <AD02> { type = "TWO_LEVEL", [ w, W ] }; key <AB01> { type = "TWO_LEVEL", [ z, Z ] };
        key <AC01> { type = "TWO_LEVEL", [ a, A ] }; key <AB03> { type = "TWO_LEVEL", [ c, C ] };
        key <AB04> { type = "TWO_LEVEL", [ v, V ] }; key <AB06> { type = "TWO_LEVEL", [ n, N ] };
        key <AC06> { type = "TWO_LEVEL", [ h, H ] }; key <AD08> { type = "TWO_LEVEL", [ i, I ] };
        key <AD09> { type = "TWO_LEVEL", [ o, O ] };
        key <LFSH> { [ Shift_L ] }; key <LCTL> { [ Control_L ] };
        modifier_map Shift { <LFSH> }; modifier_map Control { <LCTL> };
    };
    };
    """
