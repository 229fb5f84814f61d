// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The gestures of one window that may be under way: it settles which of them are recognized, and in which order
/// everybody hears of it.
@MainActor
final class GestureEnvironment {
    /// Whether a gesture that was seen is free to be recognized.
    enum Standing {
        case free
        /// Another one has to fail first.
        case waiting
        /// Another one that had to fail was recognized.
        case lost
    }

    private struct PendingCallback {
        let recognizer: UIGestureRecognizer
        let state: UIGestureRecognizer.State
        let isFirst: Bool
    }

    /// Recognizers that follow something, or wait for their touches to come up.
    private(set) var active: [UIGestureRecognizer] = []
    private var debts: [PendingCallback] = []
    private var isDelivering = false
    private var isSettling = false
    /// Recognizers that were taken off their view in the middle of an event.
    private var forgotten: [UIGestureRecognizer] = []

    /// Takes away from the views what a gesture is made of.
    var cancelTouches: (UIGestureRecognizer) -> Void = { _ in }
    /// Lets the views have what no gesture keeps from them any more.
    var releaseTouches: () -> Void = {}

    // MARK: - Who takes part

    func join(_ recognizer: UIGestureRecognizer) {
        recognizer.tracking.environment = self
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    /// The recognizer turned out not to want what it was offered.
    func leave(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.tracking.isActive else { return }
        active.removeAll { $0 === recognizer }
        recognizer.finish()
    }

    /// The recognizer follows nothing of this window any more.
    func forget(_ recognizer: UIGestureRecognizer) {
        guard active.contains(where: { $0 === recognizer }) else { return }
        if !forgotten.contains(where: { $0 === recognizer }) { forgotten.append(recognizer) }
    }

    /// The recognizers that see what happens in `view`: its own first, then those around it.
    static func recognizers(around view: UIView) -> [UIGestureRecognizer] {
        view.ancestors.flatMap(\.recognizerList)
    }

    /// The views under `view` leave the window.
    func viewWillLeave(_ view: UIView) {
        for recognizer in active where recognizer.view?.isDescendant(of: view) ?? true { recognizer.interrupt() }
    }

    // MARK: - Delivery

    /// Runs `body`, in which recognizers see an event; what they make of it is settled afterwards.
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

    // MARK: - Rivals

    /// Whether a gesture that was recognized before keeps this one from being so.
    func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && other.progress.isRecognized && share(other, recognizer)
                && prevents(other, recognizer)
        }
    }

    /// Those that cannot be recognized beside `recognizer` fail.
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

    // MARK: - Failure first

    func standing(of recognizer: UIGestureRecognizer) -> Standing {
        var result = Standing.free
        for other in active where other !== recognizer && other.progress.state != .failed {
            guard requires(recognizer, other) else { continue }
            if other.progress.isRecognized { return .lost }
            // Two that wait for each other would wait for ever: the first to be seen goes on.
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

    /// A recognizer failed or was recognized: those that wait for it go on.
    func didDecide(_ recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer && other.progress.waiting != nil { other.proceed() }
    }

    // MARK: - Settling

    /// `recognizer` took a step that its view and its targets have to hear of.
    func owe(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, isFirst: Bool) {
        debts.append(PendingCallback(recognizer: recognizer, state: state, isFirst: isFirst))
    }

    /// Tells views and targets what came of the last event, views first (`R-IPAD-122`).
    func settle() {
        guard !isDelivering, !isSettling else { return }
        isSettling = true
        while !debts.isEmpty {
            let debt = debts.removeFirst()
            if debt.isFirst, debt.recognizer.cancelsTouchesInView { cancelTouches(debt.recognizer) }
            // A later step of the same event may have been taken already.
            debt.recognizer.progress.shown = debt.state
            debt.recognizer.sendActions()
            debt.recognizer.progress.shown = nil
        }
        releaseTouches()
        isSettling = false
        finish()
        if !debts.isEmpty { settle() }
    }

    /// Brings recognizers back to the beginning whose gesture is over and whose touches are up.
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
                // One that says nothing may wait for another tap; its view cannot wait for ever.
                recognizer.schedule(after: TapCounter.interval) { [weak recognizer] in recognizer?.fail() }
            }
            recognizer.tracking.dropLifted()
        }
        forgotten.removeAll()
    }
}
