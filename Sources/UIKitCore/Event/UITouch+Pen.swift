// SPDX-License-Identifier: MIT
public import Foundation

extension UITouch {
    /// Returns the direction in which a pen leans, in radians clockwise from the x axis of `view`, or of the window if
    /// `view` is `nil`.
    public func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.y, vector.x)
    }

    /// Returns the direction in which a pen leans, as a unit vector in the coordinates of `view`, or of the window if
    /// `view` is `nil`.
    ///
    /// > Note: Differs from UIKit: the result is a `CGPoint`, as Foundation on Linux has no `CGVector`.
    public func azimuthUnitVector(in view: UIView?) -> CGPoint {
        let vector = CGPoint(x: cos(azimuthInWindow), y: sin(azimuthInWindow))
        guard let view, let window else { return vector }
        let start = view.convert(CGPoint.zero, from: window)
        let end = view.convert(vector, from: window)
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = hypot(x, y)
        return length > 0 ? CGPoint(x: x / length, y: y / length) : CGPoint(x: 1, y: 0)
    }

    /// Whether the finger, pen, or button hasn't been lifted or released yet.
    var isDown: Bool { phase != .ended && phase != .cancelled }
}
