// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// The editing of a text: its selection, marked text, styles, undo, clipboard, keys, pointer and edit menu.
///
/// A text field or text view owns one, forwards UIKit's members to it, and is its client: it lays the text out, and
/// notifies its delegate.
@MainActor
final class TextEditor {
    private(set) weak var view: (any TextEditorClient)?

    var buffer = EditBuffer()
    /// The number of changes in the undo manager when this text registered its last one.
    var undoLevel = 0
    /// Attributes of parts of the text, on the same characters; `nil` while the whole text has the view's own.
    var styles: NSMutableAttributedString?
    /// The attributes of the next text that is typed, if they were set.
    var typing: [NSAttributedString.Key: Any]?
    /// The base writing direction; `natural` follows the text.
    var writingDirection = NSWritingDirection.natural
    /// Whether the view is first responder, and shows its selection.
    var isEditing = false

    var selecting = SelectingTouch()
    /// The transfer of the text that is to be pasted.
    var pasting: Task<Void, Never>?
    private(set) lazy var menu = TextEditMenu(self)
    private var ownTokenizer: UITextInputStringTokenizer?

    /// Connects the editor to the view that owns it.
    func attach(to view: any TextEditorClient) {
        self.view = view
        installGestures(in: view)
        view.addInteraction(menu.interaction)
    }

    var text: EditedText { buffer.text }

    func tokenizer(for input: any UITextInput) -> any UITextInputTokenizer {
        let tokenizer = ownTokenizer ?? UITextInputStringTokenizer(textInput: input)
        ownTokenizer = tokenizer
        return tokenizer
    }

    // MARK: - Beginning and end of editing

    func begin() {
        isEditing = true
        buffer.closeUndoGroup()
    }

    func end() {
        commitComposition()
        isEditing = false
        selecting.end()
        menu.interaction.dismissMenu()
    }

    /// Reports to the input method that the text's traits changed.
    func traitsDidChange() {
        guard isEditing, let view else { return }
        view.inputDelegate?.textDidChange(view)
    }
}
