// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A transition between two controllers: the context for its animator and the coordinator for other objects.
///
/// The owner creates it, calls `run(_:)` with changes or `start(with:interactor:)` with an animator, and is notified of
/// the end by `onEnd`.
@MainActor
final class TransitionCoordinator {
    /// Creates a coordinator, which is the `transitionCoordinator` of `from` and `to` until the transition ends.
    ///
    /// `duration` is in seconds, with the curve `timing`: by default, a spring without overshoot. With `isInteractive`,
    /// the transition is interactive from the start.
    init(
        from: UIViewController?, to: UIViewController?, containerView: UIView, isAnimated: Bool,
        duration: TimeInterval, isInteractive: Bool = false,
        timing: any UITimingCurveProvider = UISpringTimingParameters(dampingRatio: 1)
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.isAnimated = isAnimated
        self.timing = timing
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
        transitionDuration =
            isAnimated ? UIViewPropertyAnimator(duration: duration, timingParameters: timing).duration : 0
        for controller in [from, to].compactMap(\.self) { involve(controller) }
    }

    // MARK: - Properties

    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let isAnimated: Bool
    private(set) var initiallyInteractive: Bool
    private(set) var transitionDuration: TimeInterval
    private let timing: any UITimingCurveProvider
    var presentationStyle = UIModalPresentationStyle.none
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var isInterruptible = true
    var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    /// The views that the animator may move, and their frames.
    ///
    /// Views that stay in place are omitted.
    var views: [UITransitionContextViewKey: UIView] = [:]
    var initialFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
    var finalFrames: [UITransitionContextViewControllerKey: CGRect] = [:]

    /// Called once with whether the transition was completed, before the completion blocks of
    /// `animate(alongsideTransition:)`.
    var onEnd: ((_ didComplete: Bool) -> Void)?

    /// Makes this the `transitionCoordinator` of another controller.
    func involve(_ controller: UIViewController) {
        controller.currentCoordinator = self
        involved.append(controller)
    }

    // MARK: - Running

    /// Runs `changes` and the blocks alongside with the transition's timing; `completion` is called at the end.
    ///
    /// An interactive transition is paused at its start. The owner calls `finish(cancelled:)` in `completion`.
    func run(_ changes: @escaping () -> Void, completion: ((_ cancelled: Bool) -> Void)? = nil) {
        guard isAnimated else {
            UIView.performWithoutAnimation {
                changes()
                runAlongside()
            }
            completion?(false)
            return
        }
        let animator = UIViewPropertyAnimator(duration: transitionDuration, timingParameters: timing)
        animator.addAnimations { [self] in
            changes()
            runAlongside()
        }
        animator.addCompletion { position in completion?(position != .end) }
        leading = animator
        if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
    }

    /// Runs the transition with `animator`, controlled by `interactor` if there is one.
    ///
    /// It ends with `completeTransition(_:)`.
    func start(
        with animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.animator = animator
        self.interactor = interactor
        transitionDuration = isAnimated ? animator.transitionDuration(using: self) : 0
        guard let interactor, isAnimated else {
            isInteractive = false
            return startAnimating()
        }
        isInteractive = interactor.wantsInteractiveStart
        initiallyInteractive = isInteractive
        if isInteractive {
            interactor.startInteractiveTransition(self)
            startAlongside(paused: true)
        } else {
            startAnimating()
        }
    }

    private func startAnimating() {
        guard let animator else { return }
        guard isAnimated else {
            UIView.performWithoutAnimation {
                runAlongside()
                animator.animateTransition(using: self)
            }
            return
        }
        if let whole = animator.wholeAnimator(using: self) {
            leading = whole
            if whole.state == .inactive { whole.startAnimation() }
        } else {
            isInterruptible = false
            animator.animateTransition(using: self)
        }
        startAlongside(paused: false)
    }

    /// Pauses the animator's animations at their start, so that `updateInteractiveTransition(_:)` can move them.
    func startScrubbing() {
        guard let animator, leading == nil else { return }
        if let whole = animator.wholeAnimator(using: self) {
            leading = whole
            whole.pauseAnimation()
            return
        }
        let scrubber = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
        leading = scrubber
        scrubber.pauseAnimation()
        scrubber.capture { animator.animateTransition(using: self) }
    }

    // MARK: - Alongside

    private func startAlongside(paused: Bool) {
        guard alongside == nil, !blocks.isEmpty, !hasEnded else { return hasStarted = true }
        let animator = UIViewPropertyAnimator(duration: transitionDuration, timingParameters: timing)
        animator.addAnimations { [self] in runAlongside() }
        alongside = animator
        if paused { animator.pauseAnimation() } else { animator.startAnimation() }
    }

    /// Runs a block that was added during the transition in the remaining time.
    private func join(_ block: @escaping Block) {
        if let running = animators.first {
            running.addAnimations { [self] in block(self) }
        } else {
            blocks.append(block)
            startAlongside(paused: false)
        }
    }

    private func runAlongside() {
        hasStarted = true
        let blocks = blocks
        self.blocks = []
        for block in blocks { block(self) }
    }

    // MARK: - Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive, !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        for animator in animators { animator.fractionComplete = self.percentComplete }
    }

    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    func pauseInteractiveTransition() {
        guard !isInteractive, !hasEnded, isAnimated, let leading else { return }
        isInteractive = true
        if isCancelled {
            isCancelled = false
            for animator in animators { animator.isReversed = false }
        }
        for animator in animators { animator.pauseAnimation() }
        percentComplete = leading.fractionComplete
        for handler in interactionHandlers { handler(self) }
    }

    /// Continues or reverses the transition after the interaction.
    ///
    /// `velocity` is in fractions of the transition per second.
    func endInteraction(cancelled: Bool, velocity: CGFloat = 0) {
        guard isInteractive, !hasEnded else { return }
        isInteractive = false
        isCancelled = cancelled
        for handler in interactionHandlers { handler(self) }
        let factor = 1 / max(completionVelocity.isFinite ? completionVelocity : 1, 0.01)
        for animator in animators {
            if cancelled { animator.isReversed = true }
            let left = cancelled ? animator.fractionComplete : 1 - animator.fractionComplete
            animator.continueAnimation(
                withTimingParameters: releaseTiming(velocity: left > 0.001 ? velocity / left : 0),
                durationFactor: interactor == nil ? 0 : max(left * factor, 0.01))
        }
    }

    private func releaseTiming(velocity: CGFloat) -> any UITimingCurveProvider {
        guard let interactor else { return Theme.Transition.spring(velocity: velocity) }
        if let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve { return timing }
        return UICubicTimingParameters(animationCurve: interactor.completionCurve)
    }

    // MARK: - Completion

    func completeTransition(_ didComplete: Bool) {
        finish(cancelled: !didComplete)
    }

    /// Completes the transition immediately.
    func finishAtOnce() {
        if isCancelled { isCancelled = false }
        if let leading, leading.state == .active {
            leading.stopAnimation(false)
            leading.finishAnimation(at: .end)
        }
        // An uninterruptible animator calls this again when it ends, which has no effect.
        finish(cancelled: false)
    }

    /// Notifies all observers of the end, once.
    ///
    /// The controllers no longer have a coordinator.
    func finish(cancelled: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        hasStarted = true
        isInteractive = false
        isCancelled = cancelled
        if let alongside, alongside.state == .active {
            alongside.stopAnimation(false)
            alongside.finishAnimation(at: cancelled ? .start : .end)
        }
        for controller in involved where controller.currentCoordinator === self { controller.currentCoordinator = nil }
        animator?.animationEnded(!cancelled)
        let (end, completions) = (onEnd, completions)
        onEnd = nil
        self.completions = []
        interactionHandlers = []
        blocks = []
        end?(!cancelled)
        for completion in completions { completion(self) }
        leading = nil
        alongside = nil
        animator = nil
        interactor = nil
    }

    // MARK: - State

    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// The animator of the transition itself, if it is interruptible.
    private var leading: (any UIViewImplicitlyAnimating)?
    private var alongside: UIViewPropertyAnimator?
    private var animators: [any UIViewImplicitlyAnimating] {
        ([leading, alongside] as [(any UIViewImplicitlyAnimating)?]).compactMap(\.self).filter { $0.state == .active }
    }
    private var blocks: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var involved: [UIViewController] = []
    private var hasStarted = false
    private(set) var hasEnded = false
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasEnded else { return false }
        if let animation { hasStarted ? join(animation) : blocks.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        if !hasEnded { interactionHandlers.append(handler) }
    }
}

extension TransitionCoordinator: UIViewControllerContextTransitioning {
    var transitionWasCancelled: Bool { isCancelled }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        frame(for: viewController, in: initialFrames)
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        frame(for: viewController, in: finalFrames)
    }

    private func frame(
        for controller: UIViewController, in frames: [UITransitionContextViewControllerKey: CGRect]
    ) -> CGRect {
        if controller === to { return frames[.to] ?? .zero }
        if controller === from { return frames[.from] ?? .zero }
        return .zero
    }
}
