// SPDX-License-Identifier: MIT
internal import Foundation

/// A sequence of pulses of a haptic motor.
struct HapticPattern: Hashable, Sendable {
    /// A pulse, or a pause if the magnitude is 0.
    struct Pulse: Hashable, Sendable {
        /// The fraction of the motor's maximum strength.
        var magnitude: Double
        /// The duration in milliseconds.
        var duration: UInt32
    }

    /// The pulses; the feedback service accepts at most ten.
    var pulses: [Pulse]

    /// Returns the pattern with a fraction of its strength.
    func scaled(by intensity: CGFloat) -> HapticPattern {
        HapticPattern(
            pulses: pulses.map { Pulse(magnitude: $0.magnitude * Double(intensity), duration: $0.duration) })
    }
}
