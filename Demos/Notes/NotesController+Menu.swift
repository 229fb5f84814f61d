// SPDX-License-Identifier: MIT
import UIKit

extension NotesController {
    private static let newNoteAction = Selector("notes.new")
    private static let newFolderAction = Selector("notes.newFolder")
    private static let searchAction = Selector("notes.find")
    private static let exportAction = Selector("notes.exportPDF")
    private static let pinAction = Selector("notes.pin")

    /// Adds the commands to the main menu.
    static func build(_ builder: any UIMenuBuilder) {
        func section(_ commands: UICommand...) -> UIMenu { UIMenu(options: .displayInline, children: commands) }
        builder.insertChild(
            section(
                UIKeyCommand(title: "New Note", action: newNoteAction, input: "n", modifierFlags: .command),
                UIKeyCommand(
                    title: "New Folder", action: newFolderAction, input: "n", modifierFlags: [.command, .shift])),
            atStartOfMenu: .file)
        builder.insertSibling(
            section(
                UIKeyCommand(
                    title: "Export as PDF", action: exportAction, input: "e", modifierFlags: [.command, .shift])),
            beforeMenu: .close)
        builder.insertSibling(
            section(
                UIKeyCommand(
                    title: "Search Notes", action: searchAction, input: "f", modifierFlags: [.command, .shift])),
            afterMenu: .find)
        builder.insertSibling(UIMenu(title: "Style", children: NoteTextView.commands), afterMenu: .edit)
        builder.insertSibling(
            UIMenu(
                title: "Note",
                children: [
                    UIKeyCommand(title: "Pin", action: pinAction, input: "p", modifierFlags: [.command, .shift])
                ]), afterMenu: .view)
    }

    static func addingCommands(to table: ActionTable) -> ActionTable {
        table
            .adding(newNoteAction, NotesController.addNote)
            .adding(newFolderAction, NotesController.addFolder)
            .adding(searchAction, NotesController.search)
            .adding(exportAction, NotesController.exportPDF)
            .adding(pinAction, NotesController.togglePin)
            .adding("delete:", NotesController.deleteChosen)
    }

    /// Returns whether a command applies at present.
    func canPerformCommand(_ action: Selector) -> Bool {
        switch action {
        case Self.newNoteAction, Self.newFolderAction, Self.searchAction: return presentedViewController == nil
        case Self.exportAction, Self.pinAction, "delete:":
            return presentedViewController == nil && store.note(editor.id) != nil
        default: return true
        }
    }

    /// Updates a command's title and state.
    func update(_ command: UICommand) {
        if command.action == Self.pinAction { command.state = store.note(editor.id)?.isPinned == true ? .on : .off }
    }

    private func search() {
        show(.supplementary)
        list.find()
    }

    private func exportPDF() { editor.exportPDF() }

    private func togglePin() {
        if let id = editor.id { store.togglePin(id) }
    }

    private func deleteChosen() {
        if let id = editor.id { store.delete(id) }
    }
}
