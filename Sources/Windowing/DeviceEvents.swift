// SPDX-License-Identifier: MIT
public import Foundation

/// Fingers on a touchpad that do one thing together.
public struct TouchpadGestureEvent: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
        case began
        case changed
        case ended
        case cancelled
    }

    public enum Kind: Hashable, Sendable {
        /// Movement in points since the event before.
        case swipe(CGPoint)
        /// Movement; the distance between the fingers against that at the start; degrees clockwise since the event before.
        case pinch(translation: CGPoint, scale: CGFloat, rotation: CGFloat)
        /// Resting without movement.
        case hold
    }

    public var kind: Kind
    public var phase: Phase
    public var fingers: Int
    /// The pointer's place, as in `PointerEvent`.
    public var location: CGPoint
    public var timestamp: TimeInterval
    public var modifiers: KeyModifiers

    public init(
        kind: Kind, phase: Phase, fingers: Int, location: CGPoint, timestamp: TimeInterval,
        modifiers: KeyModifiers = []
    ) {
        self.kind = kind
        self.phase = phase
        self.fingers = fingers
        self.location = location
        self.timestamp = timestamp
        self.modifiers = modifiers
    }
}

/// A pen on a tablet.
public struct PenEvent: Hashable, Sendable {
    public enum Tool: Hashable, Sendable, CaseIterable {
        case pen, eraser, brush, pencil, airbrush, finger, mouse, lens
    }

    public enum Kind: Hashable, Sendable {
        /// Near enough to be seen.
        case entered
        /// Moved, pressed harder or turned.
        case moved
        case down
        case up
        case pressed(PenButton)
        case released(PenButton)
        case left
    }

    /// A button on the pen's side, counted from the tip.
    public enum PenButton: Hashable, Sendable {
        case first, second, third
    }

    public var kind: Kind
    public var tool: Tool
    public var location: CGPoint
    /// 0 to 1; 1 for tools that cannot tell while they touch.
    public var pressure: Double
    /// Degrees from upright, to the right and towards the user.
    public var tilt: CGPoint
    /// Degrees clockwise about the pen's own axis.
    public var rotation: Double
    public var timestamp: TimeInterval
    public var modifiers: KeyModifiers
    public var serial: UInt32

    public init(
        kind: Kind, tool: Tool, location: CGPoint, pressure: Double = 0, tilt: CGPoint = .zero, rotation: Double = 0,
        timestamp: TimeInterval, modifiers: KeyModifiers = [], serial: UInt32 = 0
    ) {
        self.kind = kind
        self.tool = tool
        self.location = location
        self.pressure = pressure
        self.tilt = tilt
        self.rotation = rotation
        self.timestamp = timestamp
        self.modifiers = modifiers
        self.serial = serial
    }
}

/// Movement of the mouse itself, also where the pointer cannot follow; for windows that hold the pointer.
public struct RelativeMotionEvent: Hashable, Sendable {
    /// Points, with the desktop's acceleration.
    public var delta: CGPoint
    /// As the device counts, without acceleration.
    public var unaccelerated: CGPoint
    public var timestamp: TimeInterval

    public init(delta: CGPoint, unaccelerated: CGPoint, timestamp: TimeInterval) {
        self.delta = delta
        self.unaccelerated = unaccelerated
        self.timestamp = timestamp
    }
}

/// What holds the pointer while a window wants it for itself.
public enum PointerConfinement: Hashable, Sendable {
    /// It stays where it is; movement comes as `RelativeMotionEvent`.
    case locked
    /// It stays within a rectangle, in surface points; `nil` for the whole window.
    case confined(CGRect?)
}
