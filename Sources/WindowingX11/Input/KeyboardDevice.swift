// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Keyboard
internal import Windowing

/// The server's core keyboard.
///
/// Reading the keymap takes several round trips and some milliseconds; keys that arrive meanwhile are queued. Programs
/// that simulate a keyboard assign a symbol to a key just before they press it.
@MainActor
final class KeyboardDevice {
    /// The surface with keyboard focus.
    private(set) weak var focus: XSurface?
    /// The surface that receives keys: a popup with a grab, otherwise the one with keyboard focus.
    private weak var owner: XSurface?
    /// The pressed modifiers, as far as the keymap is known.
    var modifiers: KeyModifiers { state?.modifiers ?? [] }

    /// The Linux code of Escape, which cancels a drag even if the keymap isn't known.
    private static let escape: UInt32 = 1

    private unowned let system: X11WindowSystem
    private let keyRepeat: KeyRepeat
    private let compose = Compose()
    private var state: KeyboardState?
    private var reportedLayouts: KeyboardLayouts?
    private var masks = XEvent.KeyboardMasks()
    private var isLoading = false
    private var needsReload = false
    private var unread: [XEvent.DeviceEvent] = []
    /// The key that an input method has been offered and hasn't answered.
    private var offered: OfferedKey?
    private var offerCount = 0
    /// The keys that wait for the answer to an earlier one, in order.
    private var waiting: [XEvent.DeviceEvent] = []
    private var isProcessingWaitingKeys = false
    /// The modifiers that the server reported last, also with a key that waits.
    private var latestMasks = XEvent.KeyboardMasks()
    /// The keys whose press was delivered to this surface, with its serial, in order.
    private var pressed: [(code: UInt32, serial: UInt32)] = []

    /// A key with what is needed to deliver it later.
    private struct OfferedKey {
        var number: Int
        var code: UInt32
        var phase: KeyEvent.Phase
        var time: TimeInterval
        var serial: UInt32
        var masks: XEvent.KeyboardMasks
    }

    init(system: X11WindowSystem) {
        self.system = system
        keyRepeat = KeyRepeat(timeSource: system.timeSource)
        keyRepeat.onRepeat = { [weak self] code, time in self?.repeated(code, time: time) }
    }

    func forget(_ surface: XSurface) {
        if surface === owner {
            keyRepeat.stop()
            pressed = []
            offered = nil
            waiting = []
            owner = nil
        }
        if surface === focus { focus = nil }
        ownerDidChange()
    }

    /// Called when the connection has ended.
    func stop() {
        keyRepeat.stop()
        offered = nil
        waiting = []
        focus = nil
        owner = nil
    }

    // MARK: - Events

    func receive(_ event: XEvent.CrossingEvent) {
        guard let surface = system.surfaces[event.window] else { return }
        // Grabs, such as for a window manager's shortcuts, take keyboard focus only briefly.
        guard !event.isGrab, !event.isUngrab, !event.isInferiorOrPointer else { return }
        if event.kind == .focusIn {
            track(event.masks)
            enter(surface)
        } else if surface === focus {
            leave()
        }
    }

    func receive(_ event: XEvent.DeviceEvent) {
        guard !isLoading else {
            unread.append(event)
            return
        }
        latestMasks = event.masks
        guard offered == nil, !isProcessingWaitingKeys else {
            waiting.append(event)
            return
        }
        process(event)
    }

    private func process(_ event: XEvent.DeviceEvent) {
        track(event.masks)
        // X keycodes start at 8.
        guard event.detail >= 8, event.detail < 0x10000, system.surfaces[event.window] != nil else { return }
        let code = event.detail - 8
        if let drag = system.drag, state?.isEscape(code: code) ?? (code == Self.escape) { return drag.cancel() }
        key(code, isDown: event.kind == .keyPress, isRepeat: event.isRepeat, event)
    }

    /// Records the modifiers without notifying the application: the event that contains them does that.
    func track(_ masks: XEvent.KeyboardMasks) {
        self.masks = masks
        updateState()
    }

    /// Called when modifiers or the layout changed.
    func update(_ masks: XEvent.KeyboardMasks) {
        latestMasks = masks
        let old = modifiers
        track(masks)
        guard modifiers != old else { return }
        owner?.onInput?(.modifiers(modifiers))
    }

    private func enter(_ surface: XSurface) {
        guard surface !== focus else { return }
        leave()
        focus = surface
        ownerDidChange()
        system.windows[surface.identifier]?.focusDidChange(true)
        system.watchSelections()
    }

    private func leave() {
        guard let surface = focus else { return }
        focus = nil
        ownerDidChange()
        system.windows[surface.identifier]?.focusDidChange(false)
    }

    /// Moves keys between popups with a grab and the window with keyboard focus.
    func ownerDidChange() {
        let newOwner = focus == nil ? nil : system.grabs.last?.surface ?? focus
        guard newOwner !== owner else { return }
        deliverWaitingKeys()
        keyRepeat.stop()
        state?.cancelComposition()
        // Pressed keys are canceled when focus is lost, because their release won't be reported.
        pressed = []
        let old = owner
        owner = newOwner
        old?.onInput?(.keyboardFocus(false))
        newOwner?.onInput?(.keyboardFocus(true))
    }

    private func key(_ code: UInt32, isDown: Bool, isRepeat: Bool, _ event: XEvent.DeviceEvent) {
        guard let surface = owner else { return }
        let index = pressed.firstIndex { $0.code == code }
        if isDown {
            // The server's repetitions are ignored; ours use the time source.
            guard !isRepeat, index == nil else { return }
            pressed.append((code, event.time))
            let time = system.time(event.time)
            if state?.keymap.repeats(code) == true { keyRepeat.start(code, at: time) }
            offer(code, .down, time: time, serial: event.time, to: surface)
        } else if let index {
            pressed.remove(at: index)
            keyRepeat.stop(code)
            offer(code, .up, time: system.time(event.time), serial: event.time, to: surface)
        }
    }

    private func repeated(_ code: UInt32, time: TimeInterval) {
        // A release might be queued unread after a period in which the main actor was busy.
        system.dispatch()
        // A repetition is omitted while the input method is busy.
        guard offered == nil, let surface = owner, let key = pressed.first(where: { $0.code == code }) else { return }
        offer(code, .repeated, time: time, serial: key.serial, to: surface)
    }

    // MARK: - Input method

    /// Offers a key to the input method of the surface's window while text is edited there, and otherwise sends it.
    private func offer(
        _ code: UInt32, _ phase: KeyEvent.Phase, time: TimeInterval, serial: UInt32, to surface: XSurface
    ) {
        let window = system.windows[surface.identifier] ?? system.popups[surface.identifier]?.toplevel
        guard let method = window?.textInput, method.wantsKeys, let state else {
            return send(code, phase, time: time, serial: serial, to: surface)
        }
        offerCount += 1
        let number = offerCount
        offered = OfferedKey(number: number, code: code, phase: phase, time: time, serial: serial, masks: masks)
        let key = InputMethodKey(
            keysym: state.keysym(code: code), code: code, modifiers: masks.coreState, isRelease: phase == .up,
            time: serial)
        method.context.offer(key) { [weak self] isConsumed in
            guard let self, let key = offered, key.number == number else { return }
            offered = nil
            if !isConsumed { send(key) }
            processWaitingKeys()
        }
    }

    private func processWaitingKeys() {
        guard !waiting.isEmpty, !isProcessingWaitingKeys else { return }
        isProcessingWaitingKeys = true
        while offered == nil, !waiting.isEmpty { process(waiting.removeFirst()) }
        isProcessingWaitingKeys = false
        if offered == nil { track(latestMasks) }
    }

    /// Sends a key with the modifiers that it was pressed with.
    private func send(_ key: OfferedKey) {
        guard let owner else { return }
        let current = masks
        track(key.masks)
        send(key.code, key.phase, time: key.time, serial: key.serial, to: owner)
        track(current)
    }

    /// Delivers all keys that the input method hasn't answered, because the keyboard focus moves.
    private func deliverWaitingKeys() {
        guard let key = offered else { return }
        offered = nil
        let events = waiting
        waiting = []
        send(key)
        for event in events {
            guard event.detail >= 8, event.detail < 0x10000 else { continue }
            track(event.masks)
            let phase: KeyEvent.Phase = event.kind == .keyPress ? .down : .up
            if let owner, !event.isRepeat {
                send(event.detail - 8, phase, time: system.time(event.time), serial: event.time, to: owner)
            }
        }
    }

    /// Delivers a key that the input method of a window synthesizes.
    func receive(_ key: InputMethodKey, for window: X11Window) {
        guard let owner, let state, owner === window.surface || system.popups[owner.identifier]?.toplevel === window
        else { return }
        let code = key.code != 0 ? key.code : state.keymap.code(ofKeysym: key.keysym) ?? 0
        guard code < 0xfff8 else { return }
        let current = masks
        track(XEvent.KeyboardMasks(depressed: key.modifiers & 0xff, layout: key.modifiers >> 13 & 3))
        send(
            code, key.isRelease ? .up : .down, time: system.timeOfUntimedEvent(), serial: system.lastUserTime,
            to: owner)
        track(current)
    }

    private func send(
        _ code: UInt32, _ phase: KeyEvent.Phase, time: TimeInterval, serial: UInt32, to surface: XSurface
    ) {
        // Without a keymap, only the physical key is known.
        let event =
            state?.event(code: code, phase: phase, time: time, serial: serial)
            ?? KeyEvent(phase: phase, code: code, keysym: 0, characters: "", timestamp: time, serial: serial)
        surface.onInput?(.key(event))
    }

    // MARK: - Keymap

    /// Reads the keymap and the repeat settings; a change in the meantime causes another read.
    func reload() {
        guard let session = system.session else { return }
        needsReload = isLoading
        guard !isLoading else { return }
        isLoading = true
        listen(session)
        Task { [weak self] in
            let keymap = await session.inquire { connection in
                Result { () throws(KeymapError) in try Keymap.ofServer(connection) }
            }
            // After the end of the connection there is nothing to read or to report.
            if session.connection.error == nil { self?.use(keymap) }
            self?.didLoad()
        }
    }

    func use(_ keymap: Result<Keymap, KeymapError>) {
        let newState = KeyboardState.replacing(state, compose: compose) { () throws(KeymapError) in try keymap.get() }
        if newState !== state {
            // A pressed key continues to repeat: its own press can have caused the change of keymap, as the first one
            // on another keyboard.
            state?.cancelComposition()
            state = newState
            updateState()
        }
    }

    private func didLoad() {
        isLoading = false
        let waiting = unread
        unread = []
        for event in waiting { receive(event) }
        if needsReload {
            needsReload = false
            reload()
        }
    }

    private func updateState() {
        state?.update(
            depressed: masks.depressed, latched: masks.latched, locked: masks.locked, layout: masks.layout)
        guard let layouts = state?.layouts, layouts != reportedLayouts else { return }
        reportedLayouts = layouts
        system.delegate?.windowSystem(system, didChange: layouts)
    }

    /// Selects events for changes of keymap, modifiers and repeat settings, and requests the current repeat settings.
    private func listen(_ session: Session) {
        session.connection.selectKeyboardEvents()
        let sequence = unsafe xcb_xkb_get_controls(
            session.connection.pointer, UInt16(XCB_XKB_ID_USE_CORE_KBD.rawValue)
        ).sequence
        session.reader.answer(to: sequence) { [weak self] answer in
            guard let controls = answer?.load(xcb_xkb_get_controls_reply_t.self) else { return }
            let repeats = controls.enabledControls & XCB_XKB_BOOL_CTRL_REPEAT_KEYS.rawValue != 0
            let interval = max(1, Int32(controls.repeatInterval))
            self?.keyRepeat.configure(
                rate: repeats ? max(1, 1000 / interval) : 0, delay: Int32(controls.repeatDelay))
        }
    }
}

extension XEvent.KeyboardMasks {
    /// The modifiers and the layout, as in the state of core events.
    fileprivate var coreState: UInt32 {
        (depressed | latched | locked) & 0xff | (layout & 3) << 13
    }
}

extension XConnection {
    /// Selects events for changes of the core keyboard's state, map and controls.
    func selectKeyboardEvents() {
        let events =
            XCB_XKB_EVENT_TYPE_NEW_KEYBOARD_NOTIFY.rawValue | XCB_XKB_EVENT_TYPE_MAP_NOTIFY.rawValue
            | XCB_XKB_EVENT_TYPE_STATE_NOTIFY.rawValue | XCB_XKB_EVENT_TYPE_CONTROLS_NOTIFY.rawValue
        let parts: UInt16 = 0xff
        unsafe _ = xcb_xkb_select_events(
            pointer, UInt16(XCB_XKB_ID_USE_CORE_KBD.rawValue), UInt16(events), 0, UInt16(events), parts, parts, nil)
    }
}
