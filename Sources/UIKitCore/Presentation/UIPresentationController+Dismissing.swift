// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPresentationController {
    /// This presentation and those presented from within it, from bottom to top.
    var chain: [UIPresentationController] {
        var chain = [self]
        while let next = chain.last?.presentedViewController.presentationInTree {
            guard !chain.contains(where: { $0 === next }) else { break }
            chain.append(next)
        }
        return chain
    }

    /// Dismisses the controller and all that it presented.
    ///
    /// Only the topmost is animated.
    func dismiss(animated: Bool, velocity: CGFloat = 0, completion: (() -> Void)?) {
        let chain = chain
        guard let top = chain.last else { return }
        if let completion { dismissalCompletions.append(completion) }
        guard phase != .dismissing else { return }
        for presentation in chain where presentation.phase == .presenting { presentation.finishAtOnce() }
        for presentation in chain where presentation.phase == .dismissing { presentation.finishAtOnce() }
        // Completing a transition may have dismissed this presentation.
        guard phase == .presented else { return callCompletions() }
        if top !== self, top.phase != .presented { return dismiss(animated: animated, completion: nil) }
        top.leave(through: chain, animated: animated, velocity: velocity)
    }

    private func leave(through chain: [UIPresentationController], animated: Bool, velocity: CGFloat) {
        guard let bottom = chain.first, let container else { return }
        phase = .dismissing
        bottom.phase = .dismissing
        for presentation in chain.dropLast().reversed() { presentation.withdraw() }
        let revealed = bottom.presenter
        let presented = presentedViewController
        let returned = bottom.removedView
        let returnsView = returned != nil
        let (animator, isOwn) = animatorForDismissal(velocity: velocity)
        let coordinator = TransitionCoordinator(
            from: presented, to: revealed, containerView: container, isAnimated: animated,
            duration: animator.transitionDuration(using: nil), timing: timing(isOwn: isOwn))
        self.coordinator = coordinator
        coordinator.presentationStyle = style
        presented.isBeingDismissed = true
        presented.beginAppearanceTransition(false, animated: animated)
        if returnsView {
            revealed?.beginAppearanceTransition(true, animated: animated)
            UIView.performWithoutAnimation { bottom.restorePresentersView() }
        }
        dismissalTransitionWillBegin()
        coordinator.views[.from] = presentedView
        if returnsView { coordinator.views[.to] = revealed?.view }
        coordinator.initialFrames[.from] = presentedView?.frame ?? .zero
        coordinator.finalFrames[.to] = container.bounds
        coordinator.onEnd = { [self] didComplete in
            // An animator may have moved the returning view to the container, which is about to be removed.
            if let returned, returned.view.superview === container { bottom.putBack(returned) }
            if didComplete {
                finishDismissing(from: bottom, revealing: returnsView ? revealed : nil)
            } else {
                stay(bottom, hiding: returnsView ? revealed : nil)
            }
        }
        let interactor =
            isOwn
            ? nil : presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
        coordinator.start(with: animator, interactor: interactor)
    }

    /// Removes a presentation in the middle of the chain without animation.
    private func withdraw() {
        let presented = presentedViewController
        if presented.isSeen { presented.beginAppearanceTransition(false, animated: false) }
        dismissalTransitionWillBegin()
        container?.isHidden = true
        dismissalTransitionDidEnd(true)
        if presented.appearanceTransition != nil { presented.endAppearanceTransition() }
    }

    private func finishDismissing(from bottom: UIPresentationController, revealing revealed: UIViewController?) {
        coordinator = nil
        let going = bottom === self ? [self] : bottom.chain
        for presentation in going.reversed() { presentation.takeDown() }
        dismissalTransitionDidEnd(true)
        if let revealed {
            // The window's root may have been replaced during the transition.
            if revealed.viewIfLoaded?.window == nil { revealed.beginAppearanceTransition(false, animated: false) }
            revealed.endAppearanceTransition()
        }
        presentedViewController.endAppearanceTransition()
        bottom.giveKeysBack()
        for presentation in going { presentation.callCompletions() }
    }

    private func stay(_ bottom: UIPresentationController, hiding revealed: UIViewController?) {
        coordinator = nil
        phase = .presented
        bottom.phase = .presented
        presentedViewController.beginAppearanceTransition(true, animated: false)
        revealed?.beginAppearanceTransition(false, animated: false)
        if let revealed, let view = revealed.viewIfLoaded, let holder = view.superview {
            bottom.removedView = RemovedView(view: view, superview: holder)
            view.removeFromSuperview()
        }
        dismissalTransitionDidEnd(false)
        presentedViewController.endAppearanceTransition()
        revealed?.endAppearanceTransition()
        container?.setNeedsLayout()
        dismissalCompletions = []
    }

    private func callCompletions() {
        let completions = dismissalCompletions
        dismissalCompletions = []
        for completion in completions { completion() }
    }

    /// Completes a running transition immediately, so that another can begin.
    func finishAtOnce() {
        coordinator?.finishAtOnce()
    }

    /// Completes a running presentation immediately.
    func finishPresentingAtOnce() {
        if phase == .presenting { finishAtOnce() }
    }

    private func animatorForDismissal(
        velocity: CGFloat
    ) -> (animator: any UIViewControllerAnimatedTransitioning, isOwn: Bool) {
        if let custom = presentedViewController.transitioningDelegate?.animationController(
            forDismissed: presentedViewController)
        {
            return (custom, false)
        }
        return (makeAnimator(isPresenting: false, velocity: velocity), true)
    }

    // MARK: - User input

    /// Dismisses the controller for the user, if the delegate allows it.
    ///
    /// `velocity` is in fractions of the transition per second.
    @discardableResult
    func attemptDismissal(velocity: CGFloat = 0) -> Bool {
        guard phase == .presented else { return false }
        // A stand-in uses the delegate of the original presentation.
        let asked = primary ?? self
        guard asked.mayBeDismissedByUser else {
            asked.delegate?.presentationControllerDidAttemptToDismiss(asked)
            return false
        }
        asked.delegate?.presentationControllerWillDismiss(asked)
        dismiss(animated: true, velocity: velocity) { asked.wasDismissedByUser() }
        return true
    }
}
