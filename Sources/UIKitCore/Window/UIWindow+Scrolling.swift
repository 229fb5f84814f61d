// SPDX-License-Identifier: MIT
internal import Foundation

extension UIWindow {
    /// Delivers a scroll event to the view under the pointer and its ancestors.
    ///
    /// A touchpad scroll or gesture in progress stays with its view until it ends.
    func deliver(scroll event: UIScrollEvent) {
        if event.isEnd { touchDelivery.gestures.deviceDidRest() }
        if let view = scrollingView, view.window === self {
            if event.isEnd || event.source != .touchpad { scrollingView = nil }
            return view.scrollChanged(event)
        }
        (hitTest(event.location, with: event) ?? self).scrollChanged(event)
    }

    /// Scrolls the view under the pointer, or else the largest scroll view, for keys that no responder handled.
    func scroll(with presses: Set<UIPress>) -> Bool {
        scrollViews.contains { $0.scroll(with: presses) }
    }

    /// The scroll views that the user may mean, most likely first.
    private var scrollViews: [UIScrollView] {
        let pointed = (hoveredView?.ancestors ?? []).compactMap { $0 as? UIScrollView }
        var shown: [UIScrollView] = []
        descend { view in
            guard view === self || view.canBeTouched else { return false }
            if let scrollView = view as? UIScrollView { shown.append(scrollView) }
            return true
        }
        let largest = shown.sorted { $0.bounds.width * $0.bounds.height > $1.bounds.width * $1.bounds.height }
        return pointed + largest
    }

    /// Scrolls the view under the pointer, or else the largest one that permits it, to its top.
    ///
    /// - Returns: Whether there is such a view.
    package func scrollToTop() -> Bool {
        scrollViews.contains { $0.scrollToTop() }
    }

    /// Scrolls the newly focused view into the visible area.
    func showFocusedView() {
        guard let focusedView else { return }
        for case let scrollView as UIScrollView in focusedView.ancestors.dropFirst() {
            let ring = focusedView.convert(focusedView.bounds, to: scrollView).insetBy(
                dx: -Self.focusMargin, dy: -Self.focusMargin)
            scrollView.scrollRectToVisible(ring, animated: true)
        }
    }

    /// The margin that keeps the focus ring visible.
    private static let focusMargin = Theme.Focus.ringWidth + Theme.Focus.ringGap

    /// Delivers a touchpad gesture to the view under the pointer and its ancestors.
    func deliver(transform event: UITransformEvent) {
        let gestures = touchDelivery.gestures
        if event.phase == .ended || event.phase == .cancelled { gestures.deviceDidRest() }
        let following = gestures.active.filter { $0.tracking.source != nil && !$0.progress.isOver }
        if event.phase != .began, gestures.offer(event, to: following) { return }
        // The beginning of this gesture wasn't handled.
        guard event.phase == .began || event.phase == .changed else { return }
        guard let view = hitTest(event.location, with: event) else { return }
        for view in view.ancestors where view.recognizersTake(event) { return }
    }
}
