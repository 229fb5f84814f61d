// SPDX-License-Identifier: MIT
internal import Foundation

/// Sees a row being moved aside: a finger that goes sideways, or two of them on a touchpad.
final class SwipePanRecognizer: UIPanGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        allowedTouchTypes = [.direct, .indirect, .pencil]
        allowedScrollTypesMask = .continuous
    }

    /// Only the way sideways counts, and only if it is more than that up or down.
    override func slop(of movement: CGPoint) -> CGPoint? {
        guard movement.isSideways else { return nil }
        return super.slop(of: CGPoint(x: movement.x, y: 0))
    }
}

extension CGPoint {
    /// Whether a way goes to a side rather than up or down.
    var isSideways: Bool { abs(x) > abs(y) * Theme.Swipe.lockRatio }
}
