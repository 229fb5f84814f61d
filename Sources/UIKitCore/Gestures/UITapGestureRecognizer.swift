// SPDX-License-Identifier: MIT
public import Foundation

/// A discrete recognizer for one or more taps with one or more fingers, or for mouse clicks.
///
/// It recognizes the gesture when the last finger is lifted. It fails if a finger moves too far or stays down too long,
/// or if the interval between taps is too long.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of consecutive taps required; 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers required; 1 by default.
    open var numberOfTouchesRequired = 1
    /// The mouse buttons required for a click; the primary button by default.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var tapsDone = 0
    /// The locations in the window at which the fingers of the current tap began.
    private var starts: [UITouch: CGPoint] = [:]
    /// The locations in the window at which the fingers of the previous tap began.
    private var lastStarts: [CGPoint] = []
    private var heldPresses = 0

    open override var numberOfTouches: Int { lastStarts.isEmpty ? starts.count : lastStarts.count }

    open override func location(in view: UIView?) -> CGPoint {
        let places = lastStarts.isEmpty ? Array(starts.values) : lastStarts
        guard !places.isEmpty else { return super.location(in: view) }
        let count = CGFloat(places.count)
        let middle = CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
        return convertFromWindow(middle, to: view)
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard lastStarts.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
        return convertFromWindow(lastStarts[touchIndex], to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        if starts.isEmpty { unschedule() }
        for touch in touches { starts[touch] = touch.locationInWindow }
        guard starts.count <= numberOfTouchesRequired, isNearLastTap else { return state = .failed }
        let isPointer = touches.contains { $0.type == .indirectPointer }
        // The interval between taps is limited for all types of devices.
        guard !isPointer || numberOfTapsRequired > 1, expiry == nil else { return }
        schedule(after: Theme.Gesture.maximumTapDuration) { [weak self] in self?.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return }
        for touch in touches {
            guard let start = starts[touch], distance(start, touch.locationInWindow) <= allowance(for: touch) else {
                return state = .failed
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, starts.keys.allSatisfy({ !$0.isDown }) else { return }
        guard starts.count == numberOfTouchesRequired else { return state = .failed }
        lastStarts = starts.sorted { $0.key.timestamp < $1.key.timestamp }.map(\.value)
        starts = [:]
        countTap()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .possible { state = .failed }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        unschedule()
        heldPresses += presses.count
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        heldPresses -= presses.count
        if state == .possible, heldPresses <= 0 { countTap() }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
        if state == .possible { state = .failed }
    }

    open override func reset() {
        super.reset()
        tapsDone = 0
        starts = [:]
        lastStarts = []
        heldPresses = 0
    }

    /// A tap doesn't prevent recognizers that require more taps or fingers.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else {
            return super.canPrevent(preventedGestureRecognizer)
        }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
            && tap.numberOfTouchesRequired <= numberOfTouchesRequired
    }

    override var awaitsTouches: Bool { tapsDone > 0 }

    override func acceptsButtons(_ mask: UIEvent.ButtonMask) -> Bool {
        !mask.isDisjoint(with: buttonMaskRequired)
    }

    // MARK: - Taps

    private func countTap() {
        tapsDone += 1
        unschedule()
        if tapsDone >= numberOfTapsRequired {
            state = .ended
        } else {
            schedule(after: TapCounter.interval) { [weak self] in self?.state = .failed }
        }
    }

    private var isNearLastTap: Bool {
        guard !lastStarts.isEmpty else { return true }
        return starts.allSatisfy { touch, place in
            lastStarts.contains { distance($0, place) <= allowance(for: touch) }
        }
    }

    private func allowance(for touch: UITouch) -> CGFloat {
        touch.type == .indirectPointer ? Theme.Gesture.clickMovement : Theme.Gesture.tapMovement
    }

    private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        hypot(first.x - second.x, first.y - second.y)
    }
}
