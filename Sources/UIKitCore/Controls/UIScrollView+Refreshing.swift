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

    /// The height of the space above the content that keeps a refreshing control visible.
    var refreshInset: CGFloat {
        refreshControl?.isRefreshing == true ? Theme.Refresh.height : 0
    }

    /// Positions the refresh control: at the top of the visible part during a pull, then above the content.
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

    /// Whether releasing the content now starts a refresh, because it is pulled far enough.
    ///
    /// - Returns: Whether the refresh control has to send its events.
    func refreshesOnRelease() -> Bool {
        guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing else { return false }
        let pull = -(contentOffset.y + storedAdjustedInset.top)
        return pull >= Theme.Refresh.pullDistance(height: bounds.height)
    }

    func refreshingDidChange(_ control: UIRefreshControl) {
        guard updateAdjustedInset() else { return }
        if isDragging {
            // The drag keeps the content in place although the edge has moved.
            scrolling.freeOffset = unbanded(contentOffset, factor: bandFactor)
        } else if !control.isRefreshing, contentOffset.y < range(.vertical).lowerBound {
            let top = CGPoint(x: contentOffset.x, y: range(.vertical).lowerBound)
            setContentOffset(top, animated: true)
        }
        placeRefreshControl()
        indicators.update()
    }

    /// The rubber-band factor of touchpads, which is larger if a pull can refresh the content.
    var touchpadBandFactor: CGFloat {
        refreshControl == nil ? Theme.Scroll.touchpadBandFactor : Theme.Scroll.bandFactor
    }

    private var bandFactor: CGFloat {
        scrolling.isFromTouchpad ? touchpadBandFactor : Theme.Scroll.bandFactor
    }
}
