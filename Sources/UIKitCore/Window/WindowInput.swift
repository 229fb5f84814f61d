// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Converts a window's input events into touches, presses, scrolls, and hovers.
@MainActor
final class WindowInput {
    private(set) weak var window: UIWindow?
    var modifiers: UIKeyModifierFlags = []

    private var pointerTouch: UITouch?
    private var buttons: UIEvent.ButtonMask = []

    private var fingers: [Int32: UITouch] = [:]
    var pen = PenState()
    var taps = TapCounter()
    private var clicks = TapCounter()

    private var keys: [UInt32: UIPress] = [:]
    var heldMoves = PendingMoves()

    init(window: UIWindow) {
        self.window = window
    }

    /// Whether a button pressed over the content is still down.
    var hasPointerTouch: Bool { pointerTouch != nil }

    /// Returns whether the touch point with that identifier began in the window and is still tracked.
    func hasFinger(_ identifier: Int32) -> Bool { fingers[identifier] != nil }

    /// Handles an event, whose locations are in the window's coordinates.
    func handle(_ event: InputEvent) {
        if !isMove(event) { deliverMoves() }
        switch event {
        case .pointer(let pointer):
            handle(pointer)
        case .scroll(let scroll):
            handle(scroll)
        case .touches(let points):
            handle(points)
        case .key(let key):
            handle(key)
        case .keyboardFocus(let isHere):
            if !isHere {
                cancelKeys()
                // The modifiers are unknown until the keyboard enters again.
                modifiers = []
            }
        case .modifiers(let modifiers):
            self.modifiers = UIKeyModifierFlags(modifiers)
            UIApplication.running?.keyReceiver?.keyWatch.modifiersDidChange(to: self.modifiers)
        case .touchpadGesture(let gesture):
            handle(gesture)
        case .pen(let pen):
            handle(pen)
        case .relativeMotion:
            break
        }
    }

    // MARK: - Pointer

    private func handle(_ event: PointerEvent) {
        guard event.location.isFinite else { return }
        modifiers = UIKeyModifierFlags(event.modifiers)
        switch event.kind {
        case .entered, .moved:
            if let touch = pointerTouch {
                hold(touch, at: event.location, timestamp: event.timestamp)
            } else {
                holdHover(at: event.location, timestamp: event.timestamp)
            }
        case .pressed(let button):
            press(button, event)
        case .released(let button):
            release(button, event)
        case .left:
            pointerLeftContent(at: event.timestamp)
        }
    }

    private func press(_ button: PointerButton, _ event: PointerEvent) {
        guard let window else { return }
        buttons.insert(UIEvent.ButtonMask(button))
        // Additional buttons are part of the touch in progress.
        guard pointerTouch == nil else { return }
        let touch = UITouch(
            type: .indirectPointer, location: event.location, window: window, timestamp: event.timestamp)
        touch.tapCount = clicks.count(
            at: event.location, time: event.timestamp, within: Theme.Touch.multipleClickDistance, kind: button.rawValue)
        touch.serial = event.serial
        pointerTouch = touch
        window.focusSystem.wasPressed(at: event.location)
        sendTouches(changed: [touch], timestamp: event.timestamp)
    }

    private func release(_ button: PointerButton, _ event: PointerEvent) {
        let mask = UIEvent.ButtonMask(button)
        guard buttons.contains(mask) else { return }
        guard let touch = pointerTouch, buttons == mask else {
            buttons.remove(mask)
            return
        }
        touch.move(to: event.location, timestamp: event.timestamp)
        touch.phase = .ended
        pointerTouch = nil
        sendTouches(changed: [touch], timestamp: event.timestamp)
        buttons = []
        sendHover(event.location, timestamp: event.timestamp)
    }

    /// Called when the pointer leaves the content.
    ///
    /// Without a grab, the release of a pressed button will never be reported.
    func pointerLeftContent(at timestamp: TimeInterval) {
        deliverMoves()
        if let touch = pointerTouch {
            pointerTouch = nil
            buttons = []
            touch.phase = .cancelled
            touch.timestamp = timestamp
            sendTouches(changed: [touch], timestamp: timestamp)
        }
        sendHover(nil, timestamp: timestamp)
    }

    // MARK: - Fingers

    private func handle(_ points: [TouchPointEvent]) {
        guard let window else { return }
        var changed: [UITouch] = []
        func send(at timestamp: TimeInterval) {
            guard !changed.isEmpty else { return }
            let batch = changed
            changed = []
            sendTouches(changed: batch, timestamp: timestamp)
        }
        let isMove = isMove(.touches(points))
        for point in points {
            switch point.phase {
            case .began:
                guard point.location.isFinite else { continue }
                // The identifier is still in use, so the end of its touch was lost.
                if let stale = fingers.removeValue(forKey: point.identifier) {
                    send(at: point.timestamp)
                    stale.phase = .cancelled
                    sendTouches(changed: [stale], timestamp: point.timestamp)
                }
                let touch = UITouch(
                    type: .direct, location: point.location, window: window, timestamp: point.timestamp)
                touch.majorRadius = point.radius
                touch.serial = point.serial
                window.focusSystem.wasPressed(at: point.location)
                touch.tapCount = taps.count(
                    at: point.location, time: point.timestamp, within: Theme.Touch.multipleTapDistance, kind: 0)
                fingers[point.identifier] = touch
                changed.append(touch)
            case .moved, .ended, .cancelled:
                guard let touch = fingers[point.identifier] else { continue }
                // A tap shorter than one report of the device still has a beginning and an end.
                if changed.contains(touch) { send(at: point.timestamp) }
                guard point.phase != .moved || point.location.isFinite else { continue }
                if isMove {
                    hold(touch, at: point.location, timestamp: point.timestamp) { $0.majorRadius = point.radius }
                    continue
                }
                touch.majorRadius = point.radius
                if point.phase == .moved {
                    touch.move(to: point.location, timestamp: point.timestamp)
                } else {
                    touch.timestamp = point.timestamp
                    touch.phase = point.phase == .ended ? .ended : .cancelled
                    fingers[point.identifier] = nil
                }
                changed.append(touch)
            }
        }
        send(at: points.last?.timestamp ?? 0)
    }

    func sendTouches(changed: [UITouch], timestamp: TimeInterval, reports: [UITouch: [TouchReport]] = [:]) {
        var all = Set(fingers.values)
        if let pointerTouch { all.insert(pointerTouch) }
        if let touch = pen.touch { all.insert(touch) }
        for touch in all where !changed.contains(touch) { touch.phase = .stationary }
        let isPen = changed.contains { $0.type == .pencil }
        let event = UIEvent(
            type: .touches, timestamp: timestamp, modifierFlags: modifiers, buttonMask: isPen ? pen.buttons : buttons)
        event.allTouches = all.union(changed)
        for touch in changed {
            if touch.phase == .began { touch.forecast.add(touch.report) }
            event.reports[touch] = reports[touch] ?? [touch.report]
            event.forecasts[touch] = forecast(for: touch)
        }
        UIApplication.running?.sendEvent(event)
    }

    // MARK: - Hover and scroll

    func sendHover(_ location: CGPoint?, timestamp: TimeInterval) {
        // The buffered location is older than this one.
        heldMoves.hover = nil
        let event = UIHoverEvent(location: location, window: window, timestamp: timestamp, modifierFlags: modifiers)
        UIApplication.running?.sendEvent(event)
    }

    private func handle(_ scroll: ScrollEvent) {
        modifiers = UIKeyModifierFlags(scroll.modifiers)
        guard scroll.location.isFinite, scroll.deltaX.isFinite, scroll.deltaY.isFinite else { return }
        let source: UIScrollEvent.Source
        switch scroll.source {
        case .wheel, .wheelTilt: source = .wheel
        case .finger: source = .touchpad
        case .continuous, .unknown: source = .other
        }
        let event = UIScrollEvent(
            source: source, delta: CGPoint(x: scroll.deltaX, y: scroll.deltaY),
            steps: CGPoint(x: CGFloat(scroll.stepsX) / 120, y: CGFloat(scroll.stepsY) / 120), isEnd: scroll.isEnd,
            location: scroll.location, window: window, timestamp: scroll.timestamp, modifierFlags: modifiers)
        UIApplication.running?.sendEvent(event)
    }

    // MARK: - Keys

    private func handle(_ event: KeyEvent) {
        modifiers = UIKeyModifierFlags(event.modifiers)
        switch event.phase {
        case .down, .repeated:
            let key = UIKey(event)
            let keyWindow = UIApplication.running?.keyReceiver
            // A key that repeats after its window was hidden continues as a new press in the key window.
            let held = keys[event.code].flatMap { $0.window?.isShown == true ? $0 : nil }
            let press = held ?? UIPress(key: key, window: keyWindow, timestamp: event.timestamp)
            press.key = key
            press.phase = .began
            // A window opened by the key receives only its repetitions, if the window has its own surface.
            press.isRepeat = held != nil || event.phase == .repeated
            press.timestamp = event.timestamp
            // A screen reader's user starts and pauses whatever is most important.
            let plays = event.phase == .down && event.isPlayKey
            if plays, UIAccessibility.isVoiceOverRunning, UIApplication.running?.performMagicTap() == true { return }
            keys[event.code] = press
            sendPresses(changed: [press], timestamp: event.timestamp)
            if plays, !press.isKept, !UIAccessibility.isVoiceOverRunning {
                _ = UIApplication.running?.performMagicTap()
            }
        case .up:
            guard let press = keys.removeValue(forKey: event.code) else { return }
            press.phase = .ended
            press.timestamp = event.timestamp
            sendPresses(changed: [press], timestamp: event.timestamp)
        }
    }

    private func cancelKeys() {
        guard !keys.isEmpty else { return }
        let presses = Set(keys.values)
        keys.removeAll()
        for press in presses { press.phase = .cancelled }
        sendPresses(changed: presses, timestamp: presses.map(\.timestamp).max() ?? 0)
    }

    private func sendPresses(changed: Set<UIPress>, timestamp: TimeInterval) {
        for press in keys.values where !changed.contains(press) { press.phase = .stationary }
        let event = UIPressesEvent(
            presses: changed.union(keys.values), timestamp: timestamp, modifierFlags: modifiers)
        UIApplication.running?.sendEvent(event)
    }

    // MARK: - Interruptions

    /// Cancels everything in progress for the views, even while fingers, buttons, and keys are still down.
    func cancelAll() {
        cancelTouches()
        cancelKeys()
    }

    /// Cancels all touches in progress for the views, even while fingers and buttons are still down.
    func cancelTouches() {
        dropTouchMoves()
        var touches = Array(fingers.values)
        if let pointerTouch { touches.append(pointerTouch) }
        if let touch = pen.touch { touches.append(touch) }
        fingers.removeAll()
        pointerTouch = nil
        buttons = []
        pen = PenState()
        if !touches.isEmpty {
            for touch in touches { touch.phase = .cancelled }
            sendTouches(changed: touches, timestamp: touches.map(\.timestamp).max() ?? 0)
        }
    }
}

extension UIEvent.ButtonMask {
    init(_ button: PointerButton) {
        self = .button(min(max(button.rawValue, 0), 31) + 1)
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: KeyModifiers) {
        self = []
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alt) { insert(.alternate) }
        if modifiers.contains(.logo) { insert(.command) }
    }
}
