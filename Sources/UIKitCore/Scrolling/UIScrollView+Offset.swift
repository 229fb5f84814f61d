// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
internal import Windowing

extension UIScrollView {
    func setUp() {
        clipsToBounds = true
        addGestureRecognizer(pan)
        layer.addSublayer(indicators.container)
    }

    // MARK: - Programmatic changes

    func scroll(to offset: CGPoint, animated: Bool) {
        // NaN and infinite coordinates leave the current value unchanged.
        let target = CGPoint(
            x: offset.x.isFinite ? offset.x : contentOffset.x, y: offset.y.isFinite ? offset.y : contentOffset.y)
        guard animated, window != nil, ViewAnimation.areEnabled else {
            stopMotion(isFinal: true)
            bounds.origin = target
            return
        }
        guard target != contentOffset || motion != nil else { return }
        stopMotion(isFinal: true)
        ease(to: target)
    }

    private func ease(to target: CGPoint) {
        let start = contentOffset
        begin(
            ScrollMotion(
                .program, x: ScrollPhysics.ease(from: start.x, to: target.x),
                y: ScrollPhysics.ease(from: start.y, to: target.y), of: self))
    }

    /// Scrolls, animated, to content whose offset may change while content on the way is measured.
    ///
    /// `target` returns the current offset, or `nil` if there is none any more. It is called again by
    /// `scrollTargetMayHaveChanged()` and when the movement ends, which continues until the target is reached.
    package func scroll(following target: @escaping @MainActor () -> CGPoint?) {
        guard let offset = target() else { return }
        setContentOffset(offset, animated: true)
        motion?.target = target
    }

    /// Directs an animated scroll to the current offset of its target.
    package func scrollTargetMayHaveChanged() {
        guard let motion, let target = motion.target?(), target != motion.end else { return }
        motion.redirect(to: target)
    }

    func show(_ rect: CGRect, animated: Bool) {
        guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        let inset = storedAdjustedInset
        var offset = motion?.end ?? contentOffset
        for axis in NSLayoutConstraint.Axis.both {
            let (low, high) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
            let (near, far) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
            let space = length(axis) - near - far
            if low < offset[axis] + near || high - low > space {
                offset[axis] = low - near
            } else if high > offset[axis] + near + space {
                offset[axis] = high - near - space
            }
        }
        let target = clamped(offset)
        if target != contentOffset || motion != nil { setContentOffset(target, animated: animated) }
    }

    /// Scrolls to the top if the view and its delegate allow it.
    ///
    /// Returns whether they do.
    @discardableResult
    func scrollToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        let top = CGPoint(x: contentOffset.x, y: range(.vertical).lowerBound)
        guard contentOffset != top else { return true }
        setContentOffset(top, animated: true)
        if motion == nil {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            scrolling.isGoingToTop = true
        }
        return true
    }

    /// Keeps the same content visible, even during a movement, after the content before it grew by `distance`.
    package func shiftContent(by distance: CGPoint) {
        motion?.shift(by: distance)
        scrolling.freeOffset.x += distance.x
        scrolling.freeOffset.y += distance.y
        bounds.origin = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    }

    // MARK: - Automatic movement

    func begin(_ new: ScrollMotion) {
        motion = new
        new.begin()
        indicators.show()
    }

    /// Sets the content offset during an automatic movement.
    func motionDidAdvance(to place: CGPoint, isOver: Bool) {
        guard let motion else { return }
        bounds.origin = isOver ? place : rounded(place)
        // A delegate callback may have stopped the movement.
        guard isOver, self.motion === motion else { return }
        motion.stop()
        if let target = motion.target, let place = target(), place != contentOffset {
            ease(to: place)
            self.motion?.target = target
            return
        }
        self.motion = nil
        motionDidEnd(motion.cause)
    }

    private func motionDidEnd(_ cause: ScrollMotion.Cause) {
        indicators.fadeLater()
        switch cause {
        case .deceleration, .steps: endDeceleration()
        case .program:
            endScrollingAnimation()
            if scrolling.isGoingToTop {
                scrolling.isGoingToTop = false
                delegate?.scrollViewDidScrollToTop(self)
            }
        }
    }

    /// Stops an automatic movement.
    ///
    /// Its end is reported unless the user continues to scroll.
    func stopMotion(isFinal: Bool) {
        guard let motion else {
            // A touch may have stopped the movement already.
            if isFinal, scrolling.owesEndOfDeceleration { endDeceleration() }
            return
        }
        let place = motion.place(at: CACurrentMediaTime())
        motion.stop()
        self.motion = nil
        bounds.origin = rounded(place)
        scrolling.isGoingToTop = false
        indicators.fadeLater()
        switch motion.cause {
        case .program: endScrollingAnimation()
        case .deceleration, .steps: if isFinal { endDeceleration() } else { scrolling.owesEndOfDeceleration = true }
        }
    }

    private func endScrollingAnimation() {
        delegate?.scrollViewDidEndScrollingAnimation(self)
        scrollingDidEnd()
    }

    func endDeceleration() {
        let wasDecelerating = scrolling.isDecelerating
        scrolling.isDecelerating = false
        scrolling.owesEndOfDeceleration = false
        guard wasDecelerating else { return }
        delegate?.scrollViewDidEndDecelerating(self)
        follower?.scrollViewDidRest(self)
        scrollingDidEnd()
    }

    // MARK: - Offset observers

    func offsetDidChange() {
        indicators.update()
        frameGuideDidMove()
        placeRefreshControl()
        placePinnedBar()
        contentOffsetDidChange()
        follower?.scrollViewDidMove(self)
        delegate?.scrollViewDidScroll(self)
    }

    /// Moves the content back within its edges after a change of size, unless it is moving or being dragged.
    func keepInRange() {
        guard motion == nil, !isTracking, !isDragging, !isZooming else { return }
        let target = clamped(contentOffset)
        if target != contentOffset { bounds.origin = target }
    }

    func contentDidResize() {
        insetsMayChange()
        keepInRange()
        indicators.update()
    }

    func layOutContent() {
        takeSizeFromGuide()
        guard bounds.size != scrolling.laidOutSize else { return }
        scrolling.laidOutSize = bounds.size
        insetsMayChange()
        placeRefreshControl()
        placePinnedBar()
        keepInRange()
        indicators.update()
    }

    func leaveWindow() {
        stopMotion(isFinal: true)
        if scrolling.isFromTouchpad { endTouchpad(velocity: .zero) }
        scrolling.rest?.cancel()
        scrolling.rest = nil
        indicators.hide()
    }

    func scrollingDidToggle() {
        pan.isEnabled = isScrollEnabled
        indicators.update()
    }
}
