// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing
internal import WindowingBackends

/// The dispatch of server events to windows and devices.
extension X11WindowSystem {
    func receive(_ event: XEvent) {
        switch event {
        case .message(let message): receive(message)
        case .configured(let configure): windows[configure.window]?.didConfigure(configure)
        case .restacked(let window, let sibling): didRestack(window, above: sibling)
        case .mapped(let window):
            windows[window]?.didMap()
            if let popup = popups[window] { didMap(popup) }
        case .unmapped(let window): windows[window]?.didUnmap()
        case .destroyed(let window):
            for channel in channels.values where channel.server == window { channel.end() }
        case .visibility(let window, let isFullyObscured):
            windows[window]?.visibilityDidChange(isFullyObscured: isFullyObscured)
        case .property(let change): receive(change)
        case .screensChanged: refreshScreens()
        case .keyboardState(let masks): keyboard.update(masks)
        case .keymapChanged: keyboard.reload()
        case .device(let event): receive(event)
        case .crossing(let event): receive(event)
        case .rawMotion(let motion): hold.receive(motion)
        case .deviceClasses(_, let source, let classes): pointer.axes.update(source, classes)
        case .devicesChanged: pointer.axes.refresh()
        case .selectionLost(let selection, _): selectionWasLost(selection)
        case .selectionRequested(let request): receive(request)
        case .selectionAnswered(let answer): incomingTransfer(to: answer.requestor)?.receive(answer)
        case .selectionOwner(let selection, let owner, let time): selectionOwnerDidChange(selection, owner, time)
        }
    }

    private func receive(_ message: XEvent.ClientMessage) {
        // A settings manager or a compositor announces that it has started.
        if let session, message.window == session.screen.root, session.atoms.name(of: message.type) == .manager {
            surroundingsDidAppear(session)
        }
        windows[message.window]?.receive(message)
        popups[message.window]?.receiveDrag(message)
        channels[message.window]?.receive(message)
    }

    private func receive(_ change: XEvent.PropertyChange) {
        guard let session else { return }
        if change.window == session.screen.root {
            rootPropertyDidChange(change.property)
        } else if change.window == settingsWindow {
            refreshScale(session)
        } else if let transfer = incomingTransfer(to: change.window) {
            transfer.propertyDidChange(change)
        } else if let window = windows[change.window] {
            window.propertyDidChange(change)
        } else {
            receiverDidChange(change)
        }
    }

    private func selectionOwnerDidChange(_ selection: UInt32, _ owner: UInt32, _ time: UInt32) {
        if let session, selection == compositorSelection { return refreshManager(session) }
        let kind: SelectionKind? =
            switch session?.atoms.name(of: selection) {
            case .clipboard: .clipboard
            case .primary: .primary
            default: nil
            }
        if let kind { selections[kind]?.ownerDidChange(owner, time: time) }
    }

    private func receive(_ event: XEvent.DeviceEvent) {
        let isInput = event.kind != .motion && event.kind != .touchUpdate
        if isInput {
            lastUserTime = event.time
            windows[event.window]?.userDidAct(time: event.time)
        }
        switch event.kind {
        case .keyPress, .keyRelease: keyboard.receive(event)
        case .buttonPress, .buttonRelease, .motion: pointer.receive(event)
        case .touchBegin, .touchUpdate, .touchEnd: touch.receive(event)
        }
    }

    private func receive(_ event: XEvent.CrossingEvent) {
        switch event.kind {
        case .enter, .leave:
            pens.receive(event)
            pointer.receive(event)
        case .focusIn, .focusOut: keyboard.receive(event)
        }
    }

    /// Returns an event's time on the `TimeSource`'s scale.
    func time(_ milliseconds: UInt32) -> TimeInterval {
        eventClock.time(milliseconds, now: timeSource.now)
    }

    /// Returns the time of an event that carries none.
    func timeOfUntimedEvent() -> TimeInterval {
        eventClock.timeOfUntimedEvent(now: timeSource.now)
    }

    /// Removes a surface that is about to be destroyed.
    func didClose(_ surface: XSurface) {
        surfaces[surface.identifier] = nil
        windows[surface.identifier] = nil
        popups[surface.identifier] = nil
        pointer.forget(surface)
        keyboard.forget(surface)
        touch.forget(surface)
        pens.forget(surface)
    }
}
