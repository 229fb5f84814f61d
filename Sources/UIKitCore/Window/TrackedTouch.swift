// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The delivery of one touch to its view, until the view is notified of its end.
@MainActor
final class TrackedTouch {
    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
    let began: UIEvent
    /// The location at which the touch began, in window coordinates.
    let startLocation: CGPoint
    /// The view that receives the touch; `nil` if no view does, or no longer.
    weak var receiver: UIView?
    /// Whether a gesture withholds the beginning from the view.
    var isHeld = false
    /// Whether the view was notified of the beginning.
    var isTold = false
    /// The time at which the beginning is delivered to the view even if a gesture is undecided.
    var releaseTime: TimeInterval?
    var scheduled: ScheduledCall?
    /// The event that ended the touch, until the view is notified.
    var ended: UIEvent?
    /// Whether the end of the touch was handled.
    var isLifted = false
    private var isClosed = false

    init(touch: UITouch, recognizers: [UIGestureRecognizer], began: UIEvent) {
        self.touch = touch
        self.recognizers = recognizers
        self.began = began
        startLocation = touch.locationInWindow
    }

    /// Whether nothing remains to be delivered.
    var isOver: Bool { isClosed || (isLifted && (receiver == nil || ended == nil)) }

    /// Whether a recognized gesture has claimed the touch.
    var isTaken: Bool {
        recognizers.contains { recognizer in
            recognizer.progress.isRecognized && recognizer.cancelsTouchesInView && follows(recognizer)
        }
    }

    /// Whether an undecided gesture withholds the beginning from the view.
    var keepsBeginning: Bool {
        guard receiver != nil else { return false }
        return recognizers.contains { recognizer in
            guard isUndecided(recognizer) else { return false }
            if recognizer.delaysTouchesBegan { return true }
            return releaseTime != nil && touch.isDown && recognizer.contentDelay(for: touch) > 0
        }
    }

    /// Whether an undecided gesture withholds the end from the view.
    var keepsEnd: Bool {
        guard receiver != nil else { return false }
        return recognizers.contains { isUndecided($0) && $0.delaysTouchesEnded }
    }

    /// Called after the view was notified of the end.
    func close() {
        receiver = nil
        isClosed = !touch.isDown
        scheduled?.cancel()
    }

    /// Ends delivery to the view without notifying it.
    func drop() {
        isHeld = false
        close()
    }

    private func follows(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.tracking.sequence.contains(touch)
    }

    private func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.progress.state == .possible && follows(recognizer)
    }
}
