// SPDX-License-Identifier: MIT
internal import Foundation

extension UIWindow {
    /// Scrolling goes to the view under the pointer and those around it; what fingers on a touchpad began to scroll, or a
    /// gesture that goes on, keeps it to the end.
    func deliver(scroll event: UIScrollEvent) {
        if let view = scrollingView, view.window === self {
            if event.isEnd || event.source != .touchpad { scrollingView = nil }
            return view.scrollChanged(event)
        }
        (hitTest(event.location, with: event) ?? self).scrollChanged(event)
    }

    /// Pinching and turning on a touchpad goes to the view under the pointer and those around it.
    func deliver(transform event: UITransformEvent) {
        let gestures = touchDelivery.gestures
        let following = gestures.active.filter { $0.tracking.source != nil && !$0.progress.isOver }
        if event.phase != .began, gestures.offer(event, to: following) { return }
        // An end whose beginning nobody wanted.
        guard event.phase == .began || event.phase == .changed else { return }
        guard let view = hitTest(event.location, with: event) else { return }
        for view in view.ancestors where view.recognizersTake(event) { return }
    }
}
