// SPDX-License-Identifier: MIT
package import Foundation

// Geometry is computed by layout code and read from files, and can contain results of a division by zero. Non-finite
// values are filtered out before they are passed to C.

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether all four edges are finite; false for the null rectangle.
    package var isFinite: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite && maxX.isFinite && maxY.isFinite
    }

    var cornerPoints: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}

extension CGFloat {
    /// The value clamped to `range`; the lower bound for NaN.
    package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension Int {
    /// Rounds `value` to an integer within ±2^30; 0 for NaN.
    package init(pixel value: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        self = value.isNaN ? 0 : Int(value.rounded(rule).clamped(to: -1_073_741_824...1_073_741_824))
    }
}
