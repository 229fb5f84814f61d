// SPDX-License-Identifier: MIT
internal import Foundation

extension Int32 {
    /// Rounds to the nearest integer, clamped to the protocol's range; NaN becomes 0.
    init(rounding value: CGFloat) {
        self = value.isNaN ? 0 : Int32(Swift.min(Swift.max(value.rounded(), -1e9), 1e9))
    }
}

/// A rectangle in the protocol's integer surface coordinates.
struct SurfaceRect: Hashable {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Creates the rectangle with the nearest edges.
    init(nearest rect: CGRect) {
        x = Int32(rounding: rect.minX)
        y = Int32(rounding: rect.minY)
        width = Int32(rounding: rect.maxX) - x
        height = Int32(rounding: rect.maxY) - y
    }

    /// Creates the largest rectangle inside, because an opaque region must not include partially covered pixels.
    init(inside rect: CGRect) {
        x = Int32(rounding: rect.minX.rounded(.up))
        y = Int32(rounding: rect.minY.rounded(.up))
        width = Int32(rounding: rect.maxX.rounded(.down)) - x
        height = Int32(rounding: rect.maxY.rounded(.down)) - y
    }
}
