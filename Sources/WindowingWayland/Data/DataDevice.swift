// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// A seat's `wl_data_device`: the clipboard, and drags in and out.
@MainActor
final class DataDevice: SelectionDevice {
    private(set) var selectionOffer: SelectionOffer?

    let manager: WlDataDeviceManager
    let object: WlDataDevice
    private(set) weak var system: WaylandWindowSystem?
    /// The drag over one of the application's windows.
    var dropSession: DropSession?
    /// The latest drag out of one of the application's windows.
    var dragSource: DragSource?

    private let onSelection: () -> Void
    /// An announced offer, which can become the selection or the content of a drag.
    private var announced: DataOfferObject?

    init(_ manager: WlDataDeviceManager, seat: Seat, onSelection: @escaping () -> Void) {
        self.manager = manager
        self.onSelection = onSelection
        system = seat.system
        object = manager.getDataDevice(seat: seat.object)
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    // MARK: - Selection

    func offer(
        _ types: [String], serial: UInt32, onEvent: @escaping @MainActor (SelectionSourceEvent) -> Void
    ) -> Proxy {
        let source = manager.createDataSource()
        for type in types { source.offer(mimeType: type) }
        source.handler = { event in
            MainActor.assumeIsolated {
                switch event {
                case .send(let type, let file): onEvent(.send(type, file))
                case .cancelled: onEvent(.cancelled)
                // The others concern drags.
                default: break
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

    // MARK: - Events

    private func receive(_ event: WlDataDevice.Event) {
        switch event {
        case .dataOffer(let object):
            announced = DataOfferObject(object)
        case .selection(let object):
            selectionOffer = take(object).map(SelectionOffer.init)
            onSelection()
        case .enter(let serial, let surface, let x, let y, let object):
            enter(surface, at: CGPoint(x: x, y: y), serial: serial, offer: take(object))
        case .motion(_, let x, let y):
            move(to: CGPoint(x: x, y: y))
        case .leave:
            leave()
        case .drop:
            drop()
        }
    }

    /// Returns the announced offer with this object.
    private func take(_ object: WlDataOffer?) -> DataOfferObject? {
        guard let announced, announced.object === object else { return nil }
        self.announced = nil
        return announced
    }
}
