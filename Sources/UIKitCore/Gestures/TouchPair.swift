// SPDX-License-Identifier: MIT
internal import Foundation

/// The distance and the direction between two touches, and how both have changed, with fingers that come and go.
@MainActor
struct TouchPair {
    private(set) var touches: [UITouch] = []
    private var startDistance: CGFloat = 1
    private var startAngle: CGFloat = 0
    private var factor: CGFloat = 1
    private var turned: CGFloat = 0
    private var lastAngle: CGFloat = 0

    var isComplete: Bool { touches.count == 2 }

    /// The distance now against that when the second finger came, in all the pairs since.
    var scale: CGFloat { factor * (isComplete ? max(distance, Theme.Gesture.minimumSpread) / startDistance : 1) }
    /// Radians clockwise since the second finger came.
    var rotation: CGFloat { turned }
    /// How much farther apart the fingers are than at first, in points.
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
