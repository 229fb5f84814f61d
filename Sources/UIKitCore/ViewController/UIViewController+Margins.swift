// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    /// The safe area insets contributed by the container and the controller itself.
    var ownSafeAreaInsets: UIEdgeInsets {
        let (outer, inner) = (containerInsets, additionalSafeAreaInsets)
        return UIEdgeInsets(
            top: outer.top + inner.top, left: outer.left + inner.left, bottom: outer.bottom + inner.bottom,
            right: outer.right + inner.right)
    }

    var standardMinimumMargins: NSDirectionalEdgeInsets {
        let width = storedView?.window?.bounds.width ?? storedView?.bounds.width ?? 0
        let side = Theme.Layout.sideMargin(windowWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
