// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The context of a transition between two controllers, for animators.
///
/// An animator adds the destination's view to `containerView`, moves the views to their final frames, and calls
/// `completeTransition(_:)` at the end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view that contains the animated views. It initially contains the source's view.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is interactive now.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled and is being reversed.
    var transitionWasCancelled: Bool { get }
    /// The style of a presentation; `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the destination relative to its previous state. Always the identity.
    var targetTransform: CGAffineTransform { get }

    /// Reports that the interaction has moved the transition to `percentComplete`, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction has ended and the transition will be completed.
    func finishInteractiveTransition()
    /// Reports that the interaction has ended and the transition will be reversed.
    func cancelInteractiveTransition()
    /// Reports that a running transition has become interactive.
    func pauseInteractiveTransition()
    /// Reports that the animations have ended, with `false` if the transition was canceled.
    func completeTransition(_ didComplete: Bool)

    /// Returns one of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view of one of the controllers to animate; `nil` if it isn't moved.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a controller's view in the container; zero if it isn't there.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view in the container; zero if it is removed.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

/// An object that animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration of the transition in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Starts the animations and calls `completeTransition(_:)` at their end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator for the whole transition, which can be paused and reversed. It must be the same in each
    /// call.
    ///
    /// The default returns none, and `animateTransition(using:)` is called instead.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Called when the transition has ended, with `false` if it was canceled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { PlaceholderAnimator.shared }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that lets the user control a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Prepares the views and begins to move them interactively.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed after the interaction, relative to the animator's. The default is 1.
    var completionSpeed: CGFloat { get }
    /// The timing curve after the interaction. The default is ease in and out.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition is interactive from the start. The default is `true`.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Methods that provide the objects for a custom presentation.
///
/// Each is called when it is needed. The default of all is `nil`, which uses the standard behavior.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the animator for presenting a controller.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the animator for dismissing a controller.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the object that makes presenting interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the object that makes dismissing interactive.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the presentation controller for the style `.custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
