// SPDX-License-Identifier: MIT
internal import Foundation

/// Scrolling of the first responder into the part of the window that the panel doesn't cover.
extension InputPanel {
    /// Adapts the insets of the scroll views around the first responder to the panel.
    ///
    /// All of their content can then be scrolled above it. With `reveals`, also scrolls the first responder into sight.
    func adaptScrollViews(in window: UIWindow, reveals: Bool) {
        let first = window.firstResponder as? UIView
        let around = first.map { $0.window === window && !contains($0) ? $0.ancestors : [] } ?? []
        let scrollViews = around.compactMap { $0 as? UIScrollView }
        for old in adaptedScrollViews where !scrollViews.contains(old) { old.keyboardInset = 0 }
        adaptedScrollViews = scrollViews
        let covered = coveredFrame
        // From the outermost, because each moves those in it.
        for scrollView in scrollViews.reversed() {
            let overlap = covered.isEmpty ? 0 : scrollView.bounds.maxY - scrollView.convert(covered, from: window).minY
            scrollView.keyboardInset = overlap.isFinite ? min(max(0, overlap), scrollView.bounds.height) : 0
            if reveals, scrollView.keyboardInset > 0, let first { scrollView.reveal(first) }
        }
    }
}

extension UIScrollView {
    /// Scrolls to a view in this one or, if that is higher than the space that isn't covered, to its caret.
    fileprivate func reveal(_ view: UIView) {
        guard isScrollEnabled else { return }
        let inset = adjustedContentInset
        let space = bounds.height - inset.top - inset.bottom - 2 * Theme.InputViews.revealMargin
        let isWhole = view !== self && view.bounds.height <= space
        guard let target = isWhole ? view.bounds : view.caretRectForRevealing else { return }
        var rect = view.convert(target, to: self).insetBy(dx: 0, dy: -Theme.InputViews.revealMargin)
        // Only vertical movement makes space.
        (rect.origin.x, rect.size.width) = (bounds.minX + inset.left, 1)
        scrollRectToVisible(rect, animated: false)
    }
}
