// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
package import UIKitCore

/// Scrolls a view while a drag rests near one of its edges, faster the closer it is.
@MainActor
package final class DragAutoScroller {
    private weak var scrollView: UIScrollView?
    private var link: CADisplayLink?
    private var last: TimeInterval?
    /// The location of the drag in the visible part of the view.
    private var place = CGPoint.zero

    private let didScroll: (() -> Void)?

    /// Creates a scroller that calls `didScroll` after each step.
    ///
    /// Without it, the target of a drag and drop is asked again.
    package init(_ scrollView: UIScrollView, didScroll: (() -> Void)? = nil) {
        self.scrollView = scrollView
        self.didScroll = didScroll
    }

    isolated deinit {
        link?.invalidate()
    }

    /// Called when the drag moved to a location in the view's coordinates.
    ///
    /// No timer runs while the location is away from the edges.
    package func move(to location: CGPoint) {
        guard let scrollView else { return end() }
        place = CGPoint(x: location.x - scrollView.bounds.minX, y: location.y - scrollView.bounds.minY)
        guard speed != .zero else { return end() }
        guard link == nil else { return }
        let link = CADisplayLink(target: self, action: DragAutoScroller.step)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    package func end() {
        link?.invalidate()
        link = nil
        last = nil
    }

    /// The speed at the current location, in points per second along the axes that can scroll.
    private var speed: CGPoint {
        guard let scrollView else { return .zero }
        let inset = scrollView.adjustedContentInset
        let size = scrollView.bounds.size
        return CGPoint(
            x: scrollView.contentSize.width > size.width
                ? speed(place.x, from: inset.left, to: size.width - inset.right) : 0,
            y: scrollView.contentSize.height + inset.top + inset.bottom > size.height
                ? speed(place.y, from: inset.top, to: size.height - inset.bottom) : 0)
    }

    private func speed(_ place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        let reach = min(Theme.DragDrop.scrollReach, (end - start) / 3)
        guard reach > 0 else { return 0 }
        let depth = place < start + reach ? place - start - reach : max(place - end + reach, 0)
        return min(max(depth / reach, -1), 1) * Theme.DragDrop.scrollSpeed
    }

    private func step(_ link: CADisplayLink) {
        guard let scrollView, scrollView.window != nil else { return end() }
        let passed = min(link.targetTimestamp - (last ?? link.targetTimestamp), 0.1)
        last = link.targetTimestamp
        let speed = speed
        guard passed > 0 else { return }
        let offset = scrollView.contentOffset
        let target = scrollView.rounded(
            scrollView.clamped(CGPoint(x: offset.x + speed.x * passed, y: offset.y + speed.y * passed)))
        guard target != offset else { return }
        scrollView.bounds.origin = target
        // The drag is over other content now.
        if let didScroll { didScroll() } else { DropRouter.shared.askAgain() }
    }
}
