// SPDX-License-Identifier: MIT
internal import CXKBCommon

/// What each key of a keyboard means: symbols by layout, level and modifier, and which keys repeat.
///
/// A keymap never changes; what is held at the moment is a `KeyboardState`.
@safe
public final class Keymap {
    /// The longest text that is read, in bytes.
    ///
    /// A full keymap of four layouts takes about 100 kB; a display that announces more than 4 MiB is broken or hostile.
    public static let maximumByteCount = 4 << 20

    let pointer: OpaquePointer

    /// Compiles a keymap in XKB's text format.
    ///
    /// The text ends at its first NUL, or at the last byte: some displays count the NUL and some leave it out.
    public init(text: [UInt8]) throws(KeymapError) {
        guard text.count <= Self.maximumByteCount else {
            throw .tooLarge(byteCount: text.count, limit: Self.maximumByteCount)
        }
        let context = try XKBContext(searchesSystem: false)
        let length = text.firstIndex(of: 0) ?? text.count
        let compiled = unsafe text.withUnsafeBytes { bytes in
            unsafe xkb_keymap_new_from_buffer(
                context.pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), length,
                XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
        guard length > 0, let pointer = unsafe compiled else { throw .malformed(byteCount: text.count) }
        unsafe self.pointer = unsafe pointer
    }

    init(owning pointer: OpaquePointer) {
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        unsafe xkb_keymap_unref(pointer)
    }

    /// Compiles an installed layout of the evdev rules, for keyboards that no display describes.
    public static func system(layout: String = "us", variant: String = "") throws(KeymapError) -> Keymap {
        let context = try XKBContext(searchesSystem: true)
        let pointer = unsafe layout.withCString { layoutName in
            unsafe variant.withCString { variantName in
                var names = unsafe xkb_rule_names()
                unsafe names.layout = unsafe layoutName
                unsafe names.variant = unsafe variantName
                return unsafe xkb_keymap_new_from_names(context.pointer, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
            }
        }
        guard let pointer = unsafe pointer else { throw .unknownLayout(layout: layout, variant: variant) }
        return unsafe Keymap(owning: pointer)
    }

    /// Whether the key with the Linux input event code `code` goes on typing while it is kept down.
    ///
    /// Modifiers and locks do not, nor do keys that the keymap lacks.
    public func repeats(_ code: UInt32) -> Bool {
        unsafe xkb_keymap_key_repeats(pointer, Self.keycode(code)) != 0
    }

    /// XKB counts keys from 8, as X11 does.
    static func keycode(_ code: UInt32) -> UInt32 {
        let (keycode, overflows) = code.addingReportingOverflow(8)
        return overflows ? UInt32.max : keycode
    }
}
