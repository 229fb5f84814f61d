// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing
internal import WindowingBackends

/// The cursors of the user's theme, each loaded when it is first shown.
@safe
final class CursorTheme {
    private let context: OpaquePointer
    private let connection: XConnection
    private let root: UInt32
    private var pictures: [CursorShape: UInt32] = [:]

    /// Loads the user's theme; `nil` if memory can't be allocated.
    ///
    /// Uses blocking requests.
    init?(_ connection: XConnection, screenNumber: Int) {
        guard let setup = unsafe xcb_get_setup(connection.pointer) else { return nil }
        var screens = unsafe xcb_setup_roots_iterator(setup)
        for _ in 0..<max(0, screenNumber) where unsafe screens.rem > 0 { unsafe xcb_screen_next(&screens) }
        var context: OpaquePointer?
        guard unsafe screens.rem > 0, unsafe xcb_cursor_context_new(connection.pointer, screens.data, &context) >= 0,
            let context = unsafe context
        else { return nil }
        unsafe self.context = unsafe context
        self.connection = connection
        root = unsafe screens.data.pointee.root
    }

    deinit {
        unsafe xcb_cursor_context_free(context)
    }

    /// Returns the server's cursor for a shape; 0 (the parent window's cursor) if neither the theme nor the server has
    /// one.
    func picture(for shape: CursorShape) -> UInt32 {
        if let picture = pictures[shape] { return picture }
        let picture =
            shape == .hidden
            ? makeEmptyPicture()
            : shape.fileNames.lazy.map { unsafe xcb_cursor_load_cursor(self.context, $0) }.first { $0 != 0 } ?? 0
        pictures[shape] = picture
        return picture
    }

    /// Creates a fully masked cursor of one pixel; 0 once the connection is lost.
    private func makeEmptyPicture() -> UInt32 {
        guard let pixmap = connection.makeIdentifier(), let graphics = connection.makeIdentifier(),
            let picture = connection.makeIdentifier()
        else { return 0 }
        let server = unsafe connection.pointer
        unsafe _ = xcb_create_pixmap(server, 1, pixmap, root, 1, 1)
        // The content of a new pixmap is undefined.
        var black: UInt32 = 0
        var pixel = xcb_rectangle_t(x: 0, y: 0, width: 1, height: 1)
        unsafe _ = xcb_create_gc(server, graphics, pixmap, XCB_GC_FOREGROUND.rawValue, &black)
        unsafe _ = xcb_poly_fill_rectangle(server, pixmap, graphics, 1, &pixel)
        unsafe _ = xcb_create_cursor(server, picture, pixmap, pixmap, 0, 0, 0, 0, 0, 0, 0, 0)
        unsafe _ = xcb_free_gc(server, graphics)
        unsafe _ = xcb_free_pixmap(server, pixmap)
        return picture
    }
}
