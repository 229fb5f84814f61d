// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// Pango's unit of length: 1/1024 of a point, in 32 bits.
enum PangoUnits {
    /// The maximum width and height of a layout area, in points: half of what Pango's numbers can represent, so that
    /// the sum of two such lengths doesn't overflow.
    static let limit: CGFloat = 1_000_000

    /// Returns a length in Pango units.
    ///
    /// Values beyond `limit` are clamped; NaN becomes 0.
    static func units(_ points: CGFloat) -> Int32 {
        guard !points.isNaN else { return 0 }
        return Int32((min(max(points, -limit), limit) * CGFloat(PANGO_SCALE)).rounded())
    }

    static func points(_ units: Int32) -> CGFloat {
        CGFloat(units) / CGFloat(PANGO_SCALE)
    }
}
