// SPDX-License-Identifier: MIT
internal import Foundation

extension UISlider {
    /// A touch that moves the thumb.
    struct Drag {
        /// The distance from the thumb's center to the point where it was grabbed.
        let grip: CGFloat
        let startValue: Float
    }

    func clamped(_ value: Float) -> Float? {
        value.isNaN ? nil : min(max(value, minimumValue), maximumValue)
    }

    func rangeDidChange() {
        storedValue = min(max(storedValue, minimumValue), maximumValue)
        setNeedsLayout()
    }

    // MARK: - Touches

    func takeHold(_ touch: UITouch) -> Bool {
        let x = touch.location(in: self).x
        if isOnThumb(x, of: touch.type) {
            drag = Drag(grip: x - presentThumbRect.midX, startValue: storedValue)
            return true
        }
        guard touch.type == .indirectPointer else { return false }
        drag = Drag(grip: 0, startValue: storedValue)
        return true
    }

    private func isOnThumb(_ x: CGFloat, of type: UITouch.TouchType) -> Bool {
        let reach = type == .indirectPointer ? 0 : Theme.Slider.reach
        let thumb = presentThumbRect
        return thumb.minX - reach <= x && x <= thumb.maxX + reach
    }

    /// Returns whether a recognizer of another view is about to recognize a drag or a swipe of the thumb.
    func isDragOfThumb(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let start = startOfHorizontalDrag(recognizer) else { return false }
        // A thumb that follows the touch has left the place where it was grabbed.
        return drag != nil || recognizer.tracking.touches.contains { isOnThumb(start.x, of: $0.type) }
    }

    func follow(_ touch: UITouch, with event: UIEvent?) {
        guard let drag else { return }
        let before = storedValue
        let animates = drag.grip == 0 && storedValue == drag.startValue
        setValue(value(at: touch.location(in: self).x - drag.grip), animated: animates)
        if isContinuous, storedValue != before { sendValueChange(for: event) }
    }

    func finishTracking(for event: UIEvent?) {
        guard let drag else { return }
        self.drag = nil
        if !isContinuous, storedValue != drag.startValue { sendValueChange(for: event) }
    }

    /// Returns the value whose thumb is centered at `x`.
    private func value(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard first != last else { return storedValue }
        let share = min(max((x - first) / (last - first), 0), 1)
        let (low, high) = (Double(minimumValue), Double(maximumValue))
        return Float(low + Double(share) * (high - low))
    }

    // MARK: - Keys

    func target(of key: UIKey) -> Float? {
        let range = maximumValue - minimumValue
        let step = range * Theme.Slider.step
        switch key.keyCode {
        case .keyboardUpArrow: return storedValue + step
        case .keyboardDownArrow: return storedValue - step
        case .keyboardRightArrow: return isRightToLeft ? storedValue - step : storedValue + step
        case .keyboardLeftArrow: return isRightToLeft ? storedValue + step : storedValue - step
        case .keyboardPageUp: return storedValue + range * Theme.Slider.pageStep
        case .keyboardPageDown: return storedValue - range * Theme.Slider.pageStep
        case .keyboardHome: return minimumValue
        case .keyboardEnd: return maximumValue
        default: return nil
        }
    }

    func move(to value: Float, animated: Bool, for event: UIEvent?) {
        let before = storedValue
        setValue(value, animated: animated)
        if storedValue != before { sendValueChange(for: event) }
    }
}
