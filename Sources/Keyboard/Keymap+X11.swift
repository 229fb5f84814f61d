// SPDX-License-Identifier: MIT
internal import CXKBCommon

extension Keymap {
    /// The keymap of an X server's core keyboard, over a connection on which XKB has been asked for.
    ///
    /// Waits for several answers of the server, so it is not for the main actor.
    ///
    /// - Parameter connection: An `xcb_connection_t`.
    /// - Returns: A keymap that nothing else refers to.
    /// - Throws: `malformed` with a count of 0 if the server describes none.
    @unsafe
    package static func ofDisplay(connection: OpaquePointer) throws(KeymapError) -> sending Keymap {
        let context = try XKBContext(searchesSystem: false)
        let device = unsafe xkb_x11_get_core_keyboard_device_id(connection)
        guard device >= 0,
            let pointer = unsafe xkb_x11_keymap_new_from_device(
                context.pointer, connection, device, XKB_KEYMAP_COMPILE_NO_FLAGS)
        else { throw .malformed(byteCount: 0) }
        // Nothing else refers to it, on whichever thread the connection may be used besides.
        nonisolated(unsafe) let keymap = unsafe Keymap(owning: pointer)
        return unsafe keymap
    }
}
