// SPDX-License-Identifier: MIT
package import Foundation

/// The fingers on a touchscreen, and their changes since the last frame.
///
/// A touch belongs to the window it began in. Changes of fingers that are not down are dropped: compositors send them
/// after a window that swallowed the beginning has gone.
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
        // A finger whose end was lost must not go on pressing.
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

    /// Takes the contact's ellipse; its axes are diameters.
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

    /// The compositor took the fingers for itself, or the touchscreen is gone.
    package mutating func cancelAll() {
        for id in fingers.keys.sorted() { cancel(id) }
    }

    /// Forgets the fingers of a window that is gone.
    package mutating func forget(_ window: Window) {
        fingers = fingers.filter { $0.value.window !== window }
        batches.removeAll { $0.window === window }
    }

    package func touches(_ window: Window) -> Bool {
        fingers.values.contains { $0.window === window }
    }

    /// The changes since the last frame, by window.
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
        // Several motions within a frame are one.
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

    /// Changes the finger's latest event of this frame, if it is one that further changes may join.
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
