// SPDX-License-Identifier: MIT
internal import Foundation

extension UITextField {
    static func addingEditActions(to table: ActionTable) -> ActionTable {
        table.adding("cut:") { (field: UITextField) in { (sender: Any?) in field.cut(sender) } }
            .adding("copy:") { (field: UITextField) in { (sender: Any?) in field.copy(sender) } }
            .adding("paste:") { (field: UITextField) in { (sender: Any?) in field.paste(sender) } }
            .adding("select:") { (field: UITextField) in { (sender: Any?) in field.select(sender) } }
            .adding("selectAll:") { (field: UITextField) in { (sender: Any?) in field.selectAll(sender) } }
            .adding("delete:") { (field: UITextField) in { (sender: Any?) in field.delete(sender) } }
            .adding("undo:") { (field: UITextField) in { (_: Any?) in field.undo() } }
            .adding("redo:") { (field: UITextField) in { (_: Any?) in field.redo() } }
    }

    /// Whether an action on the text makes sense now; `nil` for others.
    func canEdit(_ action: Selector) -> Bool? {
        let isSelected = !edited.selection.isEmpty
        switch action.name {
        case "copy:": return isSelected && !isSecureTextEntry
        case "cut:": return isSelected && !isSecureTextEntry && isEnabled
        case "delete:": return isSelected && isEnabled
        case "paste:": return isEnabled && UIPasteboard.general.hasStrings
        case "select:": return edited.length > 0 && !isSelected && !isSecureTextEntry
        case "selectAll:": return edited.selection.count < edited.length
        case "undo:": return isEnabled && canUndo
        case "redo:": return isEnabled && canRedo
        default: return nil
        }
    }

    func copySelection() {
        guard !isSecureTextEntry, !edited.selection.isEmpty else { return }
        UIPasteboard.general.string = edited.substring(edited.selection)
    }

    func cutSelection() {
        guard isEnabled, !isSecureTextEntry, !edited.selection.isEmpty else { return }
        copySelection()
        deleteSelection()
    }

    func pasteText() {
        paste(from: .general)
    }

    /// Inserts a pasteboard's text, as soon as it is there.
    func paste(from pasteboard: UIPasteboard) {
        guard isEnabled else { return }
        pasting?.cancel()
        if let text = pasteboard.ownString { return insertPasted(text) }
        guard pasteboard.hasStrings else { return }
        pasting = Task { [weak self] in
            let text = try? await pasteboard.loadString()
            guard !Task.isCancelled, let text else { return }
            self?.insertPasted(text)
        }
    }

    private func insertPasted(_ text: String) {
        commitComposition()
        let line = Self.line(of: text)
        guard !line.isEmpty else { return }
        clearsOnInsertion = false
        userChange(edited.selection, to: line, kind: .other)
    }
}
