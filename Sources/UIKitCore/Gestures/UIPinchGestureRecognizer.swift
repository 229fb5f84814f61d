// SPDX-License-Identifier: MIT
public import Foundation

/// A continuous recognizer for a pinch with two fingers on a touchscreen or touchpad, or with a wheel while Control is
/// pressed.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The ratio of the finger distance to that at the start; 1 before the gesture begins.
    ///
    /// Setting it makes it continue from the new value.
    open var scale: CGFloat {
        get { base * raw }
        set { if newValue.isFinite, newValue > 0 { base = newValue / raw } }
    }

    /// The rate of change of `scale` per second.
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
        raw = pair.scale
        tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
        switch state {
        case .possible:
            if pair.isComplete, progress.waiting == nil, abs(pair.spread) >= Theme.Gesture.pinchDistance {
                state = .began
            }
        case .began, .changed: if pair.isComplete { state = .changed }
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        pair.remove(touches)
        tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
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
        (base, raw) = (1, 1)
    }

    override func takeTransform(_ event: UITransformEvent) -> Bool {
        guard case .pinch(let movement, let newScale, _) = event.kind else { return false }
        tracking.source?.location.x += movement.x
        tracking.source?.location.y += movement.y
        switch event.phase {
        case .began, .changed: follow(max(newScale, 0.001), at: event.timestamp)
        case .ended, .cancelled: endPinch(event.phase == .ended ? .ended : .cancelled)
        }
        return progress.state != .failed
    }

    override func takeScroll(_ event: UIScrollEvent) -> Bool {
        guard event.modifierFlags.contains(.control), event.source != .touchpad || !event.isEnd else { return false }
        tracking.source?.location = event.location
        follow(raw * exp(-event.delta.y / Theme.Gesture.wheelZoomDistance), at: event.timestamp)
        guard progress.state != .failed else { return false }
        schedule(after: Theme.Gesture.wheelRest) { [weak self] in self?.endPinch(.ended) }
        return true
    }

    private func follow(_ scale: CGFloat, at time: TimeInterval) {
        raw = min(max(scale, 1e-4), 1e4)
        tracker.add(CGPoint(x: self.scale, y: 0), at: time)
        state = progress.state == .possible ? .began : .changed
    }

    private func endPinch(_ end: State) {
        tracking.source?.isOver = true
        if progress.isUnderWay { state = end } else { fail() }
    }

    private var pair = TouchPair()
    private var tracker = VelocityTracker()
    private var base: CGFloat = 1
    private var raw: CGFloat = 1
}
