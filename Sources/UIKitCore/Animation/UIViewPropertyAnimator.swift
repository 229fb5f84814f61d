// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// Animates property changes, and can be paused, scrubbed, reversed, and stopped.
///
/// The animation closures are called when the animator starts. The properties then have their new values, and the
/// render server animates the display. A running animator retains itself. A finished animator can be given new closures
/// and started again.
///
/// An animator started inside another animation block uses its own settings.
///
/// > Note: Differs from UIKit: nested animation blocks that last longer, or repeat, are cut off at the animator's end.
/// > An animator released while paused finishes as if it had run to the end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds.
    ///
    /// For a spring with physical parameters, its settling time.
    public let duration: TimeInterval
    /// The timing curve.
    public let timingParameters: any UITimingCurveProvider
    /// The delay in seconds of the most recent start.
    public internal(set) var delay: TimeInterval = 0

    /// Whether views receive touches while they are animated; `true` by default.
    ///
    /// Set it before the animator starts.
    open var isUserInteractionEnabled = true
    /// Whether the running animator can be paused, scrubbed, and reversed; `true` by default.
    open var isInterruptible = true
    /// Whether `fractionComplete` is a fraction of the progress (`true`, the default) or of the time.
    open var scrubsLinearly = true
    /// Whether the animator stays active at the end, so that it can be reversed; `false` by default.
    ///
    /// Completion closures are then called only after `stopAnimation` and `finishAnimation`.
    open var pausesOnCompletion = false

    // MARK: - Creating

    /// Creates an animator without animations.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 or less applies changes immediately.
    ///   - parameters: The timing curve.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let pace = parameters.pace
        self.pace = pace
        self.duration = pace.naturalDuration ?? AnimationSettings.seconds(duration)
        timingParameters = parameters
        course = AnimatorTimeline(length: self.duration, elapsed: 0, rate: 0)
    }

    /// Creates an animator with a built-in curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a custom curve; see `UICubicTimingParameters`.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles at the end of the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 or less applies the changes immediately.
    ///   - delay: The delay in seconds before the animations start. The changes are made before this method returns.
    ///   - options: The curve, and whether views receive touches.
    ///   - animations: A closure that makes the changes.
    ///   - completion: Called at the end with the final position.
    /// - Returns: The animator, which retains itself while running.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.options = options.intersection([.beginFromCurrentState, .layoutSubviews])
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        if state == .active { MainActorTeardown.run(tracks) { Self.abandon($0) } }
    }

    // MARK: - State

    /// The state of the animator.
    public internal(set) var state = UIViewAnimatingState.inactive
    /// Whether the animator is progressing; `false` while paused.
    public internal(set) var isRunning = false

    /// Whether the animator runs from the end to the start.
    ///
    /// Can be changed while it runs.
    open var isReversed = false {
        didSet { if isReversed != oldValue { turnRound() } }
    }

    /// The completed fraction, from 0 to 1: of the progress or, if `scrubsLinearly` is `false`, of the time.
    ///
    /// Setting it moves the views to that position. An animator that hasn't started is started and paused. Values
    /// outside the range are clamped, and NaN is ignored.
    open var fractionComplete: CGFloat {
        get { CGFloat(fraction(scrubsLinearly: scrubsLinearly)) }
        set { scrub(to: newValue) }
    }

    // MARK: - Animations

    /// Adds a closure whose changes start after the fraction `delayFactor` (0...1) of the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, delayFactor: delayFactor)
    }

    /// Adds a closure.
    ///
    /// If the animator is active, it is called immediately and its changes are animated in the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        add(animation, delayFactor: 0)
    }

    /// Adds a closure that is called at the end with the final position.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Running

    /// Calls the animation closures and starts, or resumes after a pause.
    open func startAnimation() {
        start(afterDelay: 0)
    }

    /// Calls the animation closures immediately and starts animating after `delay` seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        start(afterDelay: delay)
    }

    /// Pauses at the current position.
    ///
    /// An animator that hasn't started calls its closures and pauses at the beginning.
    open func pauseAnimation() {
        pause()
    }

    /// Resumes after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The timing curve of the remaining animation; `nil` keeps the planned one.
    ///   - durationFactor: The remaining time as a multiple of `duration`; 0 keeps the planned one.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        proceed(pace: parameters?.pace, durationFactor: durationFactor)
    }

    /// Removes the animations and sets the properties to their displayed values.
    ///
    /// - Parameter withoutFinishing: If `true`, the animator becomes inactive without calling its completions; if
    ///   `false`, it waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        stop(withoutFinishing)
    }

    /// Sets the properties of a stopped animator to their values at a position, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        finish(at: finalPosition)
    }

    // MARK: - Storage of extensions

    let pace: AnimationPace
    var options: UIView.AnimationOptions = []
    /// The closures to call at the start.
    var blocks: [(delayFactor: CGFloat, changes: () -> Void)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var tracks: AnimatorTracks?
    /// The timeline at the time `anchor`.
    var course: AnimatorTimeline
    /// The time at which the timeline started; `nil` until it is committed.
    var anchor: TimeInterval?
    var detour: Detour?
    /// The possible outcomes of a stopped animator.
    var outcome: AnimatorTracks.Outcome?
    /// A reference to itself that keeps a running animator alive.
    var keeper: UIViewPropertyAnimator?
    /// The number of timelines so far, which invalidates work scheduled for an earlier one.
    var courses = 0

    /// A timing curve for the remaining path, set when resuming.
    struct Detour {
        let start: Double
        let goal: Double
        let pace: AnimationPace
    }
}
