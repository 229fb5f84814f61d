// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// The desktop's pointer pictures, each loaded when it is first shown.
@safe
final class CursorTheme {
    private let context: OpaquePointer
    private let connection: XConnection
    private var pictures: [CursorShape: UInt32] = [:]

    /// Finds the theme that the desktop has set; `nil` if there is no memory.
    ///
    /// Waits for the server's answers.
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
    }

    deinit {
        unsafe xcb_cursor_context_free(context)
    }

    /// The server's number for a shape's picture; 0, the parent window's, if neither theme nor server has one.
    func picture(for shape: CursorShape) -> UInt32 {
        if let picture = pictures[shape] { return picture }
        let picture =
            shape.fileNames.lazy.map { unsafe xcb_cursor_load_cursor(self.context, $0) }.first { $0 != 0 } ?? 0
        pictures[shape] = picture
        return picture
    }
}
