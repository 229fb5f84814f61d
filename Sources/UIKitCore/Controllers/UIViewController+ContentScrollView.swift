// SPDX-License-Identifier: MIT

extension UIViewController {
    /// Says which scroll view the bars at `edge` go by, instead of the one that would be found.
    ///
    /// - Parameters:
    ///   - scrollView: `nil` has it be found again.
    ///   - edge: one or more edges.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in NSDirectionalRectEdge.singles where edge.contains(single) {
            contentScrollViews[single] = scrollView.map { ContentScrollView(view: $0) }
        }
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// The scroll view that the bars at `edge` go by: the one that was set, else the view itself or its rearmost subview
    /// that is one.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        for single in NSDirectionalRectEdge.singles where edge.contains(single) {
            if let view = contentScrollViews[single]?.view { return view }
        }
        return storedView as? UIScrollView ?? storedView?.subviewList.first as? UIScrollView
    }
}

/// A scroll view that belongs to somebody else.
struct ContentScrollView {
    weak var view: UIScrollView?
}
