// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// Delivers a window's touches to recognizers, and then to the views on which they began.
@MainActor
final class TouchDelivery {
    let gestures = GestureEnvironment()
    /// The touches in progress and those whose end is withheld from their view, in the order in which they began.
    private var trackedTouches: [TrackedTouch] = []

    init() {
        gestures.cancelTouches = { [weak self] in self?.cancelTouches(of: $0) }
        gestures.releaseTouches = { [weak self] in self?.release() }
    }

    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.touches(for: window) ?? []
        let began = touches.filter { $0.phase == .began && $0.view == nil && trackedTouch(of: $0) == nil }
        for touch in began.sorted(by: { $0.timestamp < $1.timestamp }) {
            begin(touch, with: event, in: window)
        }
        let phases = [UITouch.Phase.began, .moved, .ended, .cancelled]
        let groups = phases.map { phase in touches.filter { $0.phase == phase } }
        gestures.deliver {
            for (phase, group) in zip(phases, groups) where !group.isEmpty {
                gestures.deliver(phase, group, with: event)
            }
        }
        for (phase, group) in zip(phases, groups) where !group.isEmpty { send(phase, group, with: event) }
        trackedTouches.removeAll { $0.isOver }
    }

    /// Returns whether the view was notified of the touch but not of its end.
    func hasTouch(_ touch: UITouch, in view: UIView) -> Bool {
        guard let tracked = trackedTouch(of: touch) else { return false }
        return tracked.receiver === view && !tracked.isHeld
    }

    private func trackedTouch(of touch: UITouch) -> TrackedTouch? {
        trackedTouches.first { $0.touch === touch }
    }

    private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
        guard let view = window.hitTest(touch.locationInWindow, with: event) else { return }
        touch.view = view
        let recognizers = GestureEnvironment.recognizers(around: view).filter { $0.accepts(touch, with: event) }
        for recognizer in recognizers {
            recognizer.take(touch, in: gestures)
            gestures.join(recognizer)
        }
        let tracked = TrackedTouch(touch: touch, recognizers: recognizers, began: event)
        if accepts(view), view.allowsContentTouch(touch, with: event) { tracked.receiver = view }
        trackedTouches.append(tracked)
    }

    /// A view accepts one touch at a time unless it enables more; an exclusive view doesn't share a window's touches
    /// with others.
    private func accepts(_ view: UIView) -> Bool {
        let others = trackedTouches.filter { $0.touch.isDown }.compactMap(\.receiver)
        if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
        if view.isExclusiveTouch, others.contains(where: { $0 !== view }) { return false }
        return !others.contains { $0.isExclusiveTouch && $0 !== view }
    }

    // MARK: - Delivery to views

    private func send(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
        var ready: [TrackedTouch] = []
        for tracked in trackedTouches where touches.contains(tracked.touch) {
            switch phase {
            case .began:
                if hold(tracked) { continue }
            case .moved:
                if tracked.isHeld { continue }
            case .ended:
                tracked.isLifted = true
                tracked.ended = event
                if tracked.isHeld || tracked.keepsEnd { continue }
            case .cancelled:
                tracked.isLifted = true
                if tracked.isHeld { tracked.receiver = nil }
            case .stationary: continue
            }
            ready.append(tracked)
        }
        send(phase, ready, with: event)
        release()
    }

    /// Returns whether the beginning of the touch is withheld from its view to give recognizers time.
    private func hold(_ tracked: TrackedTouch) -> Bool {
        if tracked.isTaken { tracked.receiver = nil }
        let delay = tracked.recognizers.map { $0.contentDelay(for: tracked.touch) }.max() ?? 0
        if delay > 0 {
            tracked.releaseTime = CACurrentMediaTime() + delay
            tracked.scheduled = LayerClock.timeSource.schedule(after: delay) { [weak self, weak tracked] in
                tracked?.releaseTime = nil
                self?.release()
            }
        }
        tracked.isHeld = tracked.keepsBeginning
        return tracked.isHeld
    }

    private func send(_ phase: UITouch.Phase, _ trackedTouches: [TrackedTouch], with event: UIEvent?) {
        var groups: [(view: UIView, trackedTouches: [TrackedTouch])] = []
        for tracked in trackedTouches {
            guard let view = tracked.receiver else { continue }
            if let index = groups.firstIndex(where: { $0.view === view }) {
                groups[index].trackedTouches.append(tracked)
            } else {
                groups.append((view, [tracked]))
            }
        }
        for (view, trackedTouches) in groups {
            // A handler called for an earlier group may have ended this group's touches.
            let present = trackedTouches.filter { $0.receiver === view }
            if phase == .ended || phase == .cancelled { present.forEach { $0.close() } }
            if phase == .began { present.forEach { $0.isTold = true } }
            // Recognizers receive touches first, and may have claimed one that the view hasn't received yet.
            hand(phase, present.filter(\.isTold).map(\.touch), to: view, with: event)
        }
    }

    /// The touches have the state that the view is notified of, which may be a past one.
    private func hand(_ phase: UITouch.Phase, _ touches: [UITouch], to view: UIView, with event: UIEvent?) {
        guard !touches.isEmpty else { return }
        let phases = touches.map(\.phase)
        for touch in touches { touch.phase = phase }
        switch phase {
        case .began: view.touchesBegan(Set(touches), with: event)
        case .moved: view.touchesMoved(Set(touches), with: event)
        case .ended: view.touchesEnded(Set(touches), with: event)
        case .cancelled: view.touchesCancelled(Set(touches), with: event)
        case .stationary: break
        }
        for (touch, before) in zip(touches, phases) where touch.phase == phase { touch.phase = before }
    }

    // MARK: - Withheld and claimed touches

    /// Delivers touches that no undecided gesture withholds any longer.
    private func release() {
        for tracked in trackedTouches {
            if tracked.isHeld, !tracked.keepsBeginning {
                tracked.isHeld = false
                tracked.scheduled?.cancel()
                sendWithheldBeginning(of: tracked)
            }
            if let event = tracked.ended, !tracked.isHeld, !tracked.keepsEnd, !tracked.isOver {
                send(.ended, [tracked], with: event)
                tracked.close()
            }
        }
        trackedTouches.removeAll { $0.isOver }
    }

    /// Delivers a beginning where it took place, and then the movement since as one.
    private func sendWithheldBeginning(of tracked: TrackedTouch) {
        let touch = tracked.touch
        let location = touch.locationInWindow
        touch.locationInWindow = tracked.startLocation
        touch.previousLocationInWindow = tracked.startLocation
        send(.began, [tracked], with: tracked.began)
        touch.locationInWindow = location
        if location != tracked.startLocation { send(.moved, [tracked], with: tracked.began) }
        // The movement is not part of the next one.
        touch.previousLocationInWindow = location
    }

    /// Cancels, for the view, the touches that a recognized gesture has claimed.
    private func cancelTouches(of recognizer: UIGestureRecognizer) {
        let taken = trackedTouches.filter { recognizer.tracking.sequence.contains($0.touch) }
        // Touches of one event are canceled together; a first tap that was withheld belongs to an earlier event.
        var live: [TrackedTouch] = []
        for tracked in taken {
            if tracked.isHeld || tracked.receiver == nil {
                tracked.drop()
            } else if let event = tracked.ended {
                send(.cancelled, [tracked], with: event)
            } else {
                live.append(tracked)
            }
        }
        send(.cancelled, live.filter { $0.receiver != nil }, with: nil)
        for tracked in live { tracked.drop() }
    }

    // MARK: - Cancellation

    /// Called before the window closes; cancels all touches for recognizers and views.
    func cancelAll(in window: UIWindow) {
        cancel(trackedTouches)
        gestures.viewWillLeave(window)
    }

    /// Cancels the touches of `view` and its descendants; no other view receives them until they end.
    func cancelTouches(in view: UIView) {
        cancel(trackedTouches.filter { $0.receiver?.isDescendant(of: view) ?? false })
        gestures.viewWillLeave(view)
    }

    private func cancel(_ trackedTouches: [TrackedTouch]) {
        for tracked in trackedTouches where tracked.isHeld { tracked.drop() }
        send(.cancelled, trackedTouches.filter { $0.receiver != nil }, with: nil)
        for tracked in trackedTouches { tracked.drop() }
        self.trackedTouches.removeAll { $0.isOver }
    }
}
