// SPDX-License-Identifier: MIT
internal import Foundation

/// Bars that follow the scrolling of the content.
extension UINavigationController: ScrollFollower {
    /// The scroll view of the top child that the bars follow.
    var contentScrollView: UIScrollView? {
        guard let child = topViewController, child.isViewLoaded else { return nil }
        return child.contentScrollView(for: .top)
    }

    func followContent() {
        let found = contentScrollView
        if found !== followedScrollView {
            if followedScrollView?.follower === self { followedScrollView?.follower = nil }
            followedScrollView = found
            found?.follower = self
            lastOffset = found?.contentOffset.y ?? 0
        }
        navigationBar.coveredDistance = hidden(of: found) - collapsibleHeight
        storedToolbar?.isAtScrollEdge = isAtBottom(found)
    }

    /// The distance in points by which content is scrolled under the bar; negative while it is pulled down.
    private func hidden(of scrollView: UIScrollView?) -> CGFloat {
        guard let scrollView else { return 0 }
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    }

    private func isAtBottom(_ scrollView: UIScrollView?) -> Bool {
        guard let scrollView else { return false }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        return scrollView.contentOffset.y + scrollView.bounds.height >= end
    }

    /// The height by which the bar becomes smaller as content scrolls up.
    private var collapsibleHeight: CGFloat {
        guard showsNavigationBar else { return 0 }
        return navigationBar.fullHeight - navigationBar.baseHeight(of: navigationBar.topItem)
    }

    /// The current height of the bar.
    ///
    /// A large title collapses as content scrolls up, and stretches when it is pulled down.
    func barHeight(full: CGFloat) -> CGFloat {
        // A transition leads to a bar that is as high as the incoming content's position requires.
        let scrollView = transition == nil ? followedScrollView : contentScrollView
        return barHeight(full: full, above: scrollView, at: scrollView?.contentOffset ?? .zero)
    }

    private func barHeight(full: CGFloat, above scrollView: UIScrollView?, at contentOffset: CGPoint) -> CGFloat {
        // Content that isn't laid out under the bar can't be scrolled under it.
        guard collapsibleHeight > 0, let scrollView, (topViewController?.containerInsets.top ?? 0) > 0 else {
            return full
        }
        let base = full - collapsibleHeight
        return max(full - contentOffset.y - scrollView.adjustedContentInset.top, base)
    }

    func collapsedHeight(above scrollView: UIScrollView, at contentOffset: CGPoint) -> CGFloat {
        guard scrollView === followedScrollView else { return 0 }
        let full = navigationBar.fullHeight
        return max(full - barHeight(full: full, above: scrollView, at: contentOffset), 0)
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard scrollView === followedScrollView, transition == nil else { return }
        hideOnSwipe(scrollView)
        layOutBars()
    }

    func scrollViewDidRest(_ scrollView: UIScrollView) {
        guard scrollView === followedScrollView, transition == nil, collapsibleHeight > 0 else { return }
        let hidden = hidden(of: scrollView)
        guard hidden > 0, hidden < collapsibleHeight else { return }
        // A partly covered search bar or large title is shown or hidden completely. The search bar goes first.
        let search = navigationBar.collapsibleSearchHeight(of: navigationBar.topItem)
        let rest: CGFloat
        if hidden < search {
            rest = hidden <= search / 2 ? 0 : search
        } else {
            rest = hidden - search <= Theme.Bars.largeTitleHeight(for: traitCollection) / 2 ? search : collapsibleHeight
        }
        let offset = CGPoint(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y + rest - hidden)
        let lowest =
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        guard offset.y <= lowest || rest == 0 else { return }
        scrollView.setContentOffset(offset, animated: true)
    }

    private func hideOnSwipe(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y
        let way = offset - lastOffset
        lastOffset = offset
        guard hidesBarsOnSwipe, scrollView.isDragging else { return }
        if way > 0, hidden(of: scrollView) > Theme.Bars.height(for: traitCollection), !bars.isNavigationBarHidden {
            setNavigationBarHidden(true, animated: true)
        } else if way < -2, bars.isNavigationBarHidden {
            setNavigationBarHidden(false, animated: true)
        }
    }
}
