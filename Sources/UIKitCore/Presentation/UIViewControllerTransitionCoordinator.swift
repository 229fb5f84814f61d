// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is seen before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen after it.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is seen before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is seen after it.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What is known of a transition between controllers, or of sizes, that is under way.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition takes any time.
    var isAnimated: Bool { get }
    /// The style of a presentation; `.none` in other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the user's hand led the transition from its start.
    var initiallyInteractive: Bool { get }
    /// Whether it can be taken in hand on the way.
    var isInterruptible: Bool { get }
    /// Whether the user's hand leads it now.
    var isInteractive: Bool { get }
    /// Whether it goes back to where it came from.
    var isCancelled: Bool { get }
    /// Seconds from start to end, without the user's hand.
    var transitionDuration: TimeInterval { get }
    /// How much was done when the user's hand last moved it, 0...1.
    var percentComplete: CGFloat { get }
    /// How fast it goes on when it is let go of, 1 being its own pace.
    var completionVelocity: CGFloat { get }
    /// The pace after it is let go of.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// How the destination is turned to where it was; the identity, as windows are not turned.
    var targetTransform: CGAffineTransform { get }

    /// One of the two controllers; `nil` for a change of size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of one of the two; `nil` where it stays as it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets animations run alongside a transition.
///
/// Ask a controller for its `transitionCoordinator` in `viewWillAppear(_:)`, `viewWillDisappear(_:)`, or after
/// presenting and dismissing.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition, in its time and at its pace, and `completion` when it is over.
    ///
    /// One that is asked for on the way runs in the time that is left.
    ///
    /// - Returns: `false` if the transition is over already; then neither block is kept.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// As `animate(alongsideTransition:completion:)`, for a view outside of the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` whenever the user's hand takes the transition or lets go of it.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition, and nothing when it is over.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
