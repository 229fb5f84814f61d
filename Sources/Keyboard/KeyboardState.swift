// SPDX-License-Identifier: MIT
internal import CXKBCommon
public import Foundation
public import Windowing

/// Which modifiers and layout are in force, and so what a key means now.
@safe
public final class KeyboardState {
    /// What the keys mean.
    public let keymap: Keymap
    private let pointer: OpaquePointer
    private let compose: Compose

    /// Begins with nothing held.
    ///
    /// `compose` (dead keys and the Compose key) may be kept from one keymap to the next, since reading its table is
    /// the dearest part of a keyboard.
    public init(keymap: Keymap, compose: Compose = Compose()) throws(KeymapError) {
        guard let pointer = unsafe xkb_state_new(keymap.pointer) else { throw .libraryUnavailable }
        self.keymap = keymap
        self.compose = compose
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        unsafe xkb_state_unref(pointer)
    }

    /// Takes over the masks that the display reports.
    public func update(depressed: UInt32, latched: UInt32 = 0, locked: UInt32 = 0, layout: UInt32 = 0) {
        unsafe _ = xkb_state_update_mask(pointer, depressed, latched, locked, 0, 0, layout)
    }

    /// The modifiers in force, however they came about (held, latched or locked).
    public var modifiers: KeyModifiers {
        let active = unsafe xkb_state_serialize_mods(pointer, XKB_STATE_MODS_EFFECTIVE)
        return keymap.modifiers(inMask: active)
    }

    /// Forgets a dead key that waits for its letter; to be called when the keyboard speaks to another window.
    public func cancelComposition() {
        compose.cancel()
    }

    /// What the key says, under the modifiers and layout in force.
    ///
    /// A press takes part in compose sequences: a dead key has no characters, the key after it has the composed text.
    /// With control held, `characters` of a letter is its control character, `charactersIgnoringModifiers` the letter.
    ///
    /// `code` is a Linux input event code; an unknown one gives keysym 0 and no text. `time` is seconds on the
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
        // 7 bytes hold any one scalar and its NUL; a key that types several symbols needs more.
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let length = unsafe xkb_state_key_get_utf8(pointer, keycode, buffer.baseAddress, buffer.count)
            guard length > 0, length < buffer.count, let start = buffer.baseAddress else { return "" }
            return unsafe String(cString: start)
        }
    }
}
