// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// Keys that type, edit or move. Shortcuts are commands of the main menu, see ``EditCommand``.
extension TextEditor {
    /// Handles pressed keys.
    ///
    /// - Returns: Whether one of them was for the text.
    package func edit(with presses: Set<UIPress>) -> Bool {
        guard isEditing, let view, let key = presses.first?.key else { return false }
        if predictions?.use(key) == true { return true }
        let modifiers = key.modifierFlags
        guard modifiers.isDisjoint(with: [.alternate, .command]) else { return false }
        if key.completesWord { return showCompletions() }
        showHandles(false)
        let (extends, byWord) = (modifiers.contains(.shift), modifiers.contains(.control))
        switch key.keyCode {
        case .keyboardLeftArrow: move(byWord ? .word : .character, toRight: false, extending: extends)
        case .keyboardRightArrow: move(byWord ? .word : .character, toRight: true, extending: extends)
        case .keyboardDeleteOrBackspace where byWord: delete(extends ? .line : .word, backward: true)
        case .keyboardDeleteForward where byWord: delete(extends ? .line : .word, backward: false)
        case .keyboardDeleteForward:
            // With Shift it is the key of Cut, which had nothing to cut.
            if !extends { delete(.character, backward: false) }
        default:
            if view.move(with: key.keyCode, byWord: byWord, extending: extends) { break }
            guard key.textEdit != nil else { return false }
            view.insertText(of: presses)
            return true
        }
        offerSelection()
        return true
    }
}
