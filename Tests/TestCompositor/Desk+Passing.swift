// SPDX-License-Identifier: MIT
internal import WaylandServer

/// Passes clients' selections to the client with keyboard focus, under `CompositorOptions.servesClients`.
extension Desk {
    /// Sets a selection, and notifies the replaced source and the client that can read it.
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

    /// Sends the current selections to a client.
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
    /// Creates an offer whose requests are forwarded to another client.
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
