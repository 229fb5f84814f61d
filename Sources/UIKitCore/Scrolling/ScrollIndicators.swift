// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// The scroll indicators of a scroll view: their appearance, visibility, and dragging with the pointer.
///
/// They are layers in a container that stays in place while content moves, even on the render server.
@MainActor
package final class ScrollIndicators {
    package typealias Axis = NSLayoutConstraint.Axis

    let container = CALayer()
    private unowned let scrollView: UIScrollView
    private let bars: [Axis: CALayer] = [.horizontal: CALayer(), .vertical: CALayer()]
    private(set) var isShown = false
    private var fade: ScheduledCall?
    /// The indicator under the pointer, which is drawn wider.
    private var hovered: Axis?
    private var hold: (axis: Axis, touch: UITouch, start: CGPoint, offset: CGPoint)?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        container.zPosition = Theme.ScrollBar.depth
        container.opacity = 0
        for bar in bars.values { container.addSublayer(bar) }
    }

    // MARK: - Appearance

    /// Updates the frames of the indicators.
    func update() {
        withoutActions {
            container.frame = scrollView.bounds
            guard isShown else { return }
            for (axis, bar) in bars {
                guard let frame = frame(of: axis) else {
                    bar.isHidden = true
                    continue
                }
                bar.isHidden = false
                bar.frame = frame
                bar.cornerRadius = min(frame.width, frame.height) / 2
                bar.backgroundColor = color(isHeld: hovered == axis || hold?.axis == axis)
            }
        }
    }

    private func color(isHeld: Bool) -> CGColor {
        let isLight: Bool
        switch scrollView.indicatorStyle {
        case .default: isLight = scrollView.traitCollection.userInterfaceStyle == .dark
        case .black: isLight = false
        case .white: isLight = true
        }
        if isHeld { return isLight ? Theme.ScrollBar.heldLight : Theme.ScrollBar.heldDark }
        return isLight ? Theme.ScrollBar.light : Theme.ScrollBar.dark
    }

    private func isWanted(_ axis: Axis) -> Bool {
        let isShown =
            axis == .horizontal
            ? scrollView.showsHorizontalScrollIndicator
            : scrollView.showsVerticalScrollIndicator && !scrollView.replacesVerticalIndicator
        return isShown && scrollView.overflows(axis)
    }

    /// The vertical indicator is at the trailing edge.
    private var isMirrored: Bool { scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the track of an indicator in the visible rectangle, with the coordinates along the axis first.
    ///
    /// `across` is the edge at which the indicator lies.
    private func track(of axis: Axis) -> (start: CGFloat, length: CGFloat, across: CGFloat) {
        let size = scrollView.bounds.size
        var inset =
            axis == .horizontal
            ? scrollView.horizontalScrollIndicatorInsets : scrollView.verticalScrollIndicatorInsets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets {
            let safe = scrollView.safeAreaInsets
            inset = UIEdgeInsets(
                top: inset.top + safe.top, left: inset.left + safe.left, bottom: inset.bottom + safe.bottom,
                right: inset.right + safe.right)
        }
        let gap = Theme.ScrollBar.inset
        // Leaves the corner free if both indicators are visible.
        let corner = isWanted(axis.other) ? gap + Theme.ScrollBar.thickness : 0
        if axis == .horizontal {
            return (
                inset.left + gap + (isMirrored ? corner : 0),
                size.width - inset.left - inset.right - 2 * gap - corner, size.height - inset.bottom
            )
        }
        return (
            inset.top + gap, size.height - inset.top - inset.bottom - 2 * gap - corner,
            isMirrored ? inset.left : size.width - inset.right
        )
    }

    /// The frame of the indicator in the container; `nil` if it isn't shown.
    private func frame(of axis: Axis) -> CGRect? {
        guard isWanted(axis) else { return nil }
        let (start, space, edge) = track(of: axis)
        guard space > Theme.ScrollBar.minimumBandedLength else { return nil }
        let (length, place) = measure(axis, in: space)
        let isWide = hovered == axis || hold?.axis == axis
        let thickness = isWide ? Theme.ScrollBar.wideThickness : Theme.ScrollBar.thickness
        let across =
            axis == .vertical && isMirrored
            ? edge + Theme.ScrollBar.inset : edge - Theme.ScrollBar.inset - thickness
        return axis == .horizontal
            ? CGRect(x: start + place, y: across, width: length, height: thickness)
            : CGRect(x: across, y: start + place, width: thickness, height: length)
    }

    /// Returns the length of an indicator and its position along the track.
    ///
    /// Content beyond its edge shortens the indicator.
    private func measure(_ axis: Axis, in space: CGFloat) -> (length: CGFloat, place: CGFloat) {
        let range = scrollView.range(axis)
        let way = range.upperBound - range.lowerBound
        let visible = scrollView.length(axis)
        let full = min(space, max(Theme.ScrollBar.minimumLength, space * visible / max(visible + way, 1)))
        let offset = scrollView.contentOffset[axis]
        let over = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let length = max(min(full, Theme.ScrollBar.minimumBandedLength), full - over)
        let share = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : 0
        return (length, share * (space - length))
    }

    // MARK: - Showing

    func show() {
        fade?.cancel()
        fade = nil
        guard !isShown else { return }
        isShown = true
        withoutActions {
            container.removeAnimation(forKey: "fade")
            container.opacity = 1
        }
        update()
    }

    /// Fades the indicators out after a delay in seconds.
    func fadeLater(after delay: TimeInterval = Theme.ScrollBar.fadeDelay) {
        guard isShown, hovered == nil, hold == nil else { return }
        fade?.cancel()
        fade = LayerClock.timeSource.schedule(after: delay) { [weak self] in self?.fadeOut() }
    }

    private func fadeOut() {
        fade = nil
        guard scrollView.motion == nil, !scrollView.isDragging else { return }
        isShown = false
        withoutActions { container.opacity = 0 }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = Theme.ScrollBar.fadeDuration
        container.add(animation, forKey: "fade")
    }

    func flash() {
        show()
        fadeLater(after: Theme.ScrollBar.flashDuration)
    }

    func hide() {
        fade?.cancel()
        fade = nil
        isShown = false
        hovered = nil
        hold = nil
        withoutActions { container.opacity = 0 }
    }

    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    // MARK: - Pointer

    /// Returns the indicator that a pointer at a point of the content would drag.
    package func bar(at point: CGPoint) -> Axis? {
        if let hold { return hold.axis }
        guard scrollView.isScrollEnabled else { return nil }
        let place = CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
        for axis in [Axis.vertical, .horizontal] {
            guard let frame = frame(of: axis) else { continue }
            let edge = track(of: axis).across
            let distance = axis == .vertical && isMirrored ? place.x - edge : edge - place[axis.other]
            guard distance >= 0, distance <= Theme.ScrollBar.reach else { continue }
            // Anywhere in the track while the indicators are visible, otherwise only on the indicator itself.
            let along = axis == .horizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
            if isShown || along.contains(place[axis]) { return axis }
        }
        return nil
    }

    /// Updates the indicators for a pointer movement.
    ///
    /// `point` is `nil` when the pointer has left.
    func pointerDidMove(to point: CGPoint?) {
        guard hold == nil else { return }
        let axis = point.flatMap { bar(at: $0) }
        if point != nil, scrollView.overflows(.vertical) || scrollView.overflows(.horizontal) {
            show()
        }
        if axis != hovered {
            hovered = axis
            update()
        }
        if hovered == nil { fadeLater() }
    }

    func takeHold(_ touches: Set<UITouch>) -> Bool {
        guard hold == nil, let touch = touches.first, touch.type == .indirectPointer else { return false }
        let point = touch.location(in: scrollView)
        guard let axis = bar(at: point), let frame = frame(of: axis) else { return false }
        scrollView.stopMotion(isFinal: true)
        show()
        hold = (axis, touch, touch.location(in: nil), scrollView.contentOffset)
        let place = point[axis] - scrollView.bounds.origin[axis]
        let along = axis == .horizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
        update()
        scrollView.beginDrag(lockingFor: .zero)
        // A press in the track moves the indicator to the pointer.
        if !along.contains(place) {
            move(axis, by: place - (along.lowerBound + along.upperBound) / 2, from: scrollView.contentOffset)
            hold?.offset = scrollView.contentOffset
        }
        return true
    }

    func drag(_ touches: Set<UITouch>) -> Bool {
        guard let hold, touches.contains(hold.touch) else { return false }
        move(hold.axis, by: hold.touch.location(in: nil)[hold.axis] - hold.start[hold.axis], from: hold.offset)
        return true
    }

    func finishTracking(_ touches: Set<UITouch>) -> Bool {
        guard let hold, touches.contains(hold.touch) else { return false }
        self.hold = nil
        update()
        scrollView.release(velocity: .zero, fingerVelocity: .zero)
        fadeLater()
        return true
    }

    /// Scrolls the content in proportion to a movement of the indicator along its track.
    private func move(_ axis: Axis, by distance: CGFloat, from start: CGPoint) {
        let space = track(of: axis).length
        let range = scrollView.range(axis)
        let way = range.upperBound - range.lowerBound
        let full = min(
            space, max(Theme.ScrollBar.minimumLength, space * scrollView.length(axis) / (scrollView.length(axis) + way))
        )
        guard space > full else { return }
        var offset = start
        offset[axis] += distance * way / (space - full)
        let target = scrollView.rounded(scrollView.clamped(offset))
        if target != scrollView.contentOffset { scrollView.bounds.origin = target }
    }
}
