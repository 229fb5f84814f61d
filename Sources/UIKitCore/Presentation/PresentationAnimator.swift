// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The standard animations of presentations.
final class PresentationAnimator: UIViewControllerAnimatedTransitioning {
    enum Look {
        case cover
        case fade
        /// The alert's animation: it scales down to its size while fading in.
        case zoom
        case flip
        case curl

        static func ofStyle(_ style: UIModalTransitionStyle) -> Look {
            switch style {
            case .coverVertical: .cover
            case .crossDissolve: .fade
            case .flipHorizontal: .flip
            case .partialCurl: .curl
            }
        }

        func timing(velocity: CGFloat = 0) -> any UITimingCurveProvider {
            switch self {
            case .cover: Theme.Transition.spring(velocity: velocity)
            case .zoom: Theme.Transition.alertSpring
            case .fade, .flip, .curl: UICubicTimingParameters(animationCurve: .easeInOut)
            }
        }

        var duration: TimeInterval {
            switch self {
            case .flip, .curl: Theme.Transition.flip
            case .cover, .zoom, .fade: Theme.Transition.crossFade
            }
        }
    }

    private let look: Look
    private let isPresenting: Bool
    private let velocity: CGFloat
    private var animator: UIViewPropertyAnimator?

    init(_ look: Look, isPresenting: Bool, velocity: CGFloat = 0) {
        self.look = UIAccessibility.isReduceMotionEnabled ? .fade : look
        self.isPresenting = isPresenting
        self.velocity = velocity
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        makeAnimator().duration
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: look.duration, timingParameters: look.timing(velocity: velocity))
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        guard look != .flip, look != .curl, let view = prepare(context) else { return PlaceholderAnimator.shared }
        let animator = makeAnimator()
        self.animator = animator
        let (alpha, transform) = (view.alpha, view.transform)
        let away = away(for: view, in: context)
        UIView.performWithoutAnimation {
            guard isPresenting else { return }
            view.alpha = away.alpha * alpha
            view.transform = transform.concatenating(away.transform)
        }
        animator.addAnimations { [isPresenting] in
            view.alpha = isPresenting ? alpha : away.alpha * alpha
            view.transform = isPresenting ? transform : transform.concatenating(away.transform)
        }
        animator.addCompletion { position in
            view.alpha = alpha
            view.transform = transform
            context.completeTransition(position == .end)
        }
        return animator
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard context.isAnimated, context.view(forKey: key) != nil else {
            _ = prepare(context)
            return context.completeTransition(true)
        }
        if look == .flip || look == .curl { return turn(context) }
        interruptibleAnimator(using: context).startAnimation()
    }

    private var key: UITransitionContextViewKey { isPresenting ? .to : .from }

    /// Adds a presented view to the container at its final frame.
    ///
    /// Returns the view to animate.
    private func prepare(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        guard let view = context.view(forKey: key) else { return nil }
        if isPresenting, let controller = context.viewController(forKey: .to) {
            UIView.performWithoutAnimation {
                view.place(in: context.finalFrame(for: controller))
                context.containerView.addSubview(view)
                context.containerView.layoutIfNeeded()
                view.layoutIfNeeded()
            }
        }
        return view
    }

    /// The alpha and transform of the view before it is presented and after it is dismissed.
    private func away(
        for view: UIView, in context: any UIViewControllerContextTransitioning
    ) -> (alpha: CGFloat, transform: CGAffineTransform) {
        switch look {
        case .cover:
            let distance = max(0, context.containerView.bounds.maxY - view.frame.minY)
            return (1, CGAffineTransform(translationX: 0, y: distance + Theme.Sheet.shadowReach))
        case .zoom:
            let scale = isPresenting ? Theme.Alert.firstScale : 1
            return (0, CGAffineTransform(scaleX: scale, y: scale))
        case .fade, .flip, .curl:
            return (0, .identity)
        }
    }

    // MARK: - Flip

    /// Flips or curls the container between a snapshot of the presenting view and the presented view.
    private func turn(_ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let behind = context.viewController(forKey: isPresenting ? .from : .to)?.viewIfLoaded
        let picture = behind?.snapshotView(afterScreenUpdates: true) ?? UIView(frame: container.bounds)
        let alpha = behind?.alpha ?? 1
        guard let view = prepare(context) else { return context.completeTransition(true) }
        UIView.performWithoutAnimation {
            picture.frame = container.bounds
            container.addSubview(picture)
            picture.isHidden = !isPresenting
            view.isHidden = isPresenting
            behind?.alpha = 0
        }
        UIView.transition(
            with: container, duration: look.duration, options: turnOptions,
            animations: { [isPresenting] in
                picture.isHidden = isPresenting
                view.isHidden = !isPresenting
            },
            completion: { _ in
                view.isHidden = false
                picture.removeFromSuperview()
                behind?.alpha = alpha
                context.completeTransition(true)
            })
    }

    private var turnOptions: UIView.AnimationOptions {
        switch (look, isPresenting) {
        case (.curl, true): .transitionCurlUp
        case (.curl, false): .transitionCurlDown
        case (_, true): .transitionFlipFromRight
        case (_, false): .transitionFlipFromLeft
        }
    }
}
