// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// A seat's `zwp_primary_selection_device_v1`.
@MainActor
final class PrimarySelectionDevice: SelectionDevice {
    private(set) var selectionOffer: SelectionOffer?

    private let manager: ZwpPrimarySelectionDeviceManagerV1
    private let object: ZwpPrimarySelectionDeviceV1
    private let onSelection: () -> Void
    /// An announced offer, which can become the selection.
    private var announced: (object: ZwpPrimarySelectionOfferV1, offer: SelectionOffer)?

    init(_ manager: ZwpPrimarySelectionDeviceManagerV1, seat: WlSeat, onSelection: @escaping () -> Void) {
        self.manager = manager
        self.onSelection = onSelection
        object = manager.getDevice(seat: seat)
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    func offer(
        _ types: [String], serial: UInt32, onEvent: @escaping @MainActor (SelectionSourceEvent) -> Void
    ) -> Proxy {
        let source = manager.createSource()
        for type in types { source.offer(mimeType: type) }
        source.handler = { event in
            MainActor.assumeIsolated {
                switch event {
                case .send(let type, let file): onEvent(.send(type, file))
                case .cancelled: onEvent(.cancelled)
                }
            }
        }
        object.setSelection(source: source, serial: serial)
        return source
    }

    func forgetSelection() {
        selectionOffer = nil
    }

    func clear(serial: UInt32) {
        selectionOffer = nil
        object.setSelection(source: nil, serial: serial)
    }

    private func receive(_ event: ZwpPrimarySelectionDeviceV1.Event) {
        switch event {
        case .dataOffer(let object):
            let offer = SelectionOffer { object.receive(mimeType: $0, fd: $1) }
            object.handler = { [weak offer] event in
                guard case .offer(let type) = event else { return }
                MainActor.assumeIsolated { offer?.add(type) }
            }
            announced = (object, offer)
        case .selection(let object):
            selectionOffer = object.flatMap { announced?.object === $0 ? announced?.offer : nil }
            announced = nil
            onSelection()
        }
    }
}
