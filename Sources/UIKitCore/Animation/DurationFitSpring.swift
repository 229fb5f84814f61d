// SPDX-License-Identifier: MIT
internal import Foundation

/// A spring of unit mass whose amplitude has decayed to a thousandth of the distance after a given time.
struct DurationFitSpring {
    let stiffness: Double
    let damping: Double

    /// Creates a spring from a duration in seconds and a velocity in total distances per second.
    ///
    /// A damping ratio of 1 or more is critical damping.
    init(duration: TimeInterval, dampingRatio: Double, velocity: Double) {
        let duration = max(duration, 0.001)
        // With a ratio below 0.01, the oscillation would outlast any duration for which the formula is valid.
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
        let speed = velocity.isFinite ? velocity * duration : 0
        let angle = Self.angle(ratio: ratio, speed: speed)
        let frequency = angle / duration
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
    }

    /// Returns the product of natural frequency and duration at which the envelope has decayed to `residual`.
    private static func angle(ratio: Double, speed: Double) -> Double {
        guard ratio < 1 else { return 9.233413476 }
        let residual = 0.001
        let root = (1 - ratio * ratio).squareRoot()
        if speed == 0 { return max(0.1, log(ratio / root / residual) / ratio) }
        func excess(_ angle: Double) -> Double {
            abs(speed / angle - ratio) / root * exp(-ratio * angle) - residual
        }
        var angle = 5.0
        for _ in 0..<12 {
            let step = 1e-6 * angle
            let slope = (excess(angle + step) - excess(angle - step)) / (2 * step)
            let next = slope == 0 ? angle : angle - excess(angle) / slope
            angle = next > 0 && next.isFinite ? next : angle / 2
        }
        return min(max(angle, 0.1), 1000)
    }
}
