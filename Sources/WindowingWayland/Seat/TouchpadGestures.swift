// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// `zwp_pointer_gestures_v1`: multi-finger gestures of a seat's touchpads.
///
/// Hold gestures were added in version 3.
@MainActor
final class TouchpadGestures {
    private struct Gesture {
        weak var owner: ShellSurface?
        /// The kind with its initial values.
        var kind: TouchpadGestureEvent.Kind
        var fingers: Int
    }

    private unowned let pointer: Pointer
    private unowned let seat: Seat
    private let swipe: ZwpPointerGestureSwipeV1
    private let pinch: ZwpPointerGesturePinchV1
    private let hold: ZwpPointerGestureHoldV1?
    /// One at a time: the compositor ends a gesture before the next begins.
    private var current: Gesture?

    init(_ manager: ZwpPointerGesturesV1, pointer: Pointer, seat: Seat) {
        self.pointer = pointer
        self.seat = seat
        swipe = manager.getSwipeGesture(pointer: pointer.object)
        pinch = manager.getPinchGesture(pointer: pointer.object)
        hold = manager.version >= 3 ? manager.getHoldGesture(pointer: pointer.object) : nil
        swipe.handler = { [weak self] event in MainActor.assumeIsolated { self?.receive(event) } }
        pinch.handler = { [weak self] event in MainActor.assumeIsolated { self?.receive(event) } }
        hold?.handler = { [weak self] event in MainActor.assumeIsolated { self?.receive(event) } }
    }

    func forget(_ owner: ShellSurface) {
        if current?.owner === owner { current = nil }
    }

    /// Called when the touchpads have been removed: the current gesture is canceled.
    func disconnect() {
        finish(.cancelled, at: seat.timeOfUntimedEvent())
    }

    // MARK: - Events

    private func receive(_ event: ZwpPointerGestureSwipeV1.Event) {
        switch event {
        case .begin(_, let time, let surface, let fingers):
            begin(.swipe(.zero), on: surface, fingers: fingers, at: time)
        case .update(let time, let dx, let dy):
            guard case .swipe = current?.kind else { return }
            deliver(.swipe(CGPoint(x: dx, y: dy)), .changed, at: seat.time(time))
        case .end(_, let time, let cancelled):
            guard case .swipe = current?.kind else { return }
            finish(cancelled == 0 ? .ended : .cancelled, at: seat.time(time))
        }
    }

    private func receive(_ event: ZwpPointerGesturePinchV1.Event) {
        switch event {
        case .begin(_, let time, let surface, let fingers):
            begin(.pinch(translation: .zero, scale: 1, rotation: 0), on: surface, fingers: fingers, at: time)
        case .update(let time, let dx, let dy, let scale, let rotation):
            guard case .pinch = current?.kind else { return }
            // An invalid scale would distort the following ones.
            let kind = TouchpadGestureEvent.Kind.pinch(
                translation: CGPoint(x: dx, y: dy), scale: max(scale, 1 / 256), rotation: rotation)
            deliver(kind, .changed, at: seat.time(time))
            // The final event repeats the scale without movement.
            current?.kind = .pinch(translation: .zero, scale: max(scale, 1 / 256), rotation: 0)
        case .end(_, let time, let cancelled):
            guard case .pinch = current?.kind else { return }
            finish(cancelled == 0 ? .ended : .cancelled, at: seat.time(time))
        }
    }

    private func receive(_ event: ZwpPointerGestureHoldV1.Event) {
        switch event {
        case .begin(_, let time, let surface, let fingers):
            begin(.hold, on: surface, fingers: fingers, at: time)
        case .end(_, let time, let cancelled):
            guard case .hold = current?.kind else { return }
            finish(cancelled == 0 ? .ended : .cancelled, at: seat.time(time))
        }
    }

    private func begin(
        _ kind: TouchpadGestureEvent.Kind, on surface: WlSurface?, fingers: UInt32, at milliseconds: UInt32
    ) {
        let time = seat.time(milliseconds)
        finish(.cancelled, at: time)
        guard let owner = seat.system.owner(of: surface) else { return }
        current = Gesture(owner: owner, kind: kind, fingers: Int(clamping: fingers))
        deliver(kind, .began, at: time)
    }

    private func finish(_ phase: TouchpadGestureEvent.Phase, at time: TimeInterval) {
        guard let current else { return }
        deliver(current.kind, phase, at: time)
        self.current = nil
    }

    private func deliver(
        _ kind: TouchpadGestureEvent.Kind, _ phase: TouchpadGestureEvent.Phase, at time: TimeInterval
    ) {
        guard let current, let owner = current.owner else { return }
        owner.deliver(
            .touchpadGesture(
                TouchpadGestureEvent(
                    kind: kind, phase: phase, fingers: current.fingers, location: pointer.location, timestamp: time,
                    modifiers: seat.modifiers)))
    }
}
