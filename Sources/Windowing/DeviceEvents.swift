// SPDX-License-Identifier: MIT
public import Foundation

/// A gesture with several fingers on a touchpad.
public struct TouchpadGestureEvent: Hashable, Sendable {
    /// The phases of a gesture.
    public enum Phase: Hashable, Sendable {
        /// The gesture started.
        case began
        /// The gesture continued.
        case changed
        /// The gesture ended.
        case ended
        /// The gesture was canceled, and its effect should be reverted.
        case cancelled
    }

    /// The kinds of gestures, with their changes.
    public enum Kind: Hashable, Sendable {
        /// The movement since the previous event, in points.
        case swipe(CGPoint)
        /// The movement, the distance between the fingers relative to the start, and the clockwise rotation in degrees
        /// since the previous event.
        case pinch(translation: CGPoint, scale: CGFloat, rotation: CGFloat)
        /// Fingers that rest without movement.
        case hold
    }

    /// The kind of gesture.
    public var kind: Kind
    /// The phase of the gesture.
    public var phase: Phase
    /// The number of fingers.
    public var fingers: Int
    /// The pointer's location, as in `PointerEvent`.
    public var location: CGPoint
    /// The time in seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval
    /// The pressed modifier keys.
    public var modifiers: KeyModifiers

    /// Creates an event.
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

/// An event of a pen on a tablet.
public struct PenEvent: Hashable, Sendable {
    /// The types of tools.
    public enum Tool: Hashable, Sendable, CaseIterable {
        case pen, eraser, brush, pencil, airbrush, finger, mouse, lens
    }

    /// The kinds of events.
    public enum Kind: Hashable, Sendable {
        /// The pen came into proximity.
        case entered
        /// The position, pressure or tilt changed.
        case moved
        /// The pen touched the tablet.
        case down
        /// The pen was lifted from the tablet.
        case up
        /// A side button was pressed.
        case pressed(PenButton)
        /// A side button was released.
        case released(PenButton)
        /// The pen left the proximity of the tablet, or the window.
        case left
    }

    /// A button on the pen's side, counted from the tip.
    public enum PenButton: Hashable, Sendable {
        case first, second, third
    }

    /// The kind of event.
    public var kind: Kind
    /// The tool.
    public var tool: Tool
    /// The location in surface points.
    public var location: CGPoint
    /// The pressure from 0 to 1; always 1 in contact for tools without pressure.
    public var pressure: Double
    /// The tilt from vertical, to the right and toward the user, in degrees.
    public var tilt: CGPoint
    /// The clockwise rotation about the pen's axis, in degrees.
    public var rotation: Double
    /// The time in seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval
    /// The pressed modifier keys.
    public var modifiers: KeyModifiers
    /// The serial of the input; 0 if there is none.
    public var serial: UInt32

    /// Creates an event.
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

/// Relative movement of the pointing device, reported while a window confines the pointer.
public struct RelativeMotionEvent: Hashable, Sendable {
    /// The movement in points, with pointer acceleration.
    public var delta: CGPoint
    /// The movement in device units, without acceleration.
    public var unaccelerated: CGPoint
    /// The time in seconds on the `TimeSource`'s scale.
    public var timestamp: TimeInterval

    /// Creates an event.
    public init(delta: CGPoint, unaccelerated: CGPoint, timestamp: TimeInterval) {
        self.delta = delta
        self.unaccelerated = unaccelerated
        self.timestamp = timestamp
    }
}

/// A window's constraint on the pointer.
public enum PointerConfinement: Hashable, Sendable {
    /// The pointer keeps its position, and movement is reported as `RelativeMotionEvent`.
    case locked
    /// The pointer stays inside a rectangle in surface points; `nil` for the whole window.
    case confined(CGRect?)
}
