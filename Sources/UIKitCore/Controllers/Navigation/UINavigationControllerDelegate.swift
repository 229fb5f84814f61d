// SPDX-License-Identifier: MIT

/// Which way a navigation controller's stack changes.
public enum UINavigationControllerOperation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
}

/// Hears of a navigation controller's stack, and may animate it in a way of its own; every method has a default.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// The view of `viewController` is about to be shown; its bars' items may still be changed.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// The view of `viewController` is shown, and the animation is over.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Who animates the way from one controller to the other; `nil`, the default, for the controller's own way.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationControllerOperation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who has the user's hand lead that way; `nil`, the default, for nobody.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationControllerOperation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
    public typealias Operation = UINavigationControllerOperation

    /// Seconds that a bar takes to come or go.
    public nonisolated static var hideShowBarDuration: Double { Theme.Bars.hideDuration }
}
