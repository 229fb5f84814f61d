// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing
internal import WindowingBackends

/// Touchscreens.
///
/// XInput reports touches individually, so each change is a separate event.
@MainActor
final class Touch {
    private unowned let system: X11WindowSystem
    private var tracker = TouchTracker<XSurface>()

    init(system: X11WindowSystem) {
        self.system = system
    }

    func forget(_ surface: XSurface) {
        tracker.forget(surface)
    }

    func receive(_ event: XEvent.DeviceEvent) {
        guard let surface = system.surfaces[event.window] else { return }
        let identifier = Int32(truncatingIfNeeded: event.detail)
        let location = CGPoint(x: event.x / surface.scale, y: event.y / surface.scale)
        let time = system.time(event.time)
        switch event.kind {
        case .touchBegin: tracker.began(identifier, in: surface, at: location, time: time, serial: event.time)
        case .touchUpdate: tracker.moved(identifier, to: location, time: time)
        default: tracker.ended(identifier, time: time, serial: event.time)
        }
        for batch in tracker.finish() { batch.window.onInput?(.touches(batch.events)) }
    }
}
