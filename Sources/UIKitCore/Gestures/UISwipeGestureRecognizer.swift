// SPDX-License-Identifier: MIT
public import Foundation

/// A discrete recognizer for a swipe in one direction.
///
/// It recognizes the gesture as soon as the fingers have moved far enough, provided that the movement is fast and
/// straight.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of permitted directions.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upward.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downward.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The permitted directions; `right` by default.
    open var direction: Direction = .right
    /// The number of fingers required, on a touchscreen or touchpad; 1 by default.
    open var numberOfTouchesRequired = 1

    private var starts: [UITouch: CGPoint] = [:]
    private(set) var movement = CGPoint.zero

    open override func location(in view: UIView?) -> CGPoint {
        // The location of a swipe is where it began.
        guard !starts.isEmpty else { return super.location(in: view) }
        let count = CGFloat(starts.count)
        return convertFromWindow(
            CGPoint(
                x: starts.values.reduce(0) { $0 + $1.x } / count, y: starts.values.reduce(0) { $0 + $1.y } / count),
            to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if starts.isEmpty {
            schedule(after: Theme.Gesture.maximumSwipeDuration) { [weak self] in
                if self?.state == .possible { self?.state = .failed }
            }
        }
        for touch in touches { starts[touch] = touch.locationInWindow }
        if starts.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, !starts.isEmpty else { return }
        let count = CGFloat(starts.count)
        movement = starts.reduce(into: CGPoint.zero) { sum, start in
            sum.x += (start.key.locationInWindow.x - start.value.x) / count
            sum.y += (start.key.locationInWindow.y - start.value.y) / count
        }
        judge(fingers: starts.count)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .possible { state = .failed }
    }

    open override func reset() {
        super.reset()
        starts = [:]
        movement = .zero
    }

    override func takeTransform(_ event: UITransformEvent) -> Bool {
        guard case .swipe(let step) = event.kind, event.fingers == numberOfTouchesRequired else { return false }
        switch event.phase {
        case .began, .changed:
            movement.x += step.x
            movement.y += step.y
            if state == .possible { judge(fingers: event.fingers) }
        case .ended, .cancelled:
            tracking.source?.isOver = true
            if state == .possible { state = .failed }
        }
        return true
    }

    private func judge(fingers: Int) {
        let primary: CGFloat
        let secondary: CGFloat
        if abs(movement.x) >= abs(movement.y) {
            (primary, secondary) = (movement.x, movement.y)
            if abs(primary) > Theme.Gesture.panDistance, !direction.contains(primary > 0 ? .right : .left) {
                return state = .failed
            }
        } else {
            (primary, secondary) = (movement.y, movement.x)
            if abs(primary) > Theme.Gesture.panDistance, !direction.contains(primary > 0 ? .down : .up) {
                return state = .failed
            }
        }
        if abs(secondary) > Theme.Gesture.swipeDeviation { return state = .failed }
        guard abs(primary) >= Theme.Gesture.swipeDistance, fingers == numberOfTouchesRequired else { return }
        state = .ended
    }
}
