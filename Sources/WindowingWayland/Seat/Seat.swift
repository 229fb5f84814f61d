// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing
internal import WindowingBackends

/// A user's devices, which the compositor can add and remove at any time.
@MainActor
final class Seat {
    /// The registry's name for the seat.
    let globalName: UInt32
    let object: WlSeat
    unowned let system: WaylandWindowSystem

    private(set) var pointer: Pointer?
    private(set) var keyboard: KeyboardDevice?
    private(set) var touch: Touch?
    private(set) var dataDevice: DataDevice?
    private(set) var primarySelectionDevice: PrimarySelectionDevice?
    private(set) var textInput: TextInputDevice?
    private(set) var tablets: TabletSeat?
    /// The serial of the latest press or key, for requests without a more specific one; `nil` before the first.
    var lastSerial: UInt32?
    /// Whether the last selection events are valid, which is until keyboard focus is lost.
    var maySeeSelections = true
    private var clock = EventClock()

    init(globalName: UInt32, object: WlSeat, system: WaylandWindowSystem) {
        self.globalName = globalName
        self.object = object
        self.system = system
        object.handler = { [weak self] event in
            guard case .capabilities(let capabilities) = event else { return }
            MainActor.assumeIsolated { self?.update(capabilities) }
        }
        globalsDidChange()
    }

    /// The keyboard's modifiers, which pointer events contain too.
    var modifiers: KeyModifiers { keyboard?.modifiers ?? [] }

    /// Returns an event's time on the `TimeSource`'s scale.
    func time(_ milliseconds: UInt32) -> TimeInterval {
        clock.time(milliseconds, now: system.timeSource.now)
    }

    /// Returns the time of an event that carries none.
    func timeOfUntimedEvent() -> TimeInterval {
        clock.timeOfUntimedEvent(now: system.timeSource.now)
    }

    func pointsAt(_ owner: ShellSurface) -> Bool {
        pointer?.focus === owner || touch?.touches(owner) == true || tablets?.pointsAt(owner) == true
    }

    /// Whether keys are sent to one of the application's surfaces.
    var hasKeyboardFocus: Bool { keyboard?.hasFocus == true }

    func selectionDevice(_ kind: SelectionKind) -> (any SelectionDevice)? {
        switch kind {
        case .clipboard: dataDevice
        case .primary: primarySelectionDevice
        }
    }

    /// Creates the objects of available optional globals, and releases those of removed ones.
    func globalsDidChange() {
        guard let optional = system.session?.optional else { return }
        if optional.dataDevices == nil { dataDevice?.disconnect() }
        dataDevice = optional.dataDevices.map { manager in
            dataDevice ?? DataDevice(manager, seat: self) { [weak self] in self?.selectionDidChange(.clipboard) }
        }
        primarySelectionDevice = optional.primarySelections.map { manager in
            primarySelectionDevice
                ?? PrimarySelectionDevice(manager, seat: object) { [weak self] in self?.selectionDidChange(.primary) }
        }
        if optional.textInputs == nil { textInput?.disconnect() }
        textInput = optional.textInputs.map { textInput ?? TextInputDevice($0, seat: self) }
        if optional.tablets == nil { tablets?.disconnect() }
        tablets = optional.tablets.map { tablets ?? TabletSeat($0, seat: self) }
        pointer?.globalsDidChange()
    }

    private func selectionDidChange(_ kind: SelectionKind) {
        // Sent directly before keyboard focus.
        maySeeSelections = true
        guard let device = selectionDevice(kind) else { return }
        system.selection(of: kind).selectionDidChange(on: device)
    }

    /// Ends the interactions with a closed window or popup.
    func forget(_ owner: ShellSurface) {
        pointer?.forget(owner)
        keyboard?.forget(owner)
        touch?.forget(owner)
        tablets?.forget(owner)
        textInput?.forget(owner)
        dataDevice?.forget(owner)
    }

    /// Ends all devices, delivering their final events.
    func disconnect() {
        object.handler = nil
        update([])
        dataDevice?.disconnect()
        dataDevice = nil
        primarySelectionDevice = nil
        textInput?.disconnect()
        textInput = nil
        tablets?.disconnect()
        tablets = nil
    }

    func cursorDidChange(of owner: ShellSurface) {
        pointer?.cursorDidChange(of: owner)
        tablets?.cursorDidChange(of: owner)
    }

    private func update(_ capabilities: WlSeat.Capability) {
        if capabilities.contains(.pointer) {
            pointer = pointer ?? Pointer(object.getPointer(), seat: self)
        } else {
            pointer?.disconnect()
            pointer = nil
        }
        if capabilities.contains(.keyboard) {
            keyboard = keyboard ?? KeyboardDevice(object.getKeyboard(), seat: self)
        } else if let removed = keyboard {
            removed.disconnect()
            keyboard = nil
            if removed.reportedLayouts != nil { system.keyboardWasRemoved() }
        }
        if capabilities.contains(.touch) {
            touch = touch ?? Touch(object.getTouch(), seat: self)
        } else {
            touch?.disconnect()
            touch = nil
        }
        system.flush()
    }
}
