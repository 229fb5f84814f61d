// SPDX-License-Identifier: MIT
public import SystemFiles
public import WaylandServer

/// Selections and drags, as seen by the compositor.
///
/// Nothing is forwarded automatically, unless the compositor serves its clients: the test acts as the other
/// applications.
public final class DeskDataExchange {
    /// Content offered by a client, with either protocol.
    public final class Source {
        /// The MIME types.
        public internal(set) var types: [String] = []
        /// The permitted drag actions, if the client set them.
        public internal(set) var actions: WlDataDeviceManagerResource.DndAction?
        /// The clipboard or drag source.
        public let core: WlDataSourceResource?
        /// The primary selection source.
        public let primary: ZwpPrimarySelectionSourceV1Resource?

        init(core: WlDataSourceResource? = nil, primary: ZwpPrimarySelectionSourceV1Resource? = nil) {
            self.core = core
            self.primary = primary
        }

        /// Whether the source still exists.
        public var isAlive: Bool { core?.isAlive ?? primary?.isAlive ?? false }

        /// Asks the client to write the content into a file.
        public func request(_ type: String, into file: OwnedFileDescriptor) {
            core?.sendSend(mimeType: type, fd: file)
            primary?.sendSend(mimeType: type, fd: file)
        }

        /// Notifies the client that its content has been replaced.
        public func cancel() {
            core?.sendCancelled()
            primary?.sendCancelled()
        }
    }

    /// A drag started by a client.
    public struct Drag {
        /// The content.
        public let source: Source
        /// The surface on which the drag started.
        public let origin: WlSurfaceResource
        /// The icon surface.
        public let icon: DeskSurface?
    }

    /// The live data devices of all clients.
    public var devices: [WlDataDeviceResource] { allDevices.filter(\.isAlive) }
    /// The live primary selection devices of all clients.
    public var primaryDevices: [ZwpPrimarySelectionDeviceV1Resource] { allPrimaryDevices.filter(\.isAlive) }
    /// The content that a client last put on the clipboard.
    public internal(set) var clipboard: Source?
    /// The content that a client last put into the primary selection.
    public internal(set) var primarySelection: Source?
    /// The clients' requests for the content of offers, in order; the test writes into the files.
    public internal(set) var requests: [(type: String, file: OwnedFileDescriptor)] = []
    /// The last offer.
    public internal(set) var offer: WlDataOfferResource?
    /// The last offer of the primary selection.
    public internal(set) var primaryOffer: ZwpPrimarySelectionOfferV1Resource?

    /// The last drag that a client started.
    public internal(set) var drag: Drag?

    weak var desk: Desk?
    var allDevices: [WlDataDeviceResource] = []
    var allPrimaryDevices: [ZwpPrimarySelectionDeviceV1Resource] = []
    var sources: [Source] = []

    /// Removes and returns the oldest request.
    public func nextRequest() -> OwnedFileDescriptor? {
        requests.isEmpty ? nil : requests.removeFirst().file
    }

    // MARK: - Another application's content

    /// Offers clipboard content to the clients.
    public func offerClipboard(_ types: [String]) {
        for device in devices { device.sendSelection(id: makeOffer(types, for: device)) }
    }

    /// Offers primary selection content to the clients.
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

    /// Announces an offer and its types; the caller determines its use.
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
