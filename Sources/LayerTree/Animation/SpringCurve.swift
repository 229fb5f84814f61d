// SPDX-License-Identifier: MIT
internal import Foundation

/// A spring that moves from 0 to rest at 1.
///
/// A spring damped beyond the critical amount is treated as critically damped; it would only be slower.
struct SpringCurve: Equatable, Sendable {
    /// The remaining fraction of the distance at which the spring counts as settled.
    static let settledShare = 0.001

    /// The undamped angular frequency, in radians per second.
    let frequency: Double
    /// The fraction of critical damping, 0...1.
    let dampingRatio: Double
    /// The initial velocity toward the target, in multiples of the distance per second.
    let initialVelocity: Double

    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        func positive(_ value: Double) -> Double { value.isNaN ? 1e-6 : min(max(value, 1e-6), 1e9) }
        let mass = positive(mass)
        let stiffness = positive(stiffness)
        frequency = (stiffness / mass).squareRoot()
        let damping = damping.isNaN ? 0 : max(damping, 0)
        dampingRatio = min(1, damping / (2 * (stiffness * mass).squareRoot()))
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// Returns the fraction of the distance covered after `time` seconds; above 1 where the spring overshoots.
    func value(at time: TimeInterval) -> Double {
        guard time > 0 else { return 0 }
        let decay = exp(-dampingRatio * frequency * time)
        guard dampingRatio < 1 else {
            return 1 - decay * (1 + (frequency - initialVelocity) * time)
        }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return 1 - decay * (cos(damped * time) - swing(damped) * sin(damped * time))
    }

    /// The time until the envelope of the oscillation stays within a thousandth of the distance, in seconds; at most
    /// 1,000.
    var settlingDuration: TimeInterval {
        let longest: TimeInterval = 1_000
        guard dampingRatio < 1 else { return min(longest, criticalSettlingDuration) }
        guard dampingRatio > 0 else { return longest }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return min(longest, log((1 + abs(swing(damped))) / Self.settledShare) / (dampingRatio * frequency))
    }

    /// Returns the amplitude of the sine term, relative to the cosine term.
    private func swing(_ damped: Double) -> Double {
        (initialVelocity - dampingRatio * frequency) / damped
    }

    /// Uses bisection in units of the spring's own time, because the envelope only falls beyond its single maximum.
    private var criticalSettlingDuration: TimeInterval {
        let slope = abs(1 - initialVelocity / frequency)
        func envelope(_ time: Double) -> Double { (1 + slope * time) * exp(-time) }
        var (low, high) = (1.0, 64.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > Self.settledShare { low = middle } else { high = middle }
        }
        return high / frequency
    }
}
