// SPDX-License-Identifier: MIT

extension Keymap {
    /// A keymap that a window system describes in a way of its own.
    ///
    /// - Parameter make: Makes an `xkb_keymap` in the `xkb_context` that it is given, and leaves it to the caller.
    /// - Returns: A keymap that nothing else refers to.
    /// - Throws: `malformed` with a count of 0 if `make` returns `nil`.
    @unsafe
    package static func made(by make: (OpaquePointer) -> OpaquePointer?) throws(KeymapError) -> sending Keymap {
        let context = try XKBContext(searchesSystem: false)
        guard let pointer = unsafe make(context.pointer) else { throw .malformed(byteCount: 0) }
        // Nothing else refers to it, on whichever thread it was made.
        nonisolated(unsafe) let keymap = unsafe Keymap(owning: pointer)
        return unsafe keymap
    }
}
