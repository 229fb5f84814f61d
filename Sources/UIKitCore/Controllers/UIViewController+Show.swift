// SPDX-License-Identifier: MIT

extension UIViewController {
    /// Names `show(_:sender:)` in `canPerformAction(_:withSender:)` and `targetViewController(forAction:sender:)`.
    public static let showAction = Selector("showViewController:sender:")

    /// Names `showDetailViewController(_:sender:)`.
    public static let showDetailAction = Selector("showDetailViewController:sender:")

    /// There is nobody whose way it would be.
    func showWithoutContainer(_ controller: UIViewController) {
        present(controller, animated: true)
    }

    func nearestController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
    }
}
