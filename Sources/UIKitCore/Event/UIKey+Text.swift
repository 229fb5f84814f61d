// SPDX-License-Identifier: MIT

extension UIKey {
    /// The edit that a key makes in a text.
    enum TextEdit: Equatable {
        case insert(String)
        case deleteBackward
    }

    /// The edit that the key makes in a text, `nil` for shortcuts and for keys without text.
    ///
    /// This is the one rule of which keys are text: with no modifier but Shift and the locks, Return is a newline,
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
    /// Whether a key is text for this responder, which then is not a key of a control or scroll view.
    func takesText(of key: UIKey) -> Bool {
        key.textEdit != nil && self is any UIKeyInput && isFirstResponder
    }

    /// Makes the edits of keys that went down, if this is the first responder and takes text.
    func insertText(of presses: Set<UIPress>) {
        for press in presses {
            guard let edit = press.key?.textEdit, isFirstResponder, let input = self as? any UIKeyInput else {
                continue
            }
            switch edit {
            case .insert(let text): input.insertText(text)
            case .deleteBackward: input.deleteBackward()
            }
        }
    }
}
