// SPDX-License-Identifier: MIT

extension UIViewController {
    /// The name of `show(_:sender:)` for `canPerformAction(_:withSender:)` and
    /// `targetViewController(forAction:sender:)`.
    public static let showAction = Selector("showViewController:sender:")

    /// The name of `showDetailViewController(_:sender:)`.
    public static let showDetailAction = Selector("showDetailViewController:sender:")

    /// Presents `controller`, for want of a container that shows it.
    func showWithoutContainer(_ controller: UIViewController) {
        present(controller, animated: true)
    }

    func nearestController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
    }
}
