// SPDX-License-Identifier: MIT
public import Foundation

/// One finger, or one press of a pointer's button, from its beginning to its end.
@MainActor
public final class UITouch {
    /// How far along a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// What is doing the touching.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        /// A mouse or touchpad with a button held.
        case indirectPointer = 3
    }

    public let type: TouchType
    public internal(set) var phase: Phase = .began
    /// Seconds on the scale of `CACurrentMediaTime()`, of the last change.
    public internal(set) var timestamp: TimeInterval
    /// How many times in a row this place was touched: 2 for a double click.
    public internal(set) var tapCount = 1
    /// Where the touch began; `nil` once that window is gone.
    public internal(set) weak var window: UIWindow?
    /// The view that was hit when the touch began; it receives the touch to its end, wherever it moves.
    public internal(set) weak var view: UIView?
    /// Radius of the contact in points; 0 for a pointer.
    public internal(set) var majorRadius: CGFloat = 0

    /// How hard a pen presses, from 0 to `maximumPossibleForce`; 0 for what cannot tell.
    public internal(set) var force: CGFloat = 0
    /// The force at which nothing more is felt; 0 for what cannot tell.
    public internal(set) var maximumPossibleForce: CGFloat = 0
    /// The angle between a pen and the surface, in radians: π/2 upright, 0 lying flat.
    public internal(set) var altitudeAngle: CGFloat = .pi / 2
    /// How far a pen is turned about its own axis, in radians from -π to π.
    public internal(set) var rollAngle: CGFloat = 0
    /// Where a pen leans, in radians clockwise from the window's right.
    var azimuthInWindow: CGFloat = 0

    var locationInWindow: CGPoint
    var previousLocationInWindow: CGPoint
    var forecast = TouchForecast()
    /// The recognizers that were shown the touch.
    var watchers: [UIGestureRecognizer.WeakRecognizer] = []

    init(type: TouchType, location: CGPoint, window: UIWindow?, timestamp: TimeInterval) {
        self.type = type
        self.locationInWindow = location
        self.previousLocationInWindow = location
        self.window = window
        self.timestamp = timestamp
    }

    /// The touch's place in `view`'s coordinates, or in the window's for `nil`.
    public func location(in view: UIView?) -> CGPoint {
        convert(locationInWindow, to: view)
    }

    /// The touch's place before its last change.
    public func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocationInWindow, to: view)
    }

    /// The recognizers that follow the touch.
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

extension UITouch: Hashable {
    public nonisolated static func == (left: UITouch, right: UITouch) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
