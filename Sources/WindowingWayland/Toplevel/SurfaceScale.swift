// SPDX-License-Identifier: MIT
internal import Foundation

/// Pixels per point of one surface, from whichever of the compositor's hints is the most exact.
struct SurfaceScale: Hashable {
    /// Before the compositor has said anything; a good guess spares a frame that would be drawn twice.
    let expected: CGFloat
    /// The compositor tells fractions; what it tells besides, and earlier, is rounded up and would only be drawn in vain.
    private let isFractional: Bool
    private var fraction: CGFloat?
    private var whole: CGFloat?
    private var finestOutput: CGFloat?

    init(expected: CGFloat, isFractional: Bool) {
        self.expected = Self.bounded(expected)
        self.isFractional = isFractional
    }

    /// Takes `wp_fractional_scale`'s number, in 120ths.
    mutating func preferFraction(_ numerator: UInt32) {
        fraction = numerator == 0 ? nil : Self.bounded(CGFloat(numerator) / 120)
    }

    /// Takes `wl_surface.preferred_buffer_scale`'s.
    mutating func preferWhole(_ factor: Int32) {
        whole = factor < 1 ? nil : Self.bounded(CGFloat(factor))
    }

    /// Takes the scales of the outputs that the surface is on.
    ///
    /// The finest decides: sharp there, and scaled down on the others. A surface that is on none is hidden, and keeps
    /// what it had.
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
