// SPDX-License-Identifier: MIT
// Generated from Protocols/primary-selection-unstable-v1.xml by `make generate`.
public import SystemFiles
public import WaylandWire

/// The client's side of `zwp_primary_selection_device_manager_v1`, up to version 1.
public final class ZwpPrimarySelectionDeviceManagerV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_primary_selection_device_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_source", "n", [ZwpPrimarySelectionSourceV1.blank]),
            WireMessage("get_device", "no", [ZwpPrimarySelectionDeviceV1.blank, WlSeat.blank]),
            WireMessage("destroy", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 2, since: 1) }

    /// `zwp_primary_selection_device_manager_v1.create_source`: request 0.
    public func createSource(on queue: EventQueue? = nil) -> ZwpPrimarySelectionSourceV1 {
        create(ZwpPrimarySelectionSourceV1.self, 0, [.newObject], on: queue)
    }

    /// `zwp_primary_selection_device_manager_v1.get_device`: request 1.
    public func getDevice(seat: WlSeat, on queue: EventQueue? = nil) -> ZwpPrimarySelectionDeviceV1 {
        create(ZwpPrimarySelectionDeviceV1.self, 1, [.newObject, .object(seat)], on: queue)
    }

    /// `zwp_primary_selection_device_manager_v1.destroy`: request 2, destroys the object.
    public func destroy() {
        close(2)
    }
}

/// The client's side of `zwp_primary_selection_device_v1`, up to version 1.
public final class ZwpPrimarySelectionDeviceV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_primary_selection_device_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_selection", "?ou", [ZwpPrimarySelectionSourceV1.blank, nil]),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("data_offer", "n", [ZwpPrimarySelectionOfferV1.interface]),
            WireMessage("selection", "?o", [ZwpPrimarySelectionOfferV1.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// The events of `zwp_primary_selection_device_v1`.
    public enum Event: Sendable {
        /// `zwp_primary_selection_device_v1.data_offer`: event 0.
        case dataOffer(offer: ZwpPrimarySelectionOfferV1)
        /// `zwp_primary_selection_device_v1.selection`: event 1.
        case selection(id: ZwpPrimarySelectionOfferV1?)
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.dataOffer(offer: values.newObject(0, as: ZwpPrimarySelectionOfferV1.self)))
        case 1:
            listener.deliver(.selection(id: values.object(0, as: ZwpPrimarySelectionOfferV1.self)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_primary_selection_device_v1.set_selection`: request 0.
    public func setSelection(source: ZwpPrimarySelectionSourceV1?, serial: UInt32) {
        send(0, [.object(source), .uint(serial)])
    }

    /// `zwp_primary_selection_device_v1.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}

/// The client's side of `zwp_primary_selection_offer_v1`, up to version 1.
public final class ZwpPrimarySelectionOfferV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_primary_selection_offer_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("receive", "sh"),
            WireMessage("destroy", ""),
        ],
        events: [WireMessage("offer", "s")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// The events of `zwp_primary_selection_offer_v1`.
    public enum Event: Sendable {
        /// `zwp_primary_selection_offer_v1.offer`: event 0.
        case offer(mimeType: String)
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.offer(mimeType: values.string(0) ?? ""))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_primary_selection_offer_v1.receive`: request 0.
    public func receive(mimeType: String, fd: OwnedFileDescriptor) {
        send(0, [.string(mimeType), .fileDescriptor(fd)])
    }

    /// `zwp_primary_selection_offer_v1.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}

/// The client's side of `zwp_primary_selection_source_v1`, up to version 1.
public final class ZwpPrimarySelectionSourceV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zwp_primary_selection_source_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("offer", "s"),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("send", "sh"),
            WireMessage("cancelled", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// The events of `zwp_primary_selection_source_v1`.
    public enum Event: Sendable {
        /// `zwp_primary_selection_source_v1.send`: event 0.
        case send(mimeType: String, fd: OwnedFileDescriptor)
        /// `zwp_primary_selection_source_v1.cancelled`: event 1.
        case cancelled
    }

    private let listener = Listener<Event>()

    /// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.
    public var handler: (@Sendable (Event) -> Void)? {
        get { listener.handler }
        set { listener.handler = newValue }
    }

    override func receive(_ opcode: UInt32, _ values: EventArguments) {
        switch opcode {
        case 0:
            listener.deliver(.send(mimeType: values.string(0) ?? "", fd: values.fileDescriptor(1)))
        case 1:
            listener.deliver(.cancelled)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zwp_primary_selection_source_v1.offer`: request 0.
    public func offer(mimeType: String) {
        send(0, [.string(mimeType)])
    }

    /// `zwp_primary_selection_source_v1.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }
}
