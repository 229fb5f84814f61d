// SPDX-License-Identifier: MIT
internal import CXKBCommon

/// Owner of a libxkbcommon context: the atoms and search paths behind keymaps and compose tables.
@safe
final class XKBContext {
    let pointer: OpaquePointer

    /// Starts the library's side, silent about what it reads.
    ///
    /// With `searchesSystem`, the layouts installed under `/usr/share/X11/xkb` can be found. Their folders are looked up
    /// on disk, which a keymap that arrives as text has no need of.
    init(searchesSystem: Bool) throws(KeymapError) {
        // The environment's default names would make a named layout depend on who runs the program.
        let flags =
            XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
            | (searchesSystem ? 0 : XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue)
        guard let pointer = unsafe xkb_context_new(xkb_context_flags(rawValue: flags)) else {
            throw .libraryUnavailable
        }
        unsafe self.pointer = unsafe pointer
        // What is wrong with a keymap is reported as an error; the library would write it to the terminal too.
        unsafe xkb_context_set_log_level(pointer, XKB_LOG_LEVEL_CRITICAL)
    }

    deinit {
        unsafe xkb_context_unref(pointer)
    }
}
