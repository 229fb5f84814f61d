// SPDX-License-Identifier: MIT
internal import Foundation

/// The animator of popovers: it lasts as long as the popup window's own animation.
final class PopoverAnimator: UIViewControllerAnimatedTransitioning {
    private weak var presentation: UIPopoverPresentationController?
    private let isPresenting: Bool

    init(_ presentation: UIPopoverPresentationController, isPresenting: Bool) {
        self.presentation = presentation
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? Theme.Popup.appearance : Theme.Popup.disappearance
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        if isPresenting, let view = context.view(forKey: .to) {
            UIView.performWithoutAnimation {
                container.addSubview(view)
                container.setNeedsLayout()
                container.layoutIfNeeded()
                view.layoutIfNeeded()
            }
        } else if !isPresenting {
            presentation?.popup?.dismiss(animated: context.isAnimated)
        }
        guard context.isAnimated else { return context.completeTransition(true) }
        let alpha: CGFloat = isPresenting ? 1 : 0
        UIView.performWithoutAnimation { container.alpha = 1 - alpha }
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), curve: isPresenting ? .easeOut : .easeIn
        ) { container.alpha = alpha }
        animator.addCompletion { _ in context.completeTransition(true) }
        animator.startAnimation()
    }
}
