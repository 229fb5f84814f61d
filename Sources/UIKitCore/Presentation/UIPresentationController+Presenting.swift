// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIPresentationController {
    /// Shows the presented controller; the links are there already.
    func present(animated: Bool, completion: (() -> Void)?) {
        guard let presenter, let container = makeContainer(for: presenter, animated: animated) else {
            Log.error("\(type(of: presentedViewController)) cannot be presented: there is no window for it.")
            return unlink()
        }
        let removesPresenter = shouldRemovePresentersView
        // Who is to go has to have come.
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
        // An animator may have left it out; another presentation may cover it by now.
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

    /// The pace of what runs alongside: the system's own spring, or ease in and out where the length is another's.
    func timing(isOwn: Bool) -> any UITimingCurveProvider {
        isOwn ? look.timing() : UICubicTimingParameters(animationCurve: .easeInOut)
    }

    /// The style of the way in and out: the context's, where it says so.
    var transitionStyle: UIModalTransitionStyle {
        if let presenter, presenter.providesPresentationContextTransitionStyle { return presenter.modalTransitionStyle }
        return presentedViewController.modalTransitionStyle
    }

    // MARK: - Container

    func standardContainer(for presenter: UIViewController) -> PresentationContainerView? {
        guard let view = presenter.viewIfLoaded, let inner = view.window else { return nil }
        // What is presented from inside of a popover and covers a window covers that of the popover.
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

    /// Keeps a container that is in front of one controller's view where that is.
    func followPresenter() {
        guard let container, let covered = container.covered, container.superview === covered.superview else { return }
        container.place(in: covered.frame)
    }

    // MARK: - The presenter's view

    func removePresentersView() {
        guard let view = presenter?.viewIfLoaded, let holder = view.superview else { return }
        removedView = RemovedView(view: view, superview: holder)
        // Where others are around it, they keep its place.
        if style == .currentContext { view.isHidden = true } else { view.removeFromSuperview() }
    }

    func restorePresentersView() {
        guard let removedView else { return }
        self.removedView = nil
        removedView.view.isHidden = false
        if removedView.view.superview == nil { putBack(removedView) }
    }

    /// Puts the view where it was before it left the window.
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

    // MARK: - Popovers behind

    /// Takes the popovers away that what is presented from inside of them would lie below.
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

    // MARK: - Links

    /// Takes everything out of the window and cuts the links.
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

    /// A controller that was shown inside of another one in a narrow window is on its own again.
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
