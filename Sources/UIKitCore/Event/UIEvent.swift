// SPDX-License-Identifier: MIT
public import Foundation

/// Something that the user did, on its way to the views.
@MainActor
open class UIEvent {
    /// The family that an event belongs to.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// Mouse buttons held during an event.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The mask of the `number`th button, counted from 1.
        public static func button(_ number: Int) -> ButtonMask {
            ButtonMask(rawValue: number >= 1 && number <= 32 ? 1 << (number - 1) : 0)
        }
    }

    public let type: EventType
    /// Seconds on the scale of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval
    public internal(set) var modifierFlags: UIKeyModifierFlags
    public internal(set) var buttonMask: ButtonMask
    /// Every touch that is under way in the window, changed or not; `nil` for other kinds of events.
    public internal(set) var allTouches: Set<UITouch>?

    /// What was told of each touch that changed since the event before, the oldest first.
    var reports: [UITouch: [TouchReport]] = [:]
    /// Where touches that move may be next.
    var forecasts: [UITouch: [TouchReport]] = [:]
    private var pastTouches: [UITouch: [UITouch]] = [:]
    private var futureTouches: [UITouch: [UITouch]] = [:]

    init(
        type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = [],
        buttonMask: ButtonMask = []
    ) {
        self.type = type
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        self.buttonMask = buttonMask
    }

    /// The touches that began in `window`.
    public func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// The touches that began in `view`.
    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches that `gesture` follows.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.intersection(gesture.tracking.touches)
    }

    /// All that the device told of `touch` since the event before: copies of it, the oldest first, the last of them at
    /// the place where the touch is now; `nil` for a touch that is not part of the event.
    ///
    /// Movements that arrive while the application is busy, in one turn of its run loop, are delivered as one; a line
    /// that is drawn through all of their places keeps its shape. A touch's beginning and its end never wait; movements
    /// that came before them are delivered first.
    ///
    /// Each copy's previous location is that of the copy before it.
    ///
    /// > Note: Differs from UIKit: movements are not held until the display's next frame, so that an application that
    /// > keeps up hears of each as it happens, and gets arrays of one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard allTouches?.contains(touch) == true else { return nil }
        if let touches = pastTouches[touch] { return touches }
        let touches = (reports[touch] ?? [touch.report]).map { UITouch($0, of: touch) }
        pastTouches[touch] = touches
        return touches
    }

    /// Where `touch` may be in the next two frames: copies of it, with the times to come; `nil` for a touch that is not
    /// part of the event.
    ///
    /// A line may be drawn ahead of the pen with them, so that it does not lag behind; it has to be taken back with the
    /// next event. None are foretold of a touch that rests, turns round, begins or ends. Force and angles stay what they
    /// are.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard allTouches?.contains(touch) == true else { return nil }
        if let touches = futureTouches[touch] { return touches }
        let touches = (forecasts[touch] ?? []).map { UITouch($0, of: touch) }
        futureTouches[touch] = touches
        return touches
    }
}

/// A wheel or touchpad scrolled.
///
/// > Note: Differs from UIKit: the class is private there; here an application may watch it in `sendEvent(_:)`.
@MainActor
public final class UIScrollEvent: UIEvent {
    /// Where a scroll came from.
    public enum Source: Sendable {
        /// A wheel with clicks; `steps` counts them.
        case wheel
        /// Fingers on a touchpad; the content follows them and may go on by itself at the end.
        case touchpad
        case other
    }

    public let source: Source
    /// Points by which the visible part moves: positive towards the end of the content.
    public let delta: CGPoint
    /// Wheel clicks; fractions come from high-resolution wheels.
    public let steps: CGPoint
    /// The fingers left the touchpad.
    public let isEnd: Bool
    /// In window coordinates.
    public let location: CGPoint
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

/// The pointer moved with no button held, or left the window.
///
/// Movements that arrive within one turn of the run loop are one event.
@MainActor
public final class UIHoverEvent: UIEvent {
    /// In window coordinates; `nil` once the pointer has left.
    public let location: CGPoint?
    public internal(set) weak var window: UIWindow?

    init(location: CGPoint?, window: UIWindow?, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        self.location = location
        self.window = window
        super.init(type: .hover, timestamp: timestamp, modifierFlags: modifierFlags)
    }
}

/// Fingers on a touchpad pinch, turn, swipe or rest.
///
/// > Note: Differs from UIKit: the class is private there; here an application may watch it in `sendEvent(_:)`.
@MainActor
public final class UITransformEvent: UIEvent {
    /// How far along the fingers are.
    public enum Phase: Sendable {
        case began
        case changed
        case ended
        case cancelled
    }

    public enum Kind: Hashable, Sendable {
        /// Movement in points since the event before.
        case swipe(CGPoint)
        /// Movement since the event before, the distance of the fingers against that at the start, and radians
        /// clockwise since the event before.
        case pinch(translation: CGPoint, scale: CGFloat, rotation: CGFloat)
        /// Resting without movement.
        case hold
    }

    public let kind: Kind
    public let phase: Phase
    public let fingers: Int
    /// The pointer's place in window coordinates.
    public let location: CGPoint
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
