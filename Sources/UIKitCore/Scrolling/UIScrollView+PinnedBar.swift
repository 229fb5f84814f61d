// SPDX-License-Identifier: MIT
internal import Foundation

extension UIScrollView {
    func pinnedBarDidChange(from old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        if let pinnedBar { addSubview(pinnedBar) }
        insetsDidChange()
        placePinnedBar()
    }

    /// The height of the pinned bar; 0 without one.
    var pinnedInset: CGFloat {
        guard let pinnedBar else { return 0 }
        let height = pinnedBar.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).height
        return height.isFinite ? max(height, 0) : 0
    }

    /// Updates the position and the inset of the pinned bar after a change of its size.
    package func pinnedBarSizeDidChange() {
        insetsDidChange()
        placePinnedBar()
    }

    func placePinnedBar() {
        guard let pinnedBar else { return }
        let height = pinnedInset
        let covered = storedAdjustedInset.top - contentInset.top - refreshInset - height
        let frame = CGRect(x: contentOffset.x, y: contentOffset.y + covered, width: bounds.width, height: height)
        if subviews.last !== pinnedBar { bringSubviewToFront(pinnedBar) }
        guard pinnedBar.frame != frame else { return }
        UIView.performWithoutAnimation { pinnedBar.frame = frame }
    }
}
