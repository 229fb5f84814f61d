// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// The window's identifier for dialogs of other processes.
extension WaylandWindow {
    /// Exports the window at the first request, and keeps it exported until it is closed, since a dialog stays above it
    /// only as long.
    func requestForeignHandle(completion: @escaping (String?) -> Void) {
        guard let export = export ?? makeExport() else { return completion(nil) }
        export.request { completion($0.map { "wayland:\($0)" }) }
    }

    private func makeExport() -> ToplevelExport? {
        guard let objects, role != nil, let object = exportedObject(objects) else { return nil }
        let export = ToplevelExport(object)
        self.export = export
        objects.session.reader.flush()
        return export
    }

    /// Exports the surface by version 2 of the protocol or, if there is none, by version 1.
    private func exportedObject(_ objects: Objects) -> (any ExportedObject)? {
        let globals = objects.session.optional
        return globals.exporter?.exportToplevel(surface: objects.surface)
            ?? globals.firstExporter?.export(surface: objects.surface)
    }
}
