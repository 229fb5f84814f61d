// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// A continuous recognizer for presses of the primary or middle button, which begins at once and counts clicks.
final class TextPressRecognizer: UIGestureRecognizer {
    private(set) var tapCount = 0
    private(set) var isMiddleButton = false

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [.indirectPointer]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first else { return state = .failed }
        isMiddleButton = event.buttonMask == .button(3)
        guard isMiddleButton || event.buttonMask.contains(.primary) else { return state = .failed }
        tapCount = touch.tapCount
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}

/// A recognizer for taps by a finger, each of which it recognizes at once, and counts.
final class TextTapRecognizer: UITapGestureRecognizer {
    private(set) var tapCount = 0
    /// The time at which the tap began, on the layers' clock.
    private(set) var startTime: TimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        startTime = CACurrentMediaTime()
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tapCount = touches.first?.tapCount ?? 1
        super.touchesEnded(touches, with: event)
    }
}
