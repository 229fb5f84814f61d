// SPDX-License-Identifier: MIT
internal import CXKBCommon

extension Keymap {
    /// Returns the keymap of an X server's core keyboard, for a connection with the XKB extension enabled.
    ///
    /// Waits for several replies from the server, so it must not be called on the main actor.
    ///
    /// - Parameter connection: An `xcb_connection_t`.
    /// - Returns: A keymap without other references.
    /// - Throws: `KeymapError.malformed` with a byte count of 0 if the server has no keymap.
    @unsafe
    package static func ofDisplay(connection: OpaquePointer) throws(KeymapError) -> sending Keymap {
        let context = try XKBContext(searchesSystem: false)
        let device = unsafe xkb_x11_get_core_keyboard_device_id(connection)
        guard device >= 0,
            let pointer = unsafe xkb_x11_keymap_new_from_device(
                context.pointer, connection, device, XKB_KEYMAP_COMPILE_NO_FLAGS)
        else { throw .malformed(byteCount: 0) }
        // The keymap has no other references, whichever thread uses the connection.
        nonisolated(unsafe) let keymap = unsafe Keymap(owning: pointer)
        return unsafe keymap
    }
}
