// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

extension UIStepper {
    func prepare() {
        background.layer.cornerRadius = Theme.Stepper.cornerRadius
        background.layer.cornerCurve = .continuous
        for view in [background, decrement, increment, divider] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        bounds.size = Theme.Stepper.size
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: UIStepper.pointerMoved))
        showLooks()
    }

    private func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        let side = isOver ? side(at: recognizer.location(in: self)) : nil
        guard side != hoveredSide else { return }
        hoveredSide = side
        UIView.animate(withDuration: Theme.Animation.hover, options: .allowUserInteraction, animations: showLooks)
    }

    // MARK: - Value

    func setValue(_ value: Double) {
        guard value != storedValue else { return }
        storedValue = value
        setNeedsLayout()
    }

    /// Returns the value after a step, or the current value at a bound.
    private func value(after step: Double) -> Double {
        let next = storedValue + step
        if wraps {
            if next > maximumValue { return minimumValue.isFinite ? minimumValue : maximumValue }
            if next < minimumValue { return maximumValue.isFinite ? maximumValue : minimumValue }
        }
        return min(max(next, minimumValue), maximumValue)
    }

    func canStep(_ side: Side) -> Bool {
        value(after: side == .increment ? stepValue : -stepValue) != storedValue
    }

    func change(by step: Double, for event: UIEvent?) {
        change(to: value(after: step), for: event)
    }

    func change(to value: Double, for event: UIEvent?) {
        guard value != storedValue else { return }
        setValue(value)
        sendValueChange(for: event)
    }

    // MARK: - Presses

    func side(at point: CGPoint) -> Side {
        (point.x < bounds.midX) == isRightToLeft ? .increment : .decrement
    }

    func step(for event: UIEvent?) {
        guard let pressed else { return }
        let before = storedValue
        setValue(value(after: pressed == .increment ? stepValue : -stepValue))
        if isContinuous, storedValue != before { sendValueChange(for: event) }
    }

    func scheduleRepeat(after delay: TimeInterval) {
        nextRepeat = LayerClock.timeSource.schedule(after: delay) { [weak self] in self?.stepAgain() }
    }

    private func stepAgain() {
        guard pressed != nil, isTracking, window != nil else { return }
        if !isPaused { step(for: nil) }
        // The action may have ended the press.
        guard pressed != nil, autorepeat else { return }
        scheduleRepeat(after: repeatInterval)
        repeatInterval = max(repeatInterval * Theme.Stepper.acceleration, Theme.Stepper.minimumInterval)
    }

    func finishTracking(for event: UIEvent?) {
        nextRepeat?.cancel()
        nextRepeat = nil
        guard pressed != nil else { return }
        pressed = nil
        isPaused = false
        setNeedsLayout()
        if !isContinuous, storedValue != valueBefore { sendValueChange(for: event) }
    }

    // MARK: - Appearance

    func showLooks() {
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        decrement.frame = isRightToLeft ? right : left
        increment.frame = isRightToLeft ? left : right
        let backgroundImage = value(in: backgroundImages)
        background.image = backgroundImage
        background.backgroundColor = backgroundImage == nil ? Theme.Stepper.background : nil
        background.frame = bounds
        background.showContrastOutline(backgroundImage == nil)
        show(decrement, .decrement)
        show(increment, .increment)
        showDivider()
    }

    private func state(of side: Side) -> State {
        var state = state
        if !canStep(side) { state.insert(.disabled) }
        if pressed != side || isPaused { state.remove(.highlighted) }
        return state
    }

    private func show(_ button: StepperButton, _ side: Side) {
        let state = state(of: side)
        let color: UIColor =
            state.contains(.highlighted)
            ? Theme.Stepper.pressed
            : hoveredSide == side && !state.contains(.disabled) ? Theme.Control.hovered : .clear
        button.show(value(in: button.images, for: state), color: color, isEnabled: !state.contains(.disabled))
    }

    private func showDivider() {
        let left = state(of: isRightToLeft ? .increment : .decrement)
        let right = state(of: isRightToLeft ? .decrement : .increment)
        let image = dividerImages[StatePair(left: left, right: right)] ?? dividerImages[StatePair(left: [], right: [])]
        divider.image = image
        if let image {
            divider.backgroundColor = nil
            divider.frame = CGRect(
                x: (bounds.midX - image.size.width / 2).rounded(), y: 0, width: image.size.width,
                height: bounds.height)
        } else {
            divider.backgroundColor = Theme.Stepper.divider
            let height = Theme.Stepper.dividerHeight
            divider.frame = CGRect(x: bounds.midX - 0.5, y: (bounds.height - height) / 2, width: 1, height: height)
        }
    }
}
