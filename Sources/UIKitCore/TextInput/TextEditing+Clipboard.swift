// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension TextEditing {
    static func addingEditActions(to table: ActionTable) -> ActionTable {
        table.adding("cut:") { (text: Self) in { (sender: Any?) in text.cut(sender) } }
            .adding("copy:") { (text: Self) in { (sender: Any?) in text.copy(sender) } }
            .adding("paste:") { (text: Self) in { (sender: Any?) in text.paste(sender) } }
            .adding("select:") { (text: Self) in { (sender: Any?) in text.select(sender) } }
            .adding("selectAll:") { (text: Self) in { (sender: Any?) in text.selectAll(sender) } }
            .adding("delete:") { (text: Self) in { (sender: Any?) in text.delete(sender) } }
            .adding("undo:") { (text: Self) in { (_: Any?) in text.undo() } }
            .adding("redo:") { (text: Self) in { (_: Any?) in text.redo() } }
    }

    /// Whether an action on the text makes sense now; `nil` for others.
    func canEdit(_ action: Selector) -> Bool? {
        let isSelected = !edited.selection.isEmpty
        switch action.name {
        case "copy:": return isSelected && !isSecureTextEntry
        case "cut:": return isSelected && !isSecureTextEntry && isOpenToChanges
        case "delete:": return isSelected && isOpenToChanges
        case "paste:": return isOpenToChanges && UIPasteboard.general.hasStrings
        case "select:": return edited.length > 0 && !isSelected && !isSecureTextEntry
        case "selectAll:": return edited.selection.count < edited.length
        case "undo:": return isOpenToChanges && canUndo
        case "redo:": return isOpenToChanges && canRedo
        default: return nil
        }
    }

    func copySelection() {
        guard !isSecureTextEntry, !edited.selection.isEmpty else { return }
        UIPasteboard.general.string = edited.substring(edited.selection)
    }

    func cutSelection() {
        guard isOpenToChanges, !isSecureTextEntry, !edited.selection.isEmpty else { return }
        copySelection()
        deleteSelection()
    }

    func pasteText() {
        paste(from: .general)
    }

    /// Inserts a pasteboard's text, as soon as it is there.
    func paste(from pasteboard: UIPasteboard) {
        guard isOpenToChanges else { return }
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

    private func insertPasted(_ text: String) {
        commitComposition()
        let fit = fitting(text)
        guard !fit.isEmpty else { return }
        clearsOnInsertion = false
        userChange(edited.selection, to: fit, kind: .other)
    }
}
