// SPDX-License-Identifier: MIT
package import Foundation
package import TextEditing
internal import TextLayout

/// The editing of a text: its selection, marked text, styles, undo, clipboard, keys, pointer and edit menu.
///
/// A text field or text view owns one, forwards UIKit's members to it, and is its client: it lays the text out, and
/// notifies its delegate.
@MainActor
package final class TextEditor {
    package private(set) weak var view: (any TextEditorClient)?

    package var buffer = EditBuffer()
    /// The number of changes in the undo manager when this text registered its last one.
    package var undoLevel = 0
    /// The attributes of the text that the latest group of changes removed.
    var styleRecord: StyleRecord?
    /// Attributes of parts of the text, on the same characters; `nil` while the whole text has the view's own.
    package var styles: NSMutableAttributedString?
    /// Whether `styles` always exists and has all attributes of the text, as the storage of a text view does.
    package var keepsStyles = false
    /// Whether text that is inserted into `styles` as a string has the attributes of the character before it.
    package var stylesContinue = false
    /// The attributes that were converted last.
    var convertedStyle: ConvertedStyle?
    /// Whether the editor is changing `styles`, so that their owner doesn't report the change back.
    package private(set) var isStyling = false
    /// The attributes of the next text that is typed, if they were set.
    package var typing: [NSAttributedString.Key: Any]?
    /// The attributes of the marked text, on the same characters; `nil` for a single underline.
    package var markedStyles: NSAttributedString?
    /// The attributes of marked text without attributes of its own; `nil` for a single underline.
    package var markedStyle: [NSAttributedString.Key: Any]?
    /// The base writing direction; `natural` follows the text.
    package var writingDirection = NSWritingDirection.natural
    /// The identifier of the latest placeholder.
    var lastPlaceholder = 0
    /// The caret that follows a finger; `nil` while none does.
    var floatingCaret: FloatingCaretView?
    /// The other readings of parts of the text.
    var alternatives: [TextAlternatives] = []
    /// Whether the view is first responder, and shows its selection.
    package var isEditing = false

    package var selecting = SelectingTouch()
    /// The transfer of the text that is to be pasted.
    package var pasting: Task<Void, Never>?
    package private(set) lazy var menu = TextEditMenu(self)
    /// The handles of selections by touch; `nil` until there was one.
    package internal(set) var handles: TextEditorHandles?
    /// Whether the selection was made by a finger, and has handles.
    var showsHandles = false
    let loupe = TextLoupe()
    /// The list of completions that is open.
    var completions: MenuSession?
    /// The predictions of text that is typed next; `nil` until the first one in a text whose traits ask for them.
    package internal(set) var predictions: TextPredictions?
    private(set) lazy var longPressRules = TextLongPressRules(self)
    /// The checking of the spelling, from the first editing on; `nil` if no module has added any.
    package var spelling: (any TextSpelling)?
    private var ownTokenizer: UITextInputStringTokenizer?

    /// Called for each text field and text view, to add drag and drop, which is in a module above this one.
    package static var didAttach: ((TextEditor) -> Void)?
    /// The drag and drop of this text; `nil` if no module has added any.
    package var dragDrop: (any TextEditorDragDrop)?
    /// Called at the beginning of the first editing, to add spelling, which is in a module above this one.
    package static var makeSpelling: ((TextEditor) -> any TextSpelling)?

    package init() {}

    /// Connects the editor to the view that owns it.
    package func attach(to view: any TextEditorClient) {
        self.view = view
        installGestures(in: view)
        view.addInteraction(menu.interaction)
        Self.didAttach?(self)
    }

    package var text: EditedText { buffer.text }

    package func tokenizer(for input: any UITextInput) -> any UITextInputTokenizer {
        let tokenizer = ownTokenizer ?? UITextInputStringTokenizer(textInput: input)
        ownTokenizer = tokenizer
        return tokenizer
    }

    /// Changes `styles` in one step, without a report of the change to the editor.
    func style(_ change: (NSMutableAttributedString) -> Void) {
        guard let styles else { return }
        let before = isStyling
        isStyling = true
        styles.beginEditing()
        change(styles)
        styles.endEditing()
        isStyling = before
    }

    /// Takes over a change that was made to the styles of a text view, and to their characters.
    ///
    /// It can't be undone, and neither can what was done before it. The selection stays at its characters.
    package func adopt(_ change: TextChange, inserted: String) {
        guard let view else { return }
        view.inputDelegate?.textWillChange(view)
        buffer.adopt(change, inserted: inserted)
        view.undoManager?.removeAllActions(withTarget: view)
        alternativesDidChange(change)
        view.textDidChange(change)
        predictions?.dismiss()
        spelling?.textDidChange(change)
        markAccessibility(change)
        view.inputDelegate?.textDidChange(view)
    }

    // MARK: - Beginning and end of editing

    /// The notification of text views, which are in a module above those that observe it.
    nonisolated package static let textViewDidBeginEditing = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")

    package func begin() {
        isEditing = true
        buffer.closeUndoGroup()
        if spelling == nil { spelling = Self.makeSpelling?(self) }
        spelling?.editingDidBegin()
    }

    package func end() {
        commitComposition()
        isEditing = false
        predictions?.dismiss()
        spelling?.editingDidEnd()
        selecting.end()
        endFloating()
        loupe.end()
        showHandles(false)
        menu.interaction.dismissMenu()
        completions?.dismiss()
    }

    /// Reports a change of the text to assistive technology.
    func markAccessibility(_ change: TextChange) {
        if let view { AccessibilityWatch.mark(view, .text(range: change.range, count: change.count)) }
    }

    /// Reports to the input method that the text's traits changed.
    package func traitsDidChange() {
        predictions?.dismiss()
        if spelling != nil { view?.setNeedsLayout() }
        guard isEditing, let view else { return }
        view.inputDelegate?.textDidChange(view)
    }
}
