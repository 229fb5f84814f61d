// SPDX-License-Identifier: MIT
internal import CXKBCommon
public import Foundation
public import Windowing

/// The current modifiers and layout, which determine the meaning of keys.
@safe
public final class KeyboardState {
    /// The keymap.
    public let keymap: Keymap
    private let pointer: OpaquePointer
    private let compose: Compose
    private var layoutNames: [String]?

    /// Creates a state without pressed modifiers.
    ///
    /// `compose` (dead keys and the Compose key) can be reused for another keymap, since loading its table is the most
    /// expensive part of a keyboard.
    public init(keymap: Keymap, compose: Compose = Compose()) throws(KeymapError) {
        guard let pointer = unsafe xkb_state_new(keymap.pointer) else { throw .libraryUnavailable }
        self.keymap = keymap
        self.compose = compose
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        unsafe xkb_state_unref(pointer)
    }

    /// Applies the modifier masks and the layout that the display server reports.
    public func update(depressed: UInt32, latched: UInt32 = 0, locked: UInt32 = 0, layout: UInt32 = 0) {
        unsafe _ = xkb_state_update_mask(pointer, depressed, latched, locked, 0, 0, layout)
    }

    /// The effective modifiers, whether depressed, latched or locked.
    public var modifiers: KeyModifiers {
        let active = unsafe xkb_state_serialize_mods(pointer, XKB_STATE_MODS_EFFECTIVE)
        return keymap.modifiers(inMask: active)
    }

    /// The layouts and the one in use.
    public var layouts: KeyboardLayouts {
        layoutNames = layoutNames ?? keymap.layoutNames
        let active = unsafe xkb_state_serialize_layout(pointer, XKB_STATE_LAYOUT_EFFECTIVE)
        return KeyboardLayouts(names: layoutNames ?? [], active: Int(active))
    }

    /// Discards a pending dead-key sequence.
    ///
    /// Call when keyboard focus moves.
    public func cancelComposition() {
        compose.cancel()
    }

    /// Returns the keysym of a key under the current modifiers and layout, which takes no part in compose sequences.
    public func keysym(code: UInt32) -> UInt32 {
        unsafe xkb_state_key_get_one_sym(pointer, Keymap.keycode(code))
    }

    /// Returns the event for a key under the current modifiers and layout.
    ///
    /// A press takes part in compose sequences: a dead key has no characters, and the next key has the composed text.
    /// With Control held, `characters` of a letter is its control character, and `charactersIgnoringModifiers` is the
    /// letter.
    ///
    /// `code` is a Linux input event code; an unknown one gives keysym 0 and no text. `time` is in seconds on the
    /// `TimeSource`'s scale.
    public func event(code: UInt32, phase: KeyEvent.Phase, time: TimeInterval, serial: UInt32 = 0) -> KeyEvent {
        let keycode = Keymap.keycode(code)
        let keysym = unsafe xkb_state_key_get_one_sym(pointer, keycode)
        let layout = unsafe xkb_state_key_get_layout(pointer, keycode)
        let unmodified = keymap.keysym(keycode: keycode, layout: layout, level: 0) ?? keysym
        return KeyEvent(
            phase: phase, code: code, keysym: keysym, unmodifiedKeysym: unmodified,
            characters: characters(keycode: keycode, keysym: keysym, phase: phase),
            charactersIgnoringModifiers: Keysym.text(unmodified), modifiers: modifiers, timestamp: time, serial: serial)
    }

    private func characters(keycode: UInt32, keysym: UInt32, phase: KeyEvent.Phase) -> String {
        if phase == .down {
            switch compose.feed(keysym) {
            case .none: break
            case .composing, .cancelled: return ""
            case .composed(let text): return text
            }
        }
        if keysym == Keysym.shiftedTab { return "\t" }
        // 7 bytes are enough for any single scalar and its NUL; a key that produces several symbols needs more.
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let length = unsafe xkb_state_key_get_utf8(pointer, keycode, buffer.baseAddress, buffer.count)
            guard length > 0, length < buffer.count, let start = buffer.baseAddress else { return "" }
            return unsafe String(cString: start)
        }
    }
}
