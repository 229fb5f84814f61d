// SPDX-License-Identifier: MIT
public import Foundation

/// Animates what its blocks change, and can be paused, scrubbed, reversed and stopped on the way.
///
/// The blocks run when the animator starts; then the properties have their new values, and the render server shows the
/// way there. A running animator keeps itself alive. One that is over can be given new blocks and started again.
///
/// An animator that is started inside another one's block, or inside an animation block, runs by its own settings.
///
/// > Note: Differs from UIKit: a block of its own that takes longer, or repeats, is cut off at the animator's end. An
/// animator that is released while it is paused ends as if it had run.
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// Seconds from start to end; what a spring of physical measures takes by itself.
    public let duration: TimeInterval
    /// The pace.
    public let timingParameters: any UITimingCurveProvider
    /// Seconds that the last start waited.
    public internal(set) var delay: TimeInterval = 0

    /// Whether the views take touches while they are animated; `true` by default, settable before the start.
    open var isUserInteractionEnabled = true
    /// Whether the animator can be paused, scrubbed and reversed once it runs; `true` by default.
    open var isInterruptible = true
    /// Whether `fractionComplete` is the share of the way (`true`, the default) or that of the time.
    open var scrubsLinearly = true
    /// Whether the animator stays active at the end, from where it can be reversed; `false` by default.
    ///
    /// Completions are then not called until `stopAnimation` and `finishAnimation`.
    open var pausesOnCompletion = false

    // MARK: - Creating

    /// An animator without blocks.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - parameters: the pace.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let pace = parameters.pace
        self.pace = pace
        self.duration = pace.naturalDuration ?? AnimationSettings.seconds(duration)
        timingParameters = parameters
        course = AnimatorTimeline(length: self.duration, elapsed: 0, rate: 0)
    }

    /// An animator with one of the ready-made curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a curve of one's own, see `UICubicTimingParameters`.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that has come to rest when the duration is over.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs already.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds until it sets off; the blocks run before this returns all the same.
    ///   - options: the curve, and whether views take touches.
    ///   - animations: makes the changes.
    ///   - completion: told where the animation has ended.
    /// - Returns: the animator, which keeps itself alive.
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

    isolated deinit {
        abandon()
    }

    // MARK: - State

    public internal(set) var state = UIViewAnimatingState.inactive
    public internal(set) var isRunning = false

    /// Whether it runs from the end to the start; may change on the way.
    open var isReversed = false {
        didSet { if isReversed != oldValue { turnRound() } }
    }

    /// How much is done, 0...1: of the way, or with `scrubsLinearly` off of the time.
    ///
    /// Setting it moves the views there; an animator that has not started is started and paused. What is no number
    /// changes nothing, what lies outside counts as the nearer end.
    open var fractionComplete: CGFloat {
        get { CGFloat(fraction(scrubsLinearly: scrubsLinearly)) }
        set { scrub(to: newValue) }
    }

    // MARK: - Blocks

    /// Adds a block whose changes begin when `delayFactor` (0...1) of the time that is left has passed.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, delayFactor: delayFactor)
    }

    /// Adds a block; one that is added on the way runs at once, and its changes take the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) {
        add(animation, delayFactor: 0)
    }

    /// Adds a block that is told, at the end, where the animations have ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Running

    /// Runs the blocks and starts; after a pause, goes on.
    open func startAnimation() {
        start(afterDelay: 0)
    }

    /// Runs the blocks now, and has the animations begin after `delay` seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        start(afterDelay: delay)
    }

    /// Has the animations stand where they are; before the start, runs the blocks and stands at the beginning.
    open func pauseAnimation() {
        pause()
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: the pace from here to the end; `nil` keeps to the planned one.
    ///   - durationFactor: the rest takes so many times `duration`; with 0, what was left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        proceed(pace: parameters?.pace, durationFactor: durationFactor)
    }

    /// Takes the animations away and gives the properties the values that are seen.
    ///
    /// - Parameter withoutFinishing: `true` ends the animator without a word to its completions; `false` waits for
    ///   `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        stop(withoutFinishing)
    }

    /// Gives the properties of an animator that was stopped their final values, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        finish(at: finalPosition)
    }

    // MARK: - State of the concerns

    let pace: AnimationPace
    var options: UIView.AnimationOptions = []
    /// Blocks that wait for the start.
    var blocks: [(delayFactor: CGFloat, changes: () -> Void)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var tracks: AnimatorTracks?
    /// Where it stood when `anchor` was.
    var course: AnimatorTimeline
    /// When the course set off; `nil` before it is committed.
    var anchor: TimeInterval?
    var detour: Detour?
    /// What an animator that was stopped may still become.
    var outcome: AnimatorTracks.Outcome?
    /// Keeps a running animator alive.
    var keeper: UIViewPropertyAnimator?
    /// Counts the courses, so that what was arranged for an earlier one does nothing.
    var courses = 0

    /// Another pace, from where it was given to an end.
    struct Detour {
        let start: Double
        let goal: Double
        let pace: AnimationPace
    }
}
