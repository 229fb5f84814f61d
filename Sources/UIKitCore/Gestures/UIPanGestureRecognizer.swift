// SPDX-License-Identifier: MIT
public import Foundation

/// The kinds of scrolling that a recognizer takes for a drag.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel with clicks.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Fingers on a touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes fingers that drag, and, where it is told to, wheels and touchpads that scroll.
///
/// It begins once the fingers have moved a little way, which is not part of the translation.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How few fingers drag; 1 by default.
    open var minimumNumberOfTouches = 1
    /// How many fingers may drag, as many as there are by default; more are ignored.
    open var maximumNumberOfTouches = Int.max
    /// The kinds of scrolling that count as dragging; none by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the gesture has moved, in the coordinates of `view`, or of the window for `nil`.
    open func translation(in view: UIView?) -> CGPoint {
        convertFromWindow(vector: drag.translation, to: view)
    }

    /// Says how far the gesture counts as moved, from where it goes on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        drag.translation = convertToWindow(vector: translation, from: view)
    }

    /// Points per second, in the coordinates of `view`, or of the window for `nil`.
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

    /// Whether a movement that has not counted yet is a drag, and how much of it is not part of the translation.
    ///
    /// - Returns: `nil` for too short a way.
    func slop(of movement: CGPoint) -> CGPoint? {
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

    var drag = DragTracker()
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

    /// Scrolling moves the content against its own direction: the gesture is that of a finger on it.
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
        // Fingers on a touchpad keep the gesture, wherever the pointer is.
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
