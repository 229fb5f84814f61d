// SPDX-License-Identifier: MIT
public import Foundation

extension UITouch {
    /// Where a pen leans, in radians clockwise from the right of `view`, or of the window for `nil`.
    public func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.y, vector.x)
    }

    /// Where a pen leans, as a vector of length 1 in the coordinates of `view`, or of the window for `nil`.
    ///
    /// > Note: Differs from UIKit: a `CGPoint`; there is no `CGVector` on Linux.
    public func azimuthUnitVector(in view: UIView?) -> CGPoint {
        let vector = CGPoint(x: cos(azimuthInWindow), y: sin(azimuthInWindow))
        guard let view, let window else { return vector }
        let start = view.convert(CGPoint.zero, from: window)
        let end = view.convert(vector, from: window)
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = hypot(x, y)
        return length > 0 ? CGPoint(x: x / length, y: y / length) : CGPoint(x: 1, y: 0)
    }

    /// Whether the finger, the button or the pen has not come up yet.
    var isDown: Bool { phase != .ended && phase != .cancelled }
}
