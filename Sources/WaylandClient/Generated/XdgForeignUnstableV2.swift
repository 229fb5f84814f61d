// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-foreign-unstable-v2.xml by `make generate`.
public import WaylandWire

/// The client's side of `zxdg_exporter_v2`, up to version 1.
public final class ZxdgExporterV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_exporter_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("export_toplevel", "no", [ZxdgExportedV2.blank, WlSurface.blank]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `zxdg_exporter_v2.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidSurface = ErrorCode(rawValue: 0)
    }

    /// `zxdg_exporter_v2.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_exporter_v2.export_toplevel`: request 1.
    public func exportToplevel(surface: WlSurface, on queue: EventQueue? = nil) -> ZxdgExportedV2 {
        create(ZxdgExportedV2.self, 1, [.newObject, .object(surface)], on: queue)
    }
}

/// The client's side of `zxdg_importer_v2`, up to version 1.
public final class ZxdgImporterV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_importer_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("import_toplevel", "ns", [ZxdgImportedV2.blank, nil]),
        ]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// `zxdg_importer_v2.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_importer_v2.import_toplevel`: request 1.
    public func importToplevel(handle: String, on queue: EventQueue? = nil) -> ZxdgImportedV2 {
        create(ZxdgImportedV2.self, 1, [.newObject, .string(handle)], on: queue)
    }
}

/// The client's side of `zxdg_exported_v2`, up to version 1.
public final class ZxdgExportedV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_exported_v2", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("handle", "s")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// The events of `zxdg_exported_v2`.
    public enum Event: Sendable {
        /// `zxdg_exported_v2.handle`: event 0.
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

    /// `zxdg_exported_v2.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }
}

/// The client's side of `zxdg_imported_v2`, up to version 1.
public final class ZxdgImportedV2: Proxy, @unchecked Sendable {
    static let blank = WireInterface("zxdg_imported_v2", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_parent_of", "o", [WlSurface.blank]),
        ],
        events: [WireMessage("destroyed", "")]
    )
    override public class var interface: WireInterface { table }
    override class var closing: ClosingRequest? { ClosingRequest(opcode: 0, since: 1) }

    /// Values of `zxdg_imported_v2.error`; unknown values are preserved.
    public struct ErrorCode: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let invalidSurface = ErrorCode(rawValue: 0)
    }

    /// The events of `zxdg_imported_v2`.
    public enum Event: Sendable {
        /// `zxdg_imported_v2.destroyed`: event 0.
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

    /// `zxdg_imported_v2.destroy`: request 0, destroys the object.
    public func destroy() {
        close(0)
    }

    /// `zxdg_imported_v2.set_parent_of`: request 1.
    public func setParentOf(surface: WlSurface) {
        send(1, [.object(surface)])
    }
}
