// SPDX-License-Identifier: MIT

/// A responder that accepts text input while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that can be deleted.
    var hasText: Bool { get }
    /// Inserts typed text; Return is passed as a newline.
    func insertText(_ text: String)
    /// Deletes the character before the insertion point.
    func deleteBackward()
}
