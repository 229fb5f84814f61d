// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// Drags over the application's windows, and out of them.
extension DataDevice {
    /// Starts a drag with the current press, canceling the previous one.
    func beginDrag(
        _ attributes: DragAttributes, from window: WaylandWindow, _ objects: ShellSurface.Objects,
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
        // A drag without content is private to its own application; one over a surface that isn't a window is refused
        // by not accepting it.
        guard let offer, let system, let window = system.owner(of: surface) as? WaylandWindow else { return }
        let session = DropSession(offer, over: window, at: location, serial: serial, system: system)
        dropSession = session
        window.dropDelegate?.window(window, dragDidEnter: session, at: location)
    }

    func move(to location: CGPoint) {
        guard let session = dropSession, let window = session.window else { return }
        session.location = location
        window.dropDelegate?.window(window, dragDidMove: session, to: location)
    }

    func leave() {
        guard let session = dropSession else { return }
        dropSession = nil
        if let window = session.window { window.dropDelegate?.window(window, dragDidLeave: session) }
        session.end()
    }

    func drop() {
        // The content might have been dropped before the compositor received the refusal.
        guard let session = dropSession, let window = session.window, session.isAccepted,
            let delegate = window.dropDelegate
        else { return leave() }
        dropSession = nil
        session.drop()
        delegate.window(window, didDrop: session, at: session.location)
    }

    /// Ends the drags of a closed window.
    func forget(_ window: WaylandWindow) {
        if dropSession?.window === window {
            dropSession?.end()
            dropSession = nil
        }
        if dragSource?.window === window { dragSource?.cancel() }
    }

    /// Called when the seat or its data device has been removed.
    func disconnect() {
        leave()
        dragSource?.cancel()
        dragSource = nil
    }
}
