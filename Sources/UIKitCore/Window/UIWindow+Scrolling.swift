// SPDX-License-Identifier: MIT
internal import Foundation

extension UIWindow {
    /// Scrolling goes to the view under the pointer and those around it; what fingers on a touchpad began to scroll, or a
    /// gesture that goes on, keeps it to the end.
    func deliver(scroll event: UIScrollEvent) {
        if event.isEnd { touchDelivery.gestures.deviceDidRest() }
        if let view = scrollingView, view.window === self {
            if event.isEnd || event.source != .touchpad { scrollingView = nil }
            return view.scrollChanged(event)
        }
        (hitTest(event.location, with: event) ?? self).scrollChanged(event)
    }

    /// Keys that nobody used scroll what is under the pointer, or else what takes the most room.
    func scroll(with presses: Set<UIPress>) -> Bool {
        scrollViews.contains { $0.scroll(with: presses) }
    }

    /// Those that the user may mean, the likeliest first.
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

    /// Brings the scroll view under the pointer, or else the largest that allows it, to its top.
    ///
    /// - Returns: whether there is one.
    package func scrollToTop() -> Bool {
        scrollViews.contains { $0.scrollToTop() }
    }

    /// Brings the view that got the keyboard's focus into the visible part of what scrolls around it.
    func showFocusedView() {
        guard let focusedView else { return }
        for case let scrollView as UIScrollView in focusedView.ancestors.dropFirst() {
            let ring = focusedView.convert(focusedView.bounds, to: scrollView).insetBy(
                dx: -Self.focusMargin, dy: -Self.focusMargin)
            scrollView.scrollRectToVisible(ring, animated: true)
        }
    }

    /// The ring is to be seen too.
    private static let focusMargin = Theme.Focus.ringWidth + Theme.Focus.ringGap

    /// Pinching and turning on a touchpad goes to the view under the pointer and those around it.
    func deliver(transform event: UITransformEvent) {
        let gestures = touchDelivery.gestures
        if event.phase == .ended || event.phase == .cancelled { gestures.deviceDidRest() }
        let following = gestures.active.filter { $0.tracking.source != nil && !$0.progress.isOver }
        if event.phase != .began, gestures.offer(event, to: following) { return }
        // An end whose beginning nobody wanted.
        guard event.phase == .began || event.phase == .changed else { return }
        guard let view = hitTest(event.location, with: event) else { return }
        for view in view.ancestors where view.recognizersTake(event) { return }
    }
}
