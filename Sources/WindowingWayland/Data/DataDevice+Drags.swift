// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// Drags over the application's windows, and out of them.
extension DataDevice {
    /// Starts a drag with the current press, canceling the previous one.
    func beginDrag(
        _ attributes: DragAttributes, from window: WaylandWindow, origin objects: ShellSurface.Objects,
        progress: @escaping (DragProgress) -> Void
    ) {
        dragSource?.cancel()
        dragSource = DragSource(
            attributes, from: window, surface: objects.surface, device: object, manager: manager,
            session: objects.session,
            progress: progress)
        objects.session.reader.flush()
    }

    func enter(
        _ surface: WlSurface?, at location: CGPoint, serial: UInt32, offer: DataOfferObject?
    ) {
        leave()
        // A drag without content is private to its own application; one over another surface is refused by not
        // accepting it.
        guard let offer, let system, let owner = system.owner(of: surface), let window = owner.toplevel else { return }
        let session = DropSession(offer, over: owner, at: location, serial: serial, system: system)
        dropSession = session
        owner.dropDelegate?.window(window, dragDidEnter: session, at: location)
    }

    /// Reports the drag to a delegate that is set while it is over the surface.
    func enterNewDelegate(of surface: ShellSurface) {
        guard let session = dropSession, session.owner === surface, let window = surface.toplevel else { return }
        surface.dropDelegate?.window(window, dragDidEnter: session, at: session.location)
    }

    func move(to location: CGPoint) {
        guard let session = dropSession, let owner = session.owner, let window = owner.toplevel else { return }
        session.location = location
        owner.dropDelegate?.window(window, dragDidMove: session, to: location)
    }

    func leave() {
        guard let session = dropSession else { return }
        dropSession = nil
        if let owner = session.owner, let window = owner.toplevel {
            owner.dropDelegate?.window(window, dragDidLeave: session)
        }
        session.end()
    }

    func drop() {
        // The content might have been dropped before the compositor received the refusal.
        guard let session = dropSession, let owner = session.owner, session.isAccepted,
            let window = owner.toplevel, let delegate = owner.dropDelegate
        else { return leave() }
        dropSession = nil
        session.drop()
        delegate.window(window, didDrop: session, at: session.location)
    }

    /// Ends the drags of a closed window or popup.
    ///
    /// A drag out of a popup continues: its content belongs to the window.
    func forget(_ owner: ShellSurface) {
        if dropSession?.owner === owner {
            dropSession?.end()
            dropSession = nil
        }
        if let source = dragSource, source.window === owner { source.cancel() }
    }

    /// Called when the seat or its data device has been removed.
    func disconnect() {
        leave()
        dragSource?.cancel()
        dragSource = nil
    }
}
