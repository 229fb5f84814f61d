// SPDX-License-Identifier: MIT
internal import Foundation

/// Which touches of a window go to which view: the view that a touch began on, if that view takes it.
@MainActor
final class TouchDelivery {
    /// Touches under way, with the views that get them; touches that nobody gets are not here.
    private var receivers: [UITouch: UIView] = [:]

    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.touches(for: window) ?? []
        let began = touches.filter { $0.phase == .began && receivers[$0] == nil && $0.view == nil }
        for touch in began.sorted(by: { $0.timestamp < $1.timestamp }) {
            begin(touch, with: event, in: window)
        }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            send(phase, touches: touches, with: event)
        }
    }

    private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
        let hit = window.hitTest(touch.locationInWindow, with: event)
        touch.view = hit
        guard let view = hit, accepts(view) else { return }
        receivers[touch] = view
    }

    /// One touch at a time unless the view asks for more; an exclusive view shares a window's touches with no other.
    private func accepts(_ view: UIView) -> Bool {
        let others = receivers.values
        if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
        if view.isExclusiveTouch, others.contains(where: { $0 !== view }) { return false }
        return !others.contains { $0.isExclusiveTouch && $0 !== view }
    }

    private func send(_ phase: UITouch.Phase, touches: Set<UITouch>, with event: UIEvent?) {
        let changed = touches.filter { $0.phase == phase && receivers[$0] != nil }
        guard !changed.isEmpty else { return }
        let groups = Dictionary(grouping: changed) { receivers[$0].map(ObjectIdentifier.init) }
        for group in groups.values {
            // An earlier group's handler may have ended this one's touches.
            let touches = Set(group.filter { receivers[$0] != nil })
            guard let first = touches.first, let view = receivers[first] else { continue }
            if phase == .ended || phase == .cancelled {
                for touch in touches { receivers[touch] = nil }
            }
            switch phase {
            case .began: view.touchesBegan(touches, with: event)
            case .moved: view.touchesMoved(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            case .cancelled: view.touchesCancelled(touches, with: event)
            case .stationary: break
            }
        }
    }

    /// The window goes: whoever follows a touch hears that it is over.
    func cancelAll(in window: UIWindow) {
        cancel(receivers.keys.filter { $0.window === window })
    }

    /// A view that leaves its window hears that its touches are over; they go to nobody until they end.
    func viewWillLeave(_ view: UIView, in window: UIWindow) {
        cancel(receivers.filter { $0.value.isDescendant(of: view) }.map(\.key))
    }

    private func cancel(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        for touch in touches { touch.phase = .cancelled }
        send(.cancelled, touches: Set(touches), with: nil)
    }
}
