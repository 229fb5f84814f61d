// SPDX-License-Identifier: MIT

/// Decides about dismissals by the user and about the style in narrow windows, and hears of both.
///
/// A dismissal by the program is told to nobody here.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    // MARK: Style

    /// The style in a window of compact width; asked by the default of the one with traits.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style in surroundings with those traits; `.none` stays with the controller's own.
    ///
    /// Asked before the controller is presented, and whenever the window's size classes change.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// What is shown in the place of the presented controller in `style`; `nil`, the default, for that itself.
    ///
    /// Often a navigation controller with that as its root. It is let go of with the style.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// `adaptivePresentationController` is about to stand for `presentationController`, and can be set up.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// The controller is about to be shown in `style`, with `.none` in its own; without a coordinator it happens at once.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    // MARK: Dismissal

    /// Whether the user may take the controller away; `true` by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user tried to take away a controller that stays.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

    /// The user is taking the controller away.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has taken the controller away; it is not seen any more.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact
            ? adaptivePresentationStyle(for: controller)
            : controller.adaptivePresentationStyle(for: traitCollection)
    }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
