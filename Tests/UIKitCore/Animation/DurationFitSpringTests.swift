// SPDX-License-Identifier: MIT
import Testing

@testable import UIKitCore

@Suite("Springs fitted to a duration")
struct DurationFitSpringTests {
    /// The product of natural frequency and duration, in which the published figures are given.
    private func angle(duration: Double = 1, ratio: Double, velocity: Double = 0) -> Double {
        DurationFitSpring(duration: duration, dampingRatio: ratio, velocity: velocity).stiffness.squareRoot() * duration
    }

    @Test("Damping ratios 0.8, 0.5, and 1 match published figures")
    func knownFigures() {
        #expect(abs(angle(ratio: 0.8) - 8.9943) < 0.001)
        #expect(abs(angle(ratio: 0.5) - 12.7169) < 0.001)
        #expect(abs(angle(ratio: 1) - 9.233413476) < 0.000001)
        let spring = DurationFitSpring(duration: 0.4, dampingRatio: 0.8, velocity: 0)
        #expect(abs(spring.stiffness - 505.609) < 0.01)
    }

    @Test("An initial velocity requires another spring, with plausible parameters")
    func withSpeed() {
        let still = angle(ratio: 0.5)
        let pushed = angle(ratio: 0.5, velocity: 1)
        #expect(pushed != still && pushed > 1 && pushed < 100)
    }

    @Test("Invalid parameters still produce a spring", arguments: [0, -3, .nan, .infinity, 1e9])
    func nonsense(_ number: Double) {
        for spring in [
            DurationFitSpring(duration: number.isFinite ? number : 0, dampingRatio: number, velocity: 0),
            DurationFitSpring(duration: 1, dampingRatio: 0.5, velocity: number),
        ] {
            #expect(spring.stiffness.isFinite && spring.stiffness > 0)
            #expect(spring.damping.isFinite && spring.damping >= 0)
        }
    }
}
