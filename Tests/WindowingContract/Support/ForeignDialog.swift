// SPDX-License-Identifier: MIT
import Synchronization
import WaylandClient

/// A dialog of another application on a Wayland display, such as one of the desktop's portal.
final class ForeignDialog {
    private let display: Display
    private let registry: Registry
    private let surface: WlSurface
    private let shellSurface: XdgSurface
    private let toplevel: XdgToplevel
    private var imported: Proxy?

    init(_ name: String) throws {
        display = try Display.connect(to: name)
        registry = Registry(display)
        try display.roundtrip()
        surface = try registry.bind(WlCompositor.self).createSurface()
        shellSurface = try registry.bind(XdgWmBase.self).getXdgSurface(surface: surface)
        toplevel = shellSurface.getToplevel()
        surface.commit()
        try display.roundtrip()
    }

    /// Makes the dialog belong to the window with a handle, and returns whether there is such a window.
    func setParent(_ handle: String) throws -> Bool {
        let isDestroyed = Mutex(false)
        if let importer = try? registry.bind(ZxdgImporterV2.self) {
            let imported = importer.importToplevel(handle: handle)
            imported.handler = { _ in isDestroyed.withLock { $0 = true } }
            imported.setParentOf(surface: surface)
            self.imported = imported
        } else {
            let imported = try registry.bind(ZxdgImporterV1.self).import(handle: handle)
            imported.handler = { _ in isDestroyed.withLock { $0 = true } }
            imported.setParentOf(surface: surface)
            self.imported = imported
        }
        // The compositor has then handled the requests.
        try display.roundtrip()
        return !isDestroyed.withLock { $0 }
    }
}
