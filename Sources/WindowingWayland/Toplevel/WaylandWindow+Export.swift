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
        guard let objects, role != nil, let exporter = objects.session.optional.exporter else { return nil }
        let export = ToplevelExport(of: objects.surface, by: exporter)
        self.export = export
        objects.session.reader.flush()
        return export
    }
}
