// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// Generates random events: mostly as devices send them, and some that no device should send.
package struct EventDice {
    /// The identifiers of a touchscreen's fingers.
    package static let fingers: Range<Int32> = 0..<50

    /// The size of the target of the next events.
    package var area = CGSize.zero
    private var state: UInt64
    private var fingers: Set<Int32> = []
    private var (isInside, isPenNear) = (false, false)

    package init(seed: UInt64) {
        state = seed
    }

    // MARK: - Numbers

    /// SplitMix64, which produces the same sequence for the same seed on all platforms.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package mutating func number(below count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

    package mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

    /// A number from 0 to 1.
    package mutating func share() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }

    package mutating func chance(_ share: CGFloat) -> Bool { self.share() < share }

    // MARK: - Values

    private mutating func length(_ limit: CGFloat) -> CGFloat {
        if chance(0.004) { return pick([.nan, .infinity, -.infinity, 1e30, -1e30, .leastNonzeroMagnitude]) }
        return share() * limit
    }

    /// Mostly inside the window, occasionally outside.
    private mutating func place() -> CGPoint {
        let reach: CGFloat = chance(0.1) ? 200 : 0
        return CGPoint(
            x: length(area.width + 2 * reach) - reach, y: length(area.height + 2 * reach) - reach)
    }

    package mutating func modifiers() -> KeyModifiers {
        chance(0.8) ? [] : KeyModifiers(rawValue: number(below: 64))
    }

    /// Mostly the current time; some displays report late, and the clocks of some devices are fast.
    private mutating func moment(_ now: TimeInterval) -> TimeInterval {
        chance(0.01) ? pick([now - 0.5, now + 0.1, 0]) : now
    }

    // MARK: - Events

    package mutating func event(at now: TimeInterval) -> InputEvent {
        let time = moment(now)
        return switch number(below: 100) {
        case ..<40: .touches(touches(at: time))
        case ..<66: .pointer(pointer(at: time))
        case ..<75: .scroll(scroll(at: time))
        case ..<86: .key(key(at: time))
        case ..<91: .pen(pen(at: time))
        case ..<95: .touchpadGesture(touchpad(at: time))
        case ..<97: .keyboardFocus(chance(0.7))
        case ..<98: .modifiers(modifiers())
        case ..<99: leaving(at: time)
        default:
            .relativeMotion(
                RelativeMotionEvent(delta: place(), unaccelerated: place(), timestamp: time))
        }
    }

    /// Disconnects a device in any state.
    private mutating func leaving(at time: TimeInterval) -> InputEvent {
        fingers = []
        (isInside, isPenNear) = (false, false)
        return pick(Self.unplugging(at: time))
    }

    private mutating func touches(at time: TimeInterval) -> [TouchPointEvent] {
        // Occasionally as many fingers as five people have.
        let (count, most) = chance(0.01) ? (50, Self.fingers.count) : (number(below: 3) + 1, 6)
        return (0..<count).map { _ in
            let known = fingers.sorted()
            let isStray = chance(0.05)
            let phase: TouchPointEvent.Phase =
                known.isEmpty && !isStray ? .began : pick([.began, .moved, .moved, .moved, .moved, .ended, .cancelled])
            // A stray event refers to a finger that isn't down, or begins one that already is.
            let finger = isStray || phase == .began ? Int32(number(below: most)) : pick(known)
            if phase == .began { fingers.insert(finger) }
            if phase == .ended || phase == .cancelled { fingers.remove(finger) }
            return TouchPointEvent(
                phase: phase, identifier: finger, location: place(), radius: length(20), timestamp: time)
        }
    }

    private mutating func pointer(at time: TimeInterval) -> PointerEvent {
        let button = pick([PointerButton.left, .left, .left, .right, .middle, .back, PointerButton(rawValue: 900)])
        let kind: PointerEvent.Kind =
            isInside || chance(0.05)
            ? pick([.moved, .moved, .moved, .pressed(button), .released(button), .left, .entered]) : .entered
        if kind == .entered { isInside = true }
        if kind == .left { isInside = false }
        return PointerEvent(kind: kind, location: place(), timestamp: time, modifiers: modifiers())
    }

    private mutating func scroll(at time: TimeInterval) -> ScrollEvent {
        let steps = number(below: 7) - 3
        return ScrollEvent(
            source: pick([.wheel, .finger, .continuous, .wheelTilt, .unknown]), location: place(),
            deltaX: length(80) - 40, deltaY: length(80) - 40, stepsX: chance(0.2) ? steps : 0, stepsY: steps,
            isEnd: chance(0.2), isInverted: chance(0.2), timestamp: time, modifiers: modifiers())
    }

    private mutating func pen(at time: TimeInterval) -> PenEvent {
        let kind: PenEvent.Kind =
            isPenNear || chance(0.1)
            ? pick([.moved, .moved, .down, .up, .pressed(.first), .released(.first), .left, .entered]) : .entered
        if kind == .entered { isPenNear = true }
        if kind == .left { isPenNear = false }
        return PenEvent(
            kind: kind, tool: pick(PenEvent.Tool.allCases), location: place(), pressure: Double(length(1)),
            tilt: place(), rotation: Double(length(7)), timestamp: time, modifiers: modifiers())
    }

    private mutating func touchpad(at time: TimeInterval) -> TouchpadGestureEvent {
        TouchpadGestureEvent(
            kind: pick([
                .swipe(place()), .hold, .pinch(translation: place(), scale: length(3), rotation: length(2) - 1),
            ]),
            phase: pick([.began, .changed, .changed, .ended, .cancelled]), fingers: number(below: 6),
            location: place(), timestamp: time, modifiers: modifiers())
    }

    // MARK: - Ending

    /// Disconnects all devices, as reported by a display server.
    package static func unplugging(at time: TimeInterval) -> [InputEvent] {
        let outside = CGPoint(x: -1, y: -1)
        return [
            .touches(
                fingers.map {
                    TouchPointEvent(phase: .cancelled, identifier: $0, location: outside, timestamp: time)
                }),
            .pointer(PointerEvent(kind: .left, location: outside, timestamp: time)),
            .pen(PenEvent(kind: .up, tool: .pen, location: outside, timestamp: time)),
            .pen(PenEvent(kind: .left, tool: .pen, location: outside, timestamp: time)),
            .touchpadGesture(
                TouchpadGestureEvent(
                    kind: .pinch(translation: .zero, scale: 1, rotation: 0), phase: .cancelled, fingers: 2,
                    location: outside, timestamp: time)),
            .touchpadGesture(
                TouchpadGestureEvent(
                    kind: .swipe(.zero), phase: .cancelled, fingers: 3, location: outside, timestamp: time)),
            .scroll(
                ScrollEvent(
                    source: .finger, location: outside, deltaX: 0, deltaY: 0, isEnd: true, timestamp: time)),
            .modifiers([]), .keyboardFocus(false),
        ]
    }
}
