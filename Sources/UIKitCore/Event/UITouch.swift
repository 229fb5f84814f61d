// SPDX-License-Identifier: MIT
public import Foundation

/// A touch by a finger or pen, or a press of a pointer button, from its beginning to its end.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// The touch moved.
        case moved = 1
        /// The touch hasn't changed since the previous event.
        case stationary = 2
        /// The finger or pen was lifted, or the button released.
        case ended = 3
        /// The touch was ended by the system, for example because a gesture claimed it.
        case cancelled = 4
    }

    /// The type of a touch.
    public enum TouchType: Int, Sendable {
        /// A finger on a touchscreen.
        case direct = 0
        /// A touch on a surface apart from the screen; not sent on Linux.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A mouse or touchpad with a button pressed.
        case indirectPointer = 3
    }

    /// The type of the touch.
    public let type: TouchType
    /// The phase of the touch.
    public internal(set) var phase: Phase = .began
    /// The time of the last change in seconds, on the time base of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval
    /// The number of consecutive touches at the location: 2 for a double click.
    public internal(set) var tapCount = 1
    /// The window in which the touch began; `nil` after it is deallocated.
    public internal(set) weak var window: UIWindow?
    /// The view hit when the touch began.
    ///
    /// It receives the touch until it ends, wherever it moves.
    public internal(set) weak var view: UIView?
    /// The radius of the contact in points; 0 for a pointer.
    public internal(set) var majorRadius: CGFloat = 0

    /// The force of a pen, from 0 to `maximumPossibleForce`; 0 for devices that don't report it.
    public internal(set) var force: CGFloat = 0
    /// The maximum force that the device reports; 0 for devices that don't report it.
    public internal(set) var maximumPossibleForce: CGFloat = 0
    /// The angle between a pen and the surface, in radians: π/2 if upright, 0 if parallel.
    public internal(set) var altitudeAngle: CGFloat = .pi / 2
    /// The rotation of a pen about its own axis, in radians from -π to π.
    public internal(set) var rollAngle: CGFloat = 0
    /// The direction in which a pen leans, in radians clockwise from the window's x axis.
    var azimuthInWindow: CGFloat = 0

    /// The serial of the input event with which the touch began; 0 if there is none.
    package internal(set) var serial: UInt32 = 0

    var locationInWindow: CGPoint
    var previousLocationInWindow: CGPoint
    var forecast = TouchForecast()
    /// The recognizers that received the touch.
    var watchers: [UIGestureRecognizer.WeakRecognizer] = []

    init(type: TouchType, location: CGPoint, window: UIWindow?, timestamp: TimeInterval) {
        self.type = type
        self.locationInWindow = location
        self.previousLocationInWindow = location
        self.window = window
        self.timestamp = timestamp
    }

    /// Returns the touch's location in the coordinates of `view`, or of the window if `view` is `nil`.
    public func location(in view: UIView?) -> CGPoint {
        convert(locationInWindow, to: view)
    }

    /// Returns the touch's location before its last change.
    public func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocationInWindow, to: view)
    }

    /// The gesture recognizers that are tracking the touch.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        let following = watchers.compactMap(\.recognizer).filter { $0.tracking.sequence.contains(self) }
        return following.isEmpty ? nil : following
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }

    func move(to location: CGPoint, timestamp: TimeInterval) {
        previousLocationInWindow = locationInWindow
        locationInWindow = location
        self.timestamp = timestamp
        phase = .moved
    }
}
