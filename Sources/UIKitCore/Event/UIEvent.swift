// SPDX-License-Identifier: MIT
public import Foundation

/// A user action, delivered to windows and responders.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
        /// Touches began, moved, or ended.
        case touches = 0
        /// The device was shaken; sent by scripts and tests only, because desktops report no such motion.
        case motion = 1
        /// A remote-control command, such as from a headset; not sent on Linux.
        case remoteControl = 2
        /// Keys were pressed or released.
        case presses = 3
        /// A wheel or touchpad scrolled.
        case scroll = 10
        /// The pointer moved without a button pressed.
        case hover = 11
        /// A touchpad gesture other than scrolling.
        case transform = 14
    }

    /// The meaning of an event of some types.
    public enum EventSubtype: Int, Sendable {
        /// The type alone says what happened.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// The mouse buttons pressed during an event.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The main button, usually the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button for context menus, usually the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// Returns the mask of a button, numbered from 1.
        public static func button(_ number: Int) -> ButtonMask {
            ButtonMask(rawValue: number >= 1 && number <= 32 ? 1 << (number - 1) : 0)
        }
    }

    /// The type of the event.
    public let type: EventType
    /// The meaning of the event within its type.
    public let subtype: EventSubtype
    /// The time of the event in seconds, on the time base of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval
    /// The modifier keys pressed during the event.
    public internal(set) var modifierFlags: UIKeyModifierFlags
    /// The mouse buttons pressed during the event.
    public internal(set) var buttonMask: ButtonMask
    /// All touches in progress in the window, whether or not they changed; `nil` for other types of events.
    public internal(set) var allTouches: Set<UITouch>?

    /// All reports for the touches that changed since the previous event, oldest first.
    var reports: [UITouch: [TouchReport]] = [:]
    /// The predicted reports of moving touches.
    var forecasts: [UITouch: [TouchReport]] = [:]
    private var pastTouches: [UITouch: [UITouch]] = [:]
    private var futureTouches: [UITouch: [UITouch]] = [:]

    init(
        type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags = [], buttonMask: ButtonMask = []
    ) {
        self.type = type
        self.subtype = subtype
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        self.buttonMask = buttonMask
    }

    /// Returns the touches that began in `window`.
    public func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// Returns the touches that began in `view`.
    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// Returns the touches that `gesture` is tracking.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.intersection(gesture.tracking.touches)
    }

    /// Returns copies of `touch` for every report since the previous event, oldest first; `nil` for a touch that isn't
    /// part of the event.
    ///
    /// The last copy is at the touch's current location, and the previous location of each is that of the copy before
    /// it.
    ///
    /// Movements that arrive during one run-loop iteration, while the application is busy, are delivered as one event.
    /// Drawing a line through all coalesced locations preserves its shape. The beginning and end of a touch are never
    /// delayed; preceding movements are delivered first.
    ///
    /// > Note: Differs from UIKit: movements are not deferred to the next frame, so an application that keeps up gets
    /// > every movement as it occurs, in arrays of one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard allTouches?.contains(touch) == true else { return nil }
        if let touches = pastTouches[touch] { return touches }
        let touches = (reports[touch] ?? [touch.report]).map { UITouch($0, of: touch) }
        pastTouches[touch] = touches
        return touches
    }

    /// Returns copies of `touch` at its predicted locations in the next two frames; `nil` for a touch that isn't part
    /// of the event.
    ///
    /// Use them to draw ahead of a pen and hide latency, and discard the result at the next event. Nothing is predicted
    /// for a touch that is at rest, reverses its direction, begins, or ends. Force and angles keep their last values.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard allTouches?.contains(touch) == true else { return nil }
        if let touches = futureTouches[touch] { return touches }
        let touches = (forecasts[touch] ?? []).map { UITouch($0, of: touch) }
        futureTouches[touch] = touches
        return touches
    }
}

/// An event describing a scroll by a wheel or touchpad.
///
/// > Note: Differs from UIKit, where this class is private: applications can observe it in `sendEvent(_:)`.
@preconcurrency @MainActor
public final class UIScrollEvent: UIEvent {
    /// The type of device that scrolled.
    public enum Source: Sendable {
        /// A wheel with detents, counted in `steps`.
        case wheel
        /// Fingers on a touchpad. The content follows them, and may continue with momentum after they are lifted.
        case touchpad
        /// Any other device.
        case other
    }

    /// The type of device that scrolled.
    public let source: Source
    /// The distance in points by which the visible part moves; positive toward the end of the content.
    public let delta: CGPoint
    /// The number of wheel detents, fractional for high-resolution wheels.
    public let steps: CGPoint
    /// Whether the fingers were lifted from the touchpad.
    public let isEnd: Bool
    /// The location of the pointer in window coordinates.
    public let location: CGPoint
    /// The window under the pointer.
    public internal(set) weak var window: UIWindow?

    init(
        source: Source, delta: CGPoint, steps: CGPoint, isEnd: Bool, location: CGPoint, window: UIWindow?,
        timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags
    ) {
        self.source = source
        self.delta = delta
        self.steps = steps
        self.isEnd = isEnd
        self.location = location
        self.window = window
        super.init(type: .scroll, timestamp: timestamp, modifierFlags: modifierFlags)
    }
}

/// An event describing that the pointer moved without a button pressed, or left the window.
///
/// Movements that arrive during one run-loop iteration are combined into one event.
@preconcurrency @MainActor
public final class UIHoverEvent: UIEvent {
    /// The location of the pointer in window coordinates; `nil` if it left the window.
    public let location: CGPoint?
    /// The window that the pointer is over, or left.
    public internal(set) weak var window: UIWindow?

    init(location: CGPoint?, window: UIWindow?, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        self.location = location
        self.window = window
        super.init(type: .hover, timestamp: timestamp, modifierFlags: modifierFlags)
    }
}

/// An event describing a pinch, rotation, swipe, or hold on a touchpad.
///
/// > Note: Differs from UIKit, where this class is private: applications can observe it in `sendEvent(_:)`.
@preconcurrency @MainActor
public final class UITransformEvent: UIEvent {
    /// The phase of a touchpad gesture.
    public enum Phase: Sendable {
        case began
        case changed
        case ended
        case cancelled
    }

    /// A touchpad gesture, with its movement.
    public enum Kind: Hashable, Sendable {
        /// Movement in points since the previous event.
        case swipe(CGPoint)
        /// Movement in points since the previous event, finger distance relative to the start, and rotation in radians
        /// since the previous event, positive clockwise.
        case pinch(translation: CGPoint, scale: CGFloat, rotation: CGFloat)
        /// Fingers resting without movement.
        case hold
    }

    /// The gesture, with its movement.
    public let kind: Kind
    /// The phase of the gesture.
    public let phase: Phase
    /// The number of fingers on the touchpad.
    public let fingers: Int
    /// The location of the pointer in window coordinates.
    public let location: CGPoint
    /// The window under the pointer.
    public internal(set) weak var window: UIWindow?

    init(
        kind: Kind, phase: Phase, fingers: Int, location: CGPoint, window: UIWindow?, timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags
    ) {
        self.kind = kind
        self.phase = phase
        self.fingers = fingers
        self.location = location
        self.window = window
        super.init(type: .transform, timestamp: timestamp, modifierFlags: modifierFlags)
    }
}
