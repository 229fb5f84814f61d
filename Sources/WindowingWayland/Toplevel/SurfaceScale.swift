// SPDX-License-Identifier: MIT
internal import Foundation

/// The number of pixels per point of a surface, from the most precise of the compositor's hints.
struct SurfaceScale: Hashable {
    /// Used before the compositor has sent any; a good estimate avoids drawing the first frame twice.
    let expected: CGFloat
    /// Whether the compositor sends fractional scales.
    ///
    /// Its other hints, which arrive earlier, are rounded up, and a frame for them would be wasted.
    private let isFractional: Bool
    private var fraction: CGFloat?
    private var whole: CGFloat?
    private var finestOutput: CGFloat?

    init(expected: CGFloat, isFractional: Bool) {
        self.expected = Self.bounded(expected)
        self.isFractional = isFractional
    }

    /// Records the preferred scale of `wp_fractional_scale`, in 120ths.
    mutating func preferFraction(_ numerator: UInt32) {
        fraction = numerator == 0 ? nil : Self.bounded(CGFloat(numerator) / 120)
    }

    /// Records the scale of `wl_surface.preferred_buffer_scale`.
    mutating func preferWhole(_ factor: Int32) {
        whole = factor < 1 ? nil : Self.bounded(CGFloat(factor))
    }

    /// Records the scales of the outputs that the surface is on.
    ///
    /// The largest is used: sharp on that output, and scaled down on the others. A surface on no output is hidden, and
    /// keeps its scale.
    mutating func enter(_ factors: [Int32]) {
        if let factor = factors.max() { finestOutput = Self.bounded(CGFloat(factor)) }
    }

    var value: CGFloat {
        fraction ?? (isFractional ? nil : whole ?? finestOutput) ?? expected
    }

    private static func bounded(_ scale: CGFloat) -> CGFloat {
        scale.isNaN ? 1 : min(max(scale, 0.5), 16)
    }
}
