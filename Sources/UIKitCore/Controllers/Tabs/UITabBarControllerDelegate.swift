// SPDX-License-Identifier: MIT

/// Hears of the user's choice of tabs, and may refuse it; every method has a default.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether the user may go to `viewController`; asked for the selected one too. `true` by default.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// The user went to `viewController`; a program that selects it does not cause this.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
