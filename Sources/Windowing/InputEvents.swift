// SPDX-License-Identifier: MIT
public import Foundation

/// The modifier keys pressed during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let capsLock = KeyModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifiers(rawValue: 1 << 2)
    /// Alt.
    public static let alt = KeyModifiers(rawValue: 1 << 3)
    /// The logo key (Super).
    public static let logo = KeyModifiers(rawValue: 1 << 4)
    /// Num Lock.
    public static let numLock = KeyModifiers(rawValue: 1 << 5)
}

/// A mouse button, numbered as in Linux's input event codes minus `BTN_LEFT`: 0 left, 1 right, 2 middle, 3 side (back),
/// 4 extra (forward).
public struct PointerButton: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The left button.
    public static let left = PointerButton(rawValue: 0)
    /// The right button.
    public static let right = PointerButton(rawValue: 1)
    /// The middle button.
    public static let middle = PointerButton(rawValue: 2)
    /// The back button.
    public static let back = PointerButton(rawValue: 3)
    /// The forward button.
    public static let forward = PointerButton(rawValue: 4)
}

/// An event of a pointing device.
///
/// Locations are in surface points (including decorations and shadow).
public struct PointerEvent: Hashable, Sendable {
    /// The kinds of events.
    public enum Kind: Hashable, Sendable {
        /// The pointer entered the window.
        case entered
        /// The pointer moved.
        case moved
        /// A button was pressed.
        case pressed(PointerButton)
        /// A button was released.
        case released(PointerButton)
        /// The pointer left the window.
        case left
    }

    /// The kind of event.
    public var kind: Kind
    /// The location in surface points.
    public var location: CGPoint
    /// The time in seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval
    /// The pressed modifier keys.
    public var modifiers: KeyModifiers
    /// The serial of the input, which a move, resize or popup must refer to; 0 if there is none.
    public var serial: UInt32

    /// Creates an event.
    public init(
        kind: Kind, location: CGPoint, timestamp: TimeInterval, modifiers: KeyModifiers = [], serial: UInt32 = 0
    ) {
        self.kind = kind
        self.location = location
        self.timestamp = timestamp
        self.modifiers = modifiers
        self.serial = serial
    }
}

/// One frame of scrolling with a wheel or a touchpad.
public struct ScrollEvent: Hashable, Sendable {
    /// The sources of scrolling.
    public enum Source: Hashable, Sendable {
        /// A wheel with clicks.
        case wheel
        /// Fingers on a touchpad.
        case finger
        /// A device with continuous movement, such as a trackball.
        case continuous
        /// A wheel that is tilted sideways.
        case wheelTilt
        /// An unspecified source.
        case unknown
    }

    /// The source of the scrolling.
    public var source: Source
    /// The location in surface points.
    public var location: CGPoint
    /// The horizontal distance in points; positive toward the end of the content (right).
    public var deltaX: CGFloat
    /// The vertical distance in points; positive toward the end of the content (down).
    public var deltaY: CGFloat
    /// Horizontal wheel clicks in 120ths; zero for other sources.
    public var stepsX: Int
    /// Vertical wheel clicks in 120ths; zero for other sources.
    public var stepsY: Int
    /// Whether the fingers left the touchpad, so that kinetic scrolling can start.
    public var isEnd: Bool
    /// Whether the direction is inverted relative to the physical movement ("natural scrolling").
    public var isInverted: Bool
    /// The time in seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval
    /// The pressed modifier keys.
    public var modifiers: KeyModifiers

    /// Creates an event.
    public init(
        source: Source, location: CGPoint, deltaX: CGFloat, deltaY: CGFloat, stepsX: Int = 0, stepsY: Int = 0,
        isEnd: Bool = false, isInverted: Bool = false, timestamp: TimeInterval, modifiers: KeyModifiers = []
    ) {
        self.source = source
        self.location = location
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.stepsX = stepsX
        self.stepsY = stepsY
        self.isEnd = isEnd
        self.isInverted = isInverted
        self.timestamp = timestamp
        self.modifiers = modifiers
    }
}

/// A key press, repetition or release.
public struct KeyEvent: Hashable, Sendable {
    /// The phases of a key press.
    public enum Phase: Hashable, Sendable {
        /// The key was pressed.
        case down
        /// The key repeats while it is pressed.
        case repeated
        /// The key was released.
        case up
    }

    /// The phase.
    public var phase: Phase
    /// The Linux input event code (`KEY_A` = 30), which tells keys apart while they are down.
    ///
    /// It is the key's position on a physical keyboard, and arbitrary on a virtual one; `keysym` says what the key does.
    public var code: UInt32
    /// The XKB keysym under the current layout and modifiers (`0x61` = a, `0xff0d` = Return); 0 if it isn't known.
    public var keysym: UInt32
    /// The keysym of the key without modifiers, for shortcuts.
    public var unmodifiedKeysym: UInt32
    /// The text that the key produces, composed with dead keys; empty if there is none.
    public var characters: String
    /// The text that the key produces without modifiers.
    public var charactersIgnoringModifiers: String
    /// Whether the key belongs to a compose sequence without having completed it.
    ///
    /// Such a key has no other effect: Escape and Backspace after a dead accent only cancel the accent.
    public var isComposing = false
    /// The pressed modifier keys.
    public var modifiers: KeyModifiers
    /// The time in seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval
    /// The serial of the input; 0 if there is none.
    public var serial: UInt32

    /// Creates an event.
    public init(
        phase: Phase, code: UInt32, keysym: UInt32, unmodifiedKeysym: UInt32? = nil, characters: String,
        charactersIgnoringModifiers: String? = nil, modifiers: KeyModifiers = [], timestamp: TimeInterval,
        serial: UInt32 = 0
    ) {
        self.phase = phase
        self.code = code
        self.keysym = keysym
        self.unmodifiedKeysym = unmodifiedKeysym ?? keysym
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        self.modifiers = modifiers
        self.timestamp = timestamp
        self.serial = serial
    }
}

/// A change of one touch on a touchscreen.
public struct TouchPointEvent: Hashable, Sendable {
    /// The phases of a touch.
    public enum Phase: Hashable, Sendable {
        /// The touch started.
        case began
        /// The touch moved, or its shape changed.
        case moved
        /// The touch ended.
        case ended
        /// The touch was canceled, for example because the compositor recognized a gesture.
        case cancelled
    }

    /// The phase.
    public var phase: Phase
    /// The display server's identifier of the touch, which is reused after it has ended.
    public var identifier: Int32
    /// The location in surface points.
    public var location: CGPoint
    /// The radius of the contact in points; 0 if unknown.
    public var radius: CGFloat
    /// The time in seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval
    /// The serial of the input; 0 if there is none.
    public var serial: UInt32

    /// Creates an event.
    public init(
        phase: Phase, identifier: Int32, location: CGPoint, radius: CGFloat = 0, timestamp: TimeInterval,
        serial: UInt32 = 0
    ) {
        self.phase = phase
        self.identifier = identifier
        self.location = location
        self.radius = radius
        self.timestamp = timestamp
        self.serial = serial
    }
}

/// An input event of a window.
public enum InputEvent: Hashable, Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// All touches that changed at one moment.
    case touches([TouchPointEvent])
    /// The window gained (`true`) or lost keyboard focus.
    case keyboardFocus(Bool)
    /// Modifiers changed without a key event of this window (without keyboard focus, or by a change of layout).
    case modifiers(KeyModifiers)
    case touchpadGesture(TouchpadGestureEvent)
    case pen(PenEvent)
    case relativeMotion(RelativeMotionEvent)
}
