// SPDX-License-Identifier: MIT

extension UIWindow {
    /// The popups opened from this window, directly or indirectly, topmost last.
    var allPopups: [PopupWindow] {
        popups.flatMap { [$0] + $0.allPopups }
    }

    /// Dismisses the popups opened by `view` or its descendants.
    func dismissPopups(of view: UIView, animated: Bool = true) {
        for popup in allPopups.reversed() {
            if let owner = popup.owner as? UIView, owner.isDescendant(of: view) { popup.dismiss(animated: animated) }
        }
    }
}
