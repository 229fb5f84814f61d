// SPDX-License-Identifier: MIT
package import Foundation

// Geometry comes from layout arithmetic and from files, so a division by zero upstream ends here: what is not a number
// is left out before it reaches C.

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// All four edges are finite numbers; false for the null rectangle.
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
    /// This number within `range`, the range's lower end for what is not a number.
    package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension Int {
    /// The whole number that `value` holds after rounding, within ±2^30; 0 for what is not a number.
    package init(pixel value: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        self = value.isNaN ? 0 : Int(value.rounded(rule).clamped(to: -1_073_741_824...1_073_741_824))
    }
}
