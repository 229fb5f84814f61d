// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Timing parameters for a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    private enum Shape {
        case fitted(dampingRatio: CGFloat)
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
        case perceived(duration: TimeInterval, bounce: CGFloat)
    }

    /// The initial velocity along each axis, in total distances per second.
    ///
    /// Positions use both components, other properties only `dx`.
    public let initialVelocity: CGVector
    private let shape: Shape

    /// Creates the spring of the framework's own animations: critically damped, with a fixed duration of half a second.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that settles at the end of the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: The damping ratio. A value of 1 doesn't oscillate; values closer to 0 oscillate longer.
    ///   - velocity: The initial velocity, in total distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        shape = .fitted(dampingRatio: ratio)
        initialVelocity = velocity
    }

    /// Creates a spring from physical parameters, which determine the duration instead of the animator.
    ///
    /// Damping beyond the critical value is treated as critical.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        shape = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
    }

    /// Creates a spring with a perceived duration, independent of the animator's duration.
    ///
    /// - Parameters:
    ///   - duration: The duration of one oscillation in seconds.
    ///   - bounce: The amount of oscillation: 0 for none, up to 1.
    ///   - velocity: The initial velocity, in total distances per second.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        shape = .perceived(duration: duration, bounce: bounce)
        initialVelocity = velocity
    }

    /// Always `spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    public var springTimingParameters: UISpringTimingParameters? { self }

    var pace: AnimationPace {
        switch shape {
        case .fitted(let dampingRatio):
            .fittedSpring(dampingRatio: dampingRatio, velocity: initialVelocity)
        case .physical(let mass, let stiffness, let damping):
            .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
        case .perceived(let duration, let bounce):
            .spring(duration: duration, bounce: bounce, velocity: initialVelocity)
        }
    }
}
