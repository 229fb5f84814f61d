// SPDX-License-Identifier: MIT
public import Foundation

/// Where an animation ends, or has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the animation blocks set.
    case end
    /// The values from before.
    case start
    /// Wherever the animation has come to.
    case current
}

/// What an animator is about.
public enum UIViewAnimatingState: Int, Sendable {
    /// Its blocks have not run, or its animations are over.
    case inactive
    /// Its animations run, or are paused.
    case active
    /// Its animations were stopped, and where they end is still to be said.
    case stopped
}

/// Animations that can be started, paused, scrubbed, reversed and stopped.
@MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    /// Whether time passes for the animations; false while they are paused.
    var isRunning: Bool { get }
    /// Whether they run from the end to the start.
    var isReversed: Bool { get set }
    /// How much of the way is done, 0...1.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or goes on after a pause.
    func startAnimation()
    /// Starts them after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Has the animations stand where they are.
    func pauseAnimation()
    /// Ends the animations where they are; with `true` for good, with `false` until `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Says where animations that were stopped end.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations of what blocks change.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block whose changes take the last part of the time, from `delayFactor` (0...1) on.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block whose changes take all of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is told where the animations have ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause, with another pace and for `durationFactor` times the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
