// SPDX-License-Identifier: MIT
public import Foundation

/// Hears of scrolling and zooming, and has a say in it; every method has a default.
///
/// A drag that goes on by itself calls, in this order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` over and over,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` over
/// and over, `scrollViewDidEndDecelerating`. Wheels and keys call the same.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content is at another offset; at most once for each frame while it moves by itself.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The user begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The user lets go, at `velocity` in points per millisecond; the content will come to rest at
    /// `targetContentOffset`, which may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The user has let go; `decelerate` says whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after it was let go.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Scrolling, or zooming, that the program asked for and that was animated is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview that is enlarged; `nil`, the default, for a view that cannot be zoomed.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming is over, and back inside its limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether scrolling to the top is allowed; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The safe area, or the insets, changed what is left for the content.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Views that tell a delegate of scrolling.
///
/// `delegate` is declared here rather than in the class so that scroll views whose delegates do more, such as tables, can
/// have one of that type: a subclass could not narrow the type of a property that its superclass declares.
@MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
    /// Hears of scrolling and zooming; not kept alive by the view.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

extension UIScrollView: ScrollDelegating {}
