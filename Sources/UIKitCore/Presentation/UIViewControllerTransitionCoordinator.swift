// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Keys of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Keys of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible after the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The state of a transition between controllers or sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of a presentation; `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition was interactive at its start.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can become interactive while it is running.
    var isInterruptible: Bool { get }
    /// Whether the transition is interactive now.
    var isInteractive: Bool { get }
    /// Whether the transition is being reversed.
    var isCancelled: Bool { get }
    /// The duration in seconds, without the interactive phase.
    var transitionDuration: TimeInterval { get }
    /// The fraction of the transition at the last interactive update, 0...1.
    var percentComplete: CGFloat { get }
    /// The speed after the interaction, relative to the animator's.
    var completionVelocity: CGFloat { get }
    /// The timing curve after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view that contains the animated views.
    var containerView: UIView { get }
    /// The rotation of the destination relative to its previous state. Always the identity.
    var targetTransform: CGAffineTransform { get }

    /// Returns one of the two controllers; `nil` for a change of size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the two views; `nil` if it isn't moved.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition.
///
/// Get it from a controller's `transitionCoordinator` in `viewWillAppear(_:)` or `viewWillDisappear(_:)`, or after
/// presenting or dismissing a controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's duration and timing, and `completion` when it has ended.
    ///
    /// An animation added during the transition runs in the remaining time.
    ///
    /// - Returns: `false` if the transition has ended already; the blocks are then not executed.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Does the same as `animate(alongsideTransition:completion:)`, for a view outside the container.
    ///
    /// > Note: Differs from UIKit: `view` isn't needed. Views outside the container can be animated with either method.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` whenever the transition becomes interactive or non-interactive.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` alongside the transition, without a completion block.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
