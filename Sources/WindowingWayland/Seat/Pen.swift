// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// A pen or another tool of a tablet.
@MainActor
final class Pen {
    /// The window or popup in whose proximity it is.
    private(set) weak var focus: ShellSurface?

    private let object: ZwpTabletToolV2
    private unowned let seat: Seat
    private let cursor: Cursor
    private let onRemove: (Pen) -> Void
    private var tool = PenEvent.Tool.pen
    private var tellsPressure = false

    private var location = CGPoint.zero
    private var pressure = 0.0
    private var tilt = CGPoint.zero
    private var rotation = 0.0
    private var isDown = false
    private var pressed: [PenEvent.PenButton] = []

    /// The events of the current frame, in order.
    private var changes: [(kind: PenEvent.Kind, serial: UInt32)] = []
    private var hasMoved = false

    init(_ object: ZwpTabletToolV2, seat: Seat, onRemove: @escaping (Pen) -> Void) {
        self.object = object
        self.seat = seat
        self.onRemove = onRemove
        cursor = Cursor(holder: object, system: seat.system)
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    func cursorDidChange(of owner: ShellSurface) {
        if owner === focus { cursor.show(owner.cursor, scale: owner.scale.value) }
    }

    func forget(_ owner: ShellSurface) {
        guard owner === focus else { return }
        focus = nil
        changes = []
        hasMoved = false
        isDown = false
        pressed = []
    }

    /// Called when the pen has been removed: it is lifted and leaves its window.
    func disconnect() {
        object.handler = nil
        leave()
        finishFrame(at: seat.timeOfUntimedEvent())
        cursor.disconnect()
    }

    // MARK: - Events

    private func receive(_ event: ZwpTabletToolV2.Event) {
        switch event {
        case .type(let type):
            tool = PenEvent.Tool(type)
        case .capability(let capability):
            if capability == .pressure { tellsPressure = true }
        case .removed:
            disconnect()
            onRemove(self)
        case .frame(let time):
            finishFrame(at: seat.time(time))
        case .proximityIn(let serial, _, let surface):
            enter(seat.system.owner(of: surface), serial: serial)
        case .proximityOut:
            leave()
        default:
            receiveUse(event)
        }
    }

    private func receiveUse(_ event: ZwpTabletToolV2.Event) {
        guard focus != nil else { return }
        switch event {
        case .down(let serial):
            seat.lastSerial = serial
            guard !isDown else { return }
            isDown = true
            changes.append((.down, serial))
        case .up:
            lift()
        case .button(let serial, let code, let state):
            seat.lastSerial = serial
            if let button = PenEvent.PenButton(code: code) {
                press(button, isDown: state == .pressed, serial: serial)
            }
        case .motion(let x, let y):
            location = CGPoint(x: x, y: y)
            hasMoved = true
        case .pressure(let value):
            pressure = min(Double(value) / 65_535, 1)
            hasMoved = true
        case .tilt(let x, let y):
            tilt = CGPoint(x: x, y: y)
            hasMoved = true
        case .rotation(let degrees):
            rotation = degrees
            hasMoved = true
        default:
            // Distance, sliders and wheels, which `PenEvent` doesn't support.
            break
        }
    }

    private func enter(_ owner: ShellSurface?, serial: UInt32) {
        // A leave event was lost.
        if focus != nil {
            leave()
            finishFrame(at: seat.timeOfUntimedEvent())
        }
        focus = owner
        guard let owner else { return }
        pressure = 0
        cursor.enter(serial: serial)
        cursor.show(owner.cursor, scale: owner.scale.value)
        changes.append((.entered, serial))
    }

    /// Releases contact and buttons; the window is released at the end of the frame.
    private func leave() {
        guard focus != nil, !changes.contains(where: { $0.kind == .left }) else { return }
        lift()
        for button in pressed { changes.append((.released(button), 0)) }
        pressed = []
        changes.append((.left, 0))
    }

    private func lift() {
        guard isDown else { return }
        isDown = false
        changes.append((.up, 0))
    }

    private func press(_ button: PenEvent.PenButton, isDown: Bool, serial: UInt32) {
        if isDown {
            guard !pressed.contains(button) else { return }
            pressed.append(button)
            changes.append((.pressed(button), serial))
        } else if let index = pressed.firstIndex(of: button) {
            pressed.remove(at: index)
            changes.append((.released(button), serial))
        }
    }

    // MARK: - Frames

    private func finishFrame(at time: TimeInterval) {
        let wholeFrame = changes
        let isMove = hasMoved && !wholeFrame.contains { $0.kind.tellsPlace }
        changes = []
        hasMoved = false
        guard let owner = focus else { return }
        // The whole frame has the position at its end: a button at a new position is pressed after moving there.
        var isTouching = isDown || wholeFrame.contains { $0.kind == .up }
        if wholeFrame.contains(where: { $0.kind == .down }) { isTouching = false }
        for (kind, serial) in (isMove ? [(.moved, 0)] : []) + wholeFrame {
            if kind == .down { isTouching = true }
            if kind == .up { isTouching = false }
            if kind == .left { focus = nil }
            owner.deliver(
                .pen(
                    PenEvent(
                        kind: kind, tool: tool, location: location,
                        pressure: tellsPressure ? pressure : (isTouching ? 1 : 0), tilt: tilt, rotation: rotation,
                        timestamp: time, modifiers: seat.modifiers, serial: serial)))
        }
    }
}

extension PenEvent.Kind {
    /// Whether the event includes the position, so that no separate movement is reported.
    fileprivate var tellsPlace: Bool {
        switch self {
        case .entered, .down, .up, .left: true
        case .moved, .pressed, .released: false
        }
    }
}

extension PenEvent.Tool {
    init(_ type: ZwpTabletToolV2.TypeValue) {
        self =
            switch type {
            case .eraser: .eraser
            case .brush: .brush
            case .pencil: .pencil
            case .airbrush: .airbrush
            case .finger: .finger
            case .mouse: .mouse
            case .lens: .lens
            default: .pen
            }
    }
}

extension PenEvent.PenButton {
    /// Linux codes of stylus buttons; others don't belong to a pen.
    init?(code: UInt32) {
        switch code {
        case 0x14b: self = .first
        case 0x14c: self = .second
        case 0x149: self = .third
        default: return nil
        }
    }
}
