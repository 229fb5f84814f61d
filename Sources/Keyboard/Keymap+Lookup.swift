// SPDX-License-Identifier: MIT
internal import CXKBCommon
public import Windowing

/// The key and modifiers that type a character.
public struct KeyStroke: Hashable, Sendable {
    /// Linux input event code.
    public var code: UInt32
    /// What must be held meanwhile, as far as `KeyModifiers` has a name for it.
    public var modifiers: KeyModifiers
    /// The same as a mask of the keymap's own, for `KeyboardState.update`; AltGr is here only.
    public var modifierMask: UInt32
    /// The keymap's layout that has the character.
    public var layout: UInt32
}

extension Keymap {
    /// How `character` is typed, or `nil` where no single key gives it.
    ///
    /// A line feed is the Return key's. The numeric keypad is never chosen.
    public func stroke(for character: Character) -> KeyStroke? {
        if character == "\n" || character == "\r" || character == "\r\n" { return stroke { $0 == Keysym.enter } }
        let text = String(character)
        return stroke { $0 != Keysym.shiftedTab && !Keysym.isKeypad($0) && Keysym.text($0) == text }
    }

    /// The mask that means "these are held" in `KeyboardState.update(depressed:)`.
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

    /// XKB's real modifiers; what `Mod1` and its like mean is custom, and all keymaps in use follow it.
    private static let names: [(name: String, modifier: KeyModifiers)] = [
        (XKB_MOD_NAME_CAPS, .capsLock), (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CTRL, .control),
        (XKB_MOD_NAME_ALT, .alt), (XKB_MOD_NAME_LOGO, .logo), (XKB_MOD_NAME_NUM, .numLock),
    ]

    private func bit(_ name: String) -> UInt32 {
        let index = unsafe xkb_keymap_mod_get_index(pointer, name)
        return index < 32 ? 1 << index : 0
    }

    /// The first symbol of a key at a level, or `nil` where the key has none there.
    func keysym(keycode: UInt32, layout: UInt32, level: UInt32) -> UInt32? {
        var symbols: UnsafePointer<xkb_keysym_t>?
        let count = unsafe xkb_keymap_key_get_syms_by_level(pointer, keycode, layout, level, &symbols)
        guard count > 0 else { return nil }
        return unsafe symbols?.pointee
    }

    /// Tries the plain level of every key first, so that the stroke found holds as few modifiers as possible.
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
