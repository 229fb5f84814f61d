// SPDX-License-Identifier: MIT
internal import Foundation

/// The touches that a gesture is made of.
@MainActor
struct GestureTracking {
    /// Those that the recognizer follows, in the order in which they began.
    private(set) var touches: [UITouch] = []
    /// All since the last reset, whether they are down or not.
    private(set) var sequence: Set<UITouch> = []
    /// What other than touches drives the gesture: those with the same source are one gesture's rivals.
    var source: GestureSource?
    /// Presses that the recognizer follows.
    var presses: Set<UIPress> = []
    /// The places of the touches, in the window, as they were when one last was down.
    private(set) var places: [CGPoint] = []
    weak var environment: GestureEnvironment?

    /// Follows anything since the last reset.
    var isActive: Bool { !sequence.isEmpty || source != nil || !presses.isEmpty }

    var centroid: CGPoint {
        if let location = source?.location { return location }
        guard !places.isEmpty else { return .zero }
        let count = CGFloat(places.count)
        return CGPoint(
            x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    /// Nothing is down any more.
    var isUp: Bool {
        sequence.allSatisfy { !$0.isDown } && source?.isOver ?? true
            && presses.allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
    }

    mutating func take(_ touch: UITouch) {
        touches.append(touch)
        sequence.insert(touch)
    }

    mutating func ignore(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        sequence.remove(touch)
    }

    /// Those that were lifted are the gesture's still, but are not followed any more.
    mutating func dropLifted() {
        touches.removeAll { !$0.isDown }
    }

    mutating func notePlaces() {
        let down = touches.filter { $0.isDown }
        if !down.isEmpty {
            places = down.map(\.locationInWindow)
        } else if !touches.isEmpty, places.count == touches.count {
            places = touches.map(\.locationInWindow)
        }
    }

    mutating func clear() {
        self = GestureTracking()
    }

    func sharesTouch(with other: GestureTracking) -> Bool {
        if let source, source === other.source { return true }
        if !presses.isDisjoint(with: other.presses) { return true }
        return !sequence.isDisjoint(with: other.sequence)
    }
}

/// Fingers on a touchpad, or a wheel, from the beginning of what they do to its end.
@MainActor
final class GestureSource {
    /// The pointer's place in the window.
    var location: CGPoint
    var isOver = false

    init(location: CGPoint) {
        self.location = location
    }
}
