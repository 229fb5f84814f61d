// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// The `CLIPBOARD` or `PRIMARY` selection, across reconnections.
@MainActor
final class X11Selection: PlatformSelection {
    private(set) var types: [String] = []
    private(set) var changeCount = 0
    var changeHandler: (() -> Void)?

    private let kind: SelectionKind
    private weak var system: X11WindowSystem?
    /// The selection's atom.
    private var selection: UInt32 = 0
    /// `nil` while disconnected.
    private var session: Session?
    /// The owner's targets by atom.
    private var targets: [UInt32: String] = [:]
    private var inquiry: Task<Void, Never>?

    init(_ kind: SelectionKind, session: Session, system: X11WindowSystem) {
        self.kind = kind
        self.system = system
        connect(session)
    }

    /// Begins to observe the selection on this server.
    func connect(_ session: Session) {
        guard session.extensions.fixes.value != nil else { return }
        self.session = session
        selection = session.atoms[kind == .clipboard ? .clipboard : .primary]
        let mask =
            XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue
        unsafe _ = xcb_xfixes_select_selection_input(session.connection.pointer, session.helper, selection, mask)
        let sequence = unsafe xcb_get_selection_owner(session.connection.pointer, selection).sequence
        session.reader.answer(to: sequence) { [weak self, weak session] answer in
            guard let self, let session, self.session === session,
                let owner = answer?.load(xcb_get_selection_owner_reply_t.self)?.owner, owner != 0,
                owner != session.helper
            else { return }
            inquire(session, time: UInt32(XCB_CURRENT_TIME))
        }
    }

    /// Called when the connection has ended, which clears the content.
    func disconnect() {
        session = nil
        inquiry?.cancel()
        if !types.isEmpty { change(to: [], targets: [:]) }
    }

    // MARK: - PlatformSelection

    func offer(_ offer: DataOffer?, serial: UInt32?) throws(OperationError) {
        guard let system, session != nil else {
            throw .unavailable(operation: "Sharing a selection", reason: "the connection to the display is closed")
        }
        inquiry?.cancel()
        let time = serial ?? system.lastUserTime
        system.own(selection, offer, time: time)
        change(to: offer?.types ?? [], targets: [:])
    }

    func read(_ type: String, limits: TransferLimits) async throws -> Data {
        guard let system else { throw TransferError.typeNotOffered(type: type, offered: []) }
        if let own = system.offered[selection] {
            guard own.offer.types.contains(type) else {
                throw TransferError.typeNotOffered(type: type, offered: own.offer.types)
            }
            let data = try await own.offer.data(type)
            guard data.count <= limits.size else {
                throw TransferError.tooLarge(type: type, limit: limits.size)
            }
            return data
        }
        return try await system.read(
            selection, type: type, offered: targets, time: UInt32(XCB_CURRENT_TIME), limits: limits)
    }

    // MARK: - Events

    /// Called when another client has acquired or released the selection.
    func ownerDidChange(_ owner: UInt32, time: UInt32) {
        guard let session, owner != session.helper else { return }
        inquiry?.cancel()
        if owner == 0 {
            // Releasing it ourselves has already been reported.
            if !types.isEmpty { change(to: [], targets: [:]) }
        } else {
            inquire(session, time: time)
        }
    }

    /// Requests the owner's targets; an owner that doesn't respond has none.
    private func inquire(_ session: Session, time: UInt32) {
        guard let system else { return }
        inquiry = Task { [weak self, weak system, selection] in
            guard let system else { return }
            let transfer = SelectionTransfer(
                selection, target: session.atoms[.targets], type: "TARGETS",
                limits: TransferLimits(size: 64 << 10), session: session, system: system)
            let content = try? await transfer?.run(time: time)
            guard !Task.isCancelled else { return }
            let atoms = WireBytes(content?.bytes ?? []).values(
                UInt32.self, at: 0, count: content?.format == 32 ? .max : 0)
            let named = await session.inquire { connection in
                Dictionary(zip(atoms, atoms.map { connection.names([$0]).first ?? "" })) { first, _ in first }
            }
            guard !Task.isCancelled, let self else { return }
            let names = atoms.compactMap { named[$0] }
            change(to: SelectionTypes.types(ofTargets: names), targets: named)
        }
    }

    private func change(to types: [String], targets: [UInt32: String]) {
        self.types = types
        self.targets = targets
        changeCount += 1
        changeHandler?()
    }
}
