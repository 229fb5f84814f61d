// SPDX-License-Identifier: MIT
internal import Foundation

extension UIControl {
    func enabledDidChange() {
        if !isEnabled {
            if let trackedTouch { cancel(trackedTouch, with: nil) }
            keyCancelled()
            window?.dismissPopups(of: self)
            if let focused = window?.focusedView, focused.isDescendant(of: self) { window?.focusedView = nil }
        }
        stateDidChange()
    }

    // MARK: - Touches

    func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        // Only the primary button presses a control; other buttons open menus.
        if touch.type == .indirectPointer, let event, !event.buttonMask.contains(.primary) { return }
        let isForTouch = touch.type != .indirectPointer
        if opensPrimaryMenu(isForTouch: isForTouch, highlightsFirst: false, for: event) { return }
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            isTouchInside = false
            return
        }
        trackedTouch = touch
        isTracking = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, for: event)
        // An action may have ended tracking.
        if trackedTouch === touch { trackingDidBegin(with: event) }
    }

    func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = contains(touch)
        guard continueTracking(touch, with: event) else {
            finishTracking()
            isTouchInside = false
            endTracking(nil, with: event)
            return
        }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside {
            send(isTouchInside ? .touchDragEnter : .touchDragExit, for: event)
        }
        // An action may have ended tracking.
        guard trackedTouch === touch else { return }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, for: event)
    }

    func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = contains(touch)
        let isInside = isTouchInside
        finishTracking()
        endTracking(touch, with: event)
        send(isInside ? .touchUpInside : .touchUpOutside, for: event)
        if isInside { primaryAction(for: event) }
        isTouchInside = false
    }

    func trackCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancel(touch, with: event)
    }

    private func cancel(_ touch: UITouch, with event: UIEvent?) {
        finishTracking()
        isTouchInside = false
        cancelTracking(with: event)
        send(.touchCancel, for: event)
    }

    private func finishTracking() {
        trackedTouch = nil
        isTracking = false
        isHighlighted = false
    }

    /// Whether the touch counts as inside.
    ///
    /// Inside is where a touch can begin. A finger may stray from the bounds a little; a pointer may not.
    private func contains(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        let outset = touch.type == .indirectPointer ? 0 : Theme.Touch.controlOutset
        return bounds.insetBy(dx: -outset, dy: -outset).contains(location) || point(inside: location, with: nil)
    }

    // MARK: - Keys

    /// Space presses the control until it is released; Return acts immediately.
    func keyBegan(_ presses: Set<UIPress>, with event: UIEvent?) -> Bool {
        guard isEnabled, isFocused || isFirstResponder, let press = presses.first, let key = press.key,
            key.modifierFlags.isPlain, !takesText(of: key)
        else { return false }
        if adjust(with: key, for: event) { return true }
        guard isPressedByKeys else { return false }
        switch key.keyCode {
        case .keyboardSpacebar:
            if !press.isRepeat {
                trackedKey = key.keyCode
                isHighlighted = true
            }
            return true
        case .keyboardReturnOrEnter, .keypadEnter:
            if !press.isRepeat {
                flashHighlight()
                activate(for: event)
            }
            return true
        default:
            return false
        }
    }

    func keyEnded(_ presses: Set<UIPress>, with event: UIEvent?) -> Bool {
        guard let trackedKey, presses.contains(where: { $0.key?.keyCode == trackedKey }) else { return false }
        keyCancelled()
        activate(for: event)
        return true
    }

    func keyCancelled() {
        guard trackedKey != nil else { return }
        trackedKey = nil
        isHighlighted = false
    }

    /// Performs the same as a click.
    package func press(for event: UIEvent?) {
        guard isEnabled else { return }
        send(.touchUpInside, for: event)
        primaryAction(for: event)
    }

    // MARK: - Wheels

    /// Adjusts the control with the scroll wheel.
    ///
    /// Inside a scroll view this requires keyboard focus, so that scrolling over a control doesn't change it.
    func wheelTurned(_ event: UIScrollEvent) -> Bool {
        guard isEnabled, event.source == .wheel else { return false }
        let scrolls = ancestors.contains { ($0 as? UIScrollView)?.isScrollEnabled == true }
        return (isFocused || !scrolls) && adjust(bySteps: event.steps, for: event)
    }

    /// Accumulates fractions of clicks from high-resolution wheels, and returns the whole ones.
    ///
    /// For values that change in steps.
    func wholeClicks(_ steps: CGFloat) -> Int {
        guard steps.isFinite else { return 0 }
        wheelRest += min(max(steps, -100), 100)
        let whole = wheelRest.rounded(.towardZero)
        wheelRest -= whole
        return Int(whole)
    }

    // MARK: - Values

    /// Sends the events for a value that the user changed.
    func sendValueChange(for event: UIEvent?) {
        send([.valueChanged, .primaryActionTriggered], for: event)
    }

    /// Animates `changes` over `duration` seconds with a nearly critically damped spring.
    ///
    /// In a control that isn't visible, applies them immediately.
    func animateValue(over duration: TimeInterval, bounce: CGFloat = 0, changes: () -> Void) {
        guard window != nil else { return changes() }
        UIView.animate(
            springDuration: duration, bounce: bounce, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes)
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Sends `.primaryActionTriggered` if a press is the control's primary action, as it is for buttons.
    private func primaryAction(for event: UIEvent?) {
        guard triggersPrimaryActionOnPress else { return }
        willTriggerPrimaryAction()
        send(.primaryActionTriggered, for: event)
    }
}
