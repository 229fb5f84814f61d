// SPDX-License-Identifier: MIT

/// A responder that takes typed text; while it is first responder, characters come here.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is something to delete.
    var hasText: Bool { get }
    /// Inserts what was typed; Return arrives as a newline.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
