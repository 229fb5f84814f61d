// SPDX-License-Identifier: MIT
internal import Foundation

/// A weight on a spring that goes from 0 to rest at 1.
///
/// A spring damped beyond the critical amount is taken as critical: it would only be slower.
struct SpringCurve: Equatable, Sendable {
    /// What is left of the way when the spring counts as settled.
    static let settledShare = 0.001

    /// Radians per second of the undamped spring.
    let frequency: Double
    /// Share of the critical damping, 0...1.
    let dampingRatio: Double
    /// Ways per second at the start, towards the target.
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

    /// The share of the way that is done after `time` seconds; beyond 1 where the spring overshoots.
    func value(at time: TimeInterval) -> Double {
        guard time > 0 else { return 0 }
        let decay = exp(-dampingRatio * frequency * time)
        guard dampingRatio < 1 else {
            return 1 - decay * (1 + (frequency - initialVelocity) * time)
        }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return 1 - decay * (cos(damped * time) - swing(damped) * sin(damped * time))
    }

    /// Seconds until the envelope of the oscillation stays within a thousandth of the way; at most 1,000.
    var settlingDuration: TimeInterval {
        let longest: TimeInterval = 1_000
        guard dampingRatio < 1 else { return min(longest, criticalSettlingDuration) }
        guard dampingRatio > 0 else { return longest }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return min(longest, log((1 + abs(swing(damped))) / Self.settledShare) / (dampingRatio * frequency))
    }

    /// Size of the sine part, relative to the cosine part.
    private func swing(_ damped: Double) -> Double {
        (initialVelocity - dampingRatio * frequency) / damped
    }

    /// Bisection in units of the spring's own time: the envelope only falls beyond its one maximum.
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
