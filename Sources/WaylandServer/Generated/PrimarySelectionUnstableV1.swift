// SPDX-License-Identifier: MIT
// Generated from Protocols/primary-selection-unstable-v1.xml by `make generate`.
public import SystemFiles
internal import WaylandWire

/// The server's side of `zwp_primary_selection_device_manager_v1`, up to version 1.
public final class ZwpPrimarySelectionDeviceManagerV1Resource: Resource {
    static let blank = WireInterface("zwp_primary_selection_device_manager_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_source", "n", [ZwpPrimarySelectionSourceV1Resource.blank]),
            WireMessage("get_device", "no", [ZwpPrimarySelectionDeviceV1Resource.blank, WlSeatResource.blank]),
            WireMessage("destroy", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_primary_selection_device_manager_v1`.
    public enum Request {
        /// `zwp_primary_selection_device_manager_v1.create_source`: request 0.
        case createSource(id: ZwpPrimarySelectionSourceV1Resource)
        /// `zwp_primary_selection_device_manager_v1.get_device`: request 1.
        case getDevice(id: ZwpPrimarySelectionDeviceV1Resource, seat: WlSeatResource)
        /// `zwp_primary_selection_device_manager_v1.destroy`: request 2, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.createSource(id: values.newObject(0, as: ZwpPrimarySelectionSourceV1Resource.self)))
        case 1:
            deliver(
                .getDevice(
                    id: values.newObject(0, as: ZwpPrimarySelectionDeviceV1Resource.self),
                    seat: values.requiredObject(1, as: WlSeatResource.self)))
        case 2:
            deliver(.destroy)
            end()
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }
}

/// The server's side of `zwp_primary_selection_device_v1`, up to version 1.
public final class ZwpPrimarySelectionDeviceV1Resource: Resource {
    static let blank = WireInterface("zwp_primary_selection_device_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_selection", "?ou", [ZwpPrimarySelectionSourceV1Resource.blank, nil]),
            WireMessage("destroy", ""),
        ],
        events: [
            WireMessage("data_offer", "n", [ZwpPrimarySelectionOfferV1Resource.blank]),
            WireMessage("selection", "?o", [ZwpPrimarySelectionOfferV1Resource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_primary_selection_device_v1`.
    public enum Request {
        /// `zwp_primary_selection_device_v1.set_selection`: request 0.
        case setSelection(source: ZwpPrimarySelectionSourceV1Resource?, serial: UInt32)
        /// `zwp_primary_selection_device_v1.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .setSelection(
                    source: values.object(0, as: ZwpPrimarySelectionSourceV1Resource.self), serial: values.uint(1)))
        case 1:
            deliver(.destroy)
            end()
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }

    /// `zwp_primary_selection_device_v1.data_offer`: event 0.
    public func sendDataOffer(offer: ZwpPrimarySelectionOfferV1Resource) {
        post(0, [.object(offer)])
    }

    /// `zwp_primary_selection_device_v1.selection`: event 1.
    public func sendSelection(id: ZwpPrimarySelectionOfferV1Resource?) {
        post(1, [.object(id)])
    }
}

/// The server's side of `zwp_primary_selection_offer_v1`, up to version 1.
public final class ZwpPrimarySelectionOfferV1Resource: Resource {
    static let blank = WireInterface("zwp_primary_selection_offer_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("receive", "sh"),
            WireMessage("destroy", ""),
        ],
        events: [WireMessage("offer", "s")]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zwp_primary_selection_offer_v1`.
    public enum Request {
        /// `zwp_primary_selection_offer_v1.receive`: request 0.
        case receive(mimeType: String, fd: OwnedFileDescriptor)
        /// `zwp_primary_selection_offer_v1.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.receive(mimeType: values.string(0) ?? "", fd: values.fileDescriptor(1)))
        case 1:
            deliver(.destroy)
            end()
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }

    /// `zwp_primary_selection_offer_v1.offer`: event 0.
    public func sendOffer(mimeType: String) {
        post(0, [.string(mimeType)])
    }
}

/// The server's side of `zwp_primary_selection_source_v1`, up to version 1.
public final class ZwpPrimarySelectionSourceV1Resource: Resource {
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
    override class var interface: WireInterface { table }

    /// The requests of `zwp_primary_selection_source_v1`.
    public enum Request {
        /// `zwp_primary_selection_source_v1.offer`: request 0.
        case offer(mimeType: String)
        /// `zwp_primary_selection_source_v1.destroy`: request 1, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.offer(mimeType: values.string(0) ?? ""))
        case 1:
            deliver(.destroy)
            end()
        default:
            break
        }
    }

    private func deliver(_ request: Request) {
        handler?(request)
    }

    override func dropHandler() {
        handler = nil
    }

    /// `zwp_primary_selection_source_v1.send`: event 0.
    public func sendSend(mimeType: String, fd: OwnedFileDescriptor) {
        post(0, [.string(mimeType), .fileDescriptor(fd)])
    }

    /// `zwp_primary_selection_source_v1.cancelled`: event 1.
    public func sendCancelled() {
        post(1)
    }
}
