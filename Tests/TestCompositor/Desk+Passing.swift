// SPDX-License-Identifier: MIT
internal import WaylandServer

/// What clients copy, passed on to the one that has the keyboard, under `CompositorOptions.servesClients`.
extension Desk {
    /// Puts content into a selection, and tells whom it replaces and who may see it.
    func replace(
        _ selection: ReferenceWritableKeyPath<DeskDataExchange, DeskDataExchange.Source?>,
        with source: DeskDataExchange.Source?
    ) {
        let old = data[keyPath: selection]
        data[keyPath: selection] = source
        guard options.servesClients else { return }
        if let old, old !== source, old.isAlive { old.cancel() }
        source?.whenGone { [weak self, weak source] in
            guard let self, let source, data[keyPath: selection] === source else { return }
            data[keyPath: selection] = nil
            passSelectionsToOwner()
        }
        passSelectionsToOwner()
    }

    private func passSelectionsToOwner() {
        if let focus = seat.keyboardFocus?.resource, focus.isAlive { passSelections(to: focus.client) }
    }

    /// Tells a client what is in the selections.
    func passSelections(to client: Client) {
        guard options.servesClients else { return }
        for device in data.devices where device.client === client {
            device.sendSelection(id: data.clipboard.map { data.makeOffer(of: $0, for: device) })
        }
        for device in data.primaryDevices where device.client === client {
            device.sendSelection(id: data.primarySelection.map { data.makePrimaryOffer(of: $0, for: device) })
        }
    }
}

extension DeskDataExchange {
    /// An offer whose requests go to another client.
    fileprivate func makeOffer(of source: Source, for device: WlDataDeviceResource) -> WlDataOfferResource {
        let offer = makeOffer(source.types, for: device)
        offer.handler = { [weak source] request in
            if case .receive(let type, let file) = request { source?.request(type, into: file) }
        }
        return offer
    }

    fileprivate func makePrimaryOffer(
        of source: Source, for device: ZwpPrimarySelectionDeviceV1Resource
    ) -> ZwpPrimarySelectionOfferV1Resource {
        let offer = ZwpPrimarySelectionOfferV1Resource(client: device.client, version: device.version)
        offer.handler = { [weak source] request in
            if case .receive(let type, let file) = request { source?.request(type, into: file) }
        }
        device.sendDataOffer(offer: offer)
        for type in source.types { offer.sendOffer(mimeType: type) }
        return offer
    }
}

extension DeskDataExchange.Source {
    fileprivate func whenGone(_ body: @escaping () -> Void) {
        core?.onEnd = body
        primary?.onEnd = body
    }
}
