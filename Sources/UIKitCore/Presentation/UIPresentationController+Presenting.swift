// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIPresentationController {
    /// Presents the controller.
    ///
    /// The relationships between the controllers are set already.
    func present(animated: Bool, completion: (() -> Void)?) {
        guard let presenter, let container = makeContainer(for: presenter, animated: animated) else {
            Log.error("\(type(of: presentedViewController)) cannot be presented: there is no window for it.")
            return unlink()
        }
        let removesPresenter = shouldRemovePresentersView
        // A presenter that will disappear must have appeared.
        if removesPresenter { presenter.presentationAround?.finishPresentingAtOnce() }
        phase = .presenting
        self.container = container
        applyTraits()
        cover()
        if coversWindow { container.window?.takeOrientation(preferredBy: presentedViewController) }
        takeKeysAway(in: presenter.viewIfLoaded?.window)
        let presented = presentedViewController
        presented.loadViewIfNeeded()
        let (animator, isOwn) = animatorForPresentation()
        let coordinator = TransitionCoordinator(
            from: presenter, to: presented, containerView: container, isAnimated: animated,
            duration: animator.transitionDuration(using: nil), timing: timing(isOwn: isOwn))
        self.coordinator = coordinator
        coordinator.presentationStyle = style
        presented.isBeingPresented = true
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        UIView.performWithoutAnimation {
            presentationTransitionWillBegin()
            container.layoutIfNeeded()
        }
        coordinator.views[.to] = presentedView
        if removesPresenter { coordinator.views[.from] = presenter.view }
        coordinator.finalFrames[.to] = frameOfPresentedViewInContainerView
        coordinator.initialFrames[.from] = container.bounds
        coordinator.finalFrames[.from] = removesPresenter ? .zero : container.bounds
        coordinator.onEnd = { [self] didComplete in
            didComplete ? finishPresenting(removesPresenter, completion) : cancelPresenting(removesPresenter)
        }
        let interactor =
            isOwn
            ? nil : presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
        coordinator.start(with: animator, interactor: interactor)
    }

    private func finishPresenting(_ removesPresenter: Bool, _ completion: (() -> Void)?) {
        phase = .presented
        coordinator = nil
        // An animator may not have added the view, or another presentation may have removed it.
        if !presentedViewController.isViewTakenAway, let container, let view = presentedView, view.superview == nil {
            container.addSubview(view)
        }
        container?.setNeedsLayout()
        if removesPresenter { removePresentersView() }
        presentationTransitionDidEnd(true)
        presentedViewController.endAppearanceTransition()
        if removesPresenter { presenter?.endAppearanceTransition() }
        giveKeys()
        completion?()
    }

    private func cancelPresenting(_ removesPresenter: Bool) {
        coordinator = nil
        presentedViewController.beginAppearanceTransition(false, animated: false)
        if removesPresenter { presenter?.beginAppearanceTransition(true, animated: false) }
        takeDown()
        presentationTransitionDidEnd(false)
        presentedViewController.endAppearanceTransition()
        if removesPresenter { presenter?.endAppearanceTransition() }
        giveKeysBack()
    }

    // MARK: - Animators

    private func animatorForPresentation() -> (animator: any UIViewControllerAnimatedTransitioning, isOwn: Bool) {
        let presented = presentedViewController
        if let custom = presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presentingViewController, source: source ?? presentingViewController)
        {
            return (custom, false)
        }
        return (makeAnimator(isPresenting: true, velocity: 0), true)
    }

    /// The timing of alongside animations: that of the standard animation, or ease in and out for a custom animator.
    func timing(isOwn: Bool) -> any UITimingCurveProvider {
        isOwn ? look.timing() : UICubicTimingParameters(animationCurve: .easeInOut)
    }

    /// The transition style, which the context may determine.
    var transitionStyle: UIModalTransitionStyle {
        if let presenter, presenter.providesPresentationContextTransitionStyle { return presenter.modalTransitionStyle }
        return presentedViewController.modalTransitionStyle
    }

    // MARK: - Container

    func standardContainer(for presenter: UIViewController) -> PresentationContainerView? {
        guard let view = presenter.viewIfLoaded, let inner = view.window else { return nil }
        // A full-screen presentation from within a popover covers the popover's parent window.
        let window = shouldPresentInFullscreen ? inner.rootWindow : inner
        let container = PresentationContainerView(frame: .zero)
        container.presentation = self
        if shouldPresentInFullscreen {
            container.frame = window.contentFrame
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(container)
            window.presentations.append(self)
        } else {
            guard let holder = view.superview else { return nil }
            container.covered = view
            container.frame = view.frame
            container.autoresizingMask = view.autoresizingMask
            holder.insertSubview(container, aboveSubview: view)
            window.presentations.append(self)
        }
        return container
    }

    /// Keeps the container at the position of the one view that it covers.
    func followPresenter() {
        guard let container, let covered = container.covered, container.superview === covered.superview else { return }
        container.place(in: covered.frame)
    }

    // MARK: - The presenter's view

    func removePresentersView() {
        guard let view = presenter?.viewIfLoaded, let holder = view.superview else { return }
        removedView = RemovedView(view: view, superview: holder)
        // A hidden view keeps its position among its siblings.
        if style == .currentContext { view.isHidden = true } else { view.removeFromSuperview() }
    }

    func restorePresentersView() {
        guard let removedView else { return }
        self.removedView = nil
        removedView.view.isHidden = false
        if removedView.view.superview == nil { putBack(removedView) }
    }

    /// Returns the presenter's view to its previous superview.
    func putBack(_ removedView: RemovedView) {
        guard let holder = removedView.superview else { return }
        removedView.view.frame = (holder as? UIWindow)?.contentFrame ?? holder.bounds
        holder.insertSubview(removedView.view, at: 0)
        removedView.view.layoutIfNeeded()
    }

    // MARK: - Keys

    private func takeKeysAway(in window: UIWindow?) {
        guard let window, blocksPresenter, !leavesKeys(to: window.firstResponder) else { return }
        savedFirstResponder = window.firstResponder
        savedFocus = window.focusedView
        window.firstResponder?.resignFirstResponder()
        window.focusedView = nil
    }

    private func giveKeys() {
        let presented = presentedViewController
        guard blocksPresenter, let window = presented.viewIfLoaded?.window, window.firstResponder == nil,
            window.focusedView == nil
        else { return }
        if let below = presenter?.viewIfLoaded?.window { window.focusSystem.goOn(from: below.focusSystem) }
        if window.focusSystem.isKeyboardUsed { window.focusSystem.requestFocusUpdate(to: presented) }
    }

    func giveKeysBack() {
        let responder = savedFirstResponder
        let focus = savedFocus
        savedFirstResponder = nil
        savedFocus = nil
        guard let window = presenter?.viewIfLoaded?.window, window.firstResponder == nil else { return }
        if let focus, focus.window === window, window.focusedView == nil, mayRestore(focus) {
            window.focusedView = focus
        }
        if responder?.responderWindow === window { responder?.becomeFirstResponder() }
    }

    private func mayRestore(_ focus: UIView) -> Bool {
        let owner = sequence(first: focus as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        return owner?.restoresFocusAfterTransition != false
    }

    // MARK: - Covered popovers

    /// Hides the popovers from which this presentation was made, and which it would otherwise be below.
    func cover() {
        guard let container, !(container.window is PopupWindow) else { return }
        var window = presenter?.viewIfLoaded?.window
        while let popup = window as? PopupWindow {
            if popup.suspend() { coveredPopups.append(popup) }
            window = popup.parent
        }
    }

    private func uncover() {
        for popup in coveredPopups.reversed() { popup.resume() }
        coveredPopups = []
    }

    // MARK: - Relationships

    /// Removes all views from the window and clears the relationships.
    func takeDown() {
        phase = .idle
        let container = container
        let window = container?.window
        self.container = nil
        container?.presentation = nil
        presentedView?.removeFromSuperview()
        presentedViewController.viewIfLoaded?.removeFromSuperview()
        container?.window?.presentations.removeAll { $0 === self }
        container?.removeFromSuperview()
        didTakeDown()
        uncover()
        unlink()
        if coversWindow { window?.forgetPreferredOrientation() }
    }

    func link(source: UIViewController, context: UIViewController) {
        self.source = source
        presenter = context
        presentedViewController.activePresentation = self
        presentedViewController.contentContainer = self
        context.presentationInContext = self
        source.presentationAsSource = self
    }

    /// Removes the controller from the one that contained it in a compact width.
    private func takeBack(from wrapper: UIViewController) {
        let presented = presentedViewController
        guard wrapper !== presented, presented.parent === wrapper else { return }
        presented.willMove(toParent: nil)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.removeFromParent()
    }

    private func unlink() {
        if presentedViewController.activePresentation === self { presentedViewController.activePresentation = nil }
        if presenter?.presentationInContext === self { presenter?.presentationInContext = nil }
        if source?.presentationAsSource === self { source?.presentationAsSource = nil }
        presentedViewController.preparedPresentation = nil
        if presentedViewController.contentContainer === self { presentedViewController.contentContainer = nil }
        if let primary {
            self.primary = nil
            if primary.standIn === self { primary.standIn = nil }
            primary.takeBack(from: presentedViewController)
        }
    }
}
