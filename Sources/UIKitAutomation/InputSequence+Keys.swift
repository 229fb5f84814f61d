// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

extension InputSequence {
    /// Returns the key presses that type `text`.
    ///
    /// Characters that no key types are skipped.
    package static func type(_ text: String) -> InputSequence {
        var sequence = InputSequence()
        for character in text {
            guard let key = SynthesizedKey(typing: character) else { continue }
            sequence.strike(KeyChord(key, modifiers: key.needsShift ? .shift : []))
        }
        return sequence
    }

    /// Returns a key press with the chord's modifiers held.
    package static func key(_ chord: KeyChord) -> InputSequence {
        var sequence = InputSequence()
        sequence.strike(chord)
        return sequence
    }

    /// Uses the order of a display server: a modifier key's event precedes the modifier state change.
    private mutating func strike(_ chord: KeyChord) {
        var held: KeyModifiers = []
        let modifierKeys = Self.modifierKeys.filter { chord.modifiers.contains($0.modifier) }
        for modifierKey in modifierKeys {
            appendModifierKey(modifierKey, .down, held)
            held.insert(modifierKey.modifier)
            append(.modifiers(held))
        }
        append(.key(event(chord, .down)))
        append(.key(event(chord, .up)))
        for modifierKey in modifierKeys.reversed() {
            appendModifierKey(modifierKey, .up, held)
            held.remove(modifierKey.modifier)
            append(.modifiers(held))
        }
    }

    private mutating func appendModifierKey(_ key: ModifierKey, _ phase: KeyEvent.Phase, _ held: KeyModifiers) {
        append(
            .key(
                KeyEvent(
                    phase: phase, code: key.code, keysym: key.keysym, characters: "", modifiers: held, timestamp: 0)))
    }

    private func event(_ chord: KeyChord, _ phase: KeyEvent.Phase) -> KeyEvent {
        let key = chord.key
        let isShifted = chord.modifiers.contains(.shift)
        let text = isShifted ? key.shiftedText : key.text
        return KeyEvent(
            phase: phase, code: key.code, keysym: isShifted ? key.shiftedKeysym : key.keysym,
            unmodifiedKeysym: key.keysym,
            characters: chord.modifiers.contains(.control) ? Self.controlCharacter(text) : text,
            charactersIgnoringModifiers: key.text, modifiers: chord.modifiers, timestamp: 0)
    }

    /// Returns the control character for the key: XKB maps letters and some symbols to the first 32 code points.
    private static func controlCharacter(_ text: String) -> String {
        guard let value = text.unicodeScalars.first?.value, (0x40...0x7e).contains(value) else { return text }
        return Unicode.Scalar(value & 0x1f).map { String(Character($0)) } ?? text
    }

    private struct ModifierKey {
        let modifier: KeyModifiers
        let code: UInt32
        let keysym: UInt32
    }

    /// The left-hand modifier keys, in the order in which they are pressed.
    private static let modifierKeys = [
        ModifierKey(modifier: .control, code: 29, keysym: 0xffe3),
        ModifierKey(modifier: .logo, code: 125, keysym: 0xffeb),
        ModifierKey(modifier: .alt, code: 56, keysym: 0xffe9),
        ModifierKey(modifier: .shift, code: 42, keysym: 0xffe1),
    ]
}
