// SPDX-License-Identifier: MIT
// Generated from Protocols/xdg-foreign-unstable-v1.xml by `make generate`.
internal import WaylandWire

/// The server's side of `zxdg_exporter_v1`, up to version 1.
public final class ZxdgExporterV1Resource: Resource {
    static let blank = WireInterface("zxdg_exporter_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("export", "no", [ZxdgExportedV1Resource.blank, WlSurfaceResource.blank]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zxdg_exporter_v1`.
    public enum Request {
        /// `zxdg_exporter_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zxdg_exporter_v1.export`: request 1.
        case export(id: ZxdgExportedV1Resource, surface: WlSurfaceResource)
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
                .export(
                    id: values.newObject(0, as: ZxdgExportedV1Resource.self),
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

/// The server's side of `zxdg_importer_v1`, up to version 1.
public final class ZxdgImporterV1Resource: Resource {
    static let blank = WireInterface("zxdg_importer_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("import", "ns", [ZxdgImportedV1Resource.blank, nil]),
        ]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zxdg_importer_v1`.
    public enum Request {
        /// `zxdg_importer_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zxdg_importer_v1.import`: request 1.
        case `import`(id: ZxdgImportedV1Resource, handle: String)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.`import`(id: values.newObject(0, as: ZxdgImportedV1Resource.self), handle: values.string(1) ?? ""))
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

/// The server's side of `zxdg_exported_v1`, up to version 1.
public final class ZxdgExportedV1Resource: Resource {
    static let blank = WireInterface("zxdg_exported_v1", version: 1)
    private static let table = blank.filled(
        requests: [WireMessage("destroy", "")],
        events: [WireMessage("handle", "s")]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zxdg_exported_v1`.
    public enum Request {
        /// `zxdg_exported_v1.destroy`: request 0, destroys the object.
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

    /// `zxdg_exported_v1.handle`: event 0.
    public func sendHandle(handle: String) {
        post(0, [.string(handle)])
    }
}

/// The server's side of `zxdg_imported_v1`, up to version 1.
public final class ZxdgImportedV1Resource: Resource {
    static let blank = WireInterface("zxdg_imported_v1", version: 1)
    private static let table = blank.filled(
        requests: [
            WireMessage("destroy", ""),
            WireMessage("set_parent_of", "o", [WlSurfaceResource.blank]),
        ],
        events: [WireMessage("destroyed", "")]
    )
    override class var interface: WireInterface { table }

    /// The requests of `zxdg_imported_v1`.
    public enum Request {
        /// `zxdg_imported_v1.destroy`: request 0, destroys the object.
        case destroy
        /// `zxdg_imported_v1.set_parent_of`: request 1.
        case setParentOf(surface: WlSurfaceResource)
    }

    /// Called for each request, on the server's thread; `nil` (the default) ignores requests.
    public var handler: ((Request) -> Void)?

    override func receive(_ opcode: UInt32, _ values: RequestArguments) {
        switch opcode {
        case 0:
            deliver(.destroy)
            end()
        case 1:
            deliver(.setParentOf(surface: values.requiredObject(0, as: WlSurfaceResource.self)))
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

    /// `zxdg_imported_v1.destroyed`: event 0.
    public func sendDestroyed() {
        post(0)
    }
}
