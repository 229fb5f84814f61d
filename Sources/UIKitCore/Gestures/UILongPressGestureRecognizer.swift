// SPDX-License-Identifier: MIT
public import Foundation

/// A continuous recognizer for fingers or a mouse button held down without moving.
///
/// It begins after the minimum duration, changes with each movement, and ends when a finger is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = Theme.Gesture.longPress
    /// The number of fingers required; 1 by default.
    open var numberOfTouchesRequired = 1
    /// The number of taps required before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// The maximum movement in points before the gesture begins; 10 by default.
    open var allowableMovement: CGFloat = Theme.Gesture.longPressMovement

    private var starts: [UITouch: CGPoint] = [:]
    private var tapsDone = 0
    private var isPressing = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !isPressing else {
            // Additional fingers don't end the gesture, but aren't part of it.
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if starts.isEmpty { unschedule() }
        for touch in touches { starts[touch] = touch.locationInWindow }
        guard starts.count <= numberOfTouchesRequired else { return state = .failed }
        guard starts.count == numberOfTouchesRequired, tapsDone == numberOfTapsRequired else { return }
        isPressing = true
        guard minimumPressDuration > 0 else { return state = .began }
        schedule(after: minimumPressDuration) { [weak self] in
            if let self, state == .possible { state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        switch state {
        case .possible:
            for touch in touches {
                guard let start = starts[touch] else { continue }
                let place = touch.locationInWindow
                if hypot(place.x - start.x, place.y - start.y) > allowableMovement { return state = .failed }
            }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch state {
        case .possible:
            guard !isPressing, numberOfTapsRequired > 0 else { return state = .failed }
            guard starts.keys.allSatisfy({ !$0.isDown }) else { return }
            guard starts.count == numberOfTouchesRequired else { return state = .failed }
            starts = [:]
            tapsDone += 1
            schedule(after: TapCounter.interval) { [weak self] in self?.state = .failed }
        case .began, .changed: state = .ended
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        starts = [:]
        tapsDone = 0
        isPressing = false
    }

    override var awaitsTouches: Bool { tapsDone > 0 }
}
