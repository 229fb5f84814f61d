// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import TextEditing

extension TextEditorClient {
    package static func addingEditActions(to table: ActionTable) -> ActionTable {
        table.adding("cut:") { (text: Self) in { (sender: Any?) in text.cut(sender) } }
            .adding("copy:") { (text: Self) in { (sender: Any?) in text.copy(sender) } }
            .adding("paste:") { (text: Self) in { (sender: Any?) in text.paste(sender) } }
            .adding("select:") { (text: Self) in { (sender: Any?) in text.select(sender) } }
            .adding("selectAll:") { (text: Self) in { (sender: Any?) in text.selectAll(sender) } }
            .adding("delete:") { (text: Self) in { (sender: Any?) in text.delete(sender) } }
            .adding("pasteAndMatchStyle:") { (text: Self) in { (sender: Any?) in text.pasteAndMatchStyle(sender) } }
            .adding("makeTextWritingDirectionLeftToRight:") { (text: Self) in
                { (_: Any?) in text.editor.makeWritingDirection(.leftToRight) }
            }
            .adding("makeTextWritingDirectionRightToLeft:") { (text: Self) in
                { (_: Any?) in text.editor.makeWritingDirection(.rightToLeft) }
            }
            .adding("undo:") { (text: Self) in { (_: Any?) in text.editor.undo() } }
            .adding("redo:") { (text: Self) in { (_: Any?) in text.editor.redo() } }
    }
}

extension TextEditor {
    /// Returns whether an action on the text can be performed now; `nil` for other actions.
    package func canPerform(_ action: Selector) -> Bool? {
        guard let view else { return nil }
        let isSelected = !text.selection.isEmpty
        let (isOpen, isSecure) = (view.acceptsEdits, view.isSecureTextEntry)
        switch action.name {
        case "copy:": return isSelected && !isSecure
        case "cut:": return isSelected && !isSecure && isOpen
        case "delete:": return isSelected && isOpen
        case "paste:", "pasteAndMatchStyle:": return isOpen && UIPasteboard.general.mayHaveStrings
        case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:": return isOpen
        case "select:": return text.length > 0 && !isSelected && !isSecure
        case "selectAll:": return text.selection.count < text.length
        case "undo:": return isOpen && canUndo
        case "redo:": return isOpen && canRedo
        default: return nil
        }
    }

    package func copySelection() {
        guard let view, !view.isSecureTextEntry, !text.selection.isEmpty else { return }
        UIPasteboard.general.string = text.substring(text.selection)
    }

    package func cutSelection() {
        guard let view, view.acceptsEdits, !view.isSecureTextEntry, !text.selection.isEmpty else { return }
        copySelection()
        deleteSelection()
    }

    /// Inserts a pasteboard's text, as soon as it has arrived.
    ///
    /// If it is to match the style of the text, it is inserted without the application's attributes for pasted text.
    package func paste(from pasteboard: UIPasteboard = .general, matchingStyle: Bool = false) {
        guard let view, view.acceptsEdits else { return }
        pasting?.cancel()
        if !matchingStyle, dragDrop?.paste(from: pasteboard) == true { return }
        if let text = pasteboard.ownString, text.utf8.count <= Theme.TextInput.immediateInsertion {
            insert(view.fitting(text))
            return
        }
        guard pasteboard.mayHaveStrings else { return }
        let fit = type(of: view).fit
        let notice = PasteNotice(in: view) { [weak view] in
            view.flatMap { view in view.selectedTextRange.map { view.caretRect(for: $0.end) } } ?? .zero
        }
        pasting = Task { [weak self] in
            defer { notice.end() }
            do {
                let text = try await pasteboard.loadString()
                guard !Task.isCancelled, let text else { return }
                let fitting = await Task.detached { fit(text) }.value
                guard !Task.isCancelled else { return }
                self?.insert(fitting)
            } catch {
                guard !Task.isCancelled else { return }
                Log.error("The text of the pasteboard cannot be pasted. \(error)")
                notice.fail()
            }
        }
    }

    /// Inserts text that was pasted or dropped for `range`, or the selection, and returns its range.
    ///
    /// The text has no characters that the view can't hold.
    @discardableResult
    package func insert(_ fitting: String, in range: Range<Int>? = nil) -> Range<Int>? {
        commitComposition()
        guard let view, !fitting.isEmpty else { return nil }
        view.clearsOnInsertion = false
        let range = text.clamped(range ?? text.selection)
        let new = textWithSpaces(fitting, replacing: range)
        userChange(range, to: new, kind: .other)
        return range.lowerBound..<min(range.lowerBound + new.utf16.count, text.length)
    }
}
