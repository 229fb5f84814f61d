// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The distribution of progress between two values over time.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    /// A spring that settles at the end of the duration.
    case fittedSpring(dampingRatio: CGFloat, velocity: CGVector)
    /// A spring with physical parameters, independent of the duration.
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGVector)

    static func curve(_ curve: UIView.AnimationCurve) -> AnimationPace {
        .curve(CAMediaTimingFunction(name: curve.functionName))
    }

    /// Returns a spring with a perceived duration in seconds and a `bounce` from -1 to 1; larger values oscillate more.
    static func spring(duration: TimeInterval, bounce: CGFloat, velocity: CGVector) -> AnimationPace {
        let duration = duration.isFinite ? min(max(duration, 0.001), 1_000) : 0.5
        let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
        let frequency = 2 * CGFloat.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return .spring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    /// The settling time in seconds of a spring with physical parameters; `nil` for others.
    @MainActor
    var naturalDuration: TimeInterval? {
        guard case .spring = self else { return nil }
        // The limit is the duration assumed for a spring without damping.
        return makeSpring(keyPath: nil, velocity: velocity.dx, duration: 0)?.settlingDuration
    }

    var velocity: CGVector {
        switch self {
        case .curve: .zero
        case .fittedSpring(_, let velocity), .spring(_, _, _, let velocity): velocity
        }
    }

    // MARK: - Animations

    /// Returns an animation with this pace, lasting `duration` seconds; the values are set by the caller.
    @MainActor
    func makeAnimation(keyPath: String, velocity: CGFloat, duration: TimeInterval) -> CABasicAnimation {
        let animation =
            makeSpring(keyPath: keyPath, velocity: velocity, duration: duration) ?? CABasicAnimation(keyPath: keyPath)
        if case .curve(let function) = self { animation.timingFunction = function }
        animation.duration = duration
        return animation
    }

    @MainActor
    private func makeSpring(keyPath: String?, velocity: CGFloat, duration: TimeInterval) -> CASpringAnimation? {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.initialVelocity = velocity
        switch self {
        case .curve:
            return nil
        case .fittedSpring(let dampingRatio, _):
            let spring = DurationFitSpring(
                duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
            animation.stiffness = spring.stiffness
            animation.damping = spring.damping
        case .spring(let mass, let stiffness, let damping, _):
            animation.mass = mass
            animation.stiffness = stiffness
            animation.damping = damping
        }
        return animation
    }

    // MARK: - Progress

    /// Returns the progress after the fraction `time` of `duration` seconds.
    @MainActor
    func progress(at time: Double, duration: TimeInterval) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if case .curve(let function) = self { return function.value(at: time) }
        guard let spring = makeSpring(keyPath: nil, velocity: velocity.dx, duration: duration) else { return time }
        return SpringProgress(spring).value(at: time * duration)
    }

    /// Returns the first fraction of `duration` seconds at which `progress` is reached.
    @MainActor
    func time(of progress: Double, duration: TimeInterval) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        // Coarse steps bracket the first crossing (an underdamped spring has many), followed by bisection. Sixty-four
        // steps exceed the number of oscillations before a spring first reaches its target.
        let steps = 64
        let first = (1...steps).first {
            self.progress(at: Double($0) / Double(steps), duration: duration) >= progress
        }
        guard let first else { return 1 }
        var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle, duration: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }
}

extension UIView.AnimationCurve {
    var functionName: CAMediaTimingFunctionName {
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
