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
    /// The keys that are down as part of a compose sequence that they didn't complete.
    private var composingCodes: Set<UInt32> = []

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
        composingCodes = []
    }

    /// Returns the keysym of a key under the current modifiers and layout, which takes no part in compose sequences.
    public func keysym(code: UInt32) -> UInt32 {
        unsafe xkb_state_key_get_one_sym(pointer, Keymap.keycode(code))
    }

    /// Returns whether the key is Escape under the current modifiers and layout.
    public func isEscape(code: UInt32) -> Bool {
        keysym(code: code) == Keysym.escape
    }

    /// Returns the event for a key under the current modifiers and layout.
    ///
    /// A press takes part in compose sequences: a dead key has no characters, and the next key has the composed text.
    /// The keys before that one are marked as composing, and so is a character key, Backspace, or Escape that cancels
    /// the sequence. Other keys, and those with Control, Alt, or Super, cancel it and act as usual.
    ///
    /// With Control held, `characters` of a letter is its control character, and `charactersIgnoringModifiers` is the
    /// letter.
    ///
    /// `code` is a Linux input event code; an unknown one gives keysym 0 and no text. `time` is in seconds on the
    /// `TimeSource`'s scale.
    public func event(code: UInt32, phase: KeyEvent.Phase, time: TimeInterval, serial: UInt32 = 0) -> KeyEvent {
        let keycode = Keymap.keycode(code)
        let keysym = unsafe xkb_state_key_get_one_sym(pointer, keycode)
        let layout = unsafe xkb_state_key_get_layout(pointer, keycode)
        var unmodified = keymap.keysym(keycode: keycode, layout: layout, level: 0) ?? keysym
        // Num Lock isn't a modifier of a shortcut: the base level of the keypad's keys only moves.
        if Keysym.isKeypad(keysym) { unmodified = keysym }
        let modifiers = modifiers
        let text = text(keycode: keycode, keysym: keysym)
        var event = KeyEvent(
            phase: phase, code: code, keysym: keysym, unmodifiedKeysym: unmodified, characters: text,
            charactersIgnoringModifiers: Keysym.text(unmodified), modifiers: modifiers, timestamp: time, serial: serial)
        switch phase {
        case .down: advanceSequence(with: &event)
        case .repeated: event.isComposing = composingCodes.contains(code)
        case .up: event.isComposing = composingCodes.remove(code) != nil
        }
        if event.isComposing {
            event.characters = ""
            event.charactersIgnoringModifiers = ""
        }
        return event
    }

    /// Advances the compose sequence with a pressed key.
    private func advanceSequence(with event: inout KeyEvent) {
        composingCodes.remove(event.code)
        guard event.modifiers.isDisjoint(with: [.control, .alt, .logo]) else {
            // A shortcut; the modifier keys themselves don't interrupt a sequence.
            if !Keysym.isModifier(event.keysym) { compose.cancel() }
            return
        }
        switch compose.feed(event.keysym) {
        case .none: return
        case .composed(let text): event.characters = text
        case .composing: event.isComposing = true
        case .cancelled:
            let isControl = event.characters.unicodeScalars.contains { $0.properties.generalCategory == .control }
            let isText = !event.characters.isEmpty && !isControl
            event.isComposing = isText || [Keysym.backspace, Keysym.escape].contains(event.keysym)
        }
        if event.isComposing { composingCodes.insert(event.code) }
    }

    /// Returns the text of a key that is in no compose sequence.
    private func text(keycode: UInt32, keysym: UInt32) -> String {
        if keysym == Keysym.shiftedTab { return "\t" }
        // 7 bytes are enough for any single scalar and its NUL; a key that produces several symbols needs more.
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let length = unsafe xkb_state_key_get_utf8(pointer, keycode, buffer.baseAddress, buffer.count)
            guard length > 0, length < buffer.count, let start = buffer.baseAddress else { return "" }
            return unsafe String(cString: start)
        }
    }
}
