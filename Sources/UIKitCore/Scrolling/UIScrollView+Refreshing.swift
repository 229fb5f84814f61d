// SPDX-License-Identifier: MIT
internal import Foundation

extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        if let old {
            old.scrollView = nil
            if old.superview === self { old.removeFromSuperview() }
        }
        if let refreshControl {
            refreshControl.scrollView?.refreshControl = nil
            refreshControl.scrollView = self
            insertSubview(refreshControl, at: 0)
            placeRefreshControl()
        }
        insetsDidChange()
    }

    /// The room that the control takes above the content while it is kept in view.
    var refreshInset: CGFloat {
        refreshControl?.isRefreshing == true ? Theme.Refresh.height : 0
    }

    /// Stays at the top of what is seen while the content is pulled, and goes along with it afterwards.
    func placeRefreshControl() {
        guard let refreshControl else { return }
        let top = storedAdjustedInset.top - refreshInset
        let edge = contentOffset.y + top
        let y = refreshControl.isRefreshing ? min(edge, -Theme.Refresh.height) : edge
        let frame = CGRect(x: contentOffset.x, y: y, width: bounds.width, height: Theme.Refresh.height)
        UIView.performWithoutAnimation { refreshControl.frame = frame }
        let distance = isDragging || isDecelerating ? max(-edge, 0) : 0
        if !refreshControl.isRefreshing, refreshControl.isEnabled {
            refreshControl.pull = distance / Theme.Refresh.pullDistance(height: bounds.height)
        }
    }

    /// Content is about to be let go: from far enough down it comes back to below the control.
    ///
    /// - Returns: whether the control has to tell of it.
    func refreshesOnRelease() -> Bool {
        guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing else { return false }
        let pull = -(contentOffset.y + storedAdjustedInset.top)
        return pull >= Theme.Refresh.pullDistance(height: bounds.height)
    }

    func refreshingDidChange(_ control: UIRefreshControl) {
        guard updateAdjustedInset() else { return }
        if isDragging {
            // The hand keeps the content where it is, though the edge has moved.
            scrolling.freeOffset = unbanded(contentOffset, factor: bandFactor)
        } else if !control.isRefreshing, contentOffset.y < range(.vertical).lowerBound {
            let top = CGPoint(x: contentOffset.x, y: range(.vertical).lowerBound)
            setContentOffset(top, animated: true)
        }
        placeRefreshControl()
        indicators.update()
    }

    /// How much of a touchpad's way content goes beyond its edge: enough to pull it, where that means something.
    var touchpadBandFactor: CGFloat {
        refreshControl == nil ? Theme.Scroll.touchpadBandFactor : Theme.Scroll.bandFactor
    }

    private var bandFactor: CGFloat {
        scrolling.isFromTouchpad ? touchpadBandFactor : Theme.Scroll.bandFactor
    }
}
