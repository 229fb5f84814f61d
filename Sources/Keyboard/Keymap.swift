// SPDX-License-Identifier: MIT
internal import CXKBCommon

/// The meaning of a keyboard's keys: symbols by layout, level and modifier, and which keys repeat.
///
/// A keymap is immutable; the currently pressed keys are in a `KeyboardState`.
@safe
public final class Keymap {
    /// The maximum size of a keymap's text, in bytes.
    ///
    /// A keymap with four layouts has about 100 kB; a display server that announces more than 4 MiB is broken or
    /// hostile.
    public static let maximumByteCount = 4 << 20

    let pointer: OpaquePointer

    /// Compiles a keymap in XKB's text format.
    ///
    /// The text ends at its first NUL, or at the last byte: some display servers count the NUL and some don't.
    ///
    /// - Throws: `KeymapError`.
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

    /// Compiles an installed layout with the evdev rules, for keyboards without a keymap from a display server.
    ///
    /// `options` are those of the rules, such as `caps:escape`, separated by commas.
    public static func system(
        layout: String = "us", variant: String = "", options: String = ""
    ) throws(KeymapError) -> Keymap {
        let context = try XKBContext(searchesSystem: true)
        let pointer = unsafe layout.withCString { layoutName in
            unsafe variant.withCString { variantName in
                unsafe options.withCString { optionNames in
                    var names = unsafe xkb_rule_names()
                    unsafe names.layout = unsafe layoutName
                    unsafe names.variant = unsafe variantName
                    // Without options, those of the environment are used.
                    if !options.isEmpty { unsafe names.options = unsafe optionNames }
                    return unsafe xkb_keymap_new_from_names(context.pointer, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
                }
            }
        }
        guard let pointer = unsafe pointer else { throw .unknownLayout(layout: layout, variant: variant) }
        return unsafe Keymap(owning: pointer)
    }

    /// Returns whether the key with the Linux input event code `code` repeats while it is held down.
    ///
    /// Modifier and lock keys don't repeat, nor do keys that the keymap doesn't contain.
    public func repeats(_ code: UInt32) -> Bool {
        unsafe xkb_keymap_key_repeats(pointer, Self.keycode(code)) != 0
    }

    /// The names of the layouts, such as "English (US)"; empty for a layout without one.
    public var layoutNames: [String] {
        let count = unsafe xkb_keymap_num_layouts(pointer)
        return (0..<count).map { index in
            guard let name = unsafe xkb_keymap_layout_get_name(pointer, index) else { return "" }
            return unsafe String(cString: name)
        }
    }

    /// Returns the XKB keycode, which starts at 8, as in X11.
    static func keycode(_ code: UInt32) -> UInt32 {
        let (keycode, overflows) = code.addingReportingOverflow(8)
        return overflows ? UInt32.max : keycode
    }
}
