// SPDX-License-Identifier: MIT
internal import CXKBCommon

/// Owns a libxkbcommon context: the atoms and search paths of keymaps and compose tables.
@safe
final class XKBContext {
    let pointer: OpaquePointer

    /// Creates a context that doesn't log what it reads.
    ///
    /// With `searchesSystem`, it finds the layouts installed under `/usr/share/X11/xkb`. That requires disk access,
    /// which is unnecessary for a keymap that is received as text.
    init(searchesSystem: Bool) throws(KeymapError) {
        // The environment's default names would make a named layout depend on the user's environment.
        let flags =
            XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
            | (searchesSystem ? 0 : XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue)
        guard let pointer = unsafe xkb_context_new(xkb_context_flags(rawValue: flags)) else {
            throw .libraryUnavailable
        }
        unsafe self.pointer = unsafe pointer
        // Problems with a keymap are reported as errors; the library would also write them to standard error.
        unsafe xkb_context_set_log_level(pointer, XKB_LOG_LEVEL_CRITICAL)
    }

    deinit {
        unsafe xkb_context_unref(pointer)
    }
}
