// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

// Layout divides by zero and multiplies by infinity now and then. What enters a layer is made finite here, once, so that
// neither geometry nor the conversion to pixels has to be careful again: what is not a number becomes 0, and what is
// beyond a thousand million points is brought back to that.

private let limit: CGFloat = 1_000_000_000

extension CGFloat {
    /// This number within ±10^9; 0 for what is not a number.
    var sanitized: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }
    /// This number within 0...10^9; 0 for what is not a number.
    var sanitizedLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), limit) }
}

extension Float {
    /// This number within ±10^9; 0 for what is not a number.
    var sanitized: Float { isNaN ? 0 : Swift.min(Swift.max(self, -1_000_000_000), 1_000_000_000) }
}

extension CGPoint {
    var sanitized: CGPoint { CGPoint(x: x.sanitized, y: y.sanitized) }
}

extension CGSize {
    var sanitized: CGSize { CGSize(width: width.sanitized, height: height.sanitized) }
}

extension CGRect {
    /// Finite, with a size that is not negative; the null rectangle becomes the empty one at the origin.
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
    /// The identity if any number of it is not a number, else each within ±10^9.
    var sanitized: CGAffineTransform {
        if isIdentity { return self }
        guard !(a.isNaN || b.isNaN || c.isNaN || d.isNaN || tx.isNaN || ty.isNaN) else { return .identity }
        return CGAffineTransform(
            a: a.sanitized, b: b.sanitized, c: c.sanitized, d: d.sanitized, tx: tx.sanitized, ty: ty.sanitized)
    }
}
