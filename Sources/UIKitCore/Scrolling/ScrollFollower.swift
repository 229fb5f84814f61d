// SPDX-License-Identifier: MIT
internal import Foundation

/// Observes a scroll view's content offset without being its delegate.
@MainActor
protocol ScrollFollower: AnyObject {
    /// Called when the content offset changes.
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// Called when the content has come to rest after a drag.
    func scrollViewDidRest(_ scrollView: UIScrollView)
    /// Returns the height by which a bar above the content is collapsed at a content offset, in points.
    ///
    /// The content's inset is that of the whole bar, so that collapsing doesn't move the content.
    func collapsedHeight(above scrollView: UIScrollView, at contentOffset: CGPoint) -> CGFloat
}
