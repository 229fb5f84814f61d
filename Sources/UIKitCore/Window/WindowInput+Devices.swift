// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The state of a pen over a window.
struct PenState {
    /// The touch of the pen's tip, while it is down.
    var touch: UITouch?
    /// The tip is the primary button; the buttons on the barrel follow.
    var buttons: UIEvent.ButtonMask = []
}

extension WindowInput {
    // MARK: - Pen

    func handle(_ event: PenEvent) {
        modifiers = UIKeyModifierFlags(event.modifiers)
        guard event.location.isFinite else { return }
        switch event.kind {
        case .entered, .moved:
            if let touch = pen.touch {
                hold(touch, at: event.location, timestamp: event.timestamp) { report in
                    report.setPen(event, maximumForce: touch.maximumPossibleForce)
                }
            } else {
                holdHover(at: event.location, timestamp: event.timestamp)
            }
        case .down: penDown(event)
        case .up: penUp(event, phase: .ended)
        case .pressed(let button): pen.buttons.insert(button.mask)
        case .released(let button): pen.buttons.remove(button.mask)
        case .left:
            penUp(event, phase: .cancelled)
            pen = PenState()
            sendHover(nil, timestamp: event.timestamp)
        }
    }

    private func penDown(_ event: PenEvent) {
        guard let window else { return }
        // The end of the previous stroke was lost.
        penUp(event, phase: .cancelled)
        let touch = UITouch(type: .pencil, location: event.location, window: window, timestamp: event.timestamp)
        touch.maximumPossibleForce = Theme.Gesture.hardestForce
        var report = touch.report
        report.setPen(event, maximumForce: touch.maximumPossibleForce)
        touch.take(report)
        touch.tapCount = taps.count(
            at: event.location, time: event.timestamp, within: Theme.Touch.multipleTapDistance, kind: 1)
        pen.touch = touch
        pen.buttons.insert(.primary)
        sendTouches(changed: [touch], timestamp: event.timestamp)
    }

    private func penUp(_ event: PenEvent, phase: UITouch.Phase) {
        guard let touch = pen.touch else { return }
        touch.timestamp = event.timestamp
        touch.phase = phase
        sendTouches(changed: [touch], timestamp: event.timestamp)
        pen.touch = nil
        pen.buttons.remove(.primary)
    }

    // MARK: - Touchpad

    func handle(_ gesture: TouchpadGestureEvent) {
        modifiers = UIKeyModifierFlags(gesture.modifiers)
        guard gesture.location.isFinite else { return }
        let kind: UITransformEvent.Kind
        switch gesture.kind {
        case .swipe(let movement):
            guard movement.isFinite else { return }
            kind = .swipe(movement)
        case .pinch(let movement, let scale, let rotation):
            guard movement.isFinite, scale.isFinite, rotation.isFinite else { return }
            kind = .pinch(translation: movement, scale: scale, rotation: rotation * .pi / 180)
        case .hold: kind = .hold
        }
        let event = UITransformEvent(
            kind: kind, phase: UITransformEvent.Phase(gesture.phase), fingers: gesture.fingers,
            location: gesture.location, window: window, timestamp: gesture.timestamp, modifierFlags: modifiers)
        UIApplication.running?.sendEvent(event)
    }
}

extension TouchReport {
    fileprivate mutating func setPen(_ event: PenEvent, maximumForce: CGFloat) {
        let pressure = event.pressure.isFinite ? min(max(event.pressure, 0), 1) : 0
        force = CGFloat(pressure) * maximumForce
        setAngles(tilt: event.tilt, rotation: event.rotation)
    }

    /// Sets the angles reported by a tablet: tilt in degrees from upright, to the right and toward the user, and
    /// rotation about the axis.
    private mutating func setAngles(tilt: CGPoint, rotation: Double) {
        func tangent(_ degrees: CGFloat) -> CGFloat {
            guard degrees.isFinite else { return 0 }
            return tan(min(max(degrees, -89), 89) * .pi / 180)
        }
        let (x, y) = (tangent(tilt.x), tangent(tilt.y))
        altitudeAngle = .pi / 2 - atan(hypot(x, y))
        azimuth = x == 0 && y == 0 ? 0 : atan2(y, x)
        rollAngle = rotation.isFinite ? CGFloat(remainder(rotation, 360) * .pi / 180) : 0
    }
}

extension PenEvent.PenButton {
    fileprivate var mask: UIEvent.ButtonMask {
        switch self {
        case .first: .secondary
        case .second: .button(3)
        case .third: .button(4)
        }
    }
}

extension UITransformEvent.Phase {
    fileprivate init(_ phase: TouchpadGestureEvent.Phase) {
        switch phase {
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
