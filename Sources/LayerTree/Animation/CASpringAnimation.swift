// SPDX-License-Identifier: MIT
public import Foundation

/// An animation with the motion of a mass on a spring.
///
/// It ends at `duration`, on the target, whatever the spring's state; set the duration to `settlingDuration` to let it
/// settle.
open class CASpringAnimation: CABasicAnimation {
    /// The mass; above 0, 1 by default.
    open var mass: CGFloat = 1
    /// The spring's force per unit of displacement; above 0, 100 by default.
    open var stiffness: CGFloat = 100
    /// The friction; 10 by default.
    ///
    /// Values above critical damping are treated as critical damping.
    open var damping: CGFloat = 10
    /// The initial velocity, in multiples per second of the distance from the first value to the last.
    ///
    /// Negative values move away from the target.
    open var initialVelocity: CGFloat = 0

    /// The time until less than a thousandth of the distance remains, in seconds; at most 1,000.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override func makePace() -> AnimationPace { .spring(spring) }
}
