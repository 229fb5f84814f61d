// SPDX-License-Identifier: MIT
public import Foundation

/// The position at which an animation finishes.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values set by the animation blocks.
    case end
    /// The values before the animation.
    case start
    /// The values displayed when the animation was stopped.
    case current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started yet, or finished.
    case inactive
    /// Running or paused.
    case active
    /// Stopped; `finishAnimation(at:)` hasn't been called yet.
    case stopped
}

/// Animations that can be started, paused, scrubbed, reversed, and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// The state of the animations.
    var state: UIViewAnimatingState { get }
    /// Whether the animations are progressing; `false` while paused.
    var isRunning: Bool { get }
    /// Whether the animations run from the end to the start.
    var isReversed: Bool { get set }
    /// The completed fraction, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or resumes them after a pause.
    func startAnimation()
    /// Starts the animations after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations at their current position.
    func pauseAnimation()
    /// Stops the animations at their current position, either finally or, with `false`, until `finishAnimation(at:)` is
    /// called.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes stopped animations at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations of property changes made in closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a closure whose changes are animated in the last part of the duration, from the fraction `delayFactor` on.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a closure whose changes are animated during the remaining time.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end with the final position.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes paused animations with another timing curve, for `durationFactor` times the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
