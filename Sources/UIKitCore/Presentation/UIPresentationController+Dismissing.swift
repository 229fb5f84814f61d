// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPresentationController {
    /// This presentation and those that are made from inside of it, the topmost last.
    var chain: [UIPresentationController] {
        var chain = [self]
        while let next = chain.last?.presentedViewController.presentationInTree {
            guard !chain.contains(where: { $0 === next }) else { break }
            chain.append(next)
        }
        return chain
    }

    /// Takes the controller away with all that it presented; only the topmost is animated.
    func dismiss(animated: Bool, velocity: CGFloat = 0, completion: (() -> Void)?) {
        let chain = chain
        guard let top = chain.last else { return }
        if let completion { dismissalCompletions.append(completion) }
        guard phase != .dismissing else { return }
        for presentation in chain where presentation.phase == .presenting { presentation.finishAtOnce() }
        for presentation in chain where presentation.phase == .dismissing { presentation.finishAtOnce() }
        // What has ended at once may have been what was to go.
        guard phase == .presented else { return callCompletions() }
        if top !== self, top.phase != .presented { return dismiss(animated: animated, completion: nil) }
        top.leave(through: chain, animated: animated, velocity: velocity)
    }

    private func leave(through chain: [UIPresentationController], animated: Bool, velocity: CGFloat) {
        guard let bottom = chain.first, let container else { return }
        phase = .dismissing
        bottom.phase = .dismissing
        for presentation in chain.dropLast().reversed() { presentation.withdraw(below: self) }
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
            // An animator may have put the view that comes into the container, which goes.
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

    /// One in the middle of a chain goes without being seen.
    private func withdraw(below top: UIPresentationController) {
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
            // Its window may have got another root on the way.
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

    /// Brings a transition that is under way to its end, so that another can begin.
    func finishAtOnce() {
        coordinator?.finishAtOnce()
    }

    /// The same, on the way in only.
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

    // MARK: - By the user

    /// Has the user take the controller away, if all who are asked agree; `velocity` in shares of the way in a second.
    @discardableResult
    func attemptDismissal(velocity: CGFloat = 0) -> Bool {
        guard phase == .presented else { return false }
        // Whoever stands for another has its delegate.
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
