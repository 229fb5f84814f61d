// SPDX-License-Identifier: MIT

extension UIKey {
    /// An edit that a key performs on a text.
    enum TextEdit: Equatable {
        case insert(String)
        case deleteBackward
    }

    /// The edit that the key performs on a text; `nil` for shortcuts and keys without text.
    ///
    /// All text input follows this rule: with no modifier but Shift and the locks, Return is a newline,
    /// Backspace deletes, and any other key inserts its characters, if none of them is a control character. Tab is a
    /// control character, since it moves the focus unless a text takes it.
    var textEdit: TextEdit? {
        guard modifierFlags.isPlain else { return nil }
        switch keyCode {
        case .keyboardDeleteOrBackspace: return .deleteBackward
        case .keyboardReturnOrEnter, .keypadEnter: return .insert("\n")
        default:
            let hasControls = characters.unicodeScalars.contains { $0.properties.generalCategory == .control }
            return characters.isEmpty || hasControls ? nil : .insert(characters)
        }
    }
}

extension UIResponder {
    /// Returns whether this responder accepts the key as text, so that controls and scroll views don't handle it.
    func takesText(of key: UIKey) -> Bool {
        key.textEdit != nil && self is any UIKeyInput && isFirstResponder
    }

    /// Performs the edits of pressed keys, if this is the first responder and accepts text input.
    func insertText(of presses: Set<UIPress>) {
        for press in presses {
            guard let edit = press.key?.textEdit, isFirstResponder, let input = self as? any UIKeyInput else {
                continue
            }
            switch edit {
            case .insert(let text): input.insertTypedText(text)
            case .deleteBackward: input.deleteBackward()
            }
            responderInteraction?.contentDidChange()
        }
    }
}
