// SPDX-License-Identifier: MIT

extension UIViewController {
    /// Sets the scroll view that the bars at `edge` follow, instead of the one found automatically.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view, or `nil` to find it automatically.
    ///   - edge: One or more edges.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in NSDirectionalRectEdge.singles where edge.contains(single) {
            contentScrollViews[single] = scrollView.map { ContentScrollView(view: $0) }
        }
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the scroll view that the bars at `edge` follow: the one that was set, otherwise the view itself or its
    /// rearmost subview that is a scroll view.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        for single in NSDirectionalRectEdge.singles where edge.contains(single) {
            if let view = contentScrollViews[single]?.view { return view }
        }
        return storedView as? UIScrollView ?? storedView?.subviewList.first as? UIScrollView
    }
}

/// A weak reference to a scroll view.
struct ContentScrollView {
    weak var view: UIScrollView?
}
