// SPDX-License-Identifier: MIT

/// Decides about dismissals by the user, and hears of them.
///
/// A dismissal by the program is told to nobody here.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
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
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
