// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

// Layout code occasionally divides by zero or multiplies by infinity. Values that enter a layer are made finite here,
// once, so that geometry and pixel conversion don't have to check again: NaN becomes 0, and values beyond ±10^9 points
// are clamped.

private let limit: CGFloat = 1_000_000_000

extension CGFloat {
    /// The value clamped to ±10^9; 0 for NaN.
    var sanitized: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }
    /// The value clamped to 0...10^9; 0 for NaN.
    var sanitizedLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), limit) }
}

extension Float {
    /// The value clamped to ±10^9; 0 for NaN.
    var sanitized: Float { isNaN ? 0 : Swift.min(Swift.max(self, -1_000_000_000), 1_000_000_000) }
}

extension CGPoint {
    var sanitized: CGPoint { CGPoint(x: x.sanitized, y: y.sanitized) }
}

extension CGSize {
    var sanitized: CGSize { CGSize(width: width.sanitized, height: height.sanitized) }
}

extension CGRect {
    /// The rectangle with finite values and a non-negative size; the null rectangle becomes the empty one at the
    /// origin.
    var sanitized: CGRect {
        guard !isNull else { return .zero }
        let x = origin.x.sanitized
        let y = origin.y.sanitized
        let width = size.width.sanitized
        let height = size.height.sanitized
        return CGRect(
            x: width < 0 ? x + width : x, y: height < 0 ? y + height : y, width: abs(width), height: abs(height))
    }
}

extension CGAffineTransform {
    /// The identity if any element is NaN, else each element clamped to ±10^9.
    var sanitized: CGAffineTransform {
        if isIdentity { return self }
        guard !(a.isNaN || b.isNaN || c.isNaN || d.isNaN || tx.isNaN || ty.isNaN) else { return .identity }
        return CGAffineTransform(
            a: a.sanitized, b: b.sanitized, c: c.sanitized, d: d.sanitized, tx: tx.sanitized, ty: ty.sanitized)
    }
}
