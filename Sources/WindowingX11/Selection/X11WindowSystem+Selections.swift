// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
public import Windowing

extension X11WindowSystem {
    public func selection(_ kind: SelectionKind) throws(OperationError) -> any PlatformSelection {
        if let selection = selections[kind] { return selection }
        guard let session else {
            throw .unavailable(operation: "Sharing a selection", reason: "the connection to the display is closed")
        }
        guard session.extensions.fixes.value != nil else {
            throw .missingInterface(
                operation: "Sharing a selection", server: "X server", name: "XFIXES", required: 2, available: nil)
        }
        let selection = X11Selection(kind, session: session, system: self)
        selections[kind] = selection
        return selection
    }

    // MARK: - Owning

    /// Acquires a selection for an offer; `nil` releases it.
    func own(_ selection: UInt32, _ offer: DataOffer?, time: UInt32) {
        guard let session else { return }
        if let offer {
            offered[selection] = OfferedSelection(
                offer, selection: selection, time: time, session: session, system: self)
        } else if offered.removeValue(forKey: selection) == nil {
            return
        }
        unsafe _ = xcb_set_selection_owner(
            session.connection.pointer, offer == nil ? 0 : session.helper, selection, time)
        session.flush()
    }

    func receive(_ request: XEvent.SelectionRequest) {
        if let owned = offered[request.selection] {
            owned.answer(request)
        } else {
            session?.connection.refuse(request)
        }
    }

    /// Begins to observe the selections, so that their types are known when the user pastes.
    func watchSelections() {
        for kind in SelectionKind.allCases {
            // Servers without the extension have no selections for this application.
            (try? selection(kind) as? X11Selection)?.applicationDidGainFocus()
        }
    }

    func selectionWasLost(_ selection: UInt32) {
        offered[selection] = nil
    }

    func startTransfer(_ transfer: OutgoingTransfer) {
        outgoing.append(transfer)
        transfer.start()
        waitLonger(for: transfer)
    }

    /// Called when another application's window has a property change.
    func receiverDidChange(_ change: XEvent.PropertyChange) {
        guard change.isDeleted,
            let transfer = outgoing.first(where: { $0.window == change.window && $0.property == change.property })
        else { return }
        if transfer.sendPart() { waitLonger(for: transfer) } else { end(transfer) }
    }

    private func waitLonger(for transfer: OutgoingTransfer) {
        transfer.timeout?.cancel()
        transfer.timeout = timeSource.schedule(after: TransferLimits().timeLimit) { [weak self, weak transfer] in
            if let transfer { self?.end(transfer) }
        }
    }

    private func end(_ transfer: OutgoingTransfer) {
        outgoing.removeAll { $0 === transfer }
        if !outgoing.contains(where: { $0.window == transfer.window }) { transfer.stop() }
    }

    // MARK: - Receiving

    /// The transfer that uses a window, even if its content isn't wanted any more.
    func incomingTransfer(to window: UInt32) -> SelectionTransfer? {
        transfers[window] ?? abandonedTransfers[window]
    }

    /// Reads a selection's content in one of the targets for a MIME type.
    func read(
        _ selection: UInt32, type: String, offered: [UInt32: String], time: UInt32, limits: TransferLimits
    ) async throws -> Data {
        guard let session else {
            throw TransferError.failed(type: type, reason: "the connection to the display is closed")
        }
        let names = SelectionTypes.targets(forType: type)
        guard let name = names.first(where: { offered.values.contains($0) }),
            let target = offered.first(where: { $0.value == name })?.key
        else {
            throw TransferError.typeNotOffered(
                type: type, offered: SelectionTypes.types(ofTargets: offered.sorted { $0.key < $1.key }.map(\.value)))
        }
        guard
            let transfer = SelectionTransfer(
                selection, target: target, type: type, limits: limits, session: session, system: self)
        else {
            throw TransferError.failed(type: type, reason: "the connection has no numbers left")
        }
        let turns = turns
        await turns.wait(for: selection)
        guard !Task.isCancelled, self.session === session else {
            turns.pass(selection)
            try Task.checkCancellation()
            throw TransferError.failed(type: type, reason: "the connection to the display was closed")
        }
        transfer.onEnd = { turns.pass(selection) }
        let content = try await transfer.run(time: time)
        let isLatin = content.form == session.atoms[.string] && SelectionTypes.targets(forType: type).count > 1
        return Data(isLatin ? SelectionTypes.utf8(fromLatin1: content.bytes) : content.bytes)
    }
}

extension XConnection {
    /// Refuses a request for content that is no longer offered.
    func refuse(_ request: XEvent.SelectionRequest) {
        var event = xcb_selection_notify_event_t()
        event.response_type = UInt8(XCB_SELECTION_NOTIFY)
        event.time = request.time
        event.requestor = request.requestor
        event.selection = request.selection
        event.target = request.target
        send(event, to: request.requestor)
    }
}
