// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// Recognizes horizontal swipes over a row by one finger, or by two fingers on a touchpad.
package final class SwipePanRecognizer: UIPanGestureRecognizer {
    package init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        allowedTouchTypes = [.direct, .indirect, .pencil]
        allowedScrollTypesMask = .continuous
    }

    /// Only horizontal movement counts, and only if it exceeds the vertical movement.
    package override func slop(of movement: CGPoint) -> CGPoint? {
        guard movement.isSideways else { return nil }
        return super.slop(of: CGPoint(x: movement.x, y: 0))
    }
}

extension CGPoint {
    /// Whether the movement is predominantly horizontal.
    package var isSideways: Bool { abs(x) > abs(y) * Theme.Swipe.lockRatio }
}
