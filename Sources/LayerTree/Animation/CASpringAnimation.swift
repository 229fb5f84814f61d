// SPDX-License-Identifier: MIT
public import Foundation

/// An animation that moves like a weight on a spring.
///
/// It ends at `duration`, on the target, wherever the spring is by then; set that to `settlingDuration` to let it swing
/// out.
open class CASpringAnimation: CABasicAnimation {
    /// The weight; above 0, 1 by default.
    open var mass: CGFloat = 1
    /// The spring's force for each unit that it is stretched; above 0, 100 by default.
    open var stiffness: CGFloat = 100
    /// The friction; 10 by default.
    ///
    /// More than the critical amount counts as just that.
    open var damping: CGFloat = 10
    /// The speed at the start, in ways (from the first value to the last) per second; below 0 moves away at first.
    open var initialVelocity: CGFloat = 0

    /// Seconds until less than a thousandth of the way is left; at most 1,000.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override func makePace() -> AnimationPace { .spring(spring) }
}
