// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// The application's content for a selection that it owns.
@MainActor
final class OfferedSelection {
    let offer: DataOffer
    private let selection: UInt32
    /// The server time at which the selection was acquired; 0 until the server has reported it.
    private var time: UInt32
    private let session: Session
    private weak var system: X11WindowSystem?
    /// The targets by atom; `nil` until the server has replied for all of them.
    private var forms: [UInt32: (target: String, type: String)]?
    private var order: [UInt32] = []
    private var waiting: [XEvent.SelectionRequest] = []

    init(_ offer: DataOffer, selection: UInt32, time: UInt32, session: Session, system: X11WindowSystem) {
        self.offer = offer
        self.selection = selection
        self.time = time
        self.session = session
        self.system = system
        let offers = SelectionTypes.offers(ofTypes: offer.types)
        Task { [weak self] in
            let atoms = await session.inquire { $0.atoms(offers.map(\.target)) }
            self?.name(Array(zip(atoms, offers)))
        }
    }

    private func name(_ named: [(UInt32, (target: String, type: String))]) {
        order = named.map(\.0)
        forms = Dictionary(named) { first, _ in first }
        let requests = waiting
        waiting = []
        for request in requests { answer(request) }
    }

    /// Called with the server time of the acquisition, which was requested for the current time.
    func wasAcquired(at time: UInt32) {
        self.time = time
    }

    /// Responds to a request for the content or its properties.
    func answer(_ request: XEvent.SelectionRequest) {
        guard forms != nil else {
            waiting.append(request)
            return
        }
        if session.atoms.name(of: request.target) == .multiple { return answerSeveral(request) }
        if give(propertiesAs: request.target, to: request.requestor, property: request.property) {
            return notify(request, isDone: true)
        }
        Task {
            let isDone = await give(request.target, to: request.requestor, property: request.property)
            notify(request, isDone: isDone)
        }
    }

    /// Responds to `MULTIPLE`: pairs of targets and properties; unavailable ones are replaced by `None`.
    private func answerSeveral(_ request: XEvent.SelectionRequest) {
        session.property(request.property, of: request.requestor, limit: 4096) { [weak self] value in
            guard let self else { return }
            var pairs = value?.numbers ?? []
            Task {
                for index in stride(from: 0, to: pairs.count - 1, by: 2) {
                    let (target, property) = (pairs[index], pairs[index + 1])
                    if self.give(propertiesAs: target, to: request.requestor, property: property) { continue }
                    let isDone = await self.give(target, to: request.requestor, property: property)
                    if !isDone { pairs[index + 1] = 0 }
                }
                self.set(request.property, of: request.requestor, type: self.session.atoms[.atomPair], to: pairs)
                self.notify(request, isDone: true)
            }
        }
    }

    /// Provides the targets or the time of the acquisition; returns whether the target is one of those.
    private func give(propertiesAs target: UInt32, to window: UInt32, property: UInt32) -> Bool {
        guard property != 0 else { return false }
        let atoms = session.atoms
        switch atoms.name(of: target) {
        case .targets:
            let targets = [atoms[.targets], atoms[.timestamp], atoms[.multiple]] + order
            set(property, of: window, type: atoms[.atom], to: targets)
        case .timestamp:
            set(property, of: window, type: atoms[.integer], to: [time])
        default:
            return false
        }
        return true
    }

    /// Provides the content in a property, directly or incrementally.
    private func give(_ target: UInt32, to window: UInt32, property: UInt32) async -> Bool {
        guard property != 0, let form = forms?[target], let data = try? await offer.data(form.type), let system,
            system.session != nil
        else { return false }
        let bytes = form.target == "STRING" ? SelectionTypes.latin1(fromUTF8: Array(data)) : Array(data)
        // `TEXT` leaves the choice of the type to the owner.
        let type = form.target == "TEXT" ? session.atoms[.utf8String] : target
        if bytes.count <= OutgoingTransfer.partSize {
            session.connection.setProperty(property, of: window, type: type, to: bytes)
        } else {
            system.startTransfer(
                OutgoingTransfer(bytes, form: type, window: window, property: property, session: session))
        }
        return true
    }

    private func set(_ property: UInt32, of window: UInt32, type: UInt32, to values: [UInt32]) {
        session.connection.setProperty(property, of: window, type: type, to: values)
    }

    private func notify(_ request: XEvent.SelectionRequest, isDone: Bool) {
        var event = xcb_selection_notify_event_t()
        event.response_type = UInt8(XCB_SELECTION_NOTIFY)
        event.time = request.time
        event.requestor = request.requestor
        event.selection = request.selection
        event.target = request.target
        event.property = isDone ? request.property : 0
        session.connection.send(event, to: request.requestor)
        session.flush()
    }
}

extension XConnection {
    /// Returns the atoms of names, with blocking requests.
    func atoms(_ names: [String]) -> [UInt32] {
        let questions = names.map { internAtom($0) }
        return questions.map { wait(for: $0)?.load(xcb_intern_atom_reply_t.self)?.atom ?? 0 }
    }

    /// Returns the names of atoms, with blocking requests.
    func names(_ atoms: [UInt32]) -> [String] {
        let questions = atoms.map { unsafe xcb_get_atom_name(pointer, $0).sequence }
        return questions.compactMap { question in
            guard let reply = wait(for: question), let header = reply.load(xcb_get_atom_name_reply_t.self) else {
                return nil
            }
            return String(decoding: reply.slice(at: 32, count: Int(header.name_len)), as: UTF8.self)
        }
    }
}
