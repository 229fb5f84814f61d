// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-foreign-unstable-v1.xml by `make generate`.
public import WaylandWire

/// The client's side of `zxdg_exporter_v1`, up to version 1.
public final class ZxdgExporterV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_exporter_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("export", "no", [ZxdgExportedV1.blank, WlSurface.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zxdg_exporter_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_exporter_v1.export`: request 1.
    public func export(surface: WlSurface, on queue: EventQueue? = nil) -> ZxdgExportedV1 {
        create(ZxdgExportedV1.self, 1, [.newObject, .object(surface)], on: queue)
    }
}

/// The client's side of `zxdg_importer_v1`, up to version 1.
public final class ZxdgImporterV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_importer_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("import", "ns", [ZxdgImportedV1.blank, nil]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zxdg_importer_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_importer_v1.import`: request 1.
    public func `import`(handle: String, on queue: EventQueue? = nil) -> ZxdgImportedV1 {
        create(ZxdgImportedV1.self, 1, [.newObject, .string(handle)], on: queue)
    }
}

/// The client's side of `zxdg_exported_v1`, up to version 1.
public final class ZxdgExportedV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_exported_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("handle", "s")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zxdg_exported_v1`.
    public enum Event: Sendable {
        /// `zxdg_exported_v1.handle`: event 0.
        case handle(handle: String)
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
            listener.deliver(.handle(handle: values.string(0) ?? ""))
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zxdg_exported_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `zxdg_imported_v1`, up to version 1.
public final class ZxdgImportedV1: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_imported_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_parent_of", "o", [WlSurface.blank]),
        ],
        events: [WireMessage("destroyed", "")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zxdg_imported_v1`.
    public enum Event: Sendable {
        /// `zxdg_imported_v1.destroyed`: event 0.
        case destroyed
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
            listener.deliver(.destroyed)
        default:
            break
        }
    }

    override func dropHandler() {
        listener.handler = nil
    }

    /// `zxdg_imported_v1.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_imported_v1.set_parent_of`: request 1.
    public func setParentOf(surface: WlSurface) {
        send(1, [.object(surface)])
    }
}
