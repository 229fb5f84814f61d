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
        case "paste:": return isOpen && UIPasteboard.general.hasStrings
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
    package func paste(from pasteboard: UIPasteboard = .general) {
        guard let view, view.acceptsEdits else { return }
        pasting?.cancel()
        if let text = pasteboard.ownString { return insertPasted(text) }
        guard pasteboard.hasStrings else { return }
        pasting = Task { [weak self] in
            do {
                let text = try await pasteboard.loadString()
                guard !Task.isCancelled, let text else { return }
                self?.insertPasted(text)
            } catch {
                guard !Task.isCancelled else { return }
                Log.error("The text of the pasteboard cannot be pasted. \(error)")
            }
        }
    }

    private func insertPasted(_ new: String) {
        commitComposition()
        guard let view else { return }
        let fit = view.fitting(new)
        guard !fit.isEmpty else { return }
        view.clearsOnInsertion = false
        userChange(text.selection, to: fit, kind: .other)
    }
}
