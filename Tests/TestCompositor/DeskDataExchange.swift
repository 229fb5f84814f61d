// SPDX-License-Identifier: MIT
public import WaylandServer

/// What is in the selections and on its way in drags, from the compositor's side.
///
/// Nothing is passed on by itself, unless the compositor serves its clients: the test plays the other applications.
public final class DeskDataExchange {
    /// Content that a client offers, by whichever protocol.
    public final class Source {
        public internal(set) var types: [String] = []
        /// What a drag of it permits, if it said so.
        public internal(set) var actions: WlDataDeviceManagerResource.DndAction?
        public let core: WlDataSourceResource?
        public let primary: ZwpPrimarySelectionSourceV1Resource?

        init(core: WlDataSourceResource? = nil, primary: ZwpPrimarySelectionSourceV1Resource? = nil) {
            self.core = core
            self.primary = primary
        }

        /// Whether the client still offers it.
        public var isAlive: Bool { core?.isAlive ?? primary?.isAlive ?? false }

        /// Asks the client to write it into a file.
        public func request(_ type: String, into file: ServerFileDescriptor) {
            core?.sendSend(mimeType: type, fd: file)
            primary?.sendSend(mimeType: type, fd: file)
        }

        /// Tells the client that other content has taken its place.
        public func cancel() {
            core?.sendCancelled()
            primary?.sendCancelled()
        }
    }

    /// A drag that a client has begun.
    public struct Drag {
        public let source: Source
        public let origin: WlSurfaceResource
        public let icon: DeskSurface?
    }

    /// The clients' live objects.
    public var devices: [WlDataDeviceResource] { allDevices.filter(\.isAlive) }
    public var primaryDevices: [ZwpPrimarySelectionDeviceV1Resource] { allPrimaryDevices.filter(\.isAlive) }
    /// What a client has put into the clipboard last.
    public internal(set) var clipboard: Source?
    /// What a client has put into the primary selection last.
    public internal(set) var primarySelection: Source?
    /// What clients have asked offers of this side for, in order; the test writes into the files.
    public internal(set) var requests: [(type: String, file: ServerFileDescriptor)] = []
    /// The offers that were made last.
    public internal(set) var offer: WlDataOfferResource?
    public internal(set) var primaryOffer: ZwpPrimarySelectionOfferV1Resource?

    /// The drag that a client has begun last.
    public internal(set) var drag: Drag?

    weak var desk: Desk?
    var allDevices: [WlDataDeviceResource] = []
    var allPrimaryDevices: [ZwpPrimarySelectionDeviceV1Resource] = []
    var sources: [Source] = []

    /// Takes the oldest request that has not been taken.
    public func nextRequest() -> ServerFileDescriptor? {
        requests.isEmpty ? nil : requests.removeFirst().file
    }

    // MARK: - Another application's content

    /// Tells the clients of content in the clipboard.
    public func offerClipboard(_ types: [String]) {
        for device in devices { device.sendSelection(id: makeOffer(types, for: device)) }
    }

    /// Tells the clients of content in the primary selection.
    public func offerPrimarySelection(_ types: [String]) {
        for device in primaryDevices {
            let offer = ZwpPrimarySelectionOfferV1Resource(client: device.client, version: device.version)
            primaryOffer = offer
            offer.handler = { [weak self] request in
                if case .receive(let type, let file) = request { self?.requests.append((type, file)) }
            }
            device.sendDataOffer(offer: offer)
            for type in types { offer.sendOffer(mimeType: type) }
            device.sendSelection(id: offer)
        }
    }

    /// Announces content and lists its types; what it is for is up to the caller.
    public func makeOffer(_ types: [String], for device: WlDataDeviceResource) -> WlDataOfferResource {
        let offer = WlDataOfferResource(client: device.client, version: device.version)
        self.offer = offer
        offer.handler = { [weak self, weak offer] request in
            if let offer { self?.receive(request, offer) }
        }
        device.sendDataOffer(id: offer)
        for type in types { offer.sendOffer(mimeType: type) }
        return offer
    }

    private func receive(_ request: WlDataOfferResource.Request, _ offer: WlDataOfferResource) {
        let words: String
        switch request {
        case .receive(let type, let file):
            requests.append((type, file))
            return
        case .accept(let serial, let type): words = "accept \(serial) \(type ?? "null")"
        case .setActions(let actions, let preferred):
            words = "set_actions \(actions.rawValue) \(preferred.rawValue)"
        case .finish: words = "finish"
        case .destroy: words = "destroy"
        }
        desk?.record("wl_data_offer.\(words)", from: offer)
    }

    /// Drags content over a surface.
    @discardableResult
    public func enter(
        _ surface: WlSurfaceResource, at place: (x: Double, y: Double), serial: UInt32, types: [String],
        actions: WlDataDeviceManagerResource.DndAction = .copy
    ) -> WlDataOfferResource? {
        guard let device = devices.first else { return nil }
        let offer = makeOffer(types, for: device)
        if device.version >= 3 { offer.sendSourceActions(sourceActions: actions) }
        device.sendEnter(serial: serial, surface: surface, x: place.x, y: place.y, id: offer)
        return offer
    }
}
