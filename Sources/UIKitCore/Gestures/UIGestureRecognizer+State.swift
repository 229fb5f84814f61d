// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import Windowing

extension UIGestureRecognizer {
    /// The gesture is only recognized once `otherGestureRecognizer`, if that has touches, has failed.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        failureRequirements.removeAll {
            $0.recognizer == nil || $0.recognizer === otherGestureRecognizer
        }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether nothing is known yet about what the touches are.
    var isUndecided: Bool { progress.state == .possible && tracking.isActive }

    var environment: GestureEnvironment? { tracking.environment }

    // MARK: - Steps

    /// Takes a step that a subclass asks for.
    func request(_ new: State) {
        let old = progress.state
        if old == .possible, new == .cancelled { return fail() }
        // What is left to say once the gesture is over is of no interest.
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
        // Whoever was asked may have ended it.
        guard progress.state == .possible else { return }
        progress.waiting = new
        proceed()
    }

    /// Recognizes what was seen, if nobody has to fail before.
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
        environment.owe(self, new, isFirst: isFirst)
    }

    /// Not the gesture, or not any more: no action is sent.
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
        // The view that was touched has a say too: a button does not let its superview's tap take the touch.
        for touch in tracking.touches {
            if let touched = touch.view, touched !== view, !touched.gestureRecognizerShouldBegin(self) { return false }
        }
        return true
    }

    // MARK: - Ends

    /// Ends what is under way: the touches are not followed any more.
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

    /// Back to the beginning.
    func finish() {
        expiry?.cancel()
        expiry = nil
        reset()
        progress = GestureProgress()
        tracking.clear()
    }

    /// Calls `work` after `delay` seconds of the application's clock, unless the gesture is over before.
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
