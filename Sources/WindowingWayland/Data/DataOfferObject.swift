// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// A `wl_data_offer` with what it has told of itself.
@MainActor
final class DataOfferObject {
    let object: WlDataOffer
    private(set) var types = OfferedTypes()
    /// What the source of a drag permits; before version 3 everything is copied.
    private(set) var sourceActions: WlDataDeviceManager.DndAction
    /// What the compositor chose of what both sides permit; empty while nothing fits.
    private(set) var action: WlDataDeviceManager.DndAction

    init(_ object: WlDataOffer) {
        self.object = object
        sourceActions = object.version < 3 ? .copy : []
        action = sourceActions
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    private func receive(_ event: WlDataOffer.Event) {
        switch event {
        case .offer(let type): types.add(type)
        case .sourceActions(let actions): sourceActions = actions
        case .action(let action): self.action = action
        }
    }
}

extension SelectionOffer {
    convenience init(_ offer: DataOfferObject) {
        self.init(types: offer.types) { offer.object.receive(mimeType: $0, fd: $1) }
    }
}
