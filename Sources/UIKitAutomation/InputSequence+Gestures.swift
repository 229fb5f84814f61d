// SPDX-License-Identifier: MIT
package import Foundation
internal import UIKitCore
internal import Windowing

extension InputSequence {
    /// The minimum distance of each finger from the center of a two-finger gesture, in points.
    private static let reach: CGFloat = 40

    private static let frame: TimeInterval = 1.0 / 60

    // MARK: - Multi-touch

    /// Returns touches that begin together, follow the given paths at constant speed, and end together.
    ///
    /// `paths` returns the positions of all fingers for a progress between 0 and 1.
    package static func fingers(
        _ count: Int, duration: TimeInterval, place: (_ finger: Int, _ share: CGFloat) -> CGPoint
    ) -> InputSequence {
        var sequence = InputSequence()
        func points(_ phase: TouchPointEvent.Phase, _ share: CGFloat) -> InputEvent {
            .touches(
                (0..<max(count, 0)).map { finger in
                    TouchPointEvent(
                        phase: phase, identifier: 1001 + Int32(finger), location: place(finger, share), timestamp: 0)
                })
        }
        sequence.append(points(.began, 0))
        let seconds = duration.isNaN ? 0 : min(max(duration, 0), 3600)
        let steps = max(1, Int((seconds / frame).rounded()))
        for step in 1...steps {
            sequence.append(points(.moved, CGFloat(step) / CGFloat(steps)), after: seconds / TimeInterval(steps))
        }
        sequence.append(points(.ended, 1))
        return sequence
    }

    /// Returns a pinch around `center` that scales the distance between two fingers.
    ///
    /// The fingers begin inside a window with the given width in points.
    package static func pinch(
        at center: CGPoint, scale: CGFloat, duration: TimeInterval, width: CGFloat
    ) -> InputSequence {
        let factor = scale.isFinite ? min(max(scale, 0.05), 20) : 1
        let available = min(center.x, width - center.x) - 1
        let start = min(factor >= 1 ? reach : reach / factor, max(available, 1))
        return fingers(2, duration: duration) { finger, share in
            let distance = start * (1 + (factor - 1) * share)
            return CGPoint(x: center.x + (finger == 0 ? -distance : distance), y: center.y)
        }
    }

    /// Returns a two-finger rotation around `center` by `angle` radians clockwise.
    package static func rotate(at center: CGPoint, by angle: CGFloat, duration: TimeInterval) -> InputSequence {
        let turn = angle.isFinite ? min(max(angle, -20 * .pi), 20 * .pi) : 0
        return fingers(2, duration: duration) { finger, share in
            let direction = turn * share + (finger == 0 ? .pi : 0)
            return CGPoint(x: center.x + 2 * reach * cos(direction), y: center.y + 2 * reach * sin(direction))
        }
    }

    // MARK: - Pointer

    /// Returns a drag of the pointer from `start` to `end` with the left button held.
    package static func mouseDrag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> InputSequence {
        var sequence = hover(at: start)
        let seconds = duration.isNaN ? 0 : min(max(duration, 0), 3600)
        let steps = max(1, Int((seconds / frame).rounded()))
        sequence.append(.pointer(PointerEvent(kind: .pressed(.left), location: start, timestamp: 0)), after: frame)
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            sequence.append(
                .pointer(PointerEvent(kind: .moved, location: place, timestamp: 0)),
                after: seconds / TimeInterval(steps))
        }
        sequence.append(.pointer(PointerEvent(kind: .released(.left), location: end, timestamp: 0)))
        return sequence
    }

    // MARK: - Wheels and touchpads

    /// Returns `count` clicks of the scroll wheel at `point`; a positive count moves the visible area towards the
    /// content's end.
    package static func wheel(at point: CGPoint, clicks count: Int) -> InputSequence {
        var sequence = hover(at: point)
        for _ in 0..<min(abs(count), 1000) {
            sequence.append(
                .scroll(
                    ScrollEvent(
                        source: .wheel, location: point, deltaX: 0, deltaY: count < 0 ? -15 : 15,
                        stepsY: count < 0 ? -120 : 120, timestamp: 0)), after: frame)
        }
        return sequence
    }

    /// Returns a touchpad scroll by `delta` in `duration` seconds that ends at full velocity.
    package static func touchpad(at point: CGPoint, by delta: CGSize, duration: TimeInterval) -> InputSequence {
        var sequence = hover(at: point)
        let seconds = duration.isNaN ? 0 : min(max(duration, 0), 3600)
        let steps = max(1, Int((seconds / frame).rounded()))
        for step in 0...steps {
            let isEnd = step == steps
            sequence.append(
                .scroll(
                    ScrollEvent(
                        source: .finger, location: point, deltaX: isEnd ? 0 : delta.width / CGFloat(steps),
                        deltaY: isEnd ? 0 : delta.height / CGFloat(steps), isEnd: isEnd, timestamp: 0)),
                after: isEnd ? 0 : frame)
        }
        return sequence
    }

    /// Returns a touchpad gesture of two fingers that pinch by `scale` and rotate by `rotation` radians clockwise.
    package static func touchpadPinch(
        at point: CGPoint, scale: CGFloat, rotation: CGFloat, duration: TimeInterval
    ) -> InputSequence {
        var sequence = hover(at: point)
        let seconds = duration.isNaN ? 0 : min(max(duration, 0), 3600)
        let steps = max(1, Int((seconds / frame).rounded()))
        func append(_ phase: TouchpadGestureEvent.Phase, _ share: CGFloat, turn: CGFloat) {
            sequence.append(
                .touchpadGesture(
                    TouchpadGestureEvent(
                        kind: .pinch(
                            translation: .zero, scale: 1 + (scale - 1) * share, rotation: turn * 180 / .pi),
                        phase: phase, fingers: 2, location: point, timestamp: 0)), after: phase == .changed ? frame : 0)
        }
        append(.began, 0, turn: 0)
        for step in 1...steps {
            append(.changed, CGFloat(step) / CGFloat(steps), turn: rotation / CGFloat(steps))
        }
        append(.ended, 1, turn: 0)
        return sequence
    }
}
