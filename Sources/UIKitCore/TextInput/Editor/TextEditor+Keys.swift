// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// Keys that edit or move, and are not text.
extension TextEditor {
    /// Handles keys that went down.
    ///
    /// - Returns: whether one of them was for the text.
    func edit(with presses: Set<UIPress>) -> Bool {
        guard isEditing, let view, let key = presses.first?.key else { return false }
        let modifiers = key.modifierFlags
        guard modifiers.isDisjoint(with: [.alternate, .command]) else { return false }
        let (extends, byWord) = (modifiers.contains(.shift), modifiers.contains(.control))
        if byWord, let done = editByShortcut(key.keyCode, shift: extends) { return done }
        switch key.keyCode {
        case .keyboardLeftArrow: move(byWord ? .word : .character, toRight: false, extending: extends)
        case .keyboardRightArrow: move(byWord ? .word : .character, toRight: true, extending: extends)
        // Without the control key it arrives as deleteBackward().
        case .keyboardDeleteOrBackspace where byWord: delete(extends ? .line : .word, backward: true)
        case .keyboardDeleteForward where extends && !byWord: view.cut(view)
        case .keyboardDeleteForward: delete(byWord ? (extends ? .line : .word) : .character, backward: false)
        case .keyboardInsert where extends && !byWord: view.paste(view)
        case .keyboardInsert where byWord && !extends: view.copy(view)
        default:
            guard view.move(with: key.keyCode, byWord: byWord, extending: extends) else { return spells(key) }
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
        guard let view else { return nil }
        switch (key, shift) {
        case (.keyboardA, false): view.selectAll(view)
        case (.keyboardC, false): view.copy(view)
        case (.keyboardX, false): view.cut(view)
        case (.keyboardV, _): view.paste(view)
        case (.keyboardZ, false): undo()
        case (.keyboardZ, true), (.keyboardY, false): redo()
        default: return nil
        }
        offerSelection()
        return true
    }
}
