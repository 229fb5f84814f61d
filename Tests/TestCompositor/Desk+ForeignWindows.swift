// SPDX-License-Identifier: MIT
public import WaylandServer

/// A window that a client has exported, and the imports of it.
final class DeskExport {
    let object: ZxdgExportedV2Resource
    let surface: DeskSurface
    var handle: String?
    var imports: [ZxdgImportedV2Resource] = []

    init(_ object: ZxdgExportedV2Resource, of surface: DeskSurface) {
        self.object = object
        self.surface = surface
    }
}

/// Windows that belong to windows of other clients.
extension Desk {
    func offerForeignWindows() {
        offer(ZxdgExporterV2Resource.self) { desk, exporter in
            exporter.handler = { [weak desk, weak exporter] request in
                guard let desk, let exporter, case .exportToplevel(let object, let resource) = request else { return }
                guard let window = desk.toplevels.first(where: { $0.surface.resource === resource }) else {
                    return exporter.postError(
                        code: ZxdgExporterV2Resource.ErrorCode.invalidSurface.rawValue, message: "it is no window")
                }
                desk.record("zxdg_exporter_v2.export_toplevel", from: object)
                desk.serve(DeskExport(object, of: window.surface))
            }
        }
        offer(ZxdgExporterV1Resource.self) { desk, exporter in
            exporter.handler = { [weak desk] request in
                guard let desk, case .export(let object, _) = request else { return }
                desk.record("zxdg_exporter_v1.export", from: object)
                object.handler = { [weak desk, weak object] _ in
                    if let object { desk?.record("zxdg_exported_v1.destroy", from: object) }
                }
                desk.exportCount += 1
                object.sendHandle(handle: "handle-\(desk.exportCount)")
            }
        }
        offer(ZxdgImporterV2Resource.self) { desk, importer in
            importer.handler = { [weak desk] request in
                guard let desk, case .importToplevel(let object, let handle) = request else { return }
                guard let export = desk.exports.first(where: { $0.handle == handle }) else {
                    return object.sendDestroyed()
                }
                export.imports.append(object)
                object.onEnd = { [weak export, weak object] in export?.imports.removeAll { $0 === object } }
            }
        }
    }

    /// Answers with the next of `handle-1`, `handle-2`, and so on.
    private func serve(_ export: DeskExport) {
        exports.append(export)
        let object = export.object
        object.handler = { [weak self, weak object] _ in
            if let object { self?.record("zxdg_exported_v2.destroy", from: object) }
        }
        object.onEnd = { [weak self, weak export] in
            guard let self, let export else { return }
            exports.removeAll { $0 === export }
            heldExports.removeAll { $0 === export.object }
            for object in export.imports { object.sendDestroyed() }
        }
        if givesHandles {
            exportCount += 1
            sendHandle("handle-\(exportCount)", to: object)
        } else {
            heldExports.append(object)
        }
    }

    /// Sends a handle for an exported window.
    public func sendHandle(_ handle: String, to object: ZxdgExportedV2Resource) {
        exports.first { $0.object === object }?.handle = handle
        object.sendHandle(handle: handle)
    }
}
