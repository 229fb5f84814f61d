// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension CGVector {
    init(angle: CGFloat, magnitude: CGFloat) {
        self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// The angle from the x-axis, in radians.
    var angle: CGFloat { atan2(dy, dx) }
    var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
