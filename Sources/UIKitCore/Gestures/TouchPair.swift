// SPDX-License-Identifier: MIT
internal import Foundation

/// Tracks the distance and angle between two touches, which may be replaced by others while the gesture continues.
@MainActor
struct TouchPair {
    private(set) var touches: [UITouch] = []
    private var startDistance: CGFloat = 1
    private var startAngle: CGFloat = 0
    private var factor: CGFloat = 1
    private var turned: CGFloat = 0
    private var lastAngle: CGFloat = 0

    var isComplete: Bool { touches.count == 2 }

    /// The ratio of the distance to that when the second touch began, accumulated over all pairs.
    var scale: CGFloat { factor * (isComplete ? max(distance, Theme.Gesture.minimumSpread) / startDistance : 1) }
    /// The rotation in radians since the second touch began, positive clockwise.
    var rotation: CGFloat { turned }
    /// The change of the distance since the start, in points.
    var spread: CGFloat { isComplete ? distance - startDistance : 0 }

    mutating func add(_ touch: UITouch) -> Bool {
        guard touches.count < 2 else { return false }
        touches.append(touch)
        if isComplete { rebase() }
        return true
    }

    mutating func move() {
        guard isComplete else { return }
        let angle = angle
        turned += remainder(angle - lastAngle, 2 * .pi)
        lastAngle = angle
    }

    mutating func remove(_ gone: Set<UITouch>) {
        guard touches.contains(where: { gone.contains($0) }) else { return }
        factor = scale
        touches.removeAll { gone.contains($0) }
    }

    private mutating func rebase() {
        startDistance = max(distance, Theme.Gesture.minimumSpread)
        lastAngle = angle
    }

    private var difference: CGPoint {
        let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
        return CGPoint(x: second.x - first.x, y: second.y - first.y)
    }

    private var distance: CGFloat { hypot(difference.x, difference.y) }
    private var angle: CGFloat { atan2(difference.y, difference.x) }
}
