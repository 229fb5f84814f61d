// SPDX-License-Identifier: MIT
internal import CXKBCommon
public import Windowing

/// A key and modifiers that produce a character.
public struct KeyStroke: Hashable, Sendable {
    /// The Linux input event code.
    public var code: UInt32
    /// The modifiers to hold, as far as `KeyModifiers` represents them.
    public var modifiers: KeyModifiers
    /// The modifiers as a mask of the keymap, for `KeyboardState.update`.
    ///
    /// Only this includes AltGr.
    public var modifierMask: UInt32
    /// The index of the keymap's layout that contains the character.
    public var layout: UInt32
}

extension Keymap {
    /// Returns the key stroke for `character`, or `nil` if no single key produces it.
    ///
    /// A line feed is produced by the Return key. Keys of the numeric keypad are never returned.
    public func stroke(for character: Character) -> KeyStroke? {
        if character == "\n" || character == "\r" || character == "\r\n" { return stroke { $0 == Keysym.enter } }
        let text = String(character)
        return stroke { $0 != Keysym.shiftedTab && !Keysym.isKeypad($0) && Keysym.text($0) == text }
    }

    /// Returns the Linux code of a key that produces a keysym; `nil` if there is none.
    public func code(ofKeysym keysym: UInt32) -> UInt32? {
        stroke { $0 == keysym }?.code
    }

    /// Returns the mask of depressed modifiers for `KeyboardState.update(depressed:)`.
    public func mask(for modifiers: KeyModifiers) -> UInt32 {
        Self.names.reduce(0) { mask, entry in
            modifiers.contains(entry.modifier) ? mask | bit(entry.name) : mask
        }
    }

    func modifiers(inMask mask: UInt32) -> KeyModifiers {
        Self.names.reduce(into: []) { modifiers, entry in
            if mask & bit(entry.name) != 0 { modifiers.insert(entry.modifier) }
        }
    }

    /// XKB's real modifiers.
    ///
    /// The meaning of `Mod1` and the others is a convention that all keymaps in use follow.
    private static let names: [(name: String, modifier: KeyModifiers)] = [
        (XKB_MOD_NAME_CAPS, .capsLock), (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CTRL, .control),
        (XKB_MOD_NAME_ALT, .alt), (XKB_MOD_NAME_LOGO, .logo), (XKB_MOD_NAME_NUM, .numLock),
    ]

    private func bit(_ name: String) -> UInt32 {
        let index = unsafe xkb_keymap_mod_get_index(pointer, name)
        return index < 32 ? 1 << index : 0
    }

    /// Returns the first symbol of a key at a level, or `nil` if it has none.
    func keysym(keycode: UInt32, layout: UInt32, level: UInt32) -> UInt32? {
        var symbols: UnsafePointer<xkb_keysym_t>?
        let count = unsafe xkb_keymap_key_get_syms_by_level(pointer, keycode, layout, level, &symbols)
        guard count > 0 else { return nil }
        return unsafe symbols?.pointee
    }

    /// Searches the base level of every key first, so that the stroke found has as few modifiers as possible.
    private func stroke(where matches: (UInt32) -> Bool) -> KeyStroke? {
        let keycodes = unsafe max(8, xkb_keymap_min_keycode(pointer))...max(8, xkb_keymap_max_keycode(pointer))
        for layout in unsafe 0..<xkb_keymap_num_layouts(pointer) {
            // No key type in use has more than eight levels.
            for level in UInt32(0)..<8 {
                for keycode in keycodes {
                    guard let keysym = keysym(keycode: keycode, layout: layout, level: level), matches(keysym),
                        let mask = mask(keycode: keycode, layout: layout, level: level)
                    else { continue }
                    return KeyStroke(
                        code: keycode - 8, modifiers: modifiers(inMask: mask), modifierMask: mask, layout: layout)
                }
            }
        }
        return nil
    }

    private func mask(keycode: UInt32, layout: UInt32, level: UInt32) -> UInt32? {
        var masks = [xkb_mod_mask_t](repeating: 0, count: 16)
        let count = unsafe xkb_keymap_key_get_mods_for_level(pointer, keycode, layout, level, &masks, masks.count)
        return masks.prefix(count).min { $0.nonzeroBitCount < $1.nonzeroBitCount }
    }
}
