// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Mice and touchpads, which move the server's core pointer.
@MainActor
final class Pointer {
    /// A press that the window manager can take over.
    struct Press {
        var time: UInt32
        var device: UInt16
        var button: UInt32
        var rootX: Int32
        var rootY: Int32
    }

    /// The distance of a wheel click in points, as in libinput.
    private static let pointsPerClick: CGFloat = 15

    /// The surface under the pointer.
    private(set) weak var focus: XSurface?
    private(set) var lastPress: Press?
    private(set) lazy var axes = ScrollAxes(system: system)
    private unowned let system: X11WindowSystem
    private var location = CGPoint.zero
    /// The position of the focused surface on the root window, in pixels.
    private var origin = CGPoint.zero
    private var pressed: [PointerButton] = []
    /// Whether the pointer left during an implicit grab, which is reported when the buttons are released.
    private var hasLeft = false

    init(system: X11WindowSystem) {
        self.system = system
    }

    func forget(_ surface: XSurface) {
        guard surface === focus else { return }
        focus = nil
        pressed = []
        hasLeft = false
    }

    /// Called when the window manager moves or resizes the window, so that the release won't be reported.
    func pressWasTaken() {
        lastPress = nil
        leave(time: system.timeOfUntimedEvent())
    }

    // MARK: - Events

    func receive(_ event: XEvent.DeviceEvent) {
        guard let surface = system.surfaces[event.window] else { return }
        system.keyboard.track(event.masks)
        if let drag = system.drag { return drag.receive(event) }
        guard !isOutside(event) else { return outside(event) }
        if event.kind == .buttonPress { system.dismissGrabs(pressedIn: surface) }
        if system.pens.isPen(event.source) {
            leave(time: system.time(event.time))
            if event.kind == .buttonPress { rememberPress(event) }
            return system.pens.receive(event, in: surface)
        }
        system.pens.leave(time: system.time(event.time))
        // A grab has just ended, without an enter event.
        if surface !== focus, !isHeld { enter(surface, event.x, event.y, time: event.time) }
        place(event, in: surface)
        let time = system.time(event.time)
        switch event.kind {
        case .motion: move(event, time: time)
        case .buttonPress: press(event, isDown: true, time: time)
        case .buttonRelease:
            press(event, isDown: false, time: time)
            if pressed.isEmpty { didReleaseAll(event, over: surface, time: time) }
        default: break
        }
    }

    /// Whether a press holds the pointer.
    ///
    /// It belongs to the surface where it began until all buttons are released, even if a popup has opened meanwhile,
    /// whose grab reports movement to the surface under the pointer.
    private var isHeld: Bool { focus != nil && !pressed.isEmpty }

    /// Whether the application has the grab that crossing events report, rather than another client.
    private var ownsGrab: Bool { system.grabbedWindow != nil }

    /// Updates the location in the focused surface by an event that another surface may have received.
    private func place(_ event: XEvent.DeviceEvent, in surface: XSurface) {
        guard let focus else { return }
        if surface === focus { origin = CGPoint(x: event.rootX - event.x, y: event.rootY - event.y) }
        location = CGPoint(x: (event.rootX - origin.x) / focus.scale, y: (event.rootY - origin.y) / focus.scale)
    }

    /// Moves the pointer to the surface under it, which crossing events reported during the press.
    private func didReleaseAll(_ event: XEvent.DeviceEvent, over surface: XSurface, time: TimeInterval) {
        if isOutside(event) {
            leave(time: time)
        } else if surface !== focus {
            enter(surface, event.x, event.y, time: event.time)
        } else if hasLeft {
            leave(time: time)
        }
    }

    func receive(_ event: XEvent.CrossingEvent) {
        guard let surface = system.surfaces[event.window] else { return }
        system.keyboard.track(event.masks)
        switch event.kind {
        case .enter where system.pens.isPen(event.source):
            axes.refresh()
        case .enter where event.isGrab && ownsGrab, .leave where event.isGrab && ownsGrab:
            // The grab for a popup: the pointer hasn't moved, and buttons stay pressed.
            break
        case .enter where isHeld:
            if surface === focus { hasLeft = false }
        case .enter:
            hasLeft = false
            axes.refresh()
            enter(surface, event.x, event.y, time: event.time)
        case .leave where surface === focus:
            // A grab by another client also takes the release of pressed buttons.
            if event.isGrab || pressed.isEmpty {
                leave(time: system.time(event.time))
            } else {
                hasLeft = true
            }
        default:
            break
        }
    }

    /// Returns whether the event was reported to a popup only because of its grab, and happened outside the
    /// application's windows.
    private func isOutside(_ event: XEvent.DeviceEvent) -> Bool {
        guard event.window == system.grabbedWindow, pressed.isEmpty,
            let popup = system.popups[event.window]
        else { return false }
        let scale = system.scale
        return !popup.rootFrame.contains(CGPoint(x: event.rootX / scale, y: event.rootY / scale))
    }

    private func outside(_ event: XEvent.DeviceEvent) {
        leave(time: system.time(event.time))
        if event.kind == .buttonPress { system.dismissGrabs() }
    }

    private func enter(_ surface: XSurface, _ x: Double, _ y: Double, time: UInt32) {
        guard surface !== focus else { return }
        leave(time: system.time(time))
        focus = surface
        location = CGPoint(x: x / surface.scale, y: y / surface.scale)
        send(.entered, time: system.time(time), serial: time)
    }

    /// Buttons are released after the leave event, which distinguishes this from a click.
    private func leave(time: TimeInterval) {
        hasLeft = false
        guard focus != nil else { return }
        send(.left, time: time)
        let held = pressed
        pressed = []
        for button in held { send(.released(button), time: time) }
        focus = nil
    }

    private func move(_ event: XEvent.DeviceEvent, time: TimeInterval) {
        let movement = axes.movement(event.source, event.valuators)
        if movement.isScroll {
            scroll(movement, isWheel: !axes.isTouchpad(event.source), time: time)
        } else if !event.isEmulated {
            if let window = system.windows[event.window], window.confinement != nil {
                system.hold.update(window, pointer: (event.rootX, event.rootY))
                // A locked pointer is reported by raw movement.
                guard !system.hold.isLocked else { return }
            }
            send(.moved, time: time)
        }
    }

    private func rememberPress(_ event: XEvent.DeviceEvent) {
        lastPress = Press(
            time: event.time, device: event.device, button: event.detail, rootX: Int32(Int(pixels: event.rootX)),
            rootY: Int32(Int(pixels: event.rootY)))
    }

    private func press(_ event: XEvent.DeviceEvent, isDown: Bool, time: TimeInterval) {
        if (4...7).contains(event.detail) {
            // Emulated from valuators that have already been processed.
            if isDown, !event.isEmulated, !axes.scrolls(event.source) { click(event.detail, time: time) }
            return
        }
        guard let button = PointerButton(xButton: event.detail) else { return }
        if isDown {
            guard !pressed.contains(button) else { return }
            pressed.append(button)
            rememberPress(event)
            send(.pressed(button), time: time, serial: event.time)
        } else if let index = pressed.firstIndex(of: button) {
            pressed.remove(at: index)
            send(.released(button), time: time, serial: event.time)
        }
    }

    // MARK: - Scrolling

    /// A wheel without valuators uses the buttons 4 to 7: up, down, left, right.
    private func click(_ button: UInt32, time: TimeInterval) {
        let steps = button == 4 || button == 6 ? -1.0 : 1.0
        let isHorizontal = button >= 6
        scroll(
            ScrollAxes.Movement(x: isHorizontal ? steps : 0, y: isHorizontal ? 0 : steps, isScroll: true),
            isWheel: true, time: time)
    }

    /// Delivers the movement of a touchpad, or of a wheel, which may have a high resolution.
    private func scroll(_ movement: ScrollAxes.Movement, isWheel: Bool, time: TimeInterval) {
        guard let focus else { return }
        let isEnd = movement.x == 0 && movement.y == 0
        // Only fingers have an end.
        guard !isWheel || !isEnd else { return }
        focus.onInput?(
            .scroll(
                ScrollEvent(
                    source: isWheel ? .wheel : .finger, location: location,
                    deltaX: CGFloat(movement.x) * Self.pointsPerClick,
                    deltaY: CGFloat(movement.y) * Self.pointsPerClick,
                    stepsX: isWheel ? Int(pixels: (movement.x * 120).rounded()) : 0,
                    stepsY: isWheel ? Int(pixels: (movement.y * 120).rounded()) : 0, isEnd: isEnd, timestamp: time,
                    modifiers: system.keyboard.modifiers)))
    }

    private func send(_ kind: PointerEvent.Kind, time: TimeInterval, serial: UInt32 = 0) {
        focus?.onInput?(
            .pointer(
                PointerEvent(
                    kind: kind, location: location, timestamp: time, modifiers: system.keyboard.modifiers,
                    serial: serial)))
    }
}

extension PointerButton {
    /// X numbers the buttons left, middle, right, followed by four wheel directions and the side buttons.
    init?(xButton: UInt32) {
        switch xButton {
        case 1: self = .left
        case 2: self = .middle
        case 3: self = .right
        case 8...32: self.init(rawValue: Int(xButton) - 5)
        default: return nil
        }
    }
}
