// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBarController {
    /// Presents the tabs for reordering by the user.
    func customizeTabs() {
        let movable = tabChildren.filter { tab in customizable?.contains { $0 === tab } == true }
        guard !movable.isEmpty, presentedViewController == nil else { return }
        delegate?.tabBarController(self, willBeginCustomizing: movable)
        let editor = TabCustomizationController(tabChildren, movable: movable) { [weak self] new in
            self?.endCustomizing(new)
        }
        let stack = UINavigationController(rootViewController: editor)
        stack.modalPresentationStyle = .formSheet
        present(stack, animated: true)
    }

    private func endCustomizing(_ new: [UIViewController]) {
        // The children may have changed meanwhile.
        var order = new.filter { tab in tabChildren.contains { $0 === tab } }
        order += tabChildren.filter { tab in !order.contains { $0 === tab } }
        let changed = !order.elementsEqual(tabChildren, by: ===)
        delegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
        if changed { reorderTabs(order) }
        delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
    }
}
