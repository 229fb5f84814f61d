// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Localization
internal import Windowing

extension UIScrollView {
    // MARK: - Wheels and touchpads

    /// Scrolls for a wheel or touchpad event.
    ///
    /// Returns whether the event was used.
    func scroll(with event: UIScrollEvent) -> Bool {
        guard isScrollEnabled, !isTracking else { return false }
        if scrolling.isFromTouchpad, event.source == .touchpad {
            event.isEnd ? endTouchpad(velocity: scrolling.speed.velocity) : moveTouchpad(event)
            return true
        }
        guard !event.isEnd else { return false }
        var delta = event.source == .wheel ? wheelDelta(event) : event.delta
        // Mouse wheels have one axis: with Shift, or if only horizontal scrolling is possible, it scrolls horizontally.
        let hasOneAxis = !passesOnVerticalWheel && !canScroll(.vertical)
        let turnsSideways = event.modifierFlags.contains(.shift) || (hasOneAxis && event.source == .wheel)
        if turnsSideways, delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
        guard isOfUse(delta, event) else { return false }
        switch event.source {
        case .touchpad:
            beginTouchpad(delta)
            moveTouchpad(event)
        case .wheel: step(by: delta)
        case .other: jump(by: delta)
        }
        return true
    }

    /// Whether this view, rather than an enclosing one, can scroll in the direction of `delta`.
    private func isOfUse(_ delta: CGPoint, _ event: UIScrollEvent) -> Bool {
        let axis: NSLayoutConstraint.Axis = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
        guard delta[axis] != 0 else { return false }
        let place = motion?.end[axis] ?? contentOffset[axis]
        let range = range(axis)
        if delta[axis] > 0 ? place < range.upperBound - 0.5 : place > range.lowerBound + 0.5 { return true }
        // At an edge a touchpad pulls the content, unless an enclosing scroll view can scroll.
        guard event.source == .touchpad, canScroll(axis), bounces else { return false }
        return !outerScrollViews.contains { $0.isScrollEnabled && $0.hasMore(axis, towardsEnd: delta[axis] > 0) }
    }

    private func wheelDelta(_ event: UIScrollEvent) -> CGPoint {
        guard event.steps != .zero else { return event.delta }
        return CGPoint(
            x: event.steps.x * Theme.Scroll.wheelStep(for: bounds.width),
            y: event.steps.y * Theme.Scroll.wheelStep(for: bounds.height))
    }

    private func beginTouchpad(_ movement: CGPoint) {
        window?.scrollingView = self
        beginDrag(lockingFor: movement, factor: touchpadBandFactor)
        scrolling.isFromTouchpad = true
    }

    private func moveTouchpad(_ event: UIScrollEvent) {
        drag(by: event.delta, factor: touchpadBandFactor)
        scrolling.rest?.cancel()
        // Some devices don't report that the fingers were lifted.
        scrolling.rest = LayerClock.timeSource.schedule(after: Theme.Scroll.touchpadRest) { [weak self] in
            self?.endTouchpad(velocity: .zero)
        }
    }

    func endTouchpad(velocity: CGPoint) {
        scrolling.rest?.cancel()
        scrolling.rest = nil
        guard scrolling.isFromTouchpad else { return }
        scrolling.isFromTouchpad = false
        if window?.scrollingView === self { window?.scrollingView = nil }
        release(velocity: velocity, fingerVelocity: velocity)
    }

    /// Scrolls immediately, for devices with arbitrary increments.
    private func jump(by delta: CGPoint) {
        if !isDragging { beginDrag(lockingFor: delta) }
        let target = clamped(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
        if rounded(target) != contentOffset { bounds.origin = rounded(target) }
        scrolling.rest?.cancel()
        scrolling.rest = LayerClock.timeSource.schedule(after: Theme.Scroll.touchpadRest) { [weak self] in
            self?.scrolling.rest = nil
            self?.release(velocity: .zero, fingerVelocity: .zero)
        }
    }

    // MARK: - Steps

    /// Scrolls smoothly by `delta`, added to the target of a step in progress.
    func step(by delta: CGPoint) {
        let now = CACurrentMediaTime()
        let isGoing = motion?.cause == .steps
        let from = motion?.place(at: now) ?? contentOffset
        let speed = motion?.velocity(at: now) ?? .zero
        let goal = isGoing ? motion?.end ?? from : from
        let target = rounded(clamped(CGPoint(x: goal.x + delta.x, y: goal.y + delta.y)))
        guard target != goal || !isGoing else { return }
        guard target != from else { return }
        if !isGoing { announceSteps(to: target) }
        // A delegate callback may have ended the movement.
        guard isDecelerating, window != nil else { return bounds.origin = target }
        motion?.stop()
        let frequency = Theme.Scroll.wheelFrequency
        begin(
            ScrollMotion(
                .steps,
                x: ScrollPhysics.spring(from: from.x, to: target.x, velocity: speed.x, frequency: frequency),
                y: ScrollPhysics.spring(from: from.y, to: target.y, velocity: speed.y, frequency: frequency), of: self))
    }

    private func announceSteps(to target: CGPoint) {
        beginDrag(lockingFor: .zero)
        scrolling.isDragging = false
        var target = target
        withUnsafeMutablePointer(to: &target) { pointer in
            delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: pointer)
        }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
        scrolling.isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    // MARK: - Keys

    /// Scrolls with the arrow keys, Page Up, Page Down, Space, Home, and End.
    ///
    /// Returns whether a key was used.
    package func scroll(with presses: Set<UIPress>) -> Bool {
        guard isScrollEnabled, let key = presses.first?.key, key.modifierFlags.isPlain else { return false }
        // While a text input is the first responder, Space inserts a space.
        if window?.firstResponder?.consumes(key) == true { return false }
        let page = page(.vertical)
        let line = Theme.Scroll.lineStep
        let delta: CGPoint
        switch key.keyCode {
        case .keyboardUpArrow: delta = CGPoint(x: 0, y: -line)
        case .keyboardDownArrow: delta = CGPoint(x: 0, y: line)
        case .keyboardLeftArrow: delta = CGPoint(x: -line, y: 0)
        case .keyboardRightArrow: delta = CGPoint(x: line, y: 0)
        case .keyboardPageUp: delta = CGPoint(x: 0, y: -page)
        case .keyboardPageDown: delta = CGPoint(x: 0, y: page)
        case .keyboardSpacebar: delta = CGPoint(x: 0, y: key.modifierFlags.contains(.shift) ? -page : page)
        case .keyboardHome: delta = CGPoint(x: 0, y: -1e9)
        case .keyboardEnd: delta = CGPoint(x: 0, y: 1e9)
        default: return false
        }
        let axis: NSLayoutConstraint.Axis = delta.x != 0 ? .horizontal : .vertical
        guard overflows(axis) else { return false }
        step(by: isPagingEnabled ? paged(delta, axis) : delta)
        return true
    }

    /// Scrolls by a page for assistive technology, and notifies it.
    ///
    /// Returns whether there was content in the direction.
    func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (axis, isForward): (NSLayoutConstraint.Axis, Bool) =
            switch direction {
            case .up: (.vertical, false)
            case .down: (.vertical, true)
            case .left: (.horizontal, false)
            case .right: (.horizontal, true)
            case .next: overflows(.vertical) ? (.vertical, true) : (.horizontal, !isMirrored)
            case .previous: overflows(.vertical) ? (.vertical, false) : (.horizontal, isMirrored)
            }
        let place = motion?.end[axis] ?? contentOffset[axis]
        let range = range(axis)
        guard isForward ? place < range.upperBound - 0.5 : place > range.lowerBound + 0.5 else { return false }
        var delta = CGPoint.zero
        delta[axis] = isForward ? page(axis) : -page(axis)
        step(by: isPagingEnabled ? paged(delta, axis) : delta)
        UIAccessibility.post(notification: .pageScrolled, argument: scrollStatus(axis))
        return true
    }

    /// Returns the position that is read after scrolling by a page: the delegate's text, or the position as a
    /// percentage.
    private func scrollStatus(_ axis: NSLayoutConstraint.Axis) -> Any? {
        guard UIAccessibility.isListenedTo else { return nil }
        if let delegate = delegate as? any UIScrollViewAccessibilityDelegate {
            if let text = delegate.accessibilityAttributedScrollStatus(for: self) { return text }
            if let text = delegate.accessibilityScrollStatus(for: self) { return text }
        }
        let (range, place) = (range(axis), motion?.end[axis] ?? contentOffset[axis])
        guard range.upperBound > range.lowerBound else { return nil }
        let share = Double((place - range.lowerBound) / (range.upperBound - range.lowerBound))
        return Phrase.scrollPosition.text(min(max(share, 0), 1).formatted(.percent.precision(.fractionLength(0))))
    }

    /// The distance of a page, which leaves a line of the previous one visible.
    private func page(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let inset = storedAdjustedInset
        let covered = axis == .vertical ? inset.top + inset.bottom : inset.left + inset.right
        return max(length(axis) - covered - Theme.Scroll.lineStep, 1)
    }

    private func paged(_ delta: CGPoint, _ axis: NSLayoutConstraint.Axis) -> CGPoint {
        var result = CGPoint.zero
        result[axis] = abs(delta[axis]) > 1e8 ? delta[axis] : (delta[axis] < 0 ? -length(axis) : length(axis))
        return result
    }
}
