// SPDX-License-Identifier: MIT
import UIKit

extension UIView {
    /// Whether the view is laid out from right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Mirrors the positions of `views`, which have just been laid out from left to right, in right-to-left layout.
    func mirrorIfNeeded(_ views: [UIView]) {
        if isMirrored { mirror(views, width: bounds.width) }
    }

    /// Mirrors the positions of subviews in a view that is `width` points wide.
    func mirror(_ views: [UIView], width: CGFloat) {
        for view in views { view.center.x = width - view.center.x }
    }
}
