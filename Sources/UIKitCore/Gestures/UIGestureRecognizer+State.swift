// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import Windowing

extension UIGestureRecognizer {
    /// Requires another recognizer, if it is tracking touches, to fail before this one can recognize its gesture.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        failureRequirements.removeAll {
            $0.recognizer == nil || $0.recognizer === otherGestureRecognizer
        }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether the recognizer is tracking input without having decided.
    var isUndecided: Bool { progress.state == .possible && tracking.isActive }

    var environment: GestureEnvironment? { tracking.environment }

    // MARK: - State transitions

    /// Performs a state change requested by a subclass.
    func request(_ new: State) {
        let old = progress.state
        if old == .possible, new == .cancelled { return fail() }
        // Requests made after the gesture has ended are ignored.
        if new == old, progress.isOver || new == .possible { return }
        guard GestureProgress.allows(old, new) else {
            return Log.misuse("A \(type(of: self)) cannot go from \(old) to \(new); it stays \(old).")
        }
        switch (old, new) {
        case (.possible, .failed): fail()
        case (.possible, _): attempt(new)
        default: step(to: new)
        }
        environment?.settle()
    }

    private func attempt(_ new: State) {
        if progress.waiting != nil {
            progress.waiting = new
            return
        }
        if let environment, environment.isBlocked(self) { return fail() }
        guard mayBegin() else { return fail() }
        // A delegate callback may have ended the gesture.
        guard progress.state == .possible else { return }
        progress.waiting = new
        proceed()
    }

    /// Recognizes the gesture, unless another recognizer has to fail first.
    func proceed() {
        guard let new = progress.waiting, progress.state == .possible else { return }
        switch environment?.standing(of: self) ?? .free {
        case .waiting: return
        case .lost: return fail()
        case .free: break
        }
        progress.waiting = nil
        environment?.letOthersFail(for: self)
        guard progress.state == .possible else { return }
        step(to: new)
        environment?.didDecide(self)
    }

    private func step(to new: State) {
        let isFirst = progress.state == .possible
        progress.state = new
        guard let environment else {
            sendActions()
            return
        }
        environment.enqueueReport(self, new, isFirst: isFirst)
    }

    /// Fails without sending actions.
    func fail() {
        guard progress.state == .possible else { return }
        progress.state = .failed
        progress.waiting = nil
        environment?.didDecide(self)
        environment?.settle()
    }

    private func mayBegin() -> Bool {
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
        if let view, !view.gestureRecognizerShouldBegin(self) { return false }
        // The touched view is asked too: a button prevents a tap recognizer of its superview from claiming the touch.
        for touch in tracking.touches {
            if let touched = touch.view, touched !== view, !touched.gestureRecognizerShouldBegin(self) { return false }
        }
        return true
    }

    // MARK: - Ending

    /// Ends or cancels the gesture in progress and stops tracking its touches.
    func interrupt() {
        if progress.isUnderWay {
            step(to: .cancelled)
        } else if progress.state == .possible, tracking.isActive {
            fail()
        }
        let environment = environment
        environment?.forget(self)
        environment?.settle()
        if environment == nil { finish() }
    }

    /// Resets the recognizer to its initial state.
    func finish() {
        expiry?.cancel()
        expiry = nil
        reset()
        progress = GestureProgress()
        tracking.clear()
    }

    /// Calls `work` after `delay` seconds of the application's clock, unless the gesture ends before.
    func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        expiry?.cancel()
        expiry = LayerClock.timeSource.schedule(after: delay) { [weak self] in
            guard let self else { return }
            expiry = nil
            let environment = environment
            work()
            environment?.settle()
        }
    }

    func unschedule() {
        expiry?.cancel()
        expiry = nil
    }
}
