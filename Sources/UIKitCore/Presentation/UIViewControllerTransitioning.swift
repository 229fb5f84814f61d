// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A transition between two controllers, for those who animate it.
///
/// An animator puts the destination's view into `containerView`, moves views to their final frames, and calls
/// `completeTransition(_:)` at the end.
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place; the view before is in it already.
    var containerView: UIView { get }
    /// Whether the transition takes any time.
    var isAnimated: Bool { get }
    /// Whether the user's hand leads it now.
    var isInteractive: Bool { get }
    /// Whether it goes back to where it came from.
    var transitionWasCancelled: Bool { get }
    /// The style of a presentation; `.none` in other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the destination is turned to where it was; the identity, as windows are not turned.
    var targetTransform: CGAffineTransform { get }

    /// The user's hand has brought the transition to `percentComplete`, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The user's hand let go, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The user's hand let go, and the transition goes back.
    func cancelInteractiveTransition()
    /// The user's hand took a transition that was under way.
    func pauseInteractiveTransition()
    /// The animations are over; `false` if they went back to the start.
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view to animate for one of the two; `nil` where it stays as it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the view of `viewController` is at the start, in the container; zero if it is not there.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Where the view of `viewController` is at the end, in the container; zero if it is not there any more.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Animates the views of a transition between controllers.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Seconds that the transition takes.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Makes the animations run, and calls `completeTransition(_:)` when they are over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator for the whole transition, the same each time, which can be paused and reversed.
    ///
    /// By default there is none, and `animateTransition(using:)` is what runs.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// The transition is over; `false` if it went back to the start.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { PlaceholderAnimator.shared }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Has the user's hand lead a transition between controllers.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Sets up the views, and has the user's hand move them from now on.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the transition goes on when it is let go of; 1, its own pace, by default.
    var completionSpeed: CGFloat { get }
    /// The pace after it is let go of; ease in and out by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the user's hand leads from the start; `true` by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Gives the objects that show a presentation in a way of one's own.
///
/// Each is asked when it is needed; `nil`, the default of all, means the system's.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Who animates the way in.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Who animates the way out.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Who has the user's hand lead the way in.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Who has the user's hand lead the way out.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Who manages a presentation of style `.custom`.
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
