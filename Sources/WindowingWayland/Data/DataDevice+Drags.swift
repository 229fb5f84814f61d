// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// What is dragged over our windows, and out of them.
extension DataDevice {
    /// Hands the press over to the compositor as a drag; one that is under way is given up.
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
        // A drag without content is its own application's affair; one over a surface that is no window is refused by
        // not being accepted.
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
        // What the window does not want any more may have been dropped before the compositor knew.
        guard let session = dropSession, let window = session.window, session.isAccepted,
            let delegate = window.dropDelegate
        else { return leave() }
        dropSession = nil
        session.drop()
        delegate.window(window, didDrop: session, at: session.location)
    }

    /// Drops what is under way in a window that is gone.
    func forget(_ window: WaylandWindow) {
        if dropSession?.window === window {
            dropSession?.end()
            dropSession = nil
        }
        if dragSource?.window === window { dragSource?.cancel() }
    }

    /// The seat, or its data, is gone.
    func disconnect() {
        leave()
        dragSource?.cancel()
        dragSource = nil
    }
}
