// SPDX-License-Identifier: MIT
internal import Foundation

/// What keys do that spell nothing.
extension TextEditing {
    /// Whether one of the keys was for the text.
    func edit(with presses: Set<UIPress>) -> Bool {
        guard isEditing, let key = presses.first?.key else { return false }
        let modifiers = key.modifierFlags
        guard modifiers.isDisjoint(with: [.alternate, .command]) else { return false }
        let (extends, byWord) = (modifiers.contains(.shift), modifiers.contains(.control))
        if byWord, let done = editByShortcut(key.keyCode, shift: extends) { return done }
        switch key.keyCode {
        case .keyboardLeftArrow: move(byWord ? .word : .character, toRight: false, extending: extends)
        case .keyboardRightArrow: move(byWord ? .word : .character, toRight: true, extending: extends)
        // Without the control key it arrives as deleteBackward().
        case .keyboardDeleteOrBackspace where byWord: delete(extends ? .line : .word, backward: true)
        case .keyboardDeleteForward where extends && !byWord: cut(self)
        case .keyboardDeleteForward: delete(byWord ? (extends ? .line : .word) : .character, backward: false)
        case .keyboardInsert where extends && !byWord: paste(self)
        case .keyboardInsert where byWord && !extends: copy(self)
        default: guard move(with: key.keyCode, byWord: byWord, extending: extends) else { return spells(key) }
        }
        offerSelection()
        return true
    }

    /// Whether the key is typed text, which comes by another way; no other responder acts on it.
    private func spells(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isPlain, let scalar = key.characters.unicodeScalars.first else { return false }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardDeleteOrBackspace: return true
        default: return scalar.value >= 0x20 && scalar.value != 0x7F
        }
    }

    /// The shortcuts that every desktop's texts have; `nil` if the key is none.
    private func editByShortcut(_ key: UIKeyboardHIDUsage, shift: Bool) -> Bool? {
        switch (key, shift) {
        case (.keyboardA, false): selectAll(self)
        case (.keyboardC, false): copy(self)
        case (.keyboardX, false): cut(self)
        case (.keyboardV, _): paste(self)
        case (.keyboardZ, false): undo()
        case (.keyboardZ, true), (.keyboardY, false): redo()
        default: return nil
        }
        offerSelection()
        return true
    }
}
