// SPDX-License-Identifier: MIT
internal import CXCB
internal import CXKBCommonX11
internal import Keyboard

extension Keymap {
    /// The keymap of the server's core keyboard, over a connection on which XKB has been asked for.
    ///
    /// Waits for several answers of the server, so it is not for the main actor.
    ///
    /// - Returns: A keymap that nothing else refers to.
    /// - Throws: `KeymapError.malformed` with a count of 0 if the server describes none.
    static func ofServer(_ connection: XConnection) throws(KeymapError) -> sending Keymap {
        try unsafe made { context in
            let device = unsafe xkb_x11_get_core_keyboard_device_id(connection.pointer)
            guard device >= 0 else { return nil }
            return unsafe xkb_x11_keymap_new_from_device(
                context, connection.pointer, device, XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
    }
}
