// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A change from one tab's view to another's: immediate, or with the delegate's animator.
@MainActor
final class TabChange {
    let from: UIViewController?
    let to: UIViewController?
    private var coordinator: TransitionCoordinator?
    private let tabs: UITabBarController
    private let content: UIView
    private let size: CGSize
    private let tells: Bool
    private let goes: Bool

    init(_ tabs: UITabBarController, from: UIViewController?, to: UIViewController?, in content: UIView) {
        self.tabs = tabs
        self.content = content
        self.to = to
        self.from = from === to ? nil : from
        size = content.bounds.size
        tells = tabs.tellsAppearance
        goes = from !== to && from?.viewIfLoaded?.superview === content
    }

    /// The delegate's animator, if the change has two controllers and is visible.
    private(set) lazy var animator: (any UIViewControllerAnimatedTransitioning)? = {
        guard tells, goes, UIView.areAnimationsEnabled, let from, let to else { return nil }
        return tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    }()

    func makeAtOnce() {
        begin(animated: false)
        if goes { from?.viewIfLoaded?.removeFromSuperview() }
        tabs.layOutBar()
        if tells { to?.view.layoutIfNeeded() }
        endAppearance(completed: true)
    }

    func start(_ animator: any UIViewControllerAnimatedTransitioning) {
        let coordinator = TransitionCoordinator(
            from: from, to: to, containerView: content, isAnimated: true, duration: 0)
        self.coordinator = coordinator
        coordinator.views = [.from: from?.viewIfLoaded, .to: to?.view].compactMapValues(\.self)
        coordinator.initialFrames = [.from: from?.viewIfLoaded?.frame ?? content.bounds]
        coordinator.finalFrames = [.to: tabs.place(of: to).frame]
        coordinator.involve(tabs)
        coordinator.onEnd = { [self] in end(completed: $0) }
        content.isUserInteractionEnabled = false
        begin(animated: true)
        tabs.layOutBar()
        UIView.performWithoutAnimation { content.layoutIfNeeded() }
        let interactor = tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator)
        coordinator.start(with: animator, interactor: interactor)
    }

    /// Completes the transition immediately if the container changes its size meanwhile.
    func boundsDidChange(to new: CGSize) {
        if new != size { finishAtOnce() }
    }

    /// Completes the change immediately.
    func finishAtOnce() {
        coordinator?.finishAtOnce()
    }

    // MARK: - Steps

    private func begin(animated: Bool) {
        if tells {
            if goes { from?.beginAppearanceTransition(false, animated: animated) }
            to?.beginAppearanceTransition(true, animated: animated)
        }
        guard let view = to?.view else { return }
        UIView.performWithoutAnimation {
            view.frame = tabs.place(of: to).frame
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            // The bar may be in the same view, and stays in front.
            if view.superview !== content { content.insertSubview(view, at: 0) }
        }
    }

    private func end(completed: Bool) {
        coordinator = nil
        content.isUserInteractionEnabled = true
        let (gone, kept) = completed ? (from, to) : (to, from)
        for view in [gone, kept].compactMap({ $0?.viewIfLoaded }) {
            view.layer.removeAllAnimations()
            view.alpha = 1
            view.transform = .identity
        }
        if let view = gone?.viewIfLoaded, view.superview === content { view.removeFromSuperview() }
        if let view = kept?.viewIfLoaded {
            if view.superview !== content { content.insertSubview(view, at: 0) }
            view.frame = tabs.place(of: kept).frame
        }
        if completed { tabs.transition = nil } else { tabs.selectionDidFail(self) }
        tabs.layOutBar()
        endAppearance(completed: completed)
        tabs.distributeTabs(opens: false)
    }

    private func endAppearance(completed: Bool) {
        guard tells else { return }
        if !completed {
            to?.beginAppearanceTransition(false, animated: true)
            from?.beginAppearanceTransition(true, animated: true)
        }
        if goes, from?.appearanceTransition != nil { from?.endAppearanceTransition() }
        if to?.appearanceTransition != nil { to?.endAppearanceTransition() }
    }
}
