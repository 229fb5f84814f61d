// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// The clipboard or the primary selection.
///
/// Compositors send a selection only to the application with keyboard focus, each time it gains focus, without
/// indicating whether it has been replaced; so `changeCount` increases in any case.
@MainActor
final class WaylandSelection: PlatformSelection {
    /// The application's content that is, or was last known to be, in the selection.
    private struct Own {
        let content: DataOffer
        let types: OfferedTypes
        let source: Proxy
        /// Whether the last event is consistent with it.
        var isCurrent = true
    }

    let kind: SelectionKind
    private(set) var changeCount = 0
    var changeHandler: (() -> Void)?

    private weak var system: WaylandWindowSystem?
    private var own: Own? {
        didSet { if own != nil { wasEmpty = false } }
    }
    /// Whether the last event was an empty selection.
    private var wasEmpty = true

    init(_ kind: SelectionKind, system: WaylandWindowSystem) {
        self.kind = kind
        self.system = system
    }

    // MARK: - PlatformSelection

    var types: [String] {
        if let own, own.isCurrent { return own.types.names }
        return readableOffer?.types.names ?? []
    }

    func offer(_ offer: DataOffer?, serial: UInt32?) throws(OperationError) {
        let operation = "Replacing the \(kind.name)"
        guard let system, let seat else {
            throw .unavailable(operation: operation, reason: "the desktop has no seat")
        }
        guard let device = seat.selectionDevice(kind) else { throw kind.missingInterface(for: operation) }
        guard let serial = serial ?? seat.lastSerial else {
            throw .unavailable(operation: operation, reason: "no window has had input yet")
        }
        if let offer, !OfferedTypes(offer.types).names.isEmpty {
            let types = OfferedTypes(offer.types)
            // The previous source is destroyed after this one has replaced it.
            let source = device.offer(types.names, serial: serial) { [weak self] event in
                self?.receive(event, content: offer)
            }
            own = Own(content: offer, types: types, source: source)
        } else {
            own = nil
            device.clear(serial: serial)
        }
        system.flush()
        didChange()
    }

    func read(_ type: String, limits: TransferLimits) async throws -> Data {
        if let own, own.isCurrent { return try await own.content.content(type, limits: limits) }
        guard let system, let offer = readableOffer, offer.types.names.contains(type) else {
            throw TransferError.typeNotOffered(type: type, offered: types)
        }
        return try await system.read(type, limits: limits) { offer.request(type, into: $0) }
    }

    // MARK: - Compositor events

    /// Called when a seat's device has a new selection.
    func selectionDidChange(on device: any SelectionDevice) {
        guard device === seat?.selectionDevice(kind) else { return }
        guard let own else {
            // An empty selection after an empty one is sent whenever a client first gains keyboard focus.
            let isNews = !wasEmpty || device.selectionOffer != nil
            wasEmpty = device.selectionOffer == nil
            return isNews ? didChange() : ()
        }
        // Our own content is also sent as an offer, each time the application gains keyboard focus. An older offer can
        // still arrive after we replaced it; ours is recognized by its types, until it has been canceled.
        let isOurs = device.selectionOffer?.types == own.types
        guard !isOurs || !own.isCurrent else { return }
        self.own?.isCurrent = isOurs
        didChange()
    }

    /// Called when devices were removed: their offers, and content offered through them, are no longer valid.
    func devicesDidChange() {
        guard seat?.selectionDevice(kind) == nil, own != nil else { return }
        own = nil
        didChange()
    }

    private func receive(_ event: SelectionSourceEvent, content: DataOffer) {
        switch event {
        case .send(let type, let file):
            system?.outgoingTransfers.send(content, as: type, to: file)
        case .cancelled:
            // Only the latest source still has this handler.
            guard let own else { return }
            self.own = nil
            guard own.isCurrent else { return }
            // The replacement is not accessible until the compositor sends it.
            seat?.selectionDevice(kind)?.forgetSelection()
            didChange()
        }
    }

    private func didChange() {
        changeCount += 1
        changeHandler?()
    }

    /// The seat with keyboard focus; compositors with several seats share selections among them.
    private var seat: Seat? { system?.seats.first { $0.hasKeyboardFocus } ?? system?.seats.first }

    private var readableOffer: SelectionOffer? {
        guard let seat, seat.maySeeSelections else { return nil }
        return seat.selectionDevice(kind)?.selectionOffer
    }
}

extension SelectionKind {
    /// The name for errors.
    var name: String {
        switch self {
        case .clipboard: "clipboard"
        case .primary: "primary selection"
        }
    }

    func missingInterface(for operation: String) -> OperationError {
        let name =
            switch self {
            case .clipboard: "wl_data_device_manager"
            case .primary: "zwp_primary_selection_device_manager_v1"
            }
        return .missing(name, for: operation)
    }
}
