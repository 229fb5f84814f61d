// SPDX-License-Identifier: MIT
internal import CGIO

/// A reference to an object of GLib, which ends with it.
///
/// Safe: the pointer is valid for as long as the reference exists.
@safe final class GObjectReference {
    let pointer: UnsafeMutableRawPointer

    /// Takes over a reference of the caller.
    init(adopting pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = pointer
    }

    deinit {
        unsafe g_object_unref(pointer)
    }
}

/// Takes over a string of GLib; `nil` for none, or text that isn't valid UTF-8.
func takeText(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    defer { unsafe g_free(text) }
    return unsafe String(validatingCString: text)
}
