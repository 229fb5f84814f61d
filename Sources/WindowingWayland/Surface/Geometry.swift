// SPDX-License-Identifier: MIT
internal import Foundation

extension Int32 {
    /// The nearest whole number; numbers beyond the protocol's are cut to them, and what is no number is 0.
    init(rounding value: CGFloat) {
        self = value.isNaN ? 0 : Int32(Swift.min(Swift.max(value.rounded(), -1e9), 1e9))
    }
}

/// A rectangle in the protocol's whole surface points.
struct SurfaceRect: Hashable {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The rectangle whose edges lie nearest.
    init(nearest rect: CGRect) {
        x = Int32(rounding: rect.minX)
        y = Int32(rounding: rect.minY)
        width = Int32(rounding: rect.maxX) - x
        height = Int32(rounding: rect.maxY) - y
    }

    /// The largest rectangle inside: a promise about pixels must not cover one that is only half in.
    init(inside rect: CGRect) {
        x = Int32(rounding: rect.minX.rounded(.up))
        y = Int32(rounding: rect.minY.rounded(.up))
        width = Int32(rounding: rect.maxX.rounded(.down)) - x
        height = Int32(rounding: rect.maxY.rounded(.down)) - y
    }
}
