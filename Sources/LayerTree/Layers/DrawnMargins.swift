// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// The distances, in pixels, by which a layer's bitmap extends beyond the layer's bounds.
struct DrawnMargins: Hashable, Sendable {
    /// The maximum distance; what extends farther is cut off.
    private static let maximum = 256

    var left = 0
    var top = 0
    var right = 0
    var bottom = 0

    static let none = DrawnMargins()

    init() {}

    /// Creates the margins of `bounds` in an area, both in points.
    init(from bounds: CGRect, to area: CGRect, scale: CGFloat) {
        func pixels(_ length: CGFloat) -> Int {
            // Tolerates rounding: scaling can give a value slightly above a whole number.
            min(max(Int(pixel: length * scale - 0.001, .up), 0), Self.maximum)
        }
        left = pixels(bounds.minX - area.minX)
        top = pixels(bounds.minY - area.minY)
        right = pixels(area.maxX - bounds.maxX)
        bottom = pixels(area.maxY - bounds.maxY)
    }

    var width: Int { left + right }
    var height: Int { top + bottom }
}

extension CGRect {
    /// Returns the rectangle enlarged by margins, with `across` and `down` points for each pixel.
    func enlarged(by margins: DrawnMargins, across: CGFloat, down: CGFloat) -> CGRect {
        CGRect(
            x: minX - CGFloat(margins.left) * across, y: minY - CGFloat(margins.top) * down,
            width: width + CGFloat(margins.width) * across, height: height + CGFloat(margins.height) * down)
    }
}
