// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import RenderThread
internal import Windowing
internal import WindowingBackends

extension X11Window {
    func didConfigure(_ event: XEvent.Configure) {
        // Positions in the server's own events are relative to the window manager's frame.
        if event.isSynthetic || !system.manager.isRunning {
            frame.x = event.x
            frame.y = event.y
            // The server can have answered before it sent this event, and answers are delivered after events.
            if placeQuestionCount > 0 { askForPlace() }
        } else {
            askForPlace()
        }
        let changesSize = event.width != frame.width || event.height != frame.height
        frame.width = event.width
        frame.height = event.height
        placeDidChange()
        if changesSize || pendingSync != nil { deliver() }
    }

    /// Requests the window's position on the screen, after its frame has moved.
    private func askForPlace() {
        let sequence = unsafe xcb_translate_coordinates(
            session.connection.pointer, surface.identifier, session.screen.root, 0, 0
        ).sequence
        placeQuestionCount += 1
        session.reader.answer(to: sequence) { [weak self] answer in
            guard let self else { return }
            placeQuestionCount -= 1
            guard placeQuestionCount == 0, let place = answer?.load(xcb_translate_coordinates_reply_t.self)
            else { return }
            frame.x = Int(place.dst_x)
            frame.y = Int(place.dst_y)
            placeDidChange()
        }
    }

    private func placeDidChange() {
        screensDidChange()
        if confinement != nil { system.hold.update(self) }
        textInput?.windowDidMove()
        for popup in popups { popup.surroundingsDidChange() }
    }

    func didMap() {
        isMapped = true
        if !system.manager.isRunning { takeFocus(time: 0) }
        announceLaunch()
        system.updateIdleInhibition()
        screensDidChange()
    }

    func didUnmap() {
        isMapped = false
        system.hold.release(self)
        system.updateIdleInhibition()
    }

    func visibilityDidChange(isFullyObscured: Bool) {
        change { $0.isObscured = isFullyObscured }
    }

    func focusDidChange(_ hasFocus: Bool) {
        change { $0.hasFocus = hasFocus }
        textInput?.focusDidChange(hasFocus)
        if confinement != nil { system.hold.update(self) }
    }

    /// Called when the screens, or the window's position on them, changed.
    func screensDidChange() {
        let screens = isMapped ? system.displays.screens(touching: frame, scale: scale) : []
        guard screens.map(ObjectIdentifier.init) != screensShown.map(ObjectIdentifier.init) else { return }
        screensShown = screens
        if let rate = screens.compactMap({ $0.description.currentMode?.refreshRate }).max(), rate > 0 {
            let target = surface.target
            RenderActor.async { target.pacer.clock.nominalInterval = 1 / min(max(rate, 1), 1000) }
        }
        delegate?.window(self, didMoveTo: screens)
    }

    /// Called when the scale or the window manager changed.
    func surroundingsDidChange() {
        callManagerTarget()
        sendSizeHints()
        deliver()
        for popup in popups { popup.surroundingsDidChange() }
    }

    func receive(_ message: XEvent.ClientMessage) {
        let atoms = session.atoms
        guard message.format == 32, let name = atoms.name(of: message.type) else { return }
        guard name == .wmProtocols else { return receiveDrag(message, name) }
        switch atoms.name(of: message.numbers[0]) {
        case .wmDeleteWindow:
            delegate?.windowShouldClose(self)
        case .netPing:
            // Sent on the main actor, so that the window manager can detect a hanging application.
            session.connection.sendMessage(
                message.type, about: surface.identifier, [message.numbers[0], message.numbers[1], surface.identifier],
                to: session.screen.root, mask: Self.rootMask)
        case .netSyncRequest:
            pendingSync = FrameSynchronization.Request(
                value: UInt64(message.numbers[2]) | UInt64(message.numbers[3]) << 32,
                isExtended: message.numbers[4] != 0)
        default:
            break
        }
    }

    /// Requests keyboard focus.
    func takeFocus(time: UInt32) {
        guard isMapped else { return }
        unsafe _ = xcb_set_input_focus(
            session.connection.pointer, UInt8(XCB_INPUT_FOCUS_PARENT.rawValue), surface.identifier, time)
    }

    func propertyDidChange(_ event: XEvent.PropertyChange) {
        guard session.atoms.name(of: event.property) == .netState else { return }
        session.property(event.property, of: surface.identifier) { [weak self] value in
            guard let self, !surface.isClosed else { return }
            let numbers = value?.numbers ?? []
            change { $0.update(numbers, atoms: self.session.atoms) }
        }
    }

    /// Changes the state and notifies the application of a difference.
    func change(_ change: (inout ToplevelState) -> Void) {
        let old = state.states
        change(&state)
        guard state.states != old else { return }
        system.updateIdleInhibition()
        deliver()
    }
}
