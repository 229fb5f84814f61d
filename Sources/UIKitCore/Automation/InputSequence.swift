// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// Input as a hand would give it: events with the time that passes before each.
///
/// Places are in whatever coordinates the maker used, to be turned into a surface's by `mapped(_:)`; times are filled
/// in when an event is sent.
package struct InputSequence: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        /// Seconds after the step before.
        package var delay: TimeInterval
        package var event: InputEvent
    }

    package private(set) var steps: [Step] = []

    /// A finger's stay in a tap: three frames, so that the pressed state is drawn.
    package static let tapDuration: TimeInterval = 0.05

    /// An hour: as long as a script may wait.
    private static let longestDrag: TimeInterval = 3600

    /// Fingers of scripts have a number that touchscreens, which count from 0, do not give.
    private static let finger: Int32 = 1000

    package init() {}

    mutating func append(_ event: InputEvent, after delay: TimeInterval = 0) {
        steps.append(Step(delay: delay, event: event))
    }

    private mutating func touch(_ phase: TouchPointEvent.Phase, _ location: CGPoint, after delay: TimeInterval = 0) {
        append(
            .touches([TouchPointEvent(phase: phase, identifier: Self.finger, location: location, timestamp: 0)]),
            after: delay)
    }

    // MARK: - Fingers

    /// A finger that touches `point` for `duration` seconds.
    package static func press(at point: CGPoint, duration: TimeInterval = tapDuration) -> InputSequence {
        var sequence = InputSequence()
        sequence.touch(.began, point)
        sequence.touch(.ended, point, after: duration)
        return sequence
    }

    /// A finger that goes down at `start`, moves evenly, sixty times a second, and leaves at `end`.
    package static func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> InputSequence {
        var sequence = InputSequence()
        sequence.touch(.began, start)
        let seconds = duration.isNaN ? 0 : min(max(duration, 0), longestDrag)
        let count = max(1, Int((seconds * 60).rounded()))
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            sequence.touch(.moved, place, after: seconds / TimeInterval(count))
        }
        sequence.touch(.ended, end)
        return sequence
    }

    // MARK: - Pointer

    /// The pointer comes to `point`.
    package static func hover(at point: CGPoint) -> InputSequence {
        var sequence = InputSequence()
        sequence.append(.pointer(PointerEvent(kind: .entered, location: point, timestamp: 0)))
        sequence.append(.pointer(PointerEvent(kind: .moved, location: point, timestamp: 0)))
        return sequence
    }

    /// The pointer comes to `point` and clicks `count` times.
    package static func click(
        at point: CGPoint, button: PointerButton = .left, count: Int = 1, modifiers: KeyModifiers = []
    ) -> InputSequence {
        var sequence = hover(at: point)
        for _ in 0..<max(count, 0) {
            for kind in [PointerEvent.Kind.pressed(button), .released(button)] {
                sequence.append(
                    .pointer(PointerEvent(kind: kind, location: point, timestamp: 0, modifiers: modifiers)),
                    after: tapDuration)
            }
        }
        return sequence
    }

    /// A wheel at `point` turns by `delta` points, in one go.
    package static func scroll(at point: CGPoint, by delta: CGSize) -> InputSequence {
        var sequence = hover(at: point)
        sequence.append(
            .scroll(
                ScrollEvent(
                    source: .continuous, location: point, deltaX: delta.width, deltaY: delta.height, timestamp: 0)))
        return sequence
    }

    // MARK: - Sending

    /// The same with every place turned by `transform`.
    package func mapped(_ transform: (CGPoint) -> CGPoint) -> InputSequence {
        var result = self
        for index in steps.indices {
            result.steps[index].event = steps[index].event.mapped(transform)
        }
        return result
    }
}

extension InputEvent {
    /// The same event at other places.
    func mapped(_ transform: (CGPoint) -> CGPoint) -> InputEvent {
        switch self {
        case .pointer(var event):
            event.location = transform(event.location)
            return .pointer(event)
        case .scroll(var event):
            event.location = transform(event.location)
            return .scroll(event)
        case .touches(var touches):
            for index in touches.indices { touches[index].location = transform(touches[index].location) }
            return .touches(touches)
        case .touchpadGesture(var event):
            event.location = transform(event.location)
            return .touchpadGesture(event)
        case .pen(var event):
            event.location = transform(event.location)
            return .pen(event)
        case .key, .keyboardFocus, .modifiers, .relativeMotion: return self
        }
    }

    /// The same event at another time.
    package func stamped(at time: TimeInterval) -> InputEvent {
        switch self {
        case .pointer(var event):
            event.timestamp = time
            return .pointer(event)
        case .scroll(var event):
            event.timestamp = time
            return .scroll(event)
        case .key(var event):
            event.timestamp = time
            return .key(event)
        case .touches(var touches):
            for index in touches.indices { touches[index].timestamp = time }
            return .touches(touches)
        case .touchpadGesture(var event):
            event.timestamp = time
            return .touchpadGesture(event)
        case .pen(var event):
            event.timestamp = time
            return .pen(event)
        case .relativeMotion(var event):
            event.timestamp = time
            return .relativeMotion(event)
        case .keyboardFocus, .modifiers: return self
        }
    }
}
