// SPDX-License-Identifier: MIT
// Generated from Protocols/wayland.xml by `make generate`.
public import SystemFiles
internal import WaylandWire

/// The server's side of `wl_callback`, up to version 1.
public final class WlCallbackResource: Resource {
    static let blank = WireInterface("wl_callback", version: 1)
    private static let table = blank.filled(
        events: [WireMessage("done", "u")]
    )
    override class var interface: WireInterface { table }

    /// `wl_callback.done`: event 0, destroys the object.
    public func sendDone(callbackData: UInt32) {
        post(0, [.uint(callbackData)])
    }
}

/// The server's side of `wl_compositor`, up to version 6.
public final class WlCompositorResource: Resource {
    static let blank = WireInterface("wl_compositor", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_surface", "n", [WlSurfaceResource.blank]),
            WireMessage("create_region", "n", [WlRegionResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `wl_compositor`.
    public enum Request {
        /// `wl_compositor.create_surface`: request 0.
        case createSurface(id: WlSurfaceResource)
        /// `wl_compositor.create_region`: request 1.
        case createRegion(id: WlRegionResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.createSurface(id: values.newObject(0, as: WlSurfaceResource.self)))
        case 1:
            deliver(.createRegion(id: values.newObject(0, as: WlRegionResource.self)))
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

/// The server's side of `wl_shm_pool`, up to version 2.
public final class WlShmPoolResource: Resource {
    static let blank = WireInterface("wl_shm_pool", version: 2)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_buffer", "niiiiu", [WlBufferResource.blank, nil, nil, nil, nil, nil]),
            WireMessage("destroy", ""),
            WireMessage("resize", "i"),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `wl_shm_pool`.
    public enum Request {
        /// `wl_shm_pool.create_buffer`: request 0.
        case createBuffer(
            id: WlBufferResource, offset: Int32, width: Int32, height: Int32, stride: Int32,
            format: WlShmResource.Format
        )
        /// `wl_shm_pool.destroy`: request 1, destroys the object.
        case destroy
        /// `wl_shm_pool.resize`: request 2.
        case resize(size: Int32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .createBuffer(
                    id: values.newObject(0, as: WlBufferResource.self), offset: values.int(1), width: values.int(2),
                    height: values.int(3), stride: values.int(4),
                    format: WlShmResource.Format(rawValue: values.bits(5))))
        case 1:
            deliver(.destroy)
            end()
        case 2:
            deliver(.resize(size: values.int(0)))
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

/// The server's side of `wl_shm`, up to version 2.
public final class WlShmResource: Resource {
    static let blank = WireInterface("wl_shm", version: 2)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_pool", "nhi", [WlShmPoolResource.blank, nil, nil]),
            WireMessage("release", "2"),
        ],
        events: [WireMessage("format", "u")]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_shm.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidFormat = ErrorCode(rawValue: 0)
        public static let invalidStride = ErrorCode(rawValue: 1)
        public static let invalidFd = ErrorCode(rawValue: 2)
    }

    /// Values of `wl_shm.format`; unknown values are preserved.
    public struct Format: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let argb8888 = Format(rawValue: 0)
        public static let xrgb8888 = Format(rawValue: 1)
        public static let c8 = Format(rawValue: 538982467)
        public static let rgb332 = Format(rawValue: 943867730)
        public static let bgr233 = Format(rawValue: 944916290)
        public static let xrgb4444 = Format(rawValue: 842093144)
        public static let xbgr4444 = Format(rawValue: 842089048)
        public static let rgbx4444 = Format(rawValue: 842094674)
        public static let bgrx4444 = Format(rawValue: 842094658)
        public static let argb4444 = Format(rawValue: 842093121)
        public static let abgr4444 = Format(rawValue: 842089025)
        public static let rgba4444 = Format(rawValue: 842088786)
        public static let bgra4444 = Format(rawValue: 842088770)
        public static let xrgb1555 = Format(rawValue: 892424792)
        public static let xbgr1555 = Format(rawValue: 892420696)
        public static let rgbx5551 = Format(rawValue: 892426322)
        public static let bgrx5551 = Format(rawValue: 892426306)
        public static let argb1555 = Format(rawValue: 892424769)
        public static let abgr1555 = Format(rawValue: 892420673)
        public static let rgba5551 = Format(rawValue: 892420434)
        public static let bgra5551 = Format(rawValue: 892420418)
        public static let rgb565 = Format(rawValue: 909199186)
        public static let bgr565 = Format(rawValue: 909199170)
        public static let rgb888 = Format(rawValue: 875710290)
        public static let bgr888 = Format(rawValue: 875710274)
        public static let xbgr8888 = Format(rawValue: 875709016)
        public static let rgbx8888 = Format(rawValue: 875714642)
        public static let bgrx8888 = Format(rawValue: 875714626)
        public static let abgr8888 = Format(rawValue: 875708993)
        public static let rgba8888 = Format(rawValue: 875708754)
        public static let bgra8888 = Format(rawValue: 875708738)
        public static let xrgb2101010 = Format(rawValue: 808669784)
        public static let xbgr2101010 = Format(rawValue: 808665688)
        public static let rgbx1010102 = Format(rawValue: 808671314)
        public static let bgrx1010102 = Format(rawValue: 808671298)
        public static let argb2101010 = Format(rawValue: 808669761)
        public static let abgr2101010 = Format(rawValue: 808665665)
        public static let rgba1010102 = Format(rawValue: 808665426)
        public static let bgra1010102 = Format(rawValue: 808665410)
        public static let yuyv = Format(rawValue: 1448695129)
        public static let yvyu = Format(rawValue: 1431918169)
        public static let uyvy = Format(rawValue: 1498831189)
        public static let vyuy = Format(rawValue: 1498765654)
        public static let ayuv = Format(rawValue: 1448433985)
        public static let nv12 = Format(rawValue: 842094158)
        public static let nv21 = Format(rawValue: 825382478)
        public static let nv16 = Format(rawValue: 909203022)
        public static let nv61 = Format(rawValue: 825644622)
        public static let yuv410 = Format(rawValue: 961959257)
        public static let yvu410 = Format(rawValue: 961893977)
        public static let yuv411 = Format(rawValue: 825316697)
        public static let yvu411 = Format(rawValue: 825316953)
        public static let yuv420 = Format(rawValue: 842093913)
        public static let yvu420 = Format(rawValue: 842094169)
        public static let yuv422 = Format(rawValue: 909202777)
        public static let yvu422 = Format(rawValue: 909203033)
        public static let yuv444 = Format(rawValue: 875713881)
        public static let yvu444 = Format(rawValue: 875714137)
        public static let r8 = Format(rawValue: 538982482)
        public static let r16 = Format(rawValue: 540422482)
        public static let rg88 = Format(rawValue: 943212370)
        public static let gr88 = Format(rawValue: 943215175)
        public static let rg1616 = Format(rawValue: 842221394)
        public static let gr1616 = Format(rawValue: 842224199)
        public static let xrgb16161616f = Format(rawValue: 1211388504)
        public static let xbgr16161616f = Format(rawValue: 1211384408)
        public static let argb16161616f = Format(rawValue: 1211388481)
        public static let abgr16161616f = Format(rawValue: 1211384385)
        public static let xyuv8888 = Format(rawValue: 1448434008)
        public static let vuy888 = Format(rawValue: 875713878)
        public static let vuy101010 = Format(rawValue: 808670550)
        public static let y210 = Format(rawValue: 808530521)
        public static let y212 = Format(rawValue: 842084953)
        public static let y216 = Format(rawValue: 909193817)
        public static let y410 = Format(rawValue: 808531033)
        public static let y412 = Format(rawValue: 842085465)
        public static let y416 = Format(rawValue: 909194329)
        public static let xvyu2101010 = Format(rawValue: 808670808)
        public static let xvyu1216161616 = Format(rawValue: 909334104)
        public static let xvyu16161616 = Format(rawValue: 942954072)
        public static let y0l0 = Format(rawValue: 810299481)
        public static let x0l0 = Format(rawValue: 810299480)
        public static let y0l2 = Format(rawValue: 843853913)
        public static let x0l2 = Format(rawValue: 843853912)
        public static let yuv4208bit = Format(rawValue: 942691673)
        public static let yuv42010bit = Format(rawValue: 808539481)
        public static let xrgb8888A8 = Format(rawValue: 943805016)
        public static let xbgr8888A8 = Format(rawValue: 943800920)
        public static let rgbx8888A8 = Format(rawValue: 943806546)
        public static let bgrx8888A8 = Format(rawValue: 943806530)
        public static let rgb888A8 = Format(rawValue: 943798354)
        public static let bgr888A8 = Format(rawValue: 943798338)
        public static let rgb565A8 = Format(rawValue: 943797586)
        public static let bgr565A8 = Format(rawValue: 943797570)
        public static let nv24 = Format(rawValue: 875714126)
        public static let nv42 = Format(rawValue: 842290766)
        public static let p210 = Format(rawValue: 808530512)
        public static let p010 = Format(rawValue: 808530000)
        public static let p012 = Format(rawValue: 842084432)
        public static let p016 = Format(rawValue: 909193296)
        public static let axbxgxrx106106106106 = Format(rawValue: 808534593)
        public static let nv15 = Format(rawValue: 892425806)
        public static let q410 = Format(rawValue: 808531025)
        public static let q401 = Format(rawValue: 825242705)
        public static let xrgb16161616 = Format(rawValue: 942953048)
        public static let xbgr16161616 = Format(rawValue: 942948952)
        public static let argb16161616 = Format(rawValue: 942953025)
        public static let abgr16161616 = Format(rawValue: 942948929)
    }

    /// The requests of `wl_shm`.
    public enum Request {
        /// `wl_shm.create_pool`: request 0.
        case createPool(id: WlShmPoolResource, fd: OwnedFileDescriptor, size: Int32)
        /// `wl_shm.release`: request 1, since version 2, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .createPool(
                    id: values.newObject(0, as: WlShmPoolResource.self), fd: values.fileDescriptor(1),
                    size: values.int(2)))
        case 1:
            deliver(.release)
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

    /// `wl_shm.format`: event 0.
    public func sendFormat(format: Format) {
        post(0, [.uint(format.rawValue)])
    }
}

/// The server's side of `wl_buffer`, up to version 1.
public final class WlBufferResource: Resource {
    static let blank = WireInterface("wl_buffer", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("release", "")]
    )
    override class var interface: WireInterface { table }

    /// The requests of `wl_buffer`.
    public enum Request {
        /// `wl_buffer.destroy`: request 0, destroys the object.
        case destroy
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
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

    /// `wl_buffer.release`: event 0.
    public func sendRelease() {
        post(0)
    }
}

/// The server's side of `wl_data_offer`, up to version 3.
public final class WlDataOfferResource: Resource {
    static let blank = WireInterface("wl_data_offer", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("accept", "u?s"),
            WireMessage("receive", "sh"),
            WireMessage("destroy", ""),
            WireMessage("finish", "3"),
            WireMessage("set_actions", "3uu"),
        ],
        events: [
            WireMessage("offer", "s"),
            WireMessage("source_actions", "3u"),
            WireMessage("action", "3u"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_data_offer.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidFinish = ErrorCode(rawValue: 0)
        public static let invalidActionMask = ErrorCode(rawValue: 1)
        public static let invalidAction = ErrorCode(rawValue: 2)
        public static let invalidOffer = ErrorCode(rawValue: 3)
    }

    /// The requests of `wl_data_offer`.
    public enum Request {
        /// `wl_data_offer.accept`: request 0.
        case accept(serial: UInt32, mimeType: String?)
        /// `wl_data_offer.receive`: request 1.
        case receive(mimeType: String, fd: OwnedFileDescriptor)
        /// `wl_data_offer.destroy`: request 2, destroys the object.
        case destroy
        /// `wl_data_offer.finish`: request 3, since version 3.
        case finish
        /// `wl_data_offer.set_actions`: request 4, since version 3.
        case setActions(
            dndActions: WlDataDeviceManagerResource.DndAction, preferredAction: WlDataDeviceManagerResource.DndAction
        )
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.accept(serial: values.uint(0), mimeType: values.string(1)))
        case 1:
            deliver(.receive(mimeType: values.string(0) ?? "", fd: values.fileDescriptor(1)))
        case 2:
            deliver(.destroy)
            end()
        case 3:
            deliver(.finish)
        case 4:
            deliver(
                .setActions(
                    dndActions: WlDataDeviceManagerResource.DndAction(rawValue: values.bits(0)),
                    preferredAction: WlDataDeviceManagerResource.DndAction(rawValue: values.bits(1))))
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

    /// `wl_data_offer.offer`: event 0.
    public func sendOffer(mimeType: String) {
        post(0, [.string(mimeType)])
    }

    /// `wl_data_offer.source_actions`: event 1, since version 3.
    public func sendSourceActions(sourceActions: WlDataDeviceManagerResource.DndAction) {
        post(1, [.uint(sourceActions.rawValue)], since: 3)
    }

    /// `wl_data_offer.action`: event 2, since version 3.
    public func sendAction(dndAction: WlDataDeviceManagerResource.DndAction) {
        post(2, [.uint(dndAction.rawValue)], since: 3)
    }
}

/// The server's side of `wl_data_source`, up to version 3.
public final class WlDataSourceResource: Resource {
    static let blank = WireInterface("wl_data_source", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("offer", "s"),
            WireMessage("destroy", ""),
            WireMessage("set_actions", "3u"),
        ],
        events: [
            WireMessage("target", "?s"),
            WireMessage("send", "sh"),
            WireMessage("cancelled", ""),
            WireMessage("dnd_drop_performed", "3"),
            WireMessage("dnd_finished", "3"),
            WireMessage("action", "3u"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_data_source.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidActionMask = ErrorCode(rawValue: 0)
        public static let invalidSource = ErrorCode(rawValue: 1)
    }

    /// The requests of `wl_data_source`.
    public enum Request {
        /// `wl_data_source.offer`: request 0.
        case offer(mimeType: String)
        /// `wl_data_source.destroy`: request 1, destroys the object.
        case destroy
        /// `wl_data_source.set_actions`: request 2, since version 3.
        case setActions(dndActions: WlDataDeviceManagerResource.DndAction)
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
        case 2:
            deliver(.setActions(dndActions: WlDataDeviceManagerResource.DndAction(rawValue: values.bits(0))))
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

    /// `wl_data_source.target`: event 0.
    public func sendTarget(mimeType: String?) {
        post(0, [.string(mimeType)])
    }

    /// `wl_data_source.send`: event 1.
    public func sendSend(mimeType: String, fd: OwnedFileDescriptor) {
        post(1, [.string(mimeType), .fileDescriptor(fd)])
    }

    /// `wl_data_source.cancelled`: event 2.
    public func sendCancelled() {
        post(2)
    }

    /// `wl_data_source.dnd_drop_performed`: event 3, since version 3.
    public func sendDndDropPerformed() {
        post(3, since: 3)
    }

    /// `wl_data_source.dnd_finished`: event 4, since version 3.
    public func sendDndFinished() {
        post(4, since: 3)
    }

    /// `wl_data_source.action`: event 5, since version 3.
    public func sendAction(dndAction: WlDataDeviceManagerResource.DndAction) {
        post(5, [.uint(dndAction.rawValue)], since: 3)
    }
}

/// The server's side of `wl_data_device`, up to version 3.
public final class WlDataDeviceResource: Resource {
    static let blank = WireInterface("wl_data_device", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage(
                "start_drag", "?oo?ou",
                [WlDataSourceResource.blank, WlSurfaceResource.blank, WlSurfaceResource.blank, nil]),
            WireMessage("set_selection", "?ou", [WlDataSourceResource.blank, nil]),
            WireMessage("release", "2"),
        ],
        events: [
            WireMessage("data_offer", "n", [WlDataOfferResource.blank]),
            WireMessage("enter", "uoff?o", [nil, WlSurfaceResource.blank, nil, nil, WlDataOfferResource.blank]),
            WireMessage("leave", ""),
            WireMessage("motion", "uff"),
            WireMessage("drop", ""),
            WireMessage("selection", "?o", [WlDataOfferResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_data_device.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let role = ErrorCode(rawValue: 0)
    }

    /// The requests of `wl_data_device`.
    public enum Request {
        /// `wl_data_device.start_drag`: request 0.
        case startDrag(
            source: WlDataSourceResource?, origin: WlSurfaceResource, icon: WlSurfaceResource?, serial: UInt32
        )
        /// `wl_data_device.set_selection`: request 1.
        case setSelection(source: WlDataSourceResource?, serial: UInt32)
        /// `wl_data_device.release`: request 2, since version 2, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .startDrag(
                    source: values.object(0, as: WlDataSourceResource.self),
                    origin: values.requiredObject(1, as: WlSurfaceResource.self),
                    icon: values.object(2, as: WlSurfaceResource.self), serial: values.uint(3)))
        case 1:
            deliver(.setSelection(source: values.object(0, as: WlDataSourceResource.self), serial: values.uint(1)))
        case 2:
            deliver(.release)
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

    /// `wl_data_device.data_offer`: event 0.
    public func sendDataOffer(id: WlDataOfferResource) {
        post(0, [.object(id)])
    }

    /// `wl_data_device.enter`: event 1.
    public func sendEnter(serial: UInt32, surface: WlSurfaceResource, x: Double, y: Double, id: WlDataOfferResource?) {
        post(1, [.uint(serial), .object(surface), .fixed(x), .fixed(y), .object(id)])
    }

    /// `wl_data_device.leave`: event 2.
    public func sendLeave() {
        post(2)
    }

    /// `wl_data_device.motion`: event 3.
    public func sendMotion(time: UInt32, x: Double, y: Double) {
        post(3, [.uint(time), .fixed(x), .fixed(y)])
    }

    /// `wl_data_device.drop`: event 4.
    public func sendDrop() {
        post(4)
    }

    /// `wl_data_device.selection`: event 5.
    public func sendSelection(id: WlDataOfferResource?) {
        post(5, [.object(id)])
    }
}

/// The server's side of `wl_data_device_manager`, up to version 3.
public final class WlDataDeviceManagerResource: Resource {
    static let blank = WireInterface("wl_data_device_manager", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_data_source", "n", [WlDataSourceResource.blank]),
            WireMessage("get_data_device", "no", [WlDataDeviceResource.blank, WlSeatResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// Bits of `wl_data_device_manager.dnd_action`; unknown values are preserved.
    public struct DndAction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let none: DndAction = []
        public static let copy = DndAction(rawValue: 1)
        public static let move = DndAction(rawValue: 2)
        public static let ask = DndAction(rawValue: 4)
    }

    /// The requests of `wl_data_device_manager`.
    public enum Request {
        /// `wl_data_device_manager.create_data_source`: request 0.
        case createDataSource(id: WlDataSourceResource)
        /// `wl_data_device_manager.get_data_device`: request 1.
        case getDataDevice(id: WlDataDeviceResource, seat: WlSeatResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.createDataSource(id: values.newObject(0, as: WlDataSourceResource.self)))
        case 1:
            deliver(
                .getDataDevice(
                    id: values.newObject(0, as: WlDataDeviceResource.self),
                    seat: values.requiredObject(1, as: WlSeatResource.self)))
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

/// The server's side of `wl_shell`, up to version 1.
public final class WlShellResource: Resource {
    static let blank = WireInterface("wl_shell", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("get_shell_surface", "no", [WlShellSurfaceResource.blank, WlSurfaceResource.blank])]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_shell.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let role = ErrorCode(rawValue: 0)
    }

    /// The requests of `wl_shell`.
    public enum Request {
        /// `wl_shell.get_shell_surface`: request 0.
        case getShellSurface(id: WlShellSurfaceResource, surface: WlSurfaceResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .getShellSurface(
                    id: values.newObject(0, as: WlShellSurfaceResource.self),
                    surface: values.requiredObject(1, as: WlSurfaceResource.self)))
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

/// The server's side of `wl_shell_surface`, up to version 1.
public final class WlShellSurfaceResource: Resource {
    static let blank = WireInterface("wl_shell_surface", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("pong", "u"),
            WireMessage("move", "ou", [WlSeatResource.blank, nil]),
            WireMessage("resize", "ouu", [WlSeatResource.blank, nil, nil]),
            WireMessage("set_toplevel", ""),
            WireMessage("set_transient", "oiiu", [WlSurfaceResource.blank, nil, nil, nil]),
            WireMessage("set_fullscreen", "uu?o", [nil, nil, WlOutputResource.blank]),
            WireMessage("set_popup", "ouoiiu", [WlSeatResource.blank, nil, WlSurfaceResource.blank, nil, nil, nil]),
            WireMessage("set_maximized", "?o", [WlOutputResource.blank]),
            WireMessage("set_title", "s"),
            WireMessage("set_class", "s"),
        ],
        events: [
            WireMessage("ping", "u"),
            WireMessage("configure", "uii"),
            WireMessage("popup_done", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Bits of `wl_shell_surface.resize`; unknown values are preserved.
    public struct Resize: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let none: Resize = []
        public static let top = Resize(rawValue: 1)
        public static let bottom = Resize(rawValue: 2)
        public static let left = Resize(rawValue: 4)
        public static let topLeft = Resize(rawValue: 5)
        public static let bottomLeft = Resize(rawValue: 6)
        public static let right = Resize(rawValue: 8)
        public static let topRight = Resize(rawValue: 9)
        public static let bottomRight = Resize(rawValue: 10)
    }

    /// Bits of `wl_shell_surface.transient`; unknown values are preserved.
    public struct Transient: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let inactive = Transient(rawValue: 1)
    }

    /// Values of `wl_shell_surface.fullscreen_method`; unknown values are preserved.
    public struct FullscreenMethod: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let `default` = FullscreenMethod(rawValue: 0)
        public static let scale = FullscreenMethod(rawValue: 1)
        public static let driver = FullscreenMethod(rawValue: 2)
        public static let fill = FullscreenMethod(rawValue: 3)
    }

    /// The requests of `wl_shell_surface`.
    public enum Request {
        /// `wl_shell_surface.pong`: request 0.
        case pong(serial: UInt32)
        /// `wl_shell_surface.move`: request 1.
        case move(seat: WlSeatResource, serial: UInt32)
        /// `wl_shell_surface.resize`: request 2.
        case resize(seat: WlSeatResource, serial: UInt32, edges: Resize)
        /// `wl_shell_surface.set_toplevel`: request 3.
        case setToplevel
        /// `wl_shell_surface.set_transient`: request 4.
        case setTransient(parent: WlSurfaceResource, x: Int32, y: Int32, flags: Transient)
        /// `wl_shell_surface.set_fullscreen`: request 5.
        case setFullscreen(method: FullscreenMethod, framerate: UInt32, output: WlOutputResource?)
        /// `wl_shell_surface.set_popup`: request 6.
        case setPopup(
            seat: WlSeatResource, serial: UInt32, parent: WlSurfaceResource, x: Int32, y: Int32, flags: Transient
        )
        /// `wl_shell_surface.set_maximized`: request 7.
        case setMaximized(output: WlOutputResource?)
        /// `wl_shell_surface.set_title`: request 8.
        case setTitle(title: String)
        /// `wl_shell_surface.set_class`: request 9.
        case setClass(`class`: String)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.pong(serial: values.uint(0)))
        case 1:
            deliver(.move(seat: values.requiredObject(0, as: WlSeatResource.self), serial: values.uint(1)))
        case 2:
            deliver(
                .resize(
                    seat: values.requiredObject(0, as: WlSeatResource.self), serial: values.uint(1),
                    edges: Resize(rawValue: values.bits(2))))
        case 3:
            deliver(.setToplevel)
        case 4:
            deliver(
                .setTransient(
                    parent: values.requiredObject(0, as: WlSurfaceResource.self), x: values.int(1), y: values.int(2),
                    flags: Transient(rawValue: values.bits(3))))
        case 5:
            deliver(
                .setFullscreen(
                    method: FullscreenMethod(rawValue: values.bits(0)), framerate: values.uint(1),
                    output: values.object(2, as: WlOutputResource.self)))
        case 6:
            deliver(
                .setPopup(
                    seat: values.requiredObject(0, as: WlSeatResource.self), serial: values.uint(1),
                    parent: values.requiredObject(2, as: WlSurfaceResource.self), x: values.int(3), y: values.int(4),
                    flags: Transient(rawValue: values.bits(5))))
        case 7:
            deliver(.setMaximized(output: values.object(0, as: WlOutputResource.self)))
        case 8:
            deliver(.setTitle(title: values.string(0) ?? ""))
        case 9:
            deliver(.setClass(class: values.string(0) ?? ""))
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

    /// `wl_shell_surface.ping`: event 0.
    public func sendPing(serial: UInt32) {
        post(0, [.uint(serial)])
    }

    /// `wl_shell_surface.configure`: event 1.
    public func sendConfigure(edges: Resize, width: Int32, height: Int32) {
        post(1, [.uint(edges.rawValue), .int(width), .int(height)])
    }

    /// `wl_shell_surface.popup_done`: event 2.
    public func sendPopupDone() {
        post(2)
    }
}

/// The server's side of `wl_surface`, up to version 6.
public final class WlSurfaceResource: Resource {
    static let blank = WireInterface("wl_surface", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("attach", "?oii", [WlBufferResource.blank, nil, nil]),
            WireMessage("damage", "iiii"),
            WireMessage("frame", "n", [WlCallbackResource.blank]),
            WireMessage("set_opaque_region", "?o", [WlRegionResource.blank]),
            WireMessage("set_input_region", "?o", [WlRegionResource.blank]),
            WireMessage("commit", ""),
            WireMessage("set_buffer_transform", "2i"),
            WireMessage("set_buffer_scale", "3i"),
            WireMessage("damage_buffer", "4iiii"),
            WireMessage("offset", "5ii"),
        ],
        events: [
            WireMessage("enter", "o", [WlOutputResource.blank]),
            WireMessage("leave", "o", [WlOutputResource.blank]),
            WireMessage("preferred_buffer_scale", "6i"),
            WireMessage("preferred_buffer_transform", "6u"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_surface.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidScale = ErrorCode(rawValue: 0)
        public static let invalidTransform = ErrorCode(rawValue: 1)
        public static let invalidSize = ErrorCode(rawValue: 2)
        public static let invalidOffset = ErrorCode(rawValue: 3)
        public static let defunctRoleObject = ErrorCode(rawValue: 4)
    }

    /// The requests of `wl_surface`.
    public enum Request {
        /// `wl_surface.destroy`: request 0, destroys the object.
        case destroy
        /// `wl_surface.attach`: request 1.
        case attach(buffer: WlBufferResource?, x: Int32, y: Int32)
        /// `wl_surface.damage`: request 2.
        case damage(x: Int32, y: Int32, width: Int32, height: Int32)
        /// `wl_surface.frame`: request 3.
        case frame(callback: WlCallbackResource)
        /// `wl_surface.set_opaque_region`: request 4.
        case setOpaqueRegion(region: WlRegionResource?)
        /// `wl_surface.set_input_region`: request 5.
        case setInputRegion(region: WlRegionResource?)
        /// `wl_surface.commit`: request 6.
        case commit
        /// `wl_surface.set_buffer_transform`: request 7, since version 2.
        case setBufferTransform(transform: WlOutputResource.Transform)
        /// `wl_surface.set_buffer_scale`: request 8, since version 3.
        case setBufferScale(scale: Int32)
        /// `wl_surface.damage_buffer`: request 9, since version 4.
        case damageBuffer(x: Int32, y: Int32, width: Int32, height: Int32)
        /// `wl_surface.offset`: request 10, since version 5.
        case offset(x: Int32, y: Int32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.attach(buffer: values.object(0, as: WlBufferResource.self), x: values.int(1), y: values.int(2)))
        case 2:
            deliver(.damage(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
        case 3:
            deliver(.frame(callback: values.newObject(0, as: WlCallbackResource.self)))
        case 4:
            deliver(.setOpaqueRegion(region: values.object(0, as: WlRegionResource.self)))
        case 5:
            deliver(.setInputRegion(region: values.object(0, as: WlRegionResource.self)))
        case 6:
            deliver(.commit)
        case 7:
            deliver(.setBufferTransform(transform: WlOutputResource.Transform(rawValue: values.bits(0))))
        case 8:
            deliver(.setBufferScale(scale: values.int(0)))
        case 9:
            deliver(.damageBuffer(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
        case 10:
            deliver(.offset(x: values.int(0), y: values.int(1)))
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

    /// `wl_surface.enter`: event 0.
    public func sendEnter(output: WlOutputResource) {
        post(0, [.object(output)])
    }

    /// `wl_surface.leave`: event 1.
    public func sendLeave(output: WlOutputResource) {
        post(1, [.object(output)])
    }

    /// `wl_surface.preferred_buffer_scale`: event 2, since version 6.
    public func sendPreferredBufferScale(factor: Int32) {
        post(2, [.int(factor)], since: 6)
    }

    /// `wl_surface.preferred_buffer_transform`: event 3, since version 6.
    public func sendPreferredBufferTransform(transform: WlOutputResource.Transform) {
        post(3, [.uint(transform.rawValue)], since: 6)
    }
}

/// The server's side of `wl_seat`, up to version 9.
public final class WlSeatResource: Resource {
    static let blank = WireInterface("wl_seat", version: 9)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_pointer", "n", [WlPointerResource.blank]),
            WireMessage("get_keyboard", "n", [WlKeyboardResource.blank]),
            WireMessage("get_touch", "n", [WlTouchResource.blank]),
            WireMessage("release", "5"),
        ],
        events: [
            WireMessage("capabilities", "u"),
            WireMessage("name", "2s"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Bits of `wl_seat.capability`; unknown values are preserved.
    public struct Capability: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let pointer = Capability(rawValue: 1)
        public static let keyboard = Capability(rawValue: 2)
        public static let touch = Capability(rawValue: 4)
    }

    /// Values of `wl_seat.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let missingCapability = ErrorCode(rawValue: 0)
    }

    /// The requests of `wl_seat`.
    public enum Request {
        /// `wl_seat.get_pointer`: request 0.
        case getPointer(id: WlPointerResource)
        /// `wl_seat.get_keyboard`: request 1.
        case getKeyboard(id: WlKeyboardResource)
        /// `wl_seat.get_touch`: request 2.
        case getTouch(id: WlTouchResource)
        /// `wl_seat.release`: request 3, since version 5, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.getPointer(id: values.newObject(0, as: WlPointerResource.self)))
        case 1:
            deliver(.getKeyboard(id: values.newObject(0, as: WlKeyboardResource.self)))
        case 2:
            deliver(.getTouch(id: values.newObject(0, as: WlTouchResource.self)))
        case 3:
            deliver(.release)
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

    /// `wl_seat.capabilities`: event 0.
    public func sendCapabilities(capabilities: Capability) {
        post(0, [.uint(capabilities.rawValue)])
    }

    /// `wl_seat.name`: event 1, since version 2.
    public func sendName(name: String) {
        post(1, [.string(name)], since: 2)
    }
}

/// The server's side of `wl_pointer`, up to version 9.
public final class WlPointerResource: Resource {
    static let blank = WireInterface("wl_pointer", version: 9)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_cursor", "u?oii", [nil, WlSurfaceResource.blank, nil, nil]),
            WireMessage("release", "3"),
        ],
        events: [
            WireMessage("enter", "uoff", [nil, WlSurfaceResource.blank, nil, nil]),
            WireMessage("leave", "uo", [nil, WlSurfaceResource.blank]),
            WireMessage("motion", "uff"),
            WireMessage("button", "uuuu"),
            WireMessage("axis", "uuf"),
            WireMessage("frame", "5"),
            WireMessage("axis_source", "5u"),
            WireMessage("axis_stop", "5uu"),
            WireMessage("axis_discrete", "5ui"),
            WireMessage("axis_value120", "8ui"),
            WireMessage("axis_relative_direction", "9uu"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_pointer.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let role = ErrorCode(rawValue: 0)
    }

    /// Values of `wl_pointer.button_state`; unknown values are preserved.
    public struct ButtonState: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let released = ButtonState(rawValue: 0)
        public static let pressed = ButtonState(rawValue: 1)
    }

    /// Values of `wl_pointer.axis`; unknown values are preserved.
    public struct Axis: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let verticalScroll = Axis(rawValue: 0)
        public static let horizontalScroll = Axis(rawValue: 1)
    }

    /// Values of `wl_pointer.axis_source`; unknown values are preserved.
    public struct AxisSource: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let wheel = AxisSource(rawValue: 0)
        public static let finger = AxisSource(rawValue: 1)
        public static let continuous = AxisSource(rawValue: 2)
        public static let wheelTilt = AxisSource(rawValue: 3)
    }

    /// Values of `wl_pointer.axis_relative_direction`; unknown values are preserved.
    public struct AxisRelativeDirection: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let identical = AxisRelativeDirection(rawValue: 0)
        public static let inverted = AxisRelativeDirection(rawValue: 1)
    }

    /// The requests of `wl_pointer`.
    public enum Request {
        /// `wl_pointer.set_cursor`: request 0.
        case setCursor(serial: UInt32, surface: WlSurfaceResource?, hotspotX: Int32, hotspotY: Int32)
        /// `wl_pointer.release`: request 1, since version 3, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(
                .setCursor(
                    serial: values.uint(0), surface: values.object(1, as: WlSurfaceResource.self),
                    hotspotX: values.int(2), hotspotY: values.int(3)))
        case 1:
            deliver(.release)
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

    /// `wl_pointer.enter`: event 0.
    public func sendEnter(serial: UInt32, surface: WlSurfaceResource, surfaceX: Double, surfaceY: Double) {
        post(0, [.uint(serial), .object(surface), .fixed(surfaceX), .fixed(surfaceY)])
    }

    /// `wl_pointer.leave`: event 1.
    public func sendLeave(serial: UInt32, surface: WlSurfaceResource) {
        post(1, [.uint(serial), .object(surface)])
    }

    /// `wl_pointer.motion`: event 2.
    public func sendMotion(time: UInt32, surfaceX: Double, surfaceY: Double) {
        post(2, [.uint(time), .fixed(surfaceX), .fixed(surfaceY)])
    }

    /// `wl_pointer.button`: event 3.
    public func sendButton(serial: UInt32, time: UInt32, button: UInt32, state: ButtonState) {
        post(3, [.uint(serial), .uint(time), .uint(button), .uint(state.rawValue)])
    }

    /// `wl_pointer.axis`: event 4.
    public func sendAxis(time: UInt32, axis: Axis, value: Double) {
        post(4, [.uint(time), .uint(axis.rawValue), .fixed(value)])
    }

    /// `wl_pointer.frame`: event 5, since version 5.
    public func sendFrame() {
        post(5, since: 5)
    }

    /// `wl_pointer.axis_source`: event 6, since version 5.
    public func sendAxisSource(axisSource: AxisSource) {
        post(6, [.uint(axisSource.rawValue)], since: 5)
    }

    /// `wl_pointer.axis_stop`: event 7, since version 5.
    public func sendAxisStop(time: UInt32, axis: Axis) {
        post(7, [.uint(time), .uint(axis.rawValue)], since: 5)
    }

    /// `wl_pointer.axis_discrete`: event 8, since version 5.
    public func sendAxisDiscrete(axis: Axis, discrete: Int32) {
        post(8, [.uint(axis.rawValue), .int(discrete)], since: 5)
    }

    /// `wl_pointer.axis_value120`: event 9, since version 8.
    public func sendAxisValue120(axis: Axis, value120: Int32) {
        post(9, [.uint(axis.rawValue), .int(value120)], since: 8)
    }

    /// `wl_pointer.axis_relative_direction`: event 10, since version 9.
    public func sendAxisRelativeDirection(axis: Axis, direction: AxisRelativeDirection) {
        post(10, [.uint(axis.rawValue), .uint(direction.rawValue)], since: 9)
    }
}

/// The server's side of `wl_keyboard`, up to version 9.
public final class WlKeyboardResource: Resource {
    static let blank = WireInterface("wl_keyboard", version: 9)
    private static let table = blank.filled(
        requests: [WireMessage("release", "3")],
        events: [
            WireMessage("keymap", "uhu"),
            WireMessage("enter", "uoa", [nil, WlSurfaceResource.blank, nil]),
            WireMessage("leave", "uo", [nil, WlSurfaceResource.blank]),
            WireMessage("key", "uuuu"),
            WireMessage("modifiers", "uuuuu"),
            WireMessage("repeat_info", "4ii"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_keyboard.keymap_format`; unknown values are preserved.
    public struct KeymapFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let noKeymap = KeymapFormat(rawValue: 0)
        public static let xkbV1 = KeymapFormat(rawValue: 1)
    }

    /// Values of `wl_keyboard.key_state`; unknown values are preserved.
    public struct KeyState: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let released = KeyState(rawValue: 0)
        public static let pressed = KeyState(rawValue: 1)
    }

    /// The requests of `wl_keyboard`.
    public enum Request {
        /// `wl_keyboard.release`: request 0, since version 3, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.release)
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

    /// `wl_keyboard.keymap`: event 0.
    public func sendKeymap(format: KeymapFormat, fd: OwnedFileDescriptor, size: UInt32) {
        post(0, [.uint(format.rawValue), .fileDescriptor(fd), .uint(size)])
    }

    /// `wl_keyboard.enter`: event 1.
    public func sendEnter(serial: UInt32, surface: WlSurfaceResource, keys: [UInt8]) {
        post(1, [.uint(serial), .object(surface), .array(keys)])
    }

    /// `wl_keyboard.leave`: event 2.
    public func sendLeave(serial: UInt32, surface: WlSurfaceResource) {
        post(2, [.uint(serial), .object(surface)])
    }

    /// `wl_keyboard.key`: event 3.
    public func sendKey(serial: UInt32, time: UInt32, key: UInt32, state: KeyState) {
        post(3, [.uint(serial), .uint(time), .uint(key), .uint(state.rawValue)])
    }

    /// `wl_keyboard.modifiers`: event 4.
    public func sendModifiers(
        serial: UInt32, modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32
    ) {
        post(4, [.uint(serial), .uint(modsDepressed), .uint(modsLatched), .uint(modsLocked), .uint(group)])
    }

    /// `wl_keyboard.repeat_info`: event 5, since version 4.
    public func sendRepeatInfo(rate: Int32, delay: Int32) {
        post(5, [.int(rate), .int(delay)], since: 4)
    }
}

/// The server's side of `wl_touch`, up to version 9.
public final class WlTouchResource: Resource {
    static let blank = WireInterface("wl_touch", version: 9)
    private static let table = blank.filled(
        requests: [WireMessage("release", "3")],
        events: [
            WireMessage("down", "uuoiff", [nil, nil, WlSurfaceResource.blank, nil, nil, nil]),
            WireMessage("up", "uui"),
            WireMessage("motion", "uiff"),
            WireMessage("frame", ""),
            WireMessage("cancel", ""),
            WireMessage("shape", "6iff"),
            WireMessage("orientation", "6if"),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `wl_touch`.
    public enum Request {
        /// `wl_touch.release`: request 0, since version 3, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.release)
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

    /// `wl_touch.down`: event 0.
    public func sendDown(serial: UInt32, time: UInt32, surface: WlSurfaceResource, id: Int32, x: Double, y: Double) {
        post(0, [.uint(serial), .uint(time), .object(surface), .int(id), .fixed(x), .fixed(y)])
    }

    /// `wl_touch.up`: event 1.
    public func sendUp(serial: UInt32, time: UInt32, id: Int32) {
        post(1, [.uint(serial), .uint(time), .int(id)])
    }

    /// `wl_touch.motion`: event 2.
    public func sendMotion(time: UInt32, id: Int32, x: Double, y: Double) {
        post(2, [.uint(time), .int(id), .fixed(x), .fixed(y)])
    }

    /// `wl_touch.frame`: event 3.
    public func sendFrame() {
        post(3)
    }

    /// `wl_touch.cancel`: event 4.
    public func sendCancel() {
        post(4)
    }

    /// `wl_touch.shape`: event 5, since version 6.
    public func sendShape(id: Int32, major: Double, minor: Double) {
        post(5, [.int(id), .fixed(major), .fixed(minor)], since: 6)
    }

    /// `wl_touch.orientation`: event 6, since version 6.
    public func sendOrientation(id: Int32, orientation: Double) {
        post(6, [.int(id), .fixed(orientation)], since: 6)
    }
}

/// The server's side of `wl_output`, up to version 4.
public final class WlOutputResource: Resource {
    static let blank = WireInterface("wl_output", version: 4)
    private static let table = blank.filled(
        requests: [WireMessage("release", "3")],
        events: [
            WireMessage("geometry", "iiiiissi"),
            WireMessage("mode", "uiii"),
            WireMessage("done", "2"),
            WireMessage("scale", "2i"),
            WireMessage("name", "4s"),
            WireMessage("description", "4s"),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_output.subpixel`; unknown values are preserved.
    public struct Subpixel: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let unknown = Subpixel(rawValue: 0)
        public static let none = Subpixel(rawValue: 1)
        public static let horizontalRgb = Subpixel(rawValue: 2)
        public static let horizontalBgr = Subpixel(rawValue: 3)
        public static let verticalRgb = Subpixel(rawValue: 4)
        public static let verticalBgr = Subpixel(rawValue: 5)
    }

    /// Values of `wl_output.transform`; unknown values are preserved.
    public struct Transform: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let normal = Transform(rawValue: 0)
        public static let transform90 = Transform(rawValue: 1)
        public static let transform180 = Transform(rawValue: 2)
        public static let transform270 = Transform(rawValue: 3)
        public static let flipped = Transform(rawValue: 4)
        public static let flipped90 = Transform(rawValue: 5)
        public static let flipped180 = Transform(rawValue: 6)
        public static let flipped270 = Transform(rawValue: 7)
    }

    /// Bits of `wl_output.mode`; unknown values are preserved.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let current = Mode(rawValue: 1)
        public static let preferred = Mode(rawValue: 2)
    }

    /// The requests of `wl_output`.
    public enum Request {
        /// `wl_output.release`: request 0, since version 3, destroys the object.
        case release
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.release)
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

    /// `wl_output.geometry`: event 0.
    public func sendGeometry(
        x: Int32, y: Int32, physicalWidth: Int32, physicalHeight: Int32, subpixel: Subpixel, make: String,
        model: String, transform: Transform
    ) {
        post(
            0,
            [
                .int(x), .int(y), .int(physicalWidth), .int(physicalHeight), .uint(subpixel.rawValue), .string(make),
                .string(model), .uint(transform.rawValue),
            ])
    }

    /// `wl_output.mode`: event 1.
    public func sendMode(flags: Mode, width: Int32, height: Int32, refresh: Int32) {
        post(1, [.uint(flags.rawValue), .int(width), .int(height), .int(refresh)])
    }

    /// `wl_output.done`: event 2, since version 2.
    public func sendDone() {
        post(2, since: 2)
    }

    /// `wl_output.scale`: event 3, since version 2.
    public func sendScale(factor: Int32) {
        post(3, [.int(factor)], since: 2)
    }

    /// `wl_output.name`: event 4, since version 4.
    public func sendName(name: String) {
        post(4, [.string(name)], since: 4)
    }

    /// `wl_output.description`: event 5, since version 4.
    public func sendDescription(description: String) {
        post(5, [.string(description)], since: 4)
    }
}

/// The server's side of `wl_region`, up to version 1.
public final class WlRegionResource: Resource {
    static let blank = WireInterface("wl_region", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("add", "iiii"),
            WireMessage("subtract", "iiii"),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `wl_region`.
    public enum Request {
        /// `wl_region.destroy`: request 0, destroys the object.
        case destroy
        /// `wl_region.add`: request 1.
        case add(x: Int32, y: Int32, width: Int32, height: Int32)
        /// `wl_region.subtract`: request 2.
        case subtract(x: Int32, y: Int32, width: Int32, height: Int32)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.add(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
        case 2:
            deliver(.subtract(x: values.int(0), y: values.int(1), width: values.int(2), height: values.int(3)))
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

/// The server's side of `wl_subcompositor`, up to version 1.
public final class WlSubcompositorResource: Resource {
    static let blank = WireInterface("wl_subcompositor", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage(
                "get_subsurface", "noo",
                [WlSubsurfaceResource.blank, WlSurfaceResource.blank, WlSurfaceResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_subcompositor.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let badSurface = ErrorCode(rawValue: 0)
    }

    /// The requests of `wl_subcompositor`.
    public enum Request {
        /// `wl_subcompositor.destroy`: request 0, destroys the object.
        case destroy
        /// `wl_subcompositor.get_subsurface`: request 1.
        case getSubsurface(id: WlSubsurfaceResource, surface: WlSurfaceResource, parent: WlSurfaceResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(
                .getSubsurface(
                    id: values.newObject(0, as: WlSubsurfaceResource.self),
                    surface: values.requiredObject(1, as: WlSurfaceResource.self),
                    parent: values.requiredObject(2, as: WlSurfaceResource.self)))
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

/// The server's side of `wl_subsurface`, up to version 1.
public final class WlSubsurfaceResource: Resource {
    static let blank = WireInterface("wl_subsurface", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_position", "ii"),
            WireMessage("place_above", "o", [WlSurfaceResource.blank]),
            WireMessage("place_below", "o", [WlSurfaceResource.blank]),
            WireMessage("set_sync", ""),
            WireMessage("set_desync", ""),
        ]
    )
    override class var interface: WireInterface { table }

    /// Values of `wl_subsurface.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let badSurface = ErrorCode(rawValue: 0)
    }

    /// The requests of `wl_subsurface`.
    public enum Request {
        /// `wl_subsurface.destroy`: request 0, destroys the object.
        case destroy
        /// `wl_subsurface.set_position`: request 1.
        case setPosition(x: Int32, y: Int32)
        /// `wl_subsurface.place_above`: request 2.
        case placeAbove(sibling: WlSurfaceResource)
        /// `wl_subsurface.place_below`: request 3.
        case placeBelow(sibling: WlSurfaceResource)
        /// `wl_subsurface.set_sync`: request 4.
        case setSync
        /// `wl_subsurface.set_desync`: request 5.
        case setDesync
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setPosition(x: values.int(0), y: values.int(1)))
        case 2:
            deliver(.placeAbove(sibling: values.requiredObject(0, as: WlSurfaceResource.self)))
        case 3:
            deliver(.placeBelow(sibling: values.requiredObject(0, as: WlSurfaceResource.self)))
        case 4:
            deliver(.setSync)
        case 5:
            deliver(.setDesync)
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

/// The server's side of `wl_fixes`, up to version 1.
public final class WlFixesResource: Resource {
    static let blank = WireInterface("wl_fixes", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("destroy_registry", "o", [WireInterface.registry]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `wl_fixes`.
    public enum Request {
        /// `wl_fixes.destroy`: request 0, destroys the object.
        case destroy
        /// `wl_fixes.destroy_registry`: request 1.
        case destroyRegistry(registry: Resource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.destroyRegistry(registry: values.requiredObject(0, as: Resource.self)))
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
