// SPDX-License-Identifier: MIT
package import Foundation
internal import UIKitCore
package import Windowing

/// A sequence of input events with a delay before each.
///
/// Positions are in any coordinate system and converted to surface coordinates by `mapped(_:)`. Timestamps are set when
/// an event is sent.
package struct InputSequence: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        /// The delay after the previous step, in seconds.
        package var delay: TimeInterval
        package var event: InputEvent
    }

    package private(set) var steps: [Step] = []

    /// The duration of a tap, in seconds: three frames, so that the highlighted state is drawn.
    package static let tapDuration: TimeInterval = 0.05

    /// The maximum duration of a drag, in seconds: one hour, like the maximum waiting time of a script.
    private static let longestDrag: TimeInterval = 3600

    /// The touch identifier of scripted touches.
    ///
    /// Touchscreens count from 0 and do not use it.
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

    // MARK: - Touches

    /// Returns a touch at `point` that lasts `duration` seconds.
    package static func press(at point: CGPoint, duration: TimeInterval = tapDuration) -> InputSequence {
        var sequence = InputSequence()
        sequence.touch(.began, point)
        sequence.touch(.ended, point, after: duration)
        return sequence
    }

    /// Returns a touch that moves from `start` to `end` at constant speed, with sixty moves per second.
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

    /// Returns a pointer movement to `point`.
    package static func hover(at point: CGPoint) -> InputSequence {
        var sequence = InputSequence()
        sequence.append(.pointer(PointerEvent(kind: .entered, location: point, timestamp: 0)))
        sequence.append(.pointer(PointerEvent(kind: .moved, location: point, timestamp: 0)))
        return sequence
    }

    /// Returns the movement of the pointer out of the window.
    package static func leave() -> InputSequence {
        var sequence = InputSequence()
        sequence.append(.pointer(PointerEvent(kind: .left, location: .zero, timestamp: 0)))
        return sequence
    }

    /// Returns a pointer movement to `point`, followed by `count` clicks.
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

    /// Returns a single scroll-wheel event of `delta` points at `point`.
    package static func scroll(at point: CGPoint, by delta: CGSize) -> InputSequence {
        var sequence = hover(at: point)
        sequence.append(
            .scroll(
                ScrollEvent(
                    source: .continuous, location: point, deltaX: delta.width, deltaY: delta.height, timestamp: 0)))
        return sequence
    }

    // MARK: - Sending

    /// Returns the sequence with all positions transformed.
    package func mapped(_ transform: (CGPoint) -> CGPoint) -> InputSequence {
        var result = self
        for index in steps.indices {
            result.steps[index].event = steps[index].event.mapped(transform)
        }
        return result
    }
}
