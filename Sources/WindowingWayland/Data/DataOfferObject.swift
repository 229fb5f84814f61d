// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// A `wl_data_offer` and its properties.
@MainActor
final class DataOfferObject {
    let object: WlDataOffer
    private(set) var types = OfferedTypes()
    /// The actions that the source of a drag permits; only copy before version 3.
    private(set) var sourceActions: WlDataDeviceManager.DndAction
    /// The action that the compositor chose; empty while none is possible.
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
