// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The position of a spring as the render server computes it, for scrubbing and for resuming after a pause.
struct SpringProgress {
    private let frequency: Double
    private let ratio: Double
    private let velocity: Double

    @MainActor
    init(_ spring: CASpringAnimation) {
        let mass = max(Double(spring.mass), 1e-6)
        let stiffness = max(Double(spring.stiffness), 1e-6)
        frequency = (stiffness / mass).squareRoot()
        ratio = min(1, max(0, Double(spring.damping)) / (2 * (stiffness * mass).squareRoot()))
        velocity = spring.initialVelocity.isFinite ? Double(spring.initialVelocity) : 0
    }

    /// Returns the progress after `time` seconds; greater than 1 while the spring overshoots.
    func value(at time: TimeInterval) -> Double {
        let decay = exp(-ratio * frequency * time)
        guard ratio < 1 else { return 1 - decay * (1 + (frequency - velocity) * time) }
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        return 1 - decay * (cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time))
    }
}
