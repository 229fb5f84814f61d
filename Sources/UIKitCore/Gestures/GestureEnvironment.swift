// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The gestures in progress in a window.
///
/// Arbitrates between recognizers and defines the order of their callbacks.
@MainActor
final class GestureEnvironment {
    /// Whether a recognizer may recognize its gesture.
    enum Standing {
        case free
        /// Another recognizer has to fail first.
        case waiting
        /// A recognizer that had to fail has recognized its gesture.
        case lost
    }

    private struct PendingCallback {
        let recognizer: UIGestureRecognizer
        let state: UIGestureRecognizer.State
        let isFirst: Bool
    }

    /// The recognizers that track input or wait for their touches to end.
    private(set) var active: [UIGestureRecognizer] = []
    private var pendingReports: [PendingCallback] = []
    private var isDelivering = false
    private var isSettling = false
    /// The recognizers removed from their view during the current event.
    private var forgotten: [UIGestureRecognizer] = []

    /// Cancels, for the views, the touches that a recognized gesture has claimed.
    var cancelTouches: (UIGestureRecognizer) -> Void = { _ in }
    /// Delivers touches to the views that no gesture delays any longer.
    var releaseTouches: () -> Void = {}

    // MARK: - Participants

    func join(_ recognizer: UIGestureRecognizer) {
        recognizer.tracking.environment = self
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    /// Called when a recognizer doesn't track the input that it was offered.
    func leave(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.tracking.isActive else { return }
        active.removeAll { $0 === recognizer }
        recognizer.finish()
    }

    /// Called when a recognizer no longer tracks input of this window.
    func forget(_ recognizer: UIGestureRecognizer) {
        guard active.contains(where: { $0 === recognizer }) else { return }
        if !forgotten.contains(where: { $0 === recognizer }) { forgotten.append(recognizer) }
    }

    /// Returns the recognizers that receive the touches of `view`: its own first, then those of its ancestors.
    static func recognizers(around view: UIView) -> [UIGestureRecognizer] {
        view.ancestors.flatMap(\.recognizerList)
    }

    /// Called before `view` and its descendants leave the window.
    func viewWillLeave(_ view: UIView) {
        for recognizer in active where recognizer.view?.isDescendant(of: view) ?? true { recognizer.interrupt() }
    }

    // MARK: - Delivery

    /// Calls `body`, which delivers an event to recognizers, and then settles their state changes.
    func deliver(_ body: () -> Void) {
        let isOuter = !isDelivering
        isDelivering = true
        body()
        guard isOuter else { return }
        isDelivering = false
        settle()
    }

    func deliver(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
        for recognizer in active where !forgotten.contains(recognizer) {
            let followed = touches.intersection(recognizer.tracking.touches)
            if !followed.isEmpty { recognizer.deliver(phase, followed, with: event) }
        }
    }

    // MARK: - Prevention

    /// Whether a recognizer that has already recognized its gesture prevents this one.
    func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && other.progress.isRecognized && share(other, recognizer)
                && prevents(other, recognizer)
        }
    }

    /// Fails the recognizers that can't recognize simultaneously with `recognizer`.
    func letOthersFail(for recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer && other.progress.state == .possible {
            if requires(other, recognizer) || (share(other, recognizer) && prevents(recognizer, other)) {
                other.fail()
            }
        }
    }

    private func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
        return !goTogether(winner, loser)
    }

    private func goTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        if first.goesTogether(with: second) || second.goesTogether(with: first) { return true }
        if let delegate = first.delegate,
            delegate.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second)
        {
            return true
        }
        return second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
    }

    private func share(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.tracking.sharesTouch(with: second.tracking)
    }

    // MARK: - Failure requirements

    func standing(of recognizer: UIGestureRecognizer) -> Standing {
        var result = Standing.free
        for other in active where other !== recognizer && other.progress.state != .failed {
            guard requires(recognizer, other) else { continue }
            if other.progress.isRecognized { return .lost }
            // If two recognizers require each other to fail, the first one evaluated proceeds.
            let isCircle = other.progress.waiting != nil && requires(other, recognizer)
            if other.isUndecided, !isCircle { result = .waiting }
        }
        return result
    }

    private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if recognizer.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
        if recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer) { return true }
        if let delegate = recognizer.delegate,
            delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        {
            return true
        }
        return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    }

    /// Called when a recognizer failed or recognized its gesture, to continue those that depend on it.
    func didDecide(_ recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer && other.progress.waiting != nil { other.proceed() }
    }

    // MARK: - Settling

    /// Records a state change whose callbacks are pending.
    func enqueueReport(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, isFirst: Bool) {
        pendingReports.append(PendingCallback(recognizer: recognizer, state: state, isFirst: isFirst))
    }

    /// Makes the pending callbacks to views and targets, views first (`R-IPAD-122`).
    func settle() {
        guard !isDelivering, !isSettling else { return }
        isSettling = true
        while !pendingReports.isEmpty {
            let report = pendingReports.removeFirst()
            if report.isFirst, report.recognizer.cancelsTouchesInView { cancelTouches(report.recognizer) }
            // The same event may already have caused a later state change.
            report.recognizer.progress.shown = report.state
            report.recognizer.sendActions()
            report.recognizer.progress.shown = nil
        }
        releaseTouches()
        isSettling = false
        finish()
        if !pendingReports.isEmpty { settle() }
    }

    /// Resets recognizers whose gesture has ended and whose touches are up.
    private func finish() {
        for recognizer in active {
            let isUp = recognizer.tracking.isUp
            let isForgotten = forgotten.contains(recognizer) || recognizer.view == nil
            if isForgotten || (isUp && recognizer.progress.isOver) {
                active.removeAll { $0 === recognizer }
                recognizer.finish()
            } else if isUp, recognizer.isUndecided, recognizer.progress.waiting == nil, !recognizer.awaitsTouches,
                recognizer.expiry == nil
            {
                // A custom recognizer may be waiting for another tap, but its view can't wait indefinitely.
                recognizer.schedule(after: TapCounter.interval) { [weak recognizer] in recognizer?.fail() }
            }
            recognizer.tracking.dropLifted()
        }
        forgotten.removeAll()
    }
}
