// SPDX-License-Identifier: MIT
// Generated from Protocols/wayland.xml by `make generate`.
public import SystemFiles
public import WaylandWire

/// The client's side of `wl_display`, up to version 1.
public final class WlDisplay: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_display", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("sync", "n", [WlCallback.blank]),
            WireMessage("get_registry", "n", [WlRegistry.blank]),
        ],
        events: [
            WireMessage("error", "ous"),
            WireMessage("delete_id", "u"),
        ]
    )
    override public class var interface: WireInterface { table }

    /// Values of `wl_display.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidObject = ErrorCode(rawValue: 0)
        public static let invalidMethod = ErrorCode(rawValue: 1)
        public static let noMemory = ErrorCode(rawValue: 2)
        public static let implementation = ErrorCode(rawValue: 3)
    }

    /// `wl_display.sync`: request 0.
    public func sync(on queue: EventQueue? = nil) -> WlCallback {
        create(WlCallback.self, 0, [.newObject], on: queue)
    }

    /// `wl_display.get_registry`: request 1.
    public func getRegistry(on queue: EventQueue? = nil) -> WlRegistry {
        create(WlRegistry.self, 1, [.newObject], on: queue)
    }
}

/// The client's side of `wl_registry`, up to version 1.
public final class WlRegistry: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_registry", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("bind", "usun")],
        events: [
            WireMessage("global", "usu"),
            WireMessage("global_remove", "u"),
        ]
    )
    override public class var interface: WireInterface { table }

    /// The events of `wl_registry`.
    public enum Event: Sendable {
        /// `wl_registry.global`: event 0.
        case global(name: UInt32, interface: String, version: UInt32)
        /// `wl_registry.global_remove`: event 1.
        case globalRemove(name: UInt32)
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
            listener.deliver(.global(name: values.uint(0), interface: values.string(1) ?? "", version: values.uint(2)))
        case 1:
            listener.deliver(.globalRemove(name: values.uint(0)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_registry.bind`: request 0.
    public func bind<Object: Proxy>(
        name: UInt32, _ type: Object.Type, version: UInt32, on queue: EventQueue? = nil
    ) -> Object {
        create(
            type, 0,
            [
                .uint(name), .string(type.interface.name), .uint(version), .newObject,
            ], version: version, on: queue)
    }
}

/// The client's side of `wl_callback`, up to version 1.
public final class WlCallback: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_callback", version: 1)
    private static let table = blank.filled(
        events: [WireMessage("done", "u")]
    )
    override public class var interface: WireInterface { table }

    /// The events of `wl_callback`.
    public enum Event: Sendable {
        /// `wl_callback.done`: event 0, destroys the object.
        case done(callbackData: UInt32)
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
            listener.deliver(.done(callbackData: values.uint(0)))
            discard()
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }
}

/// The client's side of `wl_compositor`, up to version 6.
public final class WlCompositor: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_compositor", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_surface", "n", [WlSurface.blank]),
            WireMessage("create_region", "n", [WlRegion.blank]),
        ]
    )
    override public class var interface: WireInterface { table }

    /// `wl_compositor.create_surface`: request 0.
    public func createSurface(on queue: EventQueue? = nil) -> WlSurface {
        create(WlSurface.self, 0, [.newObject], on: queue)
    }

    /// `wl_compositor.create_region`: request 1.
    public func createRegion(on queue: EventQueue? = nil) -> WlRegion {
        create(WlRegion.self, 1, [.newObject], on: queue)
    }
}

/// The client's side of `wl_shm_pool`, up to version 2.
public final class WlShmPool: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_shm_pool", version: 2)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_buffer", "niiiiu", [WlBuffer.blank, nil, nil, nil, nil, nil]),
            WireMessage("destroy", ""),
            WireMessage("resize", "i"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// `wl_shm_pool.create_buffer`: request 0.
    public func createBuffer(
        offset: Int32, width: Int32, height: Int32, stride: Int32, format: WlShm.Format, on queue: EventQueue? = nil
    ) -> WlBuffer {
        create(
            WlBuffer.self, 0,
            [
                .newObject, .int(offset), .int(width), .int(height), .int(stride), .uint(format.rawValue),
            ], on: queue)
    }

    /// `wl_shm_pool.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }

    /// `wl_shm_pool.resize`: request 2.
    public func resize(size: Int32) {
        send(2, [.int(size)])
    }
}

/// The client's side of `wl_shm`, up to version 2.
public final class WlShm: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_shm", version: 2)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_pool", "nhi", [WlShmPool.blank, nil, nil]),
            WireMessage("release", "2"),
        ],
        events: [WireMessage("format", "u")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 2) }

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

    /// The events of `wl_shm`.
    public enum Event: Sendable {
        /// `wl_shm.format`: event 0.
        case format(format: Format)
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
            listener.deliver(.format(format: Format(rawValue: values.bits(0))))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_shm.create_pool`: request 0.
    public func createPool(fd: OwnedFileDescriptor, size: Int32, on queue: EventQueue? = nil) -> WlShmPool {
        create(WlShmPool.self, 0, [.newObject, .fileDescriptor(fd), .int(size)], on: queue)
    }

    /// `wl_shm.release`: request 1, since version 2, destroys the object.
    public func release() {
        close(1, since: 2)
    }
}

/// The client's side of `wl_buffer`, up to version 1.
public final class WlBuffer: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_buffer", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("release", "")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `wl_buffer`.
    public enum Event: Sendable {
        /// `wl_buffer.release`: event 0.
        case release
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
            listener.deliver(.release)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_buffer.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `wl_data_offer`, up to version 3.
public final class WlDataOffer: Proxy, @unchecked Sendable {
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 2, since: 1) }

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

    /// The events of `wl_data_offer`.
    public enum Event: Sendable {
        /// `wl_data_offer.offer`: event 0.
        case offer(mimeType: String)
        /// `wl_data_offer.source_actions`: event 1, since version 3.
        case sourceActions(sourceActions: WlDataDeviceManager.DndAction)
        /// `wl_data_offer.action`: event 2, since version 3.
        case action(dndAction: WlDataDeviceManager.DndAction)
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
        case 1:
            listener.deliver(.sourceActions(sourceActions: WlDataDeviceManager.DndAction(rawValue: values.bits(0))))
        case 2:
            listener.deliver(.action(dndAction: WlDataDeviceManager.DndAction(rawValue: values.bits(0))))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_data_offer.accept`: request 0.
    public func accept(serial: UInt32, mimeType: String?) {
        send(0, [.uint(serial), .string(mimeType)])
    }

    /// `wl_data_offer.receive`: request 1.
    public func receive(mimeType: String, fd: OwnedFileDescriptor) {
        send(1, [.string(mimeType), .fileDescriptor(fd)])
    }

    /// `wl_data_offer.destroy`: request 2, destroys the object.
    public func destroy() {
        close(2)
    }

    /// `wl_data_offer.finish`: request 3, since version 3.
    public func finish() {
        send(3, since: 3)
    }

    /// `wl_data_offer.set_actions`: request 4, since version 3.
    public func setActions(dndActions: WlDataDeviceManager.DndAction, preferredAction: WlDataDeviceManager.DndAction) {
        send(4, [.uint(dndActions.rawValue), .uint(preferredAction.rawValue)], since: 3)
    }
}

/// The client's side of `wl_data_source`, up to version 3.
public final class WlDataSource: Proxy, @unchecked Sendable {
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 1) }

    /// Values of `wl_data_source.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidActionMask = ErrorCode(rawValue: 0)
        public static let invalidSource = ErrorCode(rawValue: 1)
    }

    /// The events of `wl_data_source`.
    public enum Event: Sendable {
        /// `wl_data_source.target`: event 0.
        case target(mimeType: String?)
        /// `wl_data_source.send`: event 1.
        case send(mimeType: String, fd: OwnedFileDescriptor)
        /// `wl_data_source.cancelled`: event 2.
        case cancelled
        /// `wl_data_source.dnd_drop_performed`: event 3, since version 3.
        case dndDropPerformed
        /// `wl_data_source.dnd_finished`: event 4, since version 3.
        case dndFinished
        /// `wl_data_source.action`: event 5, since version 3.
        case action(dndAction: WlDataDeviceManager.DndAction)
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
            listener.deliver(.target(mimeType: values.string(0)))
        case 1:
            listener.deliver(.send(mimeType: values.string(0) ?? "", fd: values.fileDescriptor(1)))
        case 2:
            listener.deliver(.cancelled)
        case 3:
            listener.deliver(.dndDropPerformed)
        case 4:
            listener.deliver(.dndFinished)
        case 5:
            listener.deliver(.action(dndAction: WlDataDeviceManager.DndAction(rawValue: values.bits(0))))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_data_source.offer`: request 0.
    public func offer(mimeType: String) {
        send(0, [.string(mimeType)])
    }

    /// `wl_data_source.destroy`: request 1, destroys the object.
    public func destroy() {
        close(1)
    }

    /// `wl_data_source.set_actions`: request 2, since version 3.
    public func setActions(dndActions: WlDataDeviceManager.DndAction) {
        send(2, [.uint(dndActions.rawValue)], since: 3)
    }
}

/// The client's side of `wl_data_device`, up to version 3.
public final class WlDataDevice: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_data_device", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("start_drag", "?oo?ou", [WlDataSource.blank, WlSurface.blank, WlSurface.blank, nil]),
            WireMessage("set_selection", "?ou", [WlDataSource.blank, nil]),
            WireMessage("release", "2"),
        ],
        events: [
            WireMessage("data_offer", "n", [WlDataOffer.interface]),
            WireMessage("enter", "uoff?o", [nil, WlSurface.blank, nil, nil, WlDataOffer.blank]),
            WireMessage("leave", ""),
            WireMessage("motion", "uff"),
            WireMessage("drop", ""),
            WireMessage("selection", "?o", [WlDataOffer.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 2, since: 2) }

    /// Values of `wl_data_device.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let role = ErrorCode(rawValue: 0)
    }

    /// The events of `wl_data_device`.
    public enum Event: Sendable {
        /// `wl_data_device.data_offer`: event 0.
        case dataOffer(id: WlDataOffer)
        /// `wl_data_device.enter`: event 1.
        case enter(serial: UInt32, surface: WlSurface?, x: Double, y: Double, id: WlDataOffer?)
        /// `wl_data_device.leave`: event 2.
        case leave
        /// `wl_data_device.motion`: event 3.
        case motion(time: UInt32, x: Double, y: Double)
        /// `wl_data_device.drop`: event 4.
        case drop
        /// `wl_data_device.selection`: event 5.
        case selection(id: WlDataOffer?)
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
            listener.deliver(.dataOffer(id: values.newObject(0, as: WlDataOffer.self)))
        case 1:
            listener.deliver(
                .enter(
                    serial: values.uint(0), surface: values.object(1, as: WlSurface.self), x: values.fixed(2),
                    y: values.fixed(3), id: values.object(4, as: WlDataOffer.self)))
        case 2:
            listener.deliver(.leave)
        case 3:
            listener.deliver(.motion(time: values.uint(0), x: values.fixed(1), y: values.fixed(2)))
        case 4:
            listener.deliver(.drop)
        case 5:
            listener.deliver(.selection(id: values.object(0, as: WlDataOffer.self)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_data_device.start_drag`: request 0.
    public func startDrag(source: WlDataSource?, origin: WlSurface, icon: WlSurface?, serial: UInt32) {
        send(0, [.object(source), .object(origin), .object(icon), .uint(serial)])
    }

    /// `wl_data_device.set_selection`: request 1.
    public func setSelection(source: WlDataSource?, serial: UInt32) {
        send(1, [.object(source), .uint(serial)])
    }

    /// `wl_data_device.release`: request 2, since version 2, destroys the object.
    public func release() {
        close(2, since: 2)
    }
}

/// The client's side of `wl_data_device_manager`, up to version 3.
public final class WlDataDeviceManager: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_data_device_manager", version: 3)
    private static let table = blank.filled(
        requests: [
            WireMessage("create_data_source", "n", [WlDataSource.blank]),
            WireMessage("get_data_device", "no", [WlDataDevice.blank, WlSeat.blank]),
        ]
    )
    override public class var interface: WireInterface { table }

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

    /// `wl_data_device_manager.create_data_source`: request 0.
    public func createDataSource(on queue: EventQueue? = nil) -> WlDataSource {
        create(WlDataSource.self, 0, [.newObject], on: queue)
    }

    /// `wl_data_device_manager.get_data_device`: request 1.
    public func getDataDevice(seat: WlSeat, on queue: EventQueue? = nil) -> WlDataDevice {
        create(WlDataDevice.self, 1, [.newObject, .object(seat)], on: queue)
    }
}

/// The client's side of `wl_shell`, up to version 1.
public final class WlShell: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_shell", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("get_shell_surface", "no", [WlShellSurface.blank, WlSurface.blank])]
    )
    override public class var interface: WireInterface { table }

    /// Values of `wl_shell.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let role = ErrorCode(rawValue: 0)
    }

    /// `wl_shell.get_shell_surface`: request 0.
    public func getShellSurface(surface: WlSurface, on queue: EventQueue? = nil) -> WlShellSurface {
        create(WlShellSurface.self, 0, [.newObject, .object(surface)], on: queue)
    }
}

/// The client's side of `wl_shell_surface`, up to version 1.
public final class WlShellSurface: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_shell_surface", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("pong", "u"),
            WireMessage("move", "ou", [WlSeat.blank, nil]),
            WireMessage("resize", "ouu", [WlSeat.blank, nil, nil]),
            WireMessage("set_toplevel", ""),
            WireMessage("set_transient", "oiiu", [WlSurface.blank, nil, nil, nil]),
            WireMessage("set_fullscreen", "uu?o", [nil, nil, WlOutput.blank]),
            WireMessage("set_popup", "ouoiiu", [WlSeat.blank, nil, WlSurface.blank, nil, nil, nil]),
            WireMessage("set_maximized", "?o", [WlOutput.blank]),
            WireMessage("set_title", "s"),
            WireMessage("set_class", "s"),
        ],
        events: [
            WireMessage("ping", "u"),
            WireMessage("configure", "uii"),
            WireMessage("popup_done", ""),
        ]
    )
    override public class var interface: WireInterface { table }

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

    /// The events of `wl_shell_surface`.
    public enum Event: Sendable {
        /// `wl_shell_surface.ping`: event 0.
        case ping(serial: UInt32)
        /// `wl_shell_surface.configure`: event 1.
        case configure(edges: Resize, width: Int32, height: Int32)
        /// `wl_shell_surface.popup_done`: event 2.
        case popupDone
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
            listener.deliver(.ping(serial: values.uint(0)))
        case 1:
            listener.deliver(
                .configure(edges: Resize(rawValue: values.bits(0)), width: values.int(1), height: values.int(2)))
        case 2:
            listener.deliver(.popupDone)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_shell_surface.pong`: request 0.
    public func pong(serial: UInt32) {
        send(0, [.uint(serial)])
    }

    /// `wl_shell_surface.move`: request 1.
    public func move(seat: WlSeat, serial: UInt32) {
        send(1, [.object(seat), .uint(serial)])
    }

    /// `wl_shell_surface.resize`: request 2.
    public func resize(seat: WlSeat, serial: UInt32, edges: Resize) {
        send(2, [.object(seat), .uint(serial), .uint(edges.rawValue)])
    }

    /// `wl_shell_surface.set_toplevel`: request 3.
    public func setToplevel() {
        send(3)
    }

    /// `wl_shell_surface.set_transient`: request 4.
    public func setTransient(parent: WlSurface, x: Int32, y: Int32, flags: Transient) {
        send(4, [.object(parent), .int(x), .int(y), .uint(flags.rawValue)])
    }

    /// `wl_shell_surface.set_fullscreen`: request 5.
    public func setFullscreen(method: FullscreenMethod, framerate: UInt32, output: WlOutput?) {
        send(5, [.uint(method.rawValue), .uint(framerate), .object(output)])
    }

    /// `wl_shell_surface.set_popup`: request 6.
    public func setPopup(seat: WlSeat, serial: UInt32, parent: WlSurface, x: Int32, y: Int32, flags: Transient) {
        send(6, [.object(seat), .uint(serial), .object(parent), .int(x), .int(y), .uint(flags.rawValue)])
    }

    /// `wl_shell_surface.set_maximized`: request 7.
    public func setMaximized(output: WlOutput?) {
        send(7, [.object(output)])
    }

    /// `wl_shell_surface.set_title`: request 8.
    public func setTitle(title: String) {
        send(8, [.string(title)])
    }

    /// `wl_shell_surface.set_class`: request 9.
    public func setClass(`class`: String) {
        send(9, [.string(`class`)])
    }
}

/// The client's side of `wl_surface`, up to version 6.
public final class WlSurface: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_surface", version: 6)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("attach", "?oii", [WlBuffer.blank, nil, nil]),
            WireMessage("damage", "iiii"),
            WireMessage("frame", "n", [WlCallback.blank]),
            WireMessage("set_opaque_region", "?o", [WlRegion.blank]),
            WireMessage("set_input_region", "?o", [WlRegion.blank]),
            WireMessage("commit", ""),
            WireMessage("set_buffer_transform", "2i"),
            WireMessage("set_buffer_scale", "3i"),
            WireMessage("damage_buffer", "4iiii"),
            WireMessage("offset", "5ii"),
        ],
        events: [
            WireMessage("enter", "o", [WlOutput.blank]),
            WireMessage("leave", "o", [WlOutput.blank]),
            WireMessage("preferred_buffer_scale", "6i"),
            WireMessage("preferred_buffer_transform", "6u"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

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

    /// The events of `wl_surface`.
    public enum Event: Sendable {
        /// `wl_surface.enter`: event 0.
        case enter(output: WlOutput?)
        /// `wl_surface.leave`: event 1.
        case leave(output: WlOutput?)
        /// `wl_surface.preferred_buffer_scale`: event 2, since version 6.
        case preferredBufferScale(factor: Int32)
        /// `wl_surface.preferred_buffer_transform`: event 3, since version 6.
        case preferredBufferTransform(transform: WlOutput.Transform)
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
            listener.deliver(.enter(output: values.object(0, as: WlOutput.self)))
        case 1:
            listener.deliver(.leave(output: values.object(0, as: WlOutput.self)))
        case 2:
            listener.deliver(.preferredBufferScale(factor: values.int(0)))
        case 3:
            listener.deliver(.preferredBufferTransform(transform: WlOutput.Transform(rawValue: values.bits(0))))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_surface.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wl_surface.attach`: request 1.
    public func attach(buffer: WlBuffer?, x: Int32, y: Int32) {
        send(1, [.object(buffer), .int(x), .int(y)])
    }

    /// `wl_surface.damage`: request 2.
    public func damage(x: Int32, y: Int32, width: Int32, height: Int32) {
        send(2, [.int(x), .int(y), .int(width), .int(height)])
    }

    /// `wl_surface.frame`: request 3.
    public func frame(on queue: EventQueue? = nil) -> WlCallback {
        create(WlCallback.self, 3, [.newObject], on: queue)
    }

    /// `wl_surface.set_opaque_region`: request 4.
    public func setOpaqueRegion(region: WlRegion?) {
        send(4, [.object(region)])
    }

    /// `wl_surface.set_input_region`: request 5.
    public func setInputRegion(region: WlRegion?) {
        send(5, [.object(region)])
    }

    /// `wl_surface.commit`: request 6.
    public func commit() {
        send(6)
    }

    /// `wl_surface.set_buffer_transform`: request 7, since version 2.
    public func setBufferTransform(transform: WlOutput.Transform) {
        send(7, [.uint(transform.rawValue)], since: 2)
    }

    /// `wl_surface.set_buffer_scale`: request 8, since version 3.
    public func setBufferScale(scale: Int32) {
        send(8, [.int(scale)], since: 3)
    }

    /// `wl_surface.damage_buffer`: request 9, since version 4.
    public func damageBuffer(x: Int32, y: Int32, width: Int32, height: Int32) {
        send(9, [.int(x), .int(y), .int(width), .int(height)], since: 4)
    }

    /// `wl_surface.offset`: request 10, since version 5.
    public func offset(x: Int32, y: Int32) {
        send(10, [.int(x), .int(y)], since: 5)
    }
}

/// The client's side of `wl_seat`, up to version 9.
public final class WlSeat: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_seat", version: 9)
    private static let table = blank.filled(
        requests: [
            WireMessage("get_pointer", "n", [WlPointer.blank]),
            WireMessage("get_keyboard", "n", [WlKeyboard.blank]),
            WireMessage("get_touch", "n", [WlTouch.blank]),
            WireMessage("release", "5"),
        ],
        events: [
            WireMessage("capabilities", "u"),
            WireMessage("name", "2s"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 3, since: 5) }

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

    /// The events of `wl_seat`.
    public enum Event: Sendable {
        /// `wl_seat.capabilities`: event 0.
        case capabilities(capabilities: Capability)
        /// `wl_seat.name`: event 1, since version 2.
        case name(name: String)
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
            listener.deliver(.capabilities(capabilities: Capability(rawValue: values.bits(0))))
        case 1:
            listener.deliver(.name(name: values.string(0) ?? ""))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_seat.get_pointer`: request 0.
    public func getPointer(on queue: EventQueue? = nil) -> WlPointer {
        create(WlPointer.self, 0, [.newObject], on: queue)
    }

    /// `wl_seat.get_keyboard`: request 1.
    public func getKeyboard(on queue: EventQueue? = nil) -> WlKeyboard {
        create(WlKeyboard.self, 1, [.newObject], on: queue)
    }

    /// `wl_seat.get_touch`: request 2.
    public func getTouch(on queue: EventQueue? = nil) -> WlTouch {
        create(WlTouch.self, 2, [.newObject], on: queue)
    }

    /// `wl_seat.release`: request 3, since version 5, destroys the object.
    public func release() {
        close(3, since: 5)
    }
}

/// The client's side of `wl_pointer`, up to version 9.
public final class WlPointer: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_pointer", version: 9)
    private static let table = blank.filled(
        requests: [
            WireMessage("set_cursor", "u?oii", [nil, WlSurface.blank, nil, nil]),
            WireMessage("release", "3"),
        ],
        events: [
            WireMessage("enter", "uoff", [nil, WlSurface.blank, nil, nil]),
            WireMessage("leave", "uo", [nil, WlSurface.blank]),
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 1, since: 3) }

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

    /// The events of `wl_pointer`.
    public enum Event: Sendable {
        /// `wl_pointer.enter`: event 0.
        case enter(serial: UInt32, surface: WlSurface?, surfaceX: Double, surfaceY: Double)
        /// `wl_pointer.leave`: event 1.
        case leave(serial: UInt32, surface: WlSurface?)
        /// `wl_pointer.motion`: event 2.
        case motion(time: UInt32, surfaceX: Double, surfaceY: Double)
        /// `wl_pointer.button`: event 3.
        case button(serial: UInt32, time: UInt32, button: UInt32, state: ButtonState)
        /// `wl_pointer.axis`: event 4.
        case axis(time: UInt32, axis: Axis, value: Double)
        /// `wl_pointer.frame`: event 5, since version 5.
        case frame
        /// `wl_pointer.axis_source`: event 6, since version 5.
        case axisSource(axisSource: AxisSource)
        /// `wl_pointer.axis_stop`: event 7, since version 5.
        case axisStop(time: UInt32, axis: Axis)
        /// `wl_pointer.axis_discrete`: event 8, since version 5.
        case axisDiscrete(axis: Axis, discrete: Int32)
        /// `wl_pointer.axis_value120`: event 9, since version 8.
        case axisValue120(axis: Axis, value120: Int32)
        /// `wl_pointer.axis_relative_direction`: event 10, since version 9.
        case axisRelativeDirection(axis: Axis, direction: AxisRelativeDirection)
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
            listener.deliver(
                .enter(
                    serial: values.uint(0), surface: values.object(1, as: WlSurface.self), surfaceX: values.fixed(2),
                    surfaceY: values.fixed(3)))
        case 1:
            listener.deliver(.leave(serial: values.uint(0), surface: values.object(1, as: WlSurface.self)))
        case 2:
            listener.deliver(.motion(time: values.uint(0), surfaceX: values.fixed(1), surfaceY: values.fixed(2)))
        case 3:
            listener.deliver(
                .button(
                    serial: values.uint(0), time: values.uint(1), button: values.uint(2),
                    state: ButtonState(rawValue: values.bits(3))))
        case 4:
            listener.deliver(.axis(time: values.uint(0), axis: Axis(rawValue: values.bits(1)), value: values.fixed(2)))
        case 5:
            listener.deliver(.frame)
        case 6:
            listener.deliver(.axisSource(axisSource: AxisSource(rawValue: values.bits(0))))
        case 7:
            listener.deliver(.axisStop(time: values.uint(0), axis: Axis(rawValue: values.bits(1))))
        case 8:
            listener.deliver(.axisDiscrete(axis: Axis(rawValue: values.bits(0)), discrete: values.int(1)))
        case 9:
            listener.deliver(.axisValue120(axis: Axis(rawValue: values.bits(0)), value120: values.int(1)))
        case 10:
            listener.deliver(
                .axisRelativeDirection(
                    axis: Axis(rawValue: values.bits(0)), direction: AxisRelativeDirection(rawValue: values.bits(1))))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_pointer.set_cursor`: request 0.
    public func setCursor(serial: UInt32, surface: WlSurface?, hotspotX: Int32, hotspotY: Int32) {
        send(0, [.uint(serial), .object(surface), .int(hotspotX), .int(hotspotY)])
    }

    /// `wl_pointer.release`: request 1, since version 3, destroys the object.
    public func release() {
        close(1, since: 3)
    }
}

/// The client's side of `wl_keyboard`, up to version 9.
public final class WlKeyboard: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_keyboard", version: 9)
    private static let table = blank.filled(
        requests: [WireMessage("release", "3")],
        events: [
            WireMessage("keymap", "uhu"),
            WireMessage("enter", "uoa", [nil, WlSurface.blank, nil]),
            WireMessage("leave", "uo", [nil, WlSurface.blank]),
            WireMessage("key", "uuuu"),
            WireMessage("modifiers", "uuuuu"),
            WireMessage("repeat_info", "4ii"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 3) }

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

    /// The events of `wl_keyboard`.
    public enum Event: Sendable {
        /// `wl_keyboard.keymap`: event 0.
        case keymap(format: KeymapFormat, fd: OwnedFileDescriptor, size: UInt32)
        /// `wl_keyboard.enter`: event 1.
        case enter(serial: UInt32, surface: WlSurface?, keys: WireArray)
        /// `wl_keyboard.leave`: event 2.
        case leave(serial: UInt32, surface: WlSurface?)
        /// `wl_keyboard.key`: event 3.
        case key(serial: UInt32, time: UInt32, key: UInt32, state: KeyState)
        /// `wl_keyboard.modifiers`: event 4.
        case modifiers(serial: UInt32, modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32)
        /// `wl_keyboard.repeat_info`: event 5, since version 4.
        case repeatInfo(rate: Int32, delay: Int32)
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
            listener.deliver(
                .keymap(
                    format: KeymapFormat(rawValue: values.bits(0)), fd: values.fileDescriptor(1), size: values.uint(2)))
        case 1:
            listener.deliver(
                .enter(serial: values.uint(0), surface: values.object(1, as: WlSurface.self), keys: values.array(2)))
        case 2:
            listener.deliver(.leave(serial: values.uint(0), surface: values.object(1, as: WlSurface.self)))
        case 3:
            listener.deliver(
                .key(
                    serial: values.uint(0), time: values.uint(1), key: values.uint(2),
                    state: KeyState(rawValue: values.bits(3))))
        case 4:
            listener.deliver(
                .modifiers(
                    serial: values.uint(0), modsDepressed: values.uint(1), modsLatched: values.uint(2),
                    modsLocked: values.uint(3), group: values.uint(4)))
        case 5:
            listener.deliver(.repeatInfo(rate: values.int(0), delay: values.int(1)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_keyboard.release`: request 0, since version 3, destroys the object.
    public func release() {
        close(0, since: 3)
    }
}

/// The client's side of `wl_touch`, up to version 9.
public final class WlTouch: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_touch", version: 9)
    private static let table = blank.filled(
        requests: [WireMessage("release", "3")],
        events: [
            WireMessage("down", "uuoiff", [nil, nil, WlSurface.blank, nil, nil, nil]),
            WireMessage("up", "uui"),
            WireMessage("motion", "uiff"),
            WireMessage("frame", ""),
            WireMessage("cancel", ""),
            WireMessage("shape", "6iff"),
            WireMessage("orientation", "6if"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 3) }

    /// The events of `wl_touch`.
    public enum Event: Sendable {
        /// `wl_touch.down`: event 0.
        case down(serial: UInt32, time: UInt32, surface: WlSurface?, id: Int32, x: Double, y: Double)
        /// `wl_touch.up`: event 1.
        case up(serial: UInt32, time: UInt32, id: Int32)
        /// `wl_touch.motion`: event 2.
        case motion(time: UInt32, id: Int32, x: Double, y: Double)
        /// `wl_touch.frame`: event 3.
        case frame
        /// `wl_touch.cancel`: event 4.
        case cancel
        /// `wl_touch.shape`: event 5, since version 6.
        case shape(id: Int32, major: Double, minor: Double)
        /// `wl_touch.orientation`: event 6, since version 6.
        case orientation(id: Int32, orientation: Double)
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
            listener.deliver(
                .down(
                    serial: values.uint(0), time: values.uint(1), surface: values.object(2, as: WlSurface.self),
                    id: values.int(3), x: values.fixed(4), y: values.fixed(5)))
        case 1:
            listener.deliver(.up(serial: values.uint(0), time: values.uint(1), id: values.int(2)))
        case 2:
            listener.deliver(.motion(time: values.uint(0), id: values.int(1), x: values.fixed(2), y: values.fixed(3)))
        case 3:
            listener.deliver(.frame)
        case 4:
            listener.deliver(.cancel)
        case 5:
            listener.deliver(.shape(id: values.int(0), major: values.fixed(1), minor: values.fixed(2)))
        case 6:
            listener.deliver(.orientation(id: values.int(0), orientation: values.fixed(1)))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_touch.release`: request 0, since version 3, destroys the object.
    public func release() {
        close(0, since: 3)
    }
}

/// The client's side of `wl_output`, up to version 4.
public final class WlOutput: Proxy, @unchecked Sendable {
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
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 3) }

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

    /// The events of `wl_output`.
    public enum Event: Sendable {
        /// `wl_output.geometry`: event 0.
        case geometry(
            x: Int32, y: Int32, physicalWidth: Int32, physicalHeight: Int32, subpixel: Subpixel, make: String,
            model: String, transform: Transform
        )
        /// `wl_output.mode`: event 1.
        case mode(flags: Mode, width: Int32, height: Int32, refresh: Int32)
        /// `wl_output.done`: event 2, since version 2.
        case done
        /// `wl_output.scale`: event 3, since version 2.
        case scale(factor: Int32)
        /// `wl_output.name`: event 4, since version 4.
        case name(name: String)
        /// `wl_output.description`: event 5, since version 4.
        case description(description: String)
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
            listener.deliver(
                .geometry(
                    x: values.int(0), y: values.int(1), physicalWidth: values.int(2), physicalHeight: values.int(3),
                    subpixel: Subpixel(rawValue: values.bits(4)), make: values.string(5) ?? "",
                    model: values.string(6) ?? "", transform: Transform(rawValue: values.bits(7))))
        case 1:
            listener.deliver(
                .mode(
                    flags: Mode(rawValue: values.bits(0)), width: values.int(1), height: values.int(2),
                    refresh: values.int(3)))
        case 2:
            listener.deliver(.done)
        case 3:
            listener.deliver(.scale(factor: values.int(0)))
        case 4:
            listener.deliver(.name(name: values.string(0) ?? ""))
        case 5:
            listener.deliver(.description(description: values.string(0) ?? ""))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `wl_output.release`: request 0, since version 3, destroys the object.
    public func release() {
        close(0, since: 3)
    }
}

/// The client's side of `wl_region`, up to version 1.
public final class WlRegion: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_region", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("add", "iiii"),
            WireMessage("subtract", "iiii"),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `wl_region.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wl_region.add`: request 1.
    public func add(x: Int32, y: Int32, width: Int32, height: Int32) {
        send(1, [.int(x), .int(y), .int(width), .int(height)])
    }

    /// `wl_region.subtract`: request 2.
    public func subtract(x: Int32, y: Int32, width: Int32, height: Int32) {
        send(2, [.int(x), .int(y), .int(width), .int(height)])
    }
}

/// The client's side of `wl_subcompositor`, up to version 1.
public final class WlSubcompositor: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_subcompositor", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("get_subsurface", "noo", [WlSubsurface.blank, WlSurface.blank, WlSurface.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `wl_subcompositor.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let badSurface = ErrorCode(rawValue: 0)
    }

    /// `wl_subcompositor.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wl_subcompositor.get_subsurface`: request 1.
    public func getSubsurface(surface: WlSurface, parent: WlSurface, on queue: EventQueue? = nil) -> WlSubsurface {
        create(WlSubsurface.self, 1, [.newObject, .object(surface), .object(parent)], on: queue)
    }
}

/// The client's side of `wl_subsurface`, up to version 1.
public final class WlSubsurface: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_subsurface", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_position", "ii"),
            WireMessage("place_above", "o", [WlSurface.blank]),
            WireMessage("place_below", "o", [WlSurface.blank]),
            WireMessage("set_sync", ""),
            WireMessage("set_desync", ""),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `wl_subsurface.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let badSurface = ErrorCode(rawValue: 0)
    }

    /// `wl_subsurface.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wl_subsurface.set_position`: request 1.
    public func setPosition(x: Int32, y: Int32) {
        send(1, [.int(x), .int(y)])
    }

    /// `wl_subsurface.place_above`: request 2.
    public func placeAbove(sibling: WlSurface) {
        send(2, [.object(sibling)])
    }

    /// `wl_subsurface.place_below`: request 3.
    public func placeBelow(sibling: WlSurface) {
        send(3, [.object(sibling)])
    }

    /// `wl_subsurface.set_sync`: request 4.
    public func setSync() {
        send(4)
    }

    /// `wl_subsurface.set_desync`: request 5.
    public func setDesync() {
        send(5)
    }
}

/// The client's side of `wl_fixes`, up to version 1.
public final class WlFixes: Proxy, @unchecked Sendable {
    static let blank = WireInterface("wl_fixes", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("destroy_registry", "o", [WlRegistry.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `wl_fixes.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `wl_fixes.destroy_registry`: request 1.
    public func destroyRegistry(registry: WlRegistry) {
        send(1, [.object(registry)])
    }
}
