// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// A seat's mice and touchpads.
@MainActor
final class Pointer {
    /// The window or popup under the pointer.
    private(set) weak var focus: ShellSurface?

    let object: WlPointer
    unowned let seat: Seat
    /// The optional protocols.
    var extensions = Extensions()
    private let cursor: Cursor
    private(set) var location = CGPoint.zero
    private var pressed: [PointerButton] = []
    private var scroll = ScrollAccumulator()
    /// The events of the current frame, with their surfaces.
    private var frame: [(owner: ShellSurface, event: PointerEvent)] = []

    init(_ object: WlPointer, seat: Seat) {
        self.object = object
        self.seat = seat
        cursor = Cursor(holder: object, system: seat.system)
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        globalsDidChange()
    }

    func cursorDidChange(of owner: ShellSurface) {
        if owner === focus { cursor.show(owner.cursor, scale: owner.scale.value) }
    }

    func forget(_ owner: ShellSurface) {
        forgetExtensions(owner)
        frame.removeAll { $0.owner === owner }
        guard owner === focus else { return }
        focus = nil
        pressed = []
        scroll = ScrollAccumulator()
    }

    /// Called when the pointer has been removed: it leaves its window with all buttons released.
    func disconnect() {
        object.handler = nil
        disconnectExtensions()
        leave(serial: 0)
        finishFrame()
        cursor.disconnect()
    }

    // MARK: - Events

    private func receive(_ event: WlPointer.Event) {
        switch event {
        case .enter(let serial, let surface, let x, let y):
            seat.dataDevice?.dragSource?.pointerDidReturn()
            enter(seat.system.owner(of: surface), at: CGPoint(x: x, y: y), serial: serial)
        case .leave(let serial, _):
            leave(serial: serial)
        case .motion(let time, let x, let y):
            location = CGPoint(x: x, y: y)
            add(.moved, time: seat.time(time))
        case .button(let serial, let time, let code, let state):
            seat.lastSerial = serial
            press(code, isDown: state == .pressed, time: seat.time(time), serial: serial)
        case .frame:
            finishFrame()
            return
        default:
            receiveAxis(event)
        }
        // Before version 5 there are no frames.
        if object.version < 5 { finishFrame() }
    }

    private func receiveAxis(_ event: WlPointer.Event) {
        switch event {
        case .axis(let time, let axis, let value):
            if let axis = ScrollAccumulator.Axis(axis) { scroll.move(axis, by: value, at: seat.time(time)) }
        case .axisSource(let source):
            scroll.setSource(ScrollEvent.Source(source))
        case .axisStop(let time, let axis):
            if let axis = ScrollAccumulator.Axis(axis) { scroll.stop(axis, at: seat.time(time)) }
        case .axisDiscrete(let axis, let steps):
            if let axis = ScrollAccumulator.Axis(axis) { scroll.step(axis, by: Int(steps) * 120) }
        case .axisValue120(let axis, let value):
            if let axis = ScrollAccumulator.Axis(axis) { scroll.step(axis, by: Int(value)) }
        case .axisRelativeDirection(let axis, let direction):
            if let axis = ScrollAccumulator.Axis(axis) { scroll.setInverted(axis, direction == .inverted) }
        default:
            break
        }
    }

    private func enter(_ owner: ShellSurface?, at location: CGPoint, serial: UInt32) {
        // A leave event was lost, or never sent because the other surface was destroyed.
        leave(serial: serial)
        focus = owner
        self.location = location
        guard let owner else { return }
        cursor.enter(serial: serial)
        cursor.show(owner.cursor, scale: owner.scale.value)
        add(.entered, time: seat.timeOfUntimedEvent(), serial: serial)
    }

    /// Buttons are released after the leave event, which distinguishes this from a click: the compositor took over the
    /// press (to move the window, for example), or the device was removed.
    private func leave(serial: UInt32) {
        guard focus != nil else { return }
        deliverScroll()
        let time = seat.timeOfUntimedEvent()
        add(.left, time: time, serial: serial)
        for button in pressed { add(.released(button), time: time) }
        pressed = []
        focus = nil
    }

    private func press(_ code: UInt32, isDown: Bool, time: TimeInterval, serial: UInt32) {
        // BTN_LEFT; lower codes aren't mouse buttons.
        guard focus != nil, code >= 0x110 else { return }
        let button = PointerButton(rawValue: Int(code - 0x110))
        if isDown {
            guard !pressed.contains(button) else { return }
            pressed.append(button)
            add(.pressed(button), time: time, serial: serial)
        } else if let index = pressed.firstIndex(of: button) {
            pressed.remove(at: index)
            add(.released(button), time: time, serial: serial)
        }
    }

    // MARK: - Frames

    private func add(_ kind: PointerEvent.Kind, time: TimeInterval, serial: UInt32 = 0) {
        guard let focus else { return }
        let event = PointerEvent(
            kind: kind, location: location, timestamp: time, modifiers: seat.modifiers, serial: serial)
        frame.append((focus, event))
    }

    private func deliverScroll() {
        let now = seat.timeOfUntimedEvent()
        guard let event = scroll.finish(location: location, modifiers: seat.modifiers, now: now), let focus else {
            return
        }
        deliverFrame()
        focus.deliver(.scroll(event))
    }

    private func deliverFrame() {
        let events = frame
        frame = []
        for (owner, event) in events { owner.deliver(.pointer(event)) }
    }

    private func finishFrame() {
        deliverFrame()
        deliverScroll()
    }
}

extension ScrollAccumulator.Axis {
    init?(_ axis: WlPointer.Axis) {
        self.init(rawValue: axis.rawValue)
    }
}

extension ScrollEvent.Source {
    init(_ source: WlPointer.AxisSource) {
        self =
            switch source {
            case .wheel: .wheel
            case .finger: .finger
            case .continuous: .continuous
            case .wheelTilt: .wheelTilt
            default: .unknown
            }
    }
}
