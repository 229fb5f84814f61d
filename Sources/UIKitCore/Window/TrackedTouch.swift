// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// One touch on its way to its view, from its beginning until the view has heard of its end.
@MainActor
final class TrackedTouch {
    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
    let began: UIEvent
    /// The view that gets the touch; `nil` if none does, or none any more.
    weak var receiver: UIView?
    /// A gesture keeps the beginning from the view.
    var isHeld = false
    /// The view has heard of the beginning.
    var isTold = false
    /// When the beginning goes to the view though a gesture is undecided.
    var releaseTime: TimeInterval?
    var scheduled: ScheduledCall?
    /// What lifted the touch, until the view has heard of it.
    var ended: UIEvent?
    /// The touch came up, and that has been dealt with.
    var isLifted = false
    private var isClosed = false

    init(touch: UITouch, recognizers: [UIGestureRecognizer], began: UIEvent) {
        self.touch = touch
        self.recognizers = recognizers
        self.began = began
    }

    /// Nothing will be heard of the touch any more.
    var isOver: Bool { isClosed || (isLifted && (receiver == nil || ended == nil)) }

    /// A gesture that was recognized has the touch for itself.
    var isTaken: Bool {
        recognizers.contains { recognizer in
            recognizer.progress.isRecognized && recognizer.cancelsTouchesInView && follows(recognizer)
        }
    }

    /// Whether an undecided gesture keeps the beginning from the view.
    var keepsBeginning: Bool {
        guard receiver != nil else { return false }
        return recognizers.contains { recognizer in
            guard isUndecided(recognizer) else { return false }
            if recognizer.delaysTouchesBegan { return true }
            return releaseTime != nil && touch.isDown && recognizer.contentDelay(for: touch) > 0
        }
    }

    /// Whether an undecided gesture keeps the end from the view.
    var keepsEnd: Bool {
        guard receiver != nil else { return false }
        return recognizers.contains { isUndecided($0) && $0.delaysTouchesEnded }
    }

    /// The view has heard the last.
    func close() {
        receiver = nil
        isClosed = !touch.isDown
        scheduled?.cancel()
    }

    /// The view hears nothing of the touch from here on.
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
