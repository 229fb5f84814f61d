// SPDX-License-Identifier: MIT
internal import Foundation

/// The input that a recognizer is tracking.
@MainActor
struct GestureTracking {
    /// The touches that the recognizer tracks, in the order in which they began.
    private(set) var touches: [UITouch] = []
    /// All touches since the last reset, including those that have ended.
    private(set) var sequence: Set<UITouch> = []
    /// The input other than touches that drives the gesture.
    ///
    /// Recognizers compete for a gesture if they have the same source.
    var source: GestureSource?
    /// The presses that the recognizer tracks.
    var presses: Set<UIPress> = []
    /// The locations of the touches in the window when one was last down.
    private(set) var places: [CGPoint] = []
    weak var environment: GestureEnvironment?

    /// Whether anything has been tracked since the last reset.
    var isActive: Bool { !sequence.isEmpty || source != nil || !presses.isEmpty }

    var centroid: CGPoint {
        if let location = source?.location { return location }
        guard !places.isEmpty else { return .zero }
        let count = CGFloat(places.count)
        return CGPoint(
            x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    /// Whether all tracked input has ended.
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

    /// Stops tracking the lifted touches, which remain part of the sequence.
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

/// A continuous action on a touchpad or wheel.
@MainActor
final class GestureSource {
    /// The location of the pointer in the window.
    var location: CGPoint
    var isOver = false

    init(location: CGPoint) {
        self.location = location
    }
}
