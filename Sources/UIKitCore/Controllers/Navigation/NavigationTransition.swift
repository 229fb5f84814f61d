// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A transition from one child of a navigation controller to another, including its bars.
@MainActor
final class NavigationTransition {
    let controller: UINavigationController
    let from: UIViewController?
    let to: UIViewController?
    let operation: UINavigationController.Operation
    let coordinator: TransitionCoordinator
    /// The completion blocks of transactions that wait for the end of the transition.
    var completionHolds: [CompletionHold] = []
    private let barTransition: NavigationBarTransition
    private let content: UIView
    private let scrim = UIView(frame: .zero)
    private let size: CGSize
    private let isAnimated: Bool
    private let tellsAppearance: Bool
    /// The children whose appearance transition has begun.
    private var notified: [UIViewController] = []

    init(
        _ controller: UINavigationController, content: UIView, from: UIViewController?, to: UIViewController?,
        operation: UINavigationController.Operation, isAnimated: Bool, isInteractive: Bool
    ) {
        self.controller = controller
        self.content = content
        self.from = from
        self.to = to
        self.operation = operation
        self.isAnimated = isAnimated
        size = content.bounds.size
        // A controller that isn't visible doesn't forward appearance callbacks; its children get them when it appears.
        tellsAppearance = controller.isSeen && content.window?.isShown == true
        coordinator = TransitionCoordinator(
            from: from, to: to, containerView: content, isAnimated: isAnimated, duration: 0,
            isInteractive: isInteractive,
            timing: UISpringTimingParameters(
                mass: 1, stiffness: Theme.Bars.pushStiffness, damping: Theme.Bars.pushDamping, initialVelocity: .zero))
        coordinator.involve(controller)
        barTransition = NavigationBarTransition(
            bar: controller.navigationBar, to: controller.barItemStack, isForward: operation != .pop)
        coordinator.onEnd = { [weak self] in self?.end($0) }
    }

    // MARK: - Start

    func start() {
        // Loaded before the transition is under way, because `viewDidLoad()` may use the bars.
        to?.loadViewIfNeeded()
        notifyStart()
        // An appearance callback may have ended the transition.
        guard !coordinator.hasEnded else { return }
        insertIncoming()
        guard !coordinator.hasEnded else { return }
        controller.showsToolbarItems(of: to, animated: isAnimated)
        if let from, let to, isAnimated, let delegate = controller.delegate,
            let animator = delegate.navigationController(
                controller, animationControllerFor: operation, from: from, to: to)
        {
            let interactor = delegate.navigationController(controller, interactionControllerFor: animator)
            startCustom(animator, interactor: interactor)
        } else {
            startOwn()
        }
    }

    private func notifyStart() {
        if let to { controller.delegate?.navigationController(controller, willShow: to, animated: isAnimated) }
        guard tellsAppearance else { return }
        for child in [from, to].compactMap(\.self) where !coordinator.hasEnded {
            notified.append(child)
            child.beginAppearanceTransition(child === to, animated: isAnimated)
        }
    }

    private func insertIncoming() {
        guard let view = to?.view else { return }
        UIView.performWithoutAnimation {
            view.transform = .identity
            let place = controller.place(of: to)
            view.frame = place.frame
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if let old = from?.viewIfLoaded, old.superview === content, operation == .pop {
                content.insertSubview(view, belowSubview: old)
            } else {
                content.addSubview(view)
            }
            to?.containerInsets = place.insets
            view.layoutIfNeeded()
        }
    }

    private func startCustom(
        _ animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        coordinator.views = [.from: from?.viewIfLoaded, .to: to?.viewIfLoaded].compactMapValues(\.self)
        coordinator.initialFrames = [.from: controller.place(of: from).frame]
        coordinator.finalFrames = [.to: controller.place(of: to).frame]
        barTransition.showStart()
        coordinator.animate(alongsideTransition: { [self] _ in showBarsAtEnd() }, completion: nil)
        coordinator.start(with: animator, interactor: interactor)
    }

    private func startOwn() {
        guard isAnimated else {
            return coordinator.run(
                { [self] in showBarsAtEnd() }, completion: { [self] _ in coordinator.finish(cancelled: false) })
        }
        UIView.performWithoutAnimation { showStart() }
        coordinator.run(
            { [self] in
                showEnd()
                showBarsAtEnd()
            },
            completion: { [self] in coordinator.finish(cancelled: $0) })
    }

    // MARK: - Visible state

    /// The side from which a pushed view enters: 1 for the right, -1 for the left.
    private var direction: CGFloat {
        let isRightToLeft = content.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isRightToLeft ? -1 : 1
    }

    private var isFading: Bool { UIAccessibility.isReduceMotionEnabled || operation == .none }

    /// The view above, which moves across the whole width, and the view below it.
    private var views: (front: UIView?, back: UIView?) {
        operation == .pop ? (from?.viewIfLoaded, to?.viewIfLoaded) : (to?.viewIfLoaded, from?.viewIfLoaded)
    }

    private func showStart() {
        barTransition.showStart(followsContent: !isFading)
        content.isUserInteractionEnabled = false
        let (front, back) = views
        guard !isFading else {
            if operation != .pop { front?.alpha = 0 }
            return
        }
        scrim.frame = content.bounds
        scrim.backgroundColor = .black
        scrim.isUserInteractionEnabled = false
        if let front, front.superview === content { content.insertSubview(scrim, belowSubview: front) }
        place(front, back, isFrontIn: operation == .pop)
    }

    private func showEnd() {
        let (front, back) = views
        guard !isFading else {
            front?.alpha = operation == .pop ? 0 : 1
            return
        }
        place(front, back, isFrontIn: operation != .pop)
    }

    private func place(_ front: UIView?, _ back: UIView?, isFrontIn: Bool) {
        let width = content.bounds.width
        let middle = content.bounds.midX
        front?.center.x = middle + (isFrontIn ? 0 : width * direction)
        back?.center.x = middle - (isFrontIn ? width * Theme.Bars.parallax * direction : 0)
        scrim.alpha = isFrontIn ? Theme.Bars.scrim : 0
    }

    private func showBarsAtEnd() {
        barTransition.showEnd()
        controller.layOutBars()
        controller.tabBarController?.layOutBar()
        // Moving back on the stack of a tab group changes the selected tab.
        controller.tabBarController?.updateSidebar()
    }

    /// Completes the transition immediately if the container changes its size meanwhile.
    func boundsDidChange(to new: CGSize) {
        guard new != size, isAnimated, !coordinator.hasEnded else { return }
        UIView.performWithoutAnimation { coordinator.finish(cancelled: false) }
    }

    // MARK: - Completion

    private func end(_ isCompleted: Bool) {
        content.isUserInteractionEnabled = true
        scrim.removeFromSuperview()
        barTransition.finish(isCompleted)
        let (gone, kept) = isCompleted ? (from, to) : (to, from)
        if isCompleted { takeOut(gone) }
        if let view = kept?.viewIfLoaded {
            view.alpha = 1
            view.layer.removeAllAnimations()
            view.frame = controller.place(of: kept).frame
        }
        controller.transitionDidEnd(self, isCompleted: isCompleted)
        if !isCompleted {
            // Both children return to their previous appearance state.
            for child in notified.reversed() { child.beginAppearanceTransition(child === from, animated: isAnimated) }
            notified.reverse()
            takeOut(gone)
        }
        for child in notified { child.endAppearanceTransition() }
        controller.settle(after: self, isCompleted: isCompleted)
        completionHolds = []
    }

    private func takeOut(_ child: UIViewController?) {
        guard let view = child?.viewIfLoaded else { return }
        if view.superview === content { view.removeFromSuperview() }
        view.alpha = 1
    }
}
