// SPDX-License-Identifier: MIT
public import Foundation

/// A continuous recognizer for the rotation of two fingers about each other on a touchscreen or touchpad.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians, positive clockwise.
    ///
    /// Setting it makes it continue from the new value.
    open var rotation: CGFloat {
        get { base + raw }
        set { if newValue.isFinite { base = newValue - raw } }
    }

    /// The velocity of the rotation in radians per second.
    open var velocity: CGFloat { tracker.velocity.x }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) where !pair.add(touch) {
            ignore(touch, for: event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        pair.move()
        turn(to: pair.rotation, at: event.timestamp, isComplete: pair.isComplete)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        pair.remove(touches)
        tracker.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
        guard pair.touches.isEmpty else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        pair = TouchPair()
        tracker.removeAll()
        (base, raw) = (0, 0)
    }

    override func takeTransform(_ event: UITransformEvent) -> Bool {
        guard case .pinch(let movement, _, let turned) = event.kind else { return false }
        tracking.source?.location.x += movement.x
        tracking.source?.location.y += movement.y
        switch event.phase {
        case .began, .changed: turn(to: raw + turned, at: event.timestamp, isComplete: true)
        case .ended, .cancelled:
            tracking.source?.isOver = true
            if progress.isUnderWay { state = event.phase == .ended ? .ended : .cancelled } else { fail() }
        }
        return progress.state != .failed
    }

    private func turn(to rotation: CGFloat, at time: TimeInterval, isComplete: Bool) {
        raw = rotation
        tracker.add(CGPoint(x: self.rotation, y: 0), at: time)
        switch state {
        case .possible:
            if isComplete, progress.waiting == nil, abs(raw) >= Theme.Gesture.rotationAngle { state = .began }
        case .began, .changed: if isComplete { state = .changed }
        default: break
        }
    }

    private var pair = TouchPair()
    private var tracker = VelocityTracker()
    private var base: CGFloat = 0
    private var raw: CGFloat = 0
}
