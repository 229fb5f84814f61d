// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// The `CLIPBOARD` or `PRIMARY` selection, across reconnections.
///
/// The owner is asked for its types as soon as it is known while the application has keyboard focus, and otherwise only
/// on request: an application in the background doesn't take part in what others exchange.
@MainActor
final class X11Selection: PlatformSelection {
    private(set) var changeCount = 0
    var changeHandler: (() -> Void)?

    private let kind: SelectionKind
    private weak var system: X11WindowSystem?
    /// The selection's atom.
    private var selection: UInt32 = 0
    /// `nil` while disconnected.
    private var session: Session?
    private var content = Content.none
    private var inquiry: Task<Void, Never>?
    /// The reply about the owner that is expected after connecting.
    private var awaitsOwner = false
    /// Whether the types were requested before the owner was known.
    private var isWanted = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// The knowledge about the owner's content.
    private enum Content {
        case none
        case own(types: [String])
        /// Another client has content since that time, but hasn't been asked for its types.
        case unasked(time: UInt32)
        case asked
        /// Another client's targets by atom.
        case known(types: [String], targets: [UInt32: String])
    }

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
        awaitsOwner = true
        session.reader.answer(to: sequence) { [weak self, weak session] answer in
            guard let self, let session, self.session === session, awaitsOwner else { return }
            awaitsOwner = false
            let owner = answer?.load(xcb_get_selection_owner_reply_t.self)?.owner ?? 0
            guard owner != 0, owner != session.helper else {
                isWanted = false
                return resumeWaiters()
            }
            ownerIsKnown(since: UInt32(XCB_CURRENT_TIME))
        }
        session.flush()
    }

    /// Called when the connection has ended, which clears the content.
    func disconnect() {
        session = nil
        inquiry?.cancel()
        awaitsOwner = false
        if case .none = content { return resumeWaiters() }
        change(to: .none)
    }

    // MARK: - PlatformSelection

    var types: [String] {
        switch content {
        case .own(let types), .known(let types, _): return types
        case .none, .asked, .unasked:
            inquire()
            return []
        }
    }

    var knowsTypes: Bool {
        switch content {
        case .own, .known: true
        case .none: !awaitsOwner
        case .unasked, .asked: false
        }
    }

    func loadTypes() async {
        guard !knowsTypes else { return }
        inquire()
        await withCheckedContinuation { waiters.append($0) }
    }

    func offer(_ offer: DataOffer?, serial: UInt32?) throws(OperationError) {
        guard let system, session != nil else {
            throw .unavailable(operation: "Sharing a selection", reason: "the connection to the display is closed")
        }
        inquiry?.cancel()
        awaitsOwner = false
        let time = serial ?? system.lastUserTime
        system.own(selection, offer, time: time)
        change(to: offer.map { .own(types: $0.types) } ?? .none)
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
        await loadTypes()
        let targets = if case .known(_, let targets) = content { targets } else { [UInt32: String]() }
        return try await system.read(
            selection, type: type, offered: targets, time: UInt32(XCB_CURRENT_TIME), limits: limits)
    }

    // MARK: - Events

    /// Called when a client has acquired or released the selection; `time` is that of the acquisition.
    func ownerDidChange(_ owner: UInt32, time: UInt32) {
        guard let session else { return }
        guard owner != session.helper else {
            system?.offered[selection]?.wasAcquired(at: time)
            return
        }
        inquiry?.cancel()
        awaitsOwner = false
        if owner == 0 {
            // Releasing it ourselves has already been reported.
            if case .none = content { resumeWaiters() } else { change(to: .none) }
        } else {
            ownerIsKnown(since: time)
        }
    }

    private func ownerIsKnown(since time: UInt32) {
        content = .unasked(time: time)
        if isWanted || !waiters.isEmpty || system?.keyboard.focus != nil { inquire() } else { change(to: content) }
    }

    /// Called when a window of the application has gained keyboard focus.
    func applicationDidGainFocus() {
        inquire()
    }

    /// Requests the owner's targets unless that has been done; an owner that doesn't respond has none.
    private func inquire() {
        isWanted = awaitsOwner
        guard let system, let session, case .unasked(let time) = content else { return }
        content = .asked
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
            change(to: .known(types: SelectionTypes.types(ofTargets: names), targets: named))
        }
    }

    private func change(to content: Content) {
        self.content = content
        changeCount += 1
        changeHandler?()
        resumeWaiters()
    }

    private func resumeWaiters() {
        guard knowsTypes else { return }
        let continuations = waiters
        waiters = []
        for continuation in continuations { continuation.resume() }
    }
}
