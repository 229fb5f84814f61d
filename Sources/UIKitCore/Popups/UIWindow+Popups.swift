// SPDX-License-Identifier: MIT

extension UIWindow {
    /// Those opened from this window, and from those, the topmost last.
    var allPopups: [PopupWindow] {
        popups.flatMap { [$0] + $0.allPopups }
    }

    /// Takes away what `view`, or a view in it, has opened.
    func dismissPopups(of view: UIView, animated: Bool = true) {
        for popup in allPopups.reversed() {
            if let owner = popup.owner as? UIView, owner.isDescendant(of: view) { popup.dismiss(animated: animated) }
        }
    }
}
