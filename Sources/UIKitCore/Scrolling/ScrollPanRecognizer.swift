// SPDX-License-Identifier: MIT
internal import Foundation

/// The recognizer of drags of a scroll view's content.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        allowedTouchTypes = [.direct, .indirect, .pencil]
        addTarget(scrollView, action: UIScrollView.panDidChange)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.trackingDidBegin()
    }

    override func reset() {
        super.reset()
        scrollView?.trackingDidEnd()
    }

    /// Considers only movement along axes that can scroll.
    override func slop(of movement: CGPoint) -> CGPoint? {
        guard let scrollView else { return nil }
        var usable = movement
        if !scrollView.canScroll(.horizontal) { usable.x = 0 }
        if !scrollView.canScroll(.vertical) { usable.y = 0 }
        return super.slop(of: usable)
    }

    /// Recognizes together with zooming, which moves the content as well.
    override func goesTogether(with other: UIGestureRecognizer) -> Bool {
        other === scrollView?.pinch
    }

    override func contentDelay(for touch: UITouch) -> TimeInterval {
        guard let scrollView, scrollView.delaysContentTouches, touch.view !== scrollView else { return 0 }
        let canScroll = scrollView.canScroll(.horizontal) || scrollView.canScroll(.vertical)
        return canScroll ? Theme.Scroll.contentDelay : 0
    }
}
