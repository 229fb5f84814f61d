// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// Pango counts in 1024ths of a point, in 32 bits.
enum PangoUnits {
    /// The widest and highest room that text is laid out in, in points: half of what Pango's numbers hold, so that sums
    /// of two such lengths still fit.
    static let limit: CGFloat = 1_000_000

    /// Lengths beyond `limit` are brought to it; what is not a number counts as 0.
    static func units(_ points: CGFloat) -> Int32 {
        guard !points.isNaN else { return 0 }
        return Int32((min(max(points, -limit), limit) * CGFloat(PANGO_SCALE)).rounded())
    }

    static func points(_ units: Int32) -> CGFloat {
        CGFloat(units) / CGFloat(PANGO_SCALE)
    }
}
