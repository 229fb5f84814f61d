// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The target side of XDND for one window.
@MainActor
final class DropTarget {

    private unowned let window: X11Window
    private var source: UInt32?
    private var offer: X11DragOffer?
    /// Messages that arrived before the names of the targets were known.
    private var unread: [XEvent.ClientMessage] = []
    private var hasEntered = false
    private var location = CGPoint.zero

    init(window: X11Window) {
        self.window = window
    }

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
        Task { [weak self] in
            let (names, listed) = await session.inquire { connection in
                let question = connection.getProperty(actions, of: source, limit: 64)
                let names = atoms.map { connection.names([$0]).first ?? "" }
                return (names, PropertyValue(connection.wait(for: question))?.numbers ?? [])
            }
            guard let self, self.source == source, !window.surface.isClosed else { return }
            let permitted = listed.map { DragOperations(atom: $0, atoms: session.atoms) }
            offer = X11DragOffer(
                source: source, window: window.surface.identifier, targets: Array(zip(atoms, names)),
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
        location = CGPoint(
            x: CGFloat(x - window.frame.x) / window.scale, y: CGFloat(y - window.frame.y) / window.scale)
        if hasEntered {
            window.dropDelegate?.window(window, dragDidMove: offer, to: location)
        } else {
            hasEntered = true
            window.dropDelegate?.window(window, dragDidEnter: offer, at: location)
        }
        let accepted = window.dropDelegate == nil ? [] : offer.accepted
        // An empty rectangle, with a request for all movements.
        window.session.connection.sendMessage(
            atoms[.dragStatus], about: offer.source,
            [window.surface.identifier, accepted.isEmpty ? 2 : 3, 0, 0, accepted.atom(atoms)], to: offer.source)
        window.session.flush()
    }

    private func leave() {
        let offer = hasEntered ? offer : nil
        source = nil
        self.offer = nil
        unread = []
        hasEntered = false
        if let offer { window.dropDelegate?.window(window, dragDidLeave: offer) }
    }

    private func drop(_ message: XEvent.ClientMessage, _ offer: X11DragOffer) {
        let mayDrop = hasEntered && !offer.accepted.isEmpty && window.dropDelegate != nil
        offer.drop(time: message.numbers[2])
        hasEntered = false
        self.offer = nil
        source = nil
        if mayDrop {
            window.dropDelegate?.window(window, didDrop: offer, at: location)
        } else {
            offer.finish(nil)
        }
    }
}
