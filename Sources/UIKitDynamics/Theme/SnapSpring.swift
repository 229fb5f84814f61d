// SPDX-License-Identifier: MIT

/// The feel of the spring that snaps an item to a point.
enum SnapSpring {
    /// The frequency of the spring, in hertz.
    static let frequency = 2.4
    /// The damping ratios for a damping of 0 and of 1.
    static let dampingRatios = (minimum: 0.25, maximum: 1.0)

    /// The damping ratio for a damping from 0 to 1.
    static func dampingRatio(_ damping: Double) -> Double {
        dampingRatios.minimum + (dampingRatios.maximum - dampingRatios.minimum) * damping
    }
}
