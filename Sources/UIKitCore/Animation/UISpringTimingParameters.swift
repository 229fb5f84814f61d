// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A pace that follows a spring.
public final class UISpringTimingParameters: UITimingCurveProvider, Sendable {
    private enum Shape {
        case fitted(dampingRatio: CGFloat)
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
        case perceived(duration: TimeInterval, bounce: CGFloat)
    }

    /// The speed at the start, in whole ways per second along each axis.
    ///
    /// A position takes both numbers; for what has no direction the first counts.
    public let initialVelocity: CGVector
    private let shape: Shape

    /// The spring of the toolkit's own movements: it does not swing and takes half a second, whatever the duration.
    public convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that has come to rest when the animator's duration is over.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not swing; the nearer to 0, the longer it swings.
    ///   - velocity: the speed at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        shape = .fitted(dampingRatio: ratio)
        initialVelocity = velocity
    }

    /// A spring of physical measures, which takes the time that it needs, whatever the animator's duration.
    ///
    /// More damping than keeps it from swinging counts as just that.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        shape = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
    }

    /// A spring that seems to take `duration` seconds, whatever the animator's duration.
    ///
    /// - Parameters:
    ///   - duration: seconds of one swing.
    ///   - bounce: 0 does not swing; towards 1 it swings for longer.
    ///   - velocity: the speed at the start.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        shape = .perceived(duration: duration, bounce: bounce)
        initialVelocity = velocity
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
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
