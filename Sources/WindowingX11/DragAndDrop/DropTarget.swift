// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// The target side of XDND for one window or popup.
@MainActor
final class DropTarget {
    private unowned let window: X11Window
    /// The popup of the window that is the target; `nil` for the window itself.
    private unowned let popup: X11Popup?
    /// The position of a popup's surface on the root window, which includes its shadow.
    private var popupOrigin = (x: 0, y: 0)
    private var source: UInt32?
    private var offer: X11DragOffer?
    /// Messages that arrived before the names of the targets were known.
    private var unread: [XEvent.ClientMessage] = []
    private var hasEntered = false
    private var location = CGPoint.zero

    init(window: X11Window, popup: X11Popup? = nil) {
        self.window = window
        self.popup = popup
    }

    private var surface: XSurface { popup?.surface ?? window.surface }

    private var dropDelegate: (any PlatformDropDelegate)? { popup.map(\.dropDelegate) ?? window.dropDelegate }

    func receive(_ message: XEvent.ClientMessage, _ name: AtomName) {
        if name == .dragEnter { return enter(message) }
        guard message.numbers[0] == source else { return }
        guard let offer else {
            unread.append(message)
            return
        }
        switch name {
        case .dragPosition: move(message, offer)
        case .dragLeave: leave()
        case .dragDrop: drop(message, offer)
        default: break
        }
    }

    // MARK: - Entering

    private func enter(_ message: XEvent.ClientMessage) {
        leave()
        let version = message.numbers[1] >> 24
        guard (DragOperations.lowestProtocolVersion...DragOperations.protocolVersion).contains(version) else { return }
        let source = message.numbers[0]
        self.source = source
        let listed = message.numbers[2...4].filter { $0 != 0 }
        // The message contains up to three targets; more are in a property.
        guard message.numbers[1] & 1 != 0 else { return name(Array(listed), of: source) }
        let session = window.session
        session.property(session.atoms[.dragTypes], of: source, limit: 4096) { [weak self] value in
            self?.name(value?.numbers ?? Array(listed), of: source)
        }
    }

    private func name(_ atoms: [UInt32], of source: UInt32) {
        let session = window.session
        let actions = session.atoms[.dragActions]
        let (identifier, root) = (surface.identifier, session.screen.root)
        Task { [weak self] in
            let (names, listed, origin) = await session.inquire { connection in
                let question = connection.getProperty(actions, of: source, limit: 64)
                let place = unsafe xcb_translate_coordinates(connection.pointer, identifier, root, 0, 0).sequence
                let names = atoms.map { connection.names([$0]).first ?? "" }
                let listed = PropertyValue(connection.wait(for: question))?.numbers ?? []
                let origin = connection.wait(for: place)?.load(xcb_translate_coordinates_reply_t.self)
                return (names, listed, (x: Int(origin?.dst_x ?? 0), y: Int(origin?.dst_y ?? 0)))
            }
            guard let self, self.source == source, !surface.isClosed else { return }
            popupOrigin = origin
            let permitted = listed.map { DragOperations(atom: $0, atoms: session.atoms) }
            offer = X11DragOffer(
                source: source, window: surface.identifier, targets: Array(zip(atoms, names)),
                permitted: permitted.reduce([]) { $0.union($1) }, system: window.system)
            let messages = unread
            unread = []
            for message in messages {
                if let name = session.atoms.name(of: message.type) { receive(message, name) }
            }
        }
    }

    // MARK: - Movement

    private func move(_ message: XEvent.ClientMessage, _ offer: X11DragOffer) {
        let atoms = window.session.atoms
        offer.update(
            suggestion: DragOperations(atom: message.numbers[4], atoms: atoms), time: message.numbers[3])
        // Two signed 16-bit numbers, because screens can be to the left of the first one.
        let x = Int(Int16(truncatingIfNeeded: message.numbers[2] >> 16))
        let y = Int(Int16(truncatingIfNeeded: message.numbers[2]))
        let origin = popup == nil ? (window.frame.x, window.frame.y) : popupOrigin
        location = CGPoint(x: CGFloat(x - origin.0) / window.scale, y: CGFloat(y - origin.1) / window.scale)
        if hasEntered {
            dropDelegate?.window(window, dragDidMove: offer, to: location)
        } else {
            hasEntered = dropDelegate != nil
            dropDelegate?.window(window, dragDidEnter: offer, at: location)
        }
        let accepted = dropDelegate == nil ? [] : offer.accepted
        // An empty rectangle, with a request for all movements.
        window.session.connection.sendMessage(
            atoms[.dragStatus], about: offer.source,
            [surface.identifier, accepted.isEmpty ? 2 : 3, 0, 0, accepted.atom(atoms)], to: offer.source)
        window.session.flush()
    }

    private func leave() {
        let offer = hasEntered ? offer : nil
        source = nil
        self.offer = nil
        unread = []
        hasEntered = false
        if let offer { dropDelegate?.window(window, dragDidLeave: offer) }
    }

    private func drop(_ message: XEvent.ClientMessage, _ offer: X11DragOffer) {
        let mayDrop = hasEntered && !offer.accepted.isEmpty && dropDelegate != nil
        offer.drop(time: message.numbers[2])
        hasEntered = false
        self.offer = nil
        source = nil
        if mayDrop {
            dropDelegate?.window(window, didDrop: offer, at: location)
        } else {
            offer.finish(nil)
        }
    }
}
