// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIScrollView {
    // MARK: - Touches

    /// Called when a finger touches the content; stops an automatic movement.
    func trackingDidBegin() {
        guard !scrolling.isTracking else { return }
        scrolling.isTracking = true
        stopMotion(isFinal: false)
    }

    /// Called when the fingers were lifted, whether they dragged or not.
    func trackingDidEnd() {
        guard scrolling.isTracking else { return }
        scrolling.isTracking = false
        guard !isDragging, !isZooming, motion == nil else { return }
        let target = restingPlace(of: contentOffset)
        if target == contentOffset {
            if scrolling.owesEndOfDeceleration { endDeceleration() }
        } else {
            scrolling.owesEndOfDeceleration = false
            decelerate(to: target, velocity: .zero)
        }
    }

    /// The resting offset of content stopped at `offset`: within the edges, and on a page boundary with paging.
    private func restingPlace(of offset: CGPoint) -> CGPoint {
        let inside = clamped(offset)
        return isPagingEnabled ? page(near: inside, velocity: .zero) : inside
    }

    /// Whether the pan's touches may scroll this view.
    func mayDrag() -> Bool {
        guard isScrollEnabled else { return false }
        for touch in pan.tracking.touches {
            guard let view = touch.view, view !== self, view.hasTouch(touch) else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        let movement = pan.drag.movement
        let usable = NSLayoutConstraint.Axis.both.filter { canScroll($0) }
        guard let axis = usable.max(by: { abs(movement[$0]) < abs(movement[$1]) }) else { return false }
        // At its edge, the view leaves the drag to an enclosing scroll view that can scroll in that direction.
        let towardsEnd = movement[axis] < 0
        guard !hasMore(axis, towardsEnd: towardsEnd) else { return true }
        return !outerScrollViews.contains { $0.isScrollEnabled && $0.hasMore(axis, towardsEnd: towardsEnd) }
    }

    // MARK: - Dragging

    func panDidChange(_ pan: UIPanGestureRecognizer) {
        dragKeyboard(with: pan)
        switch pan.state {
        case .began:
            dismissKeyboard()
            beginDrag(lockingFor: self.pan.drag.movement)
            follow(pan.translation(in: self))
        case .changed: follow(pan.translation(in: self))
        case .ended: endDrag(pan: pan)
        case .cancelled:
            follow(pan.translation(in: self))
            release(velocity: .zero, fingerVelocity: .zero)
        case .possible, .failed: break
        }
    }

    func beginDrag(lockingFor movement: CGPoint, factor: CGFloat = Theme.Scroll.bandFactor) {
        stopMotion(isFinal: false)
        scrolling.isDecelerating = false
        scrolling.owesEndOfDeceleration = false
        scrolling.isDragging = true
        scrolling.startOffset = contentOffset
        scrolling.freeOffset = unbanded(contentOffset, factor: factor)
        scrolling.translation = .zero
        scrolling.lockedAxis = isDirectionalLockEnabled ? dominantAxis(of: movement) : nil
        scrolling.speed.removeAll()
        indicators.show()
        delegate?.scrollViewWillBeginDragging(self)
        scrolling.speed.add(contentOffset, at: CACurrentMediaTime())
    }

    private func dominantAxis(of movement: CGPoint) -> NSLayoutConstraint.Axis? {
        let (x, y) = (abs(movement.x), abs(movement.y))
        if x > y * Theme.Scroll.lockRatio { return .horizontal }
        return y > x * Theme.Scroll.lockRatio ? .vertical : nil
    }

    private func follow(_ translation: CGPoint) {
        guard isDragging else { return }
        let step = CGPoint(x: scrolling.translation.x - translation.x, y: scrolling.translation.y - translation.y)
        scrolling.translation = translation
        // During a pinch, its center moves the content.
        guard !isZooming else { return }
        drag(by: step, factor: Theme.Scroll.bandFactor)
    }

    /// Moves the content by a step of a drag.
    func drag(by step: CGPoint, factor: CGFloat) {
        for axis in NSLayoutConstraint.Axis.both where canScroll(axis) && scrolling.lockedAxis != axis.other {
            scrolling.freeOffset[axis] += step[axis]
        }
        let place = rounded(banded(scrolling.freeOffset, factor: factor))
        if place != contentOffset { bounds.origin = place }
        scrolling.speed.add(contentOffset, at: CACurrentMediaTime())
    }

    private func endDrag(pan: UIPanGestureRecognizer) {
        follow(pan.translation(in: self))
        scrolling.speed.add(contentOffset, at: CACurrentMediaTime())
        var finger = pan.velocity(in: self)
        for axis in NSLayoutConstraint.Axis.both {
            finger[axis] = canScroll(axis) && scrolling.lockedAxis != axis.other ? -finger[axis] : 0
        }
        release(velocity: scrolling.speed.velocity, fingerVelocity: finger)
    }

    /// Ends a drag with a velocity in points per second.
    func release(velocity: CGPoint, fingerVelocity: CGPoint) {
        guard isDragging else { return }
        let refreshes = refreshesOnRelease()
        scrolling.isDragging = false
        // Sent last because an action may end the refresh immediately, which requires that the content is already
        // moving.
        defer { if refreshes { refreshControl?.notifyRefreshing() } }
        if refreshes { refreshControl?.beginRefreshing() }
        let natural = isPagingEnabled ? page(near: clamped(contentOffset), velocity: velocity) : landing(velocity)
        let perMillisecond = CGPoint(x: fingerVelocity.x / 1000, y: fingerVelocity.y / 1000)
        var target = targetOffset(forProposed: natural, velocity: perMillisecond)
        withUnsafeMutablePointer(to: &target) { pointer in
            delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: pointer)
        }
        if !target.isFinite { target = natural }
        let (x, y) = (
            way(.horizontal, velocity: velocity.x, natural: natural.x, target: target.x),
            way(.vertical, velocity: velocity.y, natural: natural.y, target: target.y)
        )
        let goesOn = !isZooming && motion == nil && window != nil && max(x.duration, y.duration) > 0
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn, !isDragging else {
            indicators.fadeLater()
            if !isDragging { follower?.scrollViewDidRest(self) }
            if !goesOn { scrollingDidEnd() }
            return
        }
        beginDeceleration(x, y)
    }

    private func beginDeceleration(_ x: MotionCurve, _ y: MotionCurve) {
        scrolling.isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        begin(ScrollMotion(.deceleration, x: x, y: y, of: self))
    }

    /// Moves the content to a target that the view determines.
    private func decelerate(to target: CGPoint, velocity: CGPoint) {
        guard window != nil else { return bounds.origin = target }
        beginDeceleration(
            way(.horizontal, velocity: velocity.x, natural: target.x, target: target.x),
            way(.vertical, velocity: velocity.y, natural: target.y, target: target.y))
    }

    // MARK: - Target offset

    private func landing(_ velocity: CGPoint) -> CGPoint {
        var place = contentOffset
        for axis in NSLayoutConstraint.Axis.both {
            place[axis] = ScrollPhysics.landing(
                from: place[axis], velocity: velocity[axis], rate: decelerationRate.rawValue)
        }
        return clamped(place)
    }

    private func way(
        _ axis: NSLayoutConstraint.Axis, velocity: CGFloat, natural: CGFloat, target: CGFloat
    ) -> MotionCurve {
        let place = contentOffset[axis]
        let rate = decelerationRate.rawValue
        let range = range(axis)
        if target != natural { return ScrollPhysics.release(from: place, velocity: velocity, to: target, rate: rate) }
        if isPagingEnabled, range.contains(place) {
            return ScrollPhysics.spring(
                from: place, to: target, velocity: velocity, frequency: Theme.Scroll.pageFrequency)
        }
        return ScrollPhysics.release(
            from: place, velocity: velocity, in: range, rate: rate, bounces: bounces && canScroll(axis))
    }

    /// The offset of the page at which content near `offset` comes to rest.
    ///
    /// A flick advances by one page from the start.
    private func page(near offset: CGPoint, velocity: CGPoint) -> CGPoint {
        var result = offset
        for axis in NSLayoutConstraint.Axis.both {
            let length = length(axis)
            guard length > 0, overflows(axis) else { continue }
            var page = (offset[axis] / length).rounded()
            if abs(velocity[axis]) > Theme.Scroll.pageSpeed {
                let first = (scrolling.startOffset[axis] / length).rounded()
                let inDirection = velocity[axis] > 0 ? offset[axis] / length : -(offset[axis] / length)
                let next = velocity[axis] > 0 ? first + 1 : first - 1
                // A flick back toward the starting page stays on it.
                let begun = velocity[axis] > 0 ? first : -first
                page = inDirection >= begun ? next : first
            }
            result[axis] = page * length
        }
        return clamped(result)
    }
}
