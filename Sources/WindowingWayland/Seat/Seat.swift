// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// One user's devices, which the compositor may add and take away at any time.
@MainActor
final class Seat {
    /// The registry's number for the seat.
    let globalName: UInt32
    let object: WlSeat
    unowned let system: WaylandWindowSystem

    private(set) var pointer: Pointer?
    private(set) var keyboard: KeyboardDevice?
    private(set) var touch: Touch?
    private var clock = EventClock()

    init(globalName: UInt32, object: WlSeat, system: WaylandWindowSystem) {
        self.globalName = globalName
        self.object = object
        self.system = system
        object.handler = { [weak self] event in
            guard case .capabilities(let capabilities) = event else { return }
            MainActor.assumeIsolated { self?.update(capabilities) }
        }
    }

    /// The keyboard's modifiers, which pointer events carry too.
    var modifiers: KeyModifiers { keyboard?.modifiers ?? [] }

    /// An event's time on the `TimeSource`'s scale.
    func time(_ milliseconds: UInt32) -> TimeInterval {
        clock.time(milliseconds, now: system.timeSource.now)
    }

    func pointsAt(_ owner: ShellSurface) -> Bool {
        pointer?.focus === owner || touch?.touches(owner) == true
    }

    /// Drops what is under way in a window or popup that is gone.
    func forget(_ owner: ShellSurface) {
        pointer?.forget(owner)
        keyboard?.forget(owner)
        touch?.forget(owner)
    }

    /// Ends all devices, with the events that let go of what they hold.
    func disconnect() {
        object.handler = nil
        update([])
    }

    private func update(_ capabilities: WlSeat.Capability) {
        if capabilities.contains(.pointer) {
            pointer = pointer ?? Pointer(object.getPointer(), seat: self)
        } else {
            pointer?.disconnect()
            pointer = nil
        }
        if capabilities.contains(.keyboard) {
            keyboard = keyboard ?? KeyboardDevice(object.getKeyboard(), seat: self)
        } else {
            keyboard?.disconnect()
            keyboard = nil
        }
        if capabilities.contains(.touch) {
            touch = touch ?? Touch(object.getTouch(), seat: self)
        } else {
            touch?.disconnect()
            touch = nil
        }
        system.flush()
    }
}
