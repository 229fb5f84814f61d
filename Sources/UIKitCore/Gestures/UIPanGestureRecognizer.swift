// SPDX-License-Identifier: MIT
public import Foundation

/// A mask of the types of scrolling that a recognizer accepts as a drag.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel with detents.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Fingers on a touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Wheels and touchpads.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A continuous recognizer for drags and, if enabled, for scrolling by wheels and touchpads.
///
/// It begins after the fingers have moved a small distance, which isn't part of the translation.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers; 1 by default.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers, beyond which touches are ignored; unlimited by default.
    open var maximumNumberOfTouches = Int.max
    /// The types of scrolling that are treated as drags; none by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Returns the translation in the coordinates of `view`, or of the window if `view` is `nil`.
    open func translation(in view: UIView?) -> CGPoint {
        convertFromWindow(vector: drag.translation, to: view)
    }

    /// Sets the translation, to which subsequent movement is added.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        drag.translation = convertToWindow(vector: translation, from: view)
    }

    /// Returns the velocity in points per second, in the coordinates of `view`, or of the window if `view` is `nil`.
    open func velocity(in view: UIView?) -> CGPoint {
        convertFromWindow(vector: drag.velocity, to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            if drag.count >= maximumNumberOfTouches {
                ignore(touch, for: event)
            } else {
                drag.add(touch)
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        drag.move(touches, at: event.timestamp)
        dragged()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        drag.move(touches, at: event.timestamp)
        drag.remove(touches)
        guard drag.count < minimumNumberOfTouches else { return }
        switch state {
        case .possible: if drag.count == 0 { state = .failed }
        case .began, .changed: state = .ended
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        drag.remove(touches)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        drag = DragTracker()
    }

    /// Returns the part of a movement that isn't included in the translation when the gesture begins.
    ///
    /// - Returns: `nil` if the movement is too short for a drag.
    @_spi(Toolkit) open func slop(of movement: CGPoint) -> CGPoint? {
        let isPointer = tracking.touches.contains { $0.type == .indirectPointer }
        let slop = isPointer ? Theme.Gesture.pointerPanDistance : Theme.Gesture.panDistance
        let way = hypot(movement.x, movement.y)
        guard way >= slop else { return nil }
        return CGPoint(x: movement.x / way * slop, y: movement.y / way * slop)
    }

    override func takeScroll(_ event: UIScrollEvent) -> Bool {
        let kind: UIScrollTypeMask = event.source == .touchpad ? .continuous : .discrete
        guard allowedScrollTypesMask.contains(kind) else { return false }
        return follow(event)
    }

    package var drag = DragTracker()
}

extension UIPanGestureRecognizer {
    fileprivate func dragged() {
        switch state {
        case .possible:
            guard drag.count >= minimumNumberOfTouches else { return drag.forgetMovement() }
            guard progress.waiting == nil, let slop = slop(of: drag.translation) else { return }
            drag.translation.x -= slop.x
            drag.translation.y -= slop.y
            state = .began
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Scrolling moves the content opposite to the scroll direction; the gesture is that of a finger on the content.
    fileprivate func follow(_ event: UIScrollEvent) -> Bool {
        if event.isEnd {
            guard tracking.source != nil else { return false }
            endScroll()
            return true
        }
        tracking.source?.location = event.location
        drag.scroll(by: CGPoint(x: -event.delta.x, y: -event.delta.y), at: event.timestamp)
        state = progress.state == .possible ? .began : .changed
        guard !progress.isOver else { return progress.state != .failed }
        let isTouchpad = event.source == .touchpad
        // The gesture keeps receiving touchpad scrolling, wherever the pointer moves.
        if isTouchpad { view?.window?.scrollingView = view }
        schedule(after: isTouchpad ? Theme.Gesture.touchpadRest : Theme.Gesture.wheelRest) { [weak self] in
            self?.endScroll()
        }
        return true
    }

    private func endScroll() {
        unschedule()
        tracking.source?.isOver = true
        if progress.isUnderWay { state = .ended } else { fail() }
    }
}
