// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Keyboard
internal import SystemFiles
internal import WaylandClient
internal import Windowing

/// A seat's keyboards.
///
/// The keymap is compiled when a window first gains keyboard focus, which is after that window's first frame: it takes
/// some milliseconds and a megabyte.
@MainActor
final class KeyboardDevice {
    /// The window or popup that has keyboard focus in the compositor.
    private weak var focus: ShellSurface?
    /// The surface that receives keys: the topmost popup with a grab, even if the compositor leaves keyboard focus with
    /// its window, as sway does.
    private weak var owner: ShellSurface?
    /// Whether keys are sent to one of the application's surfaces, including one that is being closed.
    private(set) var hasFocus = false
    /// The pressed modifiers, as far as the keymap is known.
    var modifiers: KeyModifiers { state?.modifiers ?? [] }
    var hasCompiledKeymap: Bool { state != nil }

    private let object: WlKeyboard
    private unowned let seat: Seat
    private let keyRepeat: KeyRepeat
    private let compose = Compose()

    private var newKeymap: KeymapFile?
    private var state: KeyboardState?
    /// The layouts that the window system's delegate knows; `nil` before the keymap is compiled.
    private(set) var reportedLayouts: KeyboardLayouts?
    private var masks = Masks()
    /// The keys whose press was delivered to this window, with its serial, in order.
    private var pressed: [(code: UInt32, serial: UInt32)] = []

    private struct Masks {
        var depressed: UInt32 = 0
        var latched: UInt32 = 0
        var locked: UInt32 = 0
        var layout: UInt32 = 0
    }

    init(_ object: WlKeyboard, seat: Seat) {
        self.object = object
        self.seat = seat
        keyRepeat = KeyRepeat(timeSource: seat.system.timeSource)
        keyRepeat.onRepeat = { [weak self] code, time in self?.repeated(code, time: time) }
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    func forget(_ closed: ShellSurface) {
        if closed === focus { focus = nil }
        guard closed === owner else { return }
        keyRepeat.stop()
        pressed = []
        owner = nil
    }

    /// Moves keys between popups with a grab and the window with keyboard focus.
    ///
    /// Pressed keys are canceled when focus is lost, because their release won't be reported.
    func ownerDidChange() {
        let newOwner = focus.map { seat.system.grabs.last(where: \.isSeen) ?? $0 }
        guard newOwner !== owner else { return }
        keyRepeat.stop()
        state?.cancelComposition()
        pressed = []
        let old = owner
        owner = newOwner
        old?.deliver(.keyboardFocus(false))
        newOwner?.deliver(.keyboardFocus(true))
    }

    /// Called when the keyboard has been removed, so that no window has focus.
    func disconnect() {
        object.handler = nil
        loseFocus()
        leave()
    }

    // MARK: - Events

    private func receive(_ event: WlKeyboard.Event) {
        switch event {
        case .keymap(let format, let file, let size):
            receiveKeymap(file, format: format.rawValue, byteCount: size)
        case .enter(_, let surface, _):
            // Keys that are already pressed belong to another client, so their release is ignored.
            hasFocus = true
            seat.maySeeSelections = true
            enter(seat.system.owner(of: surface))
        case .leave:
            loseFocus()
            leave()
        case .key(let serial, let time, let code, let state):
            seat.lastSerial = serial
            key(code, isDown: state == .pressed, time: seat.time(time), serial: serial)
        case .modifiers(_, let depressed, let latched, let locked, let layout):
            masks = Masks(depressed: depressed, latched: latched, locked: locked, layout: layout)
            updateModifiers()
        case .repeatInfo(let rate, let delay):
            keyRepeat.configure(rate: rate, delay: delay)
        }
    }

    private func loseFocus() {
        hasFocus = false
        seat.maySeeSelections = false
    }

    private func enter(_ surface: ShellSurface?) {
        leave()
        focus = surface
        guard surface != nil else { return }
        loadKeymap()
        ownerDidChange()
    }

    private func leave() {
        keyRepeat.stop()
        state?.cancelComposition()
        focus = nil
        ownerDidChange()
    }

    private func key(_ code: UInt32, isDown: Bool, time: TimeInterval, serial: UInt32) {
        loadKeymap()
        guard let owner else { return }
        let index = pressed.firstIndex { $0.code == code }
        if isDown {
            // A second press without a release is the display server's own repetition.
            if index == nil { pressed.append((code, serial)) }
            if state?.keymap.repeats(code) == true, index == nil {
                keyRepeat.start(code, at: time)
            }
            send(code, index == nil ? .down : .repeated, time: time, serial: serial, to: owner)
        } else if let index {
            pressed.remove(at: index)
            keyRepeat.stop(code)
            send(code, .up, time: time, serial: serial, to: owner)
        }
    }

    private func repeated(_ code: UInt32, time: TimeInterval) {
        // A release might be queued unread after a period in which the main actor was busy.
        seat.system.dispatch()
        guard let owner, let key = pressed.first(where: { $0.code == code }) else { return }
        send(code, .repeated, time: time, serial: key.serial, to: owner)
    }

    private func send(
        _ code: UInt32, _ phase: KeyEvent.Phase, time: TimeInterval, serial: UInt32, to owner: ShellSurface
    ) {
        // Without a keymap, only the physical key is known.
        let event =
            state?.event(code: code, phase: phase, time: time, serial: serial)
            ?? KeyEvent(phase: phase, code: code, keysym: 0, characters: "", timestamp: time, serial: serial)
        owner.deliver(.key(event))
    }

    // MARK: - Keymap and modifiers

    private func updateModifiers() {
        let old = modifiers
        loadKeymap()
        updateState()
        guard modifiers != old, let owner else { return }
        owner.deliver(.modifiers(modifiers))
    }

    private func updateState() {
        state?.update(
            depressed: masks.depressed, latched: masks.latched, locked: masks.locked, layout: masks.layout)
        guard let layouts = state?.layouts, layouts != reportedLayouts else { return }
        reportedLayouts = layouts
        seat.system.delegate?.windowSystem(seat.system, didChange: layouts)
    }

    /// Stores the keymap's file until a key needs it.
    private func receiveKeymap(_ file: OwnedFileDescriptor, format: UInt32, byteCount: UInt32) {
        do {
            newKeymap = KeymapFile(taking: try file.duplicated(), format: format, byteCount: byteCount)
        } catch {
            Log.error("The keymap's file cannot be kept. \(error)")
        }
    }

    /// Compiles the last received keymap.
    private func loadKeymap() {
        guard let file = newKeymap.take() else { return }
        let newState = KeyboardState.replacing(state, compose: compose) { () throws(KeymapError) in try file.keymap() }
        guard newState !== state else { return }
        keyRepeat.stop()
        state?.cancelComposition()
        state = newState
        updateState()
    }
}
