// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// The touches on a touchscreen, and their changes since the last frame.
///
/// A touch belongs to the window in which it began. Changes of unknown touches are dropped: compositors send them after
/// the window that received the beginning has been closed.
package struct TouchTracker<Window: AnyObject> {
    package struct Batch {
        package let window: Window
        package var events: [TouchPointEvent]
    }

    private struct Finger {
        weak var window: Window?
        var location: CGPoint
        var radius: CGFloat = 0
        var time: TimeInterval
    }

    private var fingers: [Int32: Finger] = [:]
    private var batches: [Batch] = []

    package init() {}

    package mutating func began(
        _ id: Int32, in window: Window, at location: CGPoint, time: TimeInterval, serial: UInt32
    ) {
        // A touch whose end was lost must not remain active.
        cancel(id)
        let finger = Finger(window: window, location: location, time: time)
        fingers[id] = finger
        add(.began, id, finger, serial: serial)
    }

    package mutating func moved(_ id: Int32, to location: CGPoint, time: TimeInterval) {
        guard var finger = fingers[id] else { return }
        finger.location = location
        finger.time = time
        fingers[id] = finger
        add(.moved, id, finger)
    }

    /// Records the contact's ellipse; `major` and `minor` are diameters.
    package mutating func reshaped(_ id: Int32, major: CGFloat, minor: CGFloat) {
        guard var finger = fingers[id] else { return }
        finger.radius = max(0, major, minor) / 2
        fingers[id] = finger
        if !update(id, { $0.radius = finger.radius }) { add(.moved, id, finger) }
    }

    package mutating func ended(_ id: Int32, time: TimeInterval, serial: UInt32) {
        guard var finger = fingers.removeValue(forKey: id) else { return }
        finger.time = time
        add(.ended, id, finger, serial: serial)
    }

    /// Cancels all touches, because the compositor claimed them or the touchscreen was removed.
    package mutating func cancelAll() {
        for id in fingers.keys.sorted() { cancel(id) }
    }

    /// Removes the touches of a closed window.
    package mutating func forget(_ window: Window) {
        fingers = fingers.filter { $0.value.window !== window }
        batches.removeAll { $0.window === window }
    }

    package func touches(_ window: Window) -> Bool {
        fingers.values.contains { $0.window === window }
    }

    /// Returns the changes since the last frame, by window.
    package mutating func finish() -> [Batch] {
        defer { batches = [] }
        return batches
    }

    private mutating func cancel(_ id: Int32) {
        guard let finger = fingers.removeValue(forKey: id) else { return }
        add(.cancelled, id, finger)
    }

    private mutating func add(_ phase: TouchPointEvent.Phase, _ id: Int32, _ finger: Finger, serial: UInt32 = 0) {
        guard let window = finger.window else { return }
        // Several movements within a frame are merged.
        if phase == .moved,
            update(
                id,
                {
                    $0.location = finger.location
                    $0.timestamp = finger.time
                })
        {
            return
        }
        let event = TouchPointEvent(
            phase: phase, identifier: id, location: finger.location, radius: finger.radius, timestamp: finger.time,
            serial: serial)
        if let index = batches.firstIndex(where: { $0.window === window }) {
            batches[index].events.append(event)
        } else {
            batches.append(Batch(window: window, events: [event]))
        }
    }

    /// Changes the touch's latest event in this frame, if that can include further changes.
    private mutating func update(_ id: Int32, _ change: (inout TouchPointEvent) -> Void) -> Bool {
        for batch in batches.indices {
            guard let index = batches[batch].events.lastIndex(where: { $0.identifier == id }) else { continue }
            guard [.began, .moved].contains(batches[batch].events[index].phase) else { return false }
            change(&batches[batch].events[index])
            return true
        }
        return false
    }
}
