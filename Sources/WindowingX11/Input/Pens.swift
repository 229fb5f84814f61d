// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Pens: pointing devices with pressure and tilt.
///
/// XInput doesn't report proximity: a pen counts as present from its first movement over a window until it leaves the
/// window or another device moves the pointer.
@MainActor
final class Pens {
    /// The meaning of an axis, identified by the drivers' labels.
    private enum Role {
        case pressure, tiltX, tiltY
    }

    private struct Axis {
        var role: Role
        var range: ClosedRange<Double>
    }

    private struct Pen {
        var tool: PenEvent.Tool
        var axes: [Int: Axis]
        var pressure = 0.0
        var tilt = CGPoint.zero
    }

    private unowned let system: X11WindowSystem
    private var pens: [UInt16: Pen] = [:]
    /// The pen that is over one of the application's windows, and the window.
    private var current: UInt16?
    private weak var focus: XSurface?
    private var location = CGPoint.zero
    /// The position of the focused surface on the root window, in pixels.
    private var origin = CGPoint.zero
    private var isDown = false
    private var held: [PenEvent.PenButton] = []
    /// Whether the pen left the window while touching it, which is reported when it is lifted.
    private var hasLeft = false

    init(system: X11WindowSystem) {
        self.system = system
    }

    func isPen(_ source: UInt16) -> Bool { pens[source] != nil }

    /// Updates the list of devices.
    func update(_ devices: [XDevice]) {
        guard let atoms = system.session?.atoms else { return }
        var found: [UInt16: Pen] = [:]
        for device in devices {
            guard !device.isMaster, let axes = Self.axes(device, atoms) else { continue }
            // Drivers report each end of a pen as a device, distinguished by name.
            let isEraser = device.name.lowercased().contains("eraser")
            var pen = pens[device.identifier] ?? Pen(tool: .pen, axes: [:])
            pen.tool = isEraser ? .eraser : .pen
            pen.axes = axes
            found[device.identifier] = pen
        }
        if let current, found[current] == nil { leave(time: system.timeOfUntimedEvent()) }
        pens = found
    }

    /// Returns the axes of a device if it is a pen: touchscreens and touchpads can have pressure too.
    private static func axes(_ device: XDevice, _ atoms: Atoms) -> [Int: Axis]? {
        var axes: [Int: Axis] = [:]
        for item in device.classes {
            switch item {
            case .touch:
                return nil
            case .valuator(let number, let label, let minimum, let maximum, _, let isAbsolute):
                let role: Role? =
                    switch atoms.name(of: label) {
                    case .axisPressure: .pressure
                    case .axisTiltX: .tiltX
                    case .axisTiltY: .tiltY
                    default: nil
                    }
                guard let role, isAbsolute, minimum.isFinite, maximum.isFinite, minimum < maximum else { continue }
                axes[number] = Axis(role: role, range: minimum...maximum)
            default:
                break
            }
        }
        return axes.values.contains { $0.role == .pressure } ? axes : nil
    }

    func forget(_ surface: XSurface) {
        guard surface === focus else { return }
        focus = nil
        current = nil
        isDown = false
        held = []
        hasLeft = false
    }

    // MARK: - Events

    /// Handles a pen's movement, contact or button.
    func receive(_ event: XEvent.DeviceEvent, in surface: XSurface) {
        guard pens[event.source] != nil else { return }
        take(event.valuators, of: event.source)
        let time = system.time(event.time)
        // A contact belongs to the surface where it began, even if a popup has opened meanwhile.
        let isHeld = current == event.source && focus != nil && (isDown || !held.isEmpty)
        if !isHeld, current != event.source || focus !== surface {
            location = CGPoint(x: event.x / surface.scale, y: event.y / surface.scale)
            leave(time: time)
            current = event.source
            focus = surface
            send(.entered, time: time, serial: event.time)
        }
        place(event, in: surface)
        switch event.kind {
        case .motion: send(.moved, time: time)
        case .buttonPress: press(event.detail, isDown: true, time: time, serial: event.time)
        case .buttonRelease: press(event.detail, isDown: false, time: time, serial: event.time)
        default: break
        }
    }

    /// Updates the location in the focused surface by an event that another surface may have received.
    private func place(_ event: XEvent.DeviceEvent, in surface: XSurface) {
        guard let focus else { return }
        if surface === focus { origin = CGPoint(x: event.rootX - event.x, y: event.rootY - event.y) }
        location = CGPoint(x: (event.rootX - origin.x) / focus.scale, y: (event.rootY - origin.y) / focus.scale)
    }

    func receive(_ event: XEvent.CrossingEvent) {
        guard event.kind == .leave, let focus, system.surfaces[event.window] === focus else { return }
        // The grab for a popup doesn't end the contact.
        if event.isGrab, system.grabbedWindow != nil { return }
        if event.isGrab || (!isDown && held.isEmpty) { leave(time: system.time(event.time)) } else { hasLeft = true }
    }

    /// Ends the pen's presence, because another device has the pointer or the pen was removed; contact and buttons are
    /// released first.
    func leave(time: TimeInterval) {
        hasLeft = false
        guard focus != nil else { return }
        let buttons = held
        held = []
        for button in buttons { send(.released(button), time: time) }
        if isDown {
            isDown = false
            send(.up, time: time)
        }
        send(.left, time: time)
        focus = nil
        current = nil
    }

    private func take(_ valuators: [Int: Double], of source: UInt16) {
        guard var pen = pens[source] else { return }
        for (number, value) in valuators {
            guard let axis = pen.axes[number], value.isFinite else { continue }
            let (low, high) = (axis.range.lowerBound, axis.range.upperBound)
            let value = min(max(value, low), high)
            // Degrees are used as they are; drivers with finer units map the axis's range to the range of tilt.
            let degrees = low >= -90 && high <= 90 ? value : ((value - low) / (high - low) * 2 - 1) * Self.maximumTilt
            switch axis.role {
            case .pressure: pen.pressure = (value - low) / (high - low)
            case .tiltX: pen.tilt.x = degrees
            case .tiltY: pen.tilt.y = degrees
            }
        }
        pens[source] = pen
    }

    /// The maximum tilt that tablets report, in degrees.
    private static let maximumTilt = 64.0

    private func press(_ detail: UInt32, isDown: Bool, time: TimeInterval, serial: UInt32) {
        let button: PenEvent.PenButton? =
            switch detail {
            case 2: .first
            case 3: .second
            case 8: .third
            default: nil
            }
        if detail == 1, isDown != self.isDown {
            self.isDown = isDown
            send(isDown ? .down : .up, time: time, serial: serial)
        } else if let button, isDown != held.contains(button) {
            if isDown { held.append(button) } else { held.removeAll { $0 == button } }
            send(isDown ? .pressed(button) : .released(button), time: time, serial: serial)
        }
        if hasLeft, !self.isDown, held.isEmpty { leave(time: time) }
    }

    private func send(_ kind: PenEvent.Kind, time: TimeInterval, serial: UInt32 = 0) {
        guard let focus, let current, let pen = pens[current] else { return }
        focus.onInput?(
            .pen(
                PenEvent(
                    kind: kind, tool: pen.tool, location: location, pressure: isDown ? pen.pressure : 0, tilt: pen.tilt,
                    rotation: 0, timestamp: time, modifiers: system.keyboard.modifiers, serial: serial)))
    }
}
