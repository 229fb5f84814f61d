// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing
internal import WindowingBackends

/// A seat's touchscreens.
@MainActor
final class Touch {
    private let object: WlTouch
    private unowned let seat: Seat
    private var tracker = TouchTracker<ShellSurface>()
    /// Whether a touch has ended since the last frame event.
    private var hasUnframedEnd = false

    init(_ object: WlTouch, seat: Seat) {
        self.object = object
        self.seat = seat
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    func touches(_ owner: ShellSurface) -> Bool {
        tracker.touches(owner)
    }

    func forget(_ owner: ShellSurface) {
        tracker.forget(owner)
    }

    /// Called when the touchscreens have been removed: current touches are canceled.
    func disconnect() {
        object.handler = nil
        tracker.cancelAll()
        deliver()
    }

    /// Called when the events that have arrived have been dispatched.
    ///
    /// Mutter sends no frame event after an up event.
    func didDispatch() {
        if hasUnframedEnd { deliver() }
    }

    private func receive(_ event: WlTouch.Event) {
        switch event {
        case .down(let serial, let time, let surface, let id, let x, let y):
            seat.lastSerial = serial
            guard let window = seat.system.owner(of: surface) else { return }
            tracker.began(id, in: window, at: CGPoint(x: x, y: y), time: seat.time(time), serial: serial)
        case .up(let serial, let time, let id):
            tracker.ended(id, time: seat.time(time), serial: serial)
            hasUnframedEnd = true
        case .motion(let time, let id, let x, let y):
            tracker.moved(id, to: CGPoint(x: x, y: y), time: seat.time(time))
        case .shape(let id, let major, let minor):
            tracker.reshaped(id, major: major, minor: minor)
        case .orientation:
            break
        case .frame:
            deliver()
        case .cancel:
            tracker.cancelAll()
            // No frame event follows.
            deliver()
        }
    }

    private func deliver() {
        hasUnframedEnd = false
        for batch in tracker.finish() {
            batch.window.deliver(.touches(batch.events))
        }
    }
}
