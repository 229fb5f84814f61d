// SPDX-License-Identifier: MIT
internal import WaylandServer

/// A weak reference to a surface.
struct WeakSurface {
    weak var resource: WlSurfaceResource?
}

/// User input: groups of events as compositors send them, with new serials.
extension Desk {
    /// Mouse buttons, with the codes of pointer events.
    public enum Button: UInt32, Sendable {
        case left = 0x110
        case right = 0x111
        case middle = 0x112
    }

    /// Moves the pointer to a position on a surface; `nil` moves it off all surfaces.
    public func movePointer(to surface: DeskSurface?, x: Double = 0, y: Double = 0) {
        let old = seat.pointerFocus?.resource
        for pointer in seat.pointers {
            if old === surface?.resource {
                guard let old, old.isAlive, pointer.isOf(old) else { continue }
                pointer.sendMotion(time: tick(), surfaceX: x, surfaceY: y)
            } else {
                if let old, old.isAlive, pointer.isOf(old) {
                    pointer.sendLeave(serial: server.nextSerial(), surface: old)
                }
                if let surface, pointer.isOf(surface.resource) {
                    pointer.sendEnter(
                        serial: server.nextSerial(), surface: surface.resource, surfaceX: x, surfaceY: y)
                }
            }
            pointer.sendFrame()
        }
        seat.pointerFocus = surface.map { WeakSurface(resource: $0.resource) }
    }

    /// Moves the pointer on the surface that has it, or outside of it while a button is held.
    public func movePointer(x: Double, y: Double) {
        guard let focus = seat.pointerFocus?.resource, focus.isAlive else { return }
        for pointer in seat.pointers where pointer.isOf(focus) {
            pointer.sendMotion(time: tick(), surfaceX: x, surfaceY: y)
            pointer.sendFrame()
        }
    }

    /// Turns the wheel by whole clicks; positive toward the end of the content.
    public func turnWheel(by clicks: Int32) {
        guard let focus = seat.pointerFocus?.resource, focus.isAlive else { return }
        for pointer in seat.pointers where pointer.isOf(focus) {
            pointer.sendAxisSource(axisSource: .wheel)
            if pointer.version >= 8 {
                pointer.sendAxisValue120(axis: .verticalScroll, value120: clicks * 120)
            } else {
                pointer.sendAxisDiscrete(axis: .verticalScroll, discrete: clicks)
            }
            pointer.sendAxis(time: tick(), axis: .verticalScroll, value: Double(clicks) * 15)
            pointer.sendFrame()
        }
    }

    /// Presses or releases a button.
    ///
    /// A press outside of all surfaces ends the grabs.
    @discardableResult
    public func press(_ button: Button = .left, isDown: Bool = true) -> UInt32 {
        let serial = pressSerial(isDown)
        guard let focus = seat.pointerFocus?.resource, focus.isAlive else {
            if isDown, let first = grabs.first { first.dismiss() }
            return serial
        }
        for pointer in seat.pointers where pointer.isOf(focus) {
            pointer.sendButton(
                serial: serial, time: tick(), button: button.rawValue, state: isDown ? .pressed : .released)
            pointer.sendFrame()
        }
        return serial
    }

    /// Gives keyboard focus to a surface, or to none.
    public func focusKeyboard(_ surface: DeskSurface?) {
        let old = seat.keyboardFocus?.resource
        guard old !== surface?.resource else { return }
        if let surface { passSelections(to: surface.resource.client) }
        for keyboard in seat.keyboards {
            if let old, old.isAlive, keyboard.isOf(old) {
                keyboard.sendLeave(serial: server.nextSerial(), surface: old)
            }
            if let surface, keyboard.isOf(surface.resource) {
                let serial = server.nextSerial()
                keyboard.sendEnter(serial: serial, surface: surface.resource, keys: [])
                keyboard.sendModifiers(serial: serial, modsDepressed: 0, modsLatched: 0, modsLocked: 0, group: 0)
            }
        }
        seat.keyboardFocus = surface.map { WeakSurface(resource: $0.resource) }
    }

    /// Presses or releases a key for the surface with keyboard focus.
    @discardableResult
    public func key(_ code: UInt32, isDown: Bool = true) -> UInt32 {
        let serial = pressSerial(isDown)
        let focus = seat.keyboardFocus?.resource
        for keyboard in seat.keyboards where focus.map(keyboard.isOf) ?? true {
            keyboard.sendKey(serial: serial, time: tick(), key: code, state: isDown ? .pressed : .released)
        }
        return serial
    }

    /// Sends the pressed modifiers to the surface with keyboard focus.
    public func setModifiers(_ mask: UInt32) {
        guard let focus = seat.keyboardFocus?.resource, focus.isAlive else { return }
        for keyboard in seat.keyboards where keyboard.isOf(focus) {
            keyboard.sendModifiers(
                serial: server.nextSerial(), modsDepressed: mask, modsLatched: 0, modsLocked: 0, group: 0)
        }
    }

    /// Cancels all touches, as if the compositor had recognized a gesture.
    public func cancelTouches() {
        for touch in seat.touches { touch.sendCancel() }
    }

    /// Begins a touch.
    @discardableResult
    public func touch(_ id: Int32, on surface: DeskSurface, x: Double, y: Double) -> UInt32 {
        let serial = pressSerial(true)
        for touch in seat.touches where touch.isOf(surface.resource) {
            touch.sendDown(serial: serial, time: tick(), surface: surface.resource, id: id, x: x, y: y)
            touch.sendFrame()
        }
        return serial
    }

    /// Moves a touch.
    public func moveTouch(_ id: Int32, x: Double, y: Double) {
        for touch in seat.touches {
            touch.sendMotion(time: tick(), id: id, x: x, y: y)
            touch.sendFrame()
        }
    }

    /// Ends a touch.
    public func liftTouch(_ id: Int32) {
        for touch in seat.touches {
            touch.sendUp(serial: server.nextSerial(), time: tick(), id: id)
            touch.sendFrame()
        }
    }

    private func pressSerial(_ isDown: Bool) -> UInt32 {
        let serial = server.nextSerial()
        if isDown { seat.pressSerials.insert(serial) }
        return serial
    }

    private func tick() -> UInt32 {
        seat.time &+= 1
        return seat.time
    }
}

extension Resource {
    /// Whether both belong to the same client: an event must not refer to another client's object.
    fileprivate func isOf(_ other: Resource) -> Bool { client === other.client }
}
