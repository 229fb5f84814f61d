// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A transition between two controllers: what its animators see as the context, and others as the coordinator.
///
/// Whoever owns the transition makes one, has it `run(_:)` the changes or `start(with:interactor:)` an animator, and
/// hears of the end by `onEnd`.
@MainActor
final class TransitionCoordinator {
    /// Makes one and has `from` and `to` give it as their `transitionCoordinator` until it is over.
    ///
    /// It takes `duration` seconds, spent as `timing` says: by default a spring without overshoot. With
    /// `isInteractive` the user's hand leads from the start.
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

    // MARK: - Facts

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

    /// What animators may move, and from where to where; those that stay are not in it.
    var views: [UITransitionContextViewKey: UIView] = [:]
    var initialFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
    var finalFrames: [UITransitionContextViewControllerKey: CGRect] = [:]

    /// Told once, with whether the transition went to its end, before those who ran alongside.
    var onEnd: ((_ didComplete: Bool) -> Void)?

    /// Has one more controller give this as its `transitionCoordinator`.
    func involve(_ controller: UIViewController) {
        controller.currentCoordinator = self
        involved.append(controller)
    }

    // MARK: - Running

    /// Makes `changes` with what runs alongside, all at the transition's pace; `completion` is told at the end.
    ///
    /// An interactive transition stands at its start until the user's hand moves it. The owner calls
    /// `finish(cancelled:)` in `completion`.
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

    /// Has `animator` show the transition, and `interactor`, where there is one, lead it.
    ///
    /// The end comes by `completeTransition(_:)`.
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

    /// Puts the animator's animations at their start, from where `updateInteractiveTransition(_:)` moves them.
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

    /// Has what is asked for on the way run in the time that is left.
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
        letGo(cancelled: false)
    }

    func cancelInteractiveTransition() {
        letGo(cancelled: true)
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

    /// Goes on, or back, with what is seen moving at `velocity` (shares of the whole way in a second).
    func letGo(cancelled: Bool, velocity: CGFloat = 0) {
        guard isInteractive, !hasEnded else { return }
        isInteractive = false
        isCancelled = cancelled
        for handler in interactionHandlers { handler(self) }
        let factor = 1 / max(completionVelocity.isFinite ? completionVelocity : 1, 0.01)
        for animator in animators {
            if cancelled { animator.isReversed = true }
            let left = cancelled ? animator.fractionComplete : 1 - animator.fractionComplete
            animator.continueAnimation(
                withTimingParameters: letGoTiming(velocity: left > 0.001 ? velocity / left : 0),
                durationFactor: interactor == nil ? 0 : max(left * factor, 0.01))
        }
    }

    private func letGoTiming(velocity: CGFloat) -> any UITimingCurveProvider {
        guard let interactor else { return Theme.Transition.spring(velocity: velocity) }
        if let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve { return timing }
        return UICubicTimingParameters(animationCurve: interactor.completionCurve)
    }

    // MARK: - End

    func completeTransition(_ didComplete: Bool) {
        finish(cancelled: !didComplete)
    }

    /// Brings the transition to its end now.
    func finishAtOnce() {
        if isCancelled { isCancelled = false }
        if let leading, leading.state == .active {
            leading.stopAnimation(false)
            leading.finishAnimation(at: .end)
        }
        // An animator that cannot be led calls this again when it is done, to no effect.
        finish(cancelled: false)
    }

    /// Tells all who wait for the end, once; the controllers have no coordinator any more.
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
    /// Moves the views of the transition itself, where that can be led.
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
