// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// Which touches of a window go to which recognizers, and then to the view that they began on.
@MainActor
final class TouchDelivery {
    let gestures = GestureEnvironment()
    /// Touches under way, and those whose end is kept from their view, in the order in which they began.
    private var courses: [TrackedTouch] = []

    init() {
        gestures.cancelTouches = { [weak self] in self?.cancelTouches(of: $0) }
        gestures.releaseTouches = { [weak self] in self?.release() }
    }

    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.touches(for: window) ?? []
        let began = touches.filter { $0.phase == .began && $0.view == nil && course(of: $0) == nil }
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
        courses.removeAll { $0.isOver }
    }

    /// Whether the view has been told of the touch, and not of its end.
    func hasTouch(_ touch: UITouch, in view: UIView) -> Bool {
        guard let course = course(of: touch) else { return false }
        return course.receiver === view && !course.isHeld
    }

    private func course(of touch: UITouch) -> TrackedTouch? {
        courses.first { $0.touch === touch }
    }

    private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
        guard let view = window.hitTest(touch.locationInWindow, with: event) else { return }
        touch.view = view
        let recognizers = GestureEnvironment.recognizers(around: view).filter { $0.accepts(touch, with: event) }
        for recognizer in recognizers {
            recognizer.take(touch, in: gestures)
            gestures.join(recognizer)
        }
        let course = TrackedTouch(touch: touch, recognizers: recognizers, began: event)
        if accepts(view), view.allowsContentTouch(touch, with: event) { course.receiver = view }
        courses.append(course)
    }

    /// One touch at a time unless the view asks for more; an exclusive view shares a window's touches with no other.
    private func accepts(_ view: UIView) -> Bool {
        let others = courses.filter { $0.touch.isDown }.compactMap(\.receiver)
        if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
        if view.isExclusiveTouch, others.contains(where: { $0 !== view }) { return false }
        return !others.contains { $0.isExclusiveTouch && $0 !== view }
    }

    // MARK: - To the views

    private func send(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
        var ready: [TrackedTouch] = []
        for course in courses where touches.contains(course.touch) {
            switch phase {
            case .began:
                if hold(course) { continue }
            case .moved:
                if course.isHeld { continue }
            case .ended:
                course.isLifted = true
                course.ended = event
                if course.isHeld || course.keepsEnd { continue }
            case .cancelled:
                course.isLifted = true
                if course.isHeld { course.receiver = nil }
            case .stationary: continue
            }
            ready.append(course)
        }
        send(phase, ready, with: event)
        release()
    }

    /// Whether the beginning of the touch is kept from its view until the recognizers have had their time.
    private func hold(_ course: TrackedTouch) -> Bool {
        if course.isTaken { course.receiver = nil }
        let delay = course.recognizers.map { $0.contentDelay(for: course.touch) }.max() ?? 0
        if delay > 0 {
            course.releaseTime = CACurrentMediaTime() + delay
            course.scheduled = LayerClock.timeSource.schedule(after: delay) { [weak self, weak course] in
                course?.releaseTime = nil
                self?.release()
            }
        }
        course.isHeld = course.keepsBeginning
        return course.isHeld
    }

    private func send(_ phase: UITouch.Phase, _ courses: [TrackedTouch], with event: UIEvent?) {
        var groups: [(view: UIView, courses: [TrackedTouch])] = []
        for course in courses {
            guard let view = course.receiver else { continue }
            if let index = groups.firstIndex(where: { $0.view === view }) {
                groups[index].courses.append(course)
            } else {
                groups.append((view, [course]))
            }
        }
        for (view, courses) in groups {
            // An earlier group's handler may have ended this one's touches.
            let present = courses.filter { $0.receiver === view }
            if phase == .ended || phase == .cancelled { present.forEach { $0.close() } }
            if phase == .began { present.forEach { $0.isTold = true } }
            // Recognizers come first: one of them may have taken a touch that the view does not know of yet.
            hand(phase, present.filter(\.isTold).map(\.touch), to: view, with: event)
        }
    }

    /// The touches say what the view is told, which may lie in the past.
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

    // MARK: - What gestures keep and take

    /// Hands on what no undecided gesture keeps back any more.
    private func release() {
        for course in courses {
            if course.isHeld, !course.keepsBeginning {
                course.isHeld = false
                course.scheduled?.cancel()
                send(.began, [course], with: course.began)
            }
            if let event = course.ended, !course.isHeld, !course.keepsEnd, !course.isOver {
                send(.ended, [course], with: event)
                course.close()
            }
        }
        courses.removeAll { $0.isOver }
    }

    /// What a gesture is made of is no touch of the view's any more.
    private func cancelTouches(of recognizer: UIGestureRecognizer) {
        let taken = courses.filter { recognizer.tracking.sequence.contains($0.touch) }
        // Those of one event go together; a first tap that was kept back is of an earlier one.
        var live: [TrackedTouch] = []
        for course in taken {
            if course.isHeld || course.receiver == nil {
                course.drop()
            } else if let event = course.ended {
                send(.cancelled, [course], with: event)
            } else {
                live.append(course)
            }
        }
        send(.cancelled, live.filter { $0.receiver != nil }, with: nil)
        for course in live { course.drop() }
    }

    // MARK: - Ends

    /// The window goes: whoever follows a touch hears that it is over.
    func cancelAll(in window: UIWindow) {
        cancel(courses)
        gestures.viewWillLeave(window)
    }

    /// The views in `view` hear that their touches are over, which go to nobody until they end.
    func cancelTouches(in view: UIView) {
        cancel(courses.filter { $0.receiver?.isDescendant(of: view) ?? false })
        gestures.viewWillLeave(view)
    }

    private func cancel(_ courses: [TrackedTouch]) {
        for course in courses where course.isHeld { course.drop() }
        send(.cancelled, courses.filter { $0.receiver != nil }, with: nil)
        for course in courses { course.drop() }
        self.courses.removeAll { $0.isOver }
    }
}
