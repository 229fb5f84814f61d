// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIGestureRecognizer {
    // MARK: - Accepted input

    /// Returns whether a new touch is delivered to the recognizer.
    func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
        guard canTakeMore, allowedTouchTypes.contains(touch.type) else { return false }
        // A finger counts as the primary button.
        let buttons: UIEvent.ButtonMask = touch.type == .indirectPointer ? event.buttonMask : .primary
        guard acceptsButtons(buttons) else { return false }
        if requiresExclusiveTouchType, let present = tracking.touches.first, present.type != touch.type { return false }
        return isWanted(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func accepts(_ press: UIPress, with event: UIPressesEvent) -> Bool {
        guard canTakeMore, let type = press.type, allowedPressTypes.contains(type) else { return false }
        return isWanted(event) && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    }

    /// Returns whether a scroll or touchpad event is delivered to the recognizer.
    func accepts(_ event: UIEvent) -> Bool {
        canTakeMore && !tracking.isActive && isWanted(event)
    }

    private func isWanted(_ event: UIEvent) -> Bool {
        shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// A recognizer that has ended waits for its touches to be lifted; a discrete gesture that is waiting for others to
    /// fail accepts no more.
    private var canTakeMore: Bool {
        isEnabled && !progress.isOver && progress.waiting != .ended
    }

    func take(_ touch: UITouch, in environment: GestureEnvironment) {
        tracking.take(touch)
        tracking.environment = environment
        touch.watchers.append(WeakRecognizer(recognizer: self))
    }

    /// The serial of the input event with which the first touch began; 0 if there is none.
    package var serial: UInt32 { tracking.touches.first?.serial ?? 0 }

    // MARK: - Delivery

    func deliver(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
        guard !progress.isOver, progress.waiting != .ended else { return }
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
        tracking.notePlaces()
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    func deliver(_ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard !progress.isOver else { return }
        modifierFlags = event.modifierFlags
        switch phase {
        case .began: pressesBegan(presses, with: event)
        case .changed: pressesChanged(presses, with: event)
        case .ended: pressesEnded(presses, with: event)
        case .cancelled: pressesCancelled(presses, with: event)
        case .stationary: break
        }
    }

    // MARK: - Locations

    func location(ofTouchAt index: Int, in view: UIView?) -> CGPoint {
        if let source = tracking.source, index == 0 { return convertFromWindow(source.location, to: view) }
        guard tracking.places.indices.contains(index) else {
            Log.misuse("A \(type(of: self)) has \(tracking.places.count) touches; there is none at \(index).")
            return location(in: view)
        }
        return convertFromWindow(tracking.places[index], to: view)
    }

    func convertFromWindow(_ point: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window = target.window else { return point }
        return target.convert(point, from: window)
    }

    /// Converts a vector from the window's coordinates to those of `target`.
    func convertFromWindow(vector: CGPoint, to target: UIView?) -> CGPoint {
        let start = convertFromWindow(.zero, to: target)
        let end = convertFromWindow(vector, to: target)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    func convertToWindow(vector: CGPoint, from source: UIView?) -> CGPoint {
        guard let source, let window = source.window else { return vector }
        let start = source.convert(CGPoint.zero, to: window)
        let end = source.convert(vector, to: window)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
