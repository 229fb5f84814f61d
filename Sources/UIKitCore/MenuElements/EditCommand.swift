// SPDX-License-Identifier: MIT
internal import Localization

/// The edit commands of every application's main menu, with all of their keys.
///
/// This table is the only place that names them. The menu shows the first key; the other ones are what Linux desktops
/// give to the same commands. All of them work only while the main menu has the command: an application that removes it
/// in `buildMenu(with:)` takes its keys away too, in text fields as elsewhere. An application that doesn't change the
/// menu has them all. Like every command, they go to the first responder in the chain that can perform the action.
enum EditCommand: CaseIterable {
    case undo, redo, cut, copy, paste, delete, selectAll
    case find, findAndReplace, findNext, findPrevious, useSelectionForFind

    @MainActor
    var command: UICommand {
        guard let key = keys.first else { return UICommand(title: title, action: action) }
        return UIKeyCommand(title: title, action: action, input: key.input, modifierFlags: key.modifiers)
    }

    var action: Selector {
        switch self {
        case .undo: "undo:"
        case .redo: "redo:"
        case .cut: "cut:"
        case .copy: "copy:"
        case .paste: "paste:"
        case .delete: "delete:"
        case .selectAll: "selectAll:"
        case .find: "find:"
        case .findAndReplace: "findAndReplace:"
        case .findNext: "findNext:"
        case .findPrevious: "findPrevious:"
        case .useSelectionForFind: "useSelectionForFind:"
        }
    }

    @MainActor
    private var title: String {
        switch self {
        case .undo: Phrase.undo.text
        case .redo: Phrase.redo.text
        case .cut: Phrase.cut.text
        case .copy: Phrase.copy.text
        case .paste: Phrase.paste.text
        case .delete: Phrase.delete.text
        case .selectAll: Phrase.selectAll.text
        case .find: Phrase.findText.text
        case .findAndReplace: Phrase.findAndReplace.text
        case .findNext: Phrase.findNext.text
        case .findPrevious: Phrase.findPrevious.text
        case .useSelectionForFind: Phrase.useSelectionForFind.text
        }
    }

    private var keys: [(input: String, modifiers: UIKeyModifierFlags)] {
        switch self {
        case .undo: [("z", .command)]
        case .redo: [("z", [.command, .shift]), ("y", .command)]
        case .cut: [("x", .command), (UIKeyCommand.inputDelete, .shift)]
        case .copy: [("c", .command), (UIKeyCommand.inputInsert, .command)]
        case .paste: [("v", .command), ("v", [.command, .shift]), (UIKeyCommand.inputInsert, .shift)]
        case .delete: [(UIKeyCommand.inputDelete, [])]
        case .selectAll: [("a", .command)]
        case .find: [("f", .command)]
        case .findAndReplace: [("h", .command), ("f", [.command, .alternate])]
        case .findNext: [("g", .command), (UIKeyCommand.f3, [])]
        case .findPrevious: [("g", [.command, .shift]), (UIKeyCommand.f3, .shift)]
        case .useSelectionForFind: [("e", .command)]
        }
    }

    /// Whether the key pastes without the attributes of the pasted text, where there is such a command.
    @MainActor
    static func pastesPlainText(_ stroke: KeyStroke) -> Bool {
        UIKeyCommand.fits(stroke, "v", [.command, .shift], localizes: true)
    }

    /// The command that a key stands for without being in the menu; `nil` for any other key.
    @MainActor
    static func secondary(for stroke: KeyStroke) -> EditCommand? {
        allCases.first { edit in
            edit.keys.dropFirst().contains { key in
                UIKeyCommand.fits(stroke, key.input, key.modifiers, localizes: true)
            }
        }
    }
}
