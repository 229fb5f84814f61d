// SPDX-License-Identifier: MIT
public import Foundation

/// Shift, control and the like, as held while an event happened.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = KeyModifiers(rawValue: 1 << 0)
    public static let shift = KeyModifiers(rawValue: 1 << 1)
    public static let control = KeyModifiers(rawValue: 1 << 2)
    public static let alt = KeyModifiers(rawValue: 1 << 3)
    public static let logo = KeyModifiers(rawValue: 1 << 4)
    public static let numLock = KeyModifiers(rawValue: 1 << 5)
}

/// A mouse button, numbered as in Linux's input event codes less `BTN_LEFT`: 0 left, 1 right, 2 middle, 3 side (back), 4 extra (forward).
public struct PointerButton: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let left = PointerButton(rawValue: 0)
    public static let right = PointerButton(rawValue: 1)
    public static let middle = PointerButton(rawValue: 2)
    public static let back = PointerButton(rawValue: 3)
    public static let forward = PointerButton(rawValue: 4)
}

/// What a pointing device did.
///
/// Locations are surface points (decorations and shadow included).
public struct PointerEvent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case entered
        case moved
        case pressed(PointerButton)
        case released(PointerButton)
        case left
    }

    public var kind: Kind
    public var location: CGPoint
    /// Seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval
    public var modifiers: KeyModifiers
    /// The display's number for this input, which a move, resize or popup must quote; 0 where there is none.
    public var serial: UInt32

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

/// One frame of scrolling: wheel clicks or a touchpad's movement.
public struct ScrollEvent: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        case wheel
        case finger
        case continuous
        case wheelTilt
        case unknown
    }

    public var source: Source
    public var location: CGPoint
    /// Points; positive = towards the end of the content (right, down).
    public var deltaX: CGFloat
    public var deltaY: CGFloat
    /// Wheel clicks in 120ths; zero for sources that have none.
    public var stepsX: Int
    public var stepsY: Int
    /// The fingers left the touchpad: kinetic scrolling may start.
    public var isEnd: Bool
    /// The device's direction is turned round against the fingers' ("natural scrolling").
    public var isInverted: Bool
    public var timestamp: TimeInterval
    public var modifiers: KeyModifiers

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

/// A key going down, repeating or coming up.
public struct KeyEvent: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
        case down
        case repeated
        case up
    }

    public var phase: Phase
    /// Linux input event code (`KEY_A` = 30), the place on the keyboard whatever the layout.
    public var code: UInt32
    /// XKB keysym under the current layout and modifiers (`0x61` = a, `0xff0d` = Return).
    public var keysym: UInt32
    /// The keysym that the key gives with no modifier held, for shortcuts.
    public var unmodifiedKeysym: UInt32
    /// The text that the key produces, composed with dead keys; empty if it produces none.
    public var characters: String
    /// The text that the key gives with no modifier held.
    public var charactersIgnoringModifiers: String
    public var modifiers: KeyModifiers
    public var timestamp: TimeInterval
    public var serial: UInt32

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

/// One finger's change on a touchscreen.
public struct TouchPointEvent: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
        case began
        case moved
        case ended
        case cancelled
    }

    public var phase: Phase
    /// The display's number for the finger, free for reuse once it has ended.
    public var identifier: Int32
    public var location: CGPoint
    /// Radius of the contact in points; 0 if unknown.
    public var radius: CGFloat
    public var timestamp: TimeInterval
    public var serial: UInt32

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

/// What a window's user did, as a value.
public enum InputEvent: Hashable, Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// All fingers that changed at one moment.
    case touches([TouchPointEvent])
    /// The keyboard now speaks to this window, or no longer does.
    case keyboardFocus(Bool)
    /// Modifiers changed without a key of this window (another window had the keyboard, a layout was switched).
    case modifiers(KeyModifiers)
    case touchpadGesture(TouchpadGestureEvent)
    case pen(PenEvent)
    case relativeMotion(RelativeMotionEvent)
}
