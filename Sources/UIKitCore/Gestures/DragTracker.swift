// SPDX-License-Identifier: MIT
package import Foundation

/// Tracks the mean movement of several touches, in window coordinates.
///
/// Adding or removing touches causes no movement.
@MainActor
package struct DragTracker {
    var translation = CGPoint.zero
    private var places: [UITouch: CGPoint] = [:]
    private var travelled = CGPoint.zero
    private var tracker = VelocityTracker()

    /// The total movement since the first touch, unaffected by changes of `translation`.
    package var movement: CGPoint { travelled }
    var count: Int { places.count }
    var velocity: CGPoint { tracker.velocity }

    mutating func add(_ touch: UITouch) {
        places[touch] = touch.locationInWindow
        tracker.add(travelled, at: touch.timestamp)
    }

    mutating func move(_ touches: Set<UITouch>, at time: TimeInterval) {
        guard !places.isEmpty else { return }
        let count = CGFloat(places.count)
        var movement = CGPoint.zero
        for touch in touches {
            guard let last = places[touch] else { continue }
            let place = touch.locationInWindow
            movement.x += (place.x - last.x) / count
            movement.y += (place.y - last.y) / count
            places[touch] = place
        }
        advance(by: movement, at: time)
    }

    mutating func scroll(by movement: CGPoint, at time: TimeInterval) {
        advance(by: movement, at: time)
    }

    mutating func remove(_ touches: Set<UITouch>) {
        for touch in touches { places[touch] = nil }
    }

    /// Discards movement that occurred while too few touches were down.
    mutating func forgetMovement() {
        translation = .zero
    }

    private mutating func advance(by movement: CGPoint, at time: TimeInterval) {
        translation.x += movement.x
        translation.y += movement.y
        travelled.x += movement.x
        travelled.y += movement.y
        tracker.add(travelled, at: time)
    }
}
