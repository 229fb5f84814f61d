// SPDX-License-Identifier: MIT
import Synchronization
import WaylandClient

/// A dialog of another application on a Wayland display, such as one of the desktop's portal.
final class ForeignDialog {
    private let display: Display
    private let importer: ZxdgImporterV2
    private let surface: WlSurface
    private let shellSurface: XdgSurface
    private let toplevel: XdgToplevel
    private var imported: ZxdgImportedV2?

    init(_ name: String) throws {
        display = try Display.connect(to: name)
        let registry = Registry(display)
        try display.roundtrip()
        importer = try registry.bind(ZxdgImporterV2.self)
        surface = try registry.bind(WlCompositor.self).createSurface()
        shellSurface = try registry.bind(XdgWmBase.self).getXdgSurface(surface: surface)
        toplevel = shellSurface.getToplevel()
        surface.commit()
        try display.roundtrip()
    }

    /// Makes the dialog belong to the window with a handle, and returns whether there is such a window.
    func setParent(_ handle: String) throws -> Bool {
        imported?.destroy()
        let imported = importer.importToplevel(handle: handle)
        self.imported = imported
        let isDestroyed = Mutex(false)
        imported.handler = { _ in isDestroyed.withLock { $0 = true } }
        imported.setParentOf(surface: surface)
        // The compositor has then handled the requests.
        try display.roundtrip()
        return !isDestroyed.withLock { $0 }
    }
}
