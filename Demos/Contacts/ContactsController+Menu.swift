// SPDX-License-Identifier: MIT
import UIKit

extension ContactsController {
    private static let newAction = Selector("contacts.new")
    private static let editAction = Selector("contacts.edit")
    private static let favoriteAction = Selector("contacts.favorite")
    private static let filterAction = Selector("contacts.filter")

    /// Adds the commands to the main menu.
    static func build(_ builder: any UIMenuBuilder) {
        func section(_ commands: UICommand...) -> UIMenu { UIMenu(options: .displayInline, children: commands) }
        builder.insertChild(
            section(UIKeyCommand(title: "New Contact", action: newAction, input: "n", modifierFlags: .command)),
            atStartOfMenu: .file)
        builder.insertChild(
            section(
                UIKeyCommand(
                    title: "Only Favorites", action: filterAction, input: "f", modifierFlags: [.command, .shift])),
            atStartOfMenu: .view)
        builder.insertSibling(
            UIMenu(
                title: "Contact",
                children: [
                    UIKeyCommand(title: "Edit Contact", action: editAction, input: "e", modifierFlags: .command),
                    UIKeyCommand(title: "Favorite", action: favoriteAction, input: "d", modifierFlags: .command),
                ]), afterMenu: .view)
    }

    static func addingCommands(to table: ActionTable) -> ActionTable {
        table
            .adding(newAction, ContactsController.addContact)
            .adding(editAction, ContactsController.editContact)
            .adding(favoriteAction, ContactsController.toggleFavorite)
            .adding(filterAction, ContactsController.toggleFilter)
            .adding("delete:", ContactsController.deleteChosen)
            .adding("find:", ContactsController.find)
    }

    /// Returns whether a command applies at present.
    func canPerformCommand(_ action: Selector) -> Bool {
        switch action {
        case Self.newAction, Self.filterAction, "find:": return presentedViewController == nil
        case Self.editAction, Self.favoriteAction:
            return presentedViewController == nil && book.contact(card.id) != nil
        case "delete:": return presentedViewController == nil && !list.selected.isEmpty
        default: return true
        }
    }

    /// Updates a command's title and state.
    func update(_ command: UICommand) {
        switch command.action {
        case Self.favoriteAction: command.state = book.contact(card.id)?.isFavorite == true ? .on : .off
        case Self.filterAction: command.state = list.showsOnlyFavorites ? .on : .off
        default: break
        }
    }

    func addContact() { edit(Contact()) }

    func editContact() {
        if let contact = book.contact(card.id) { edit(contact) }
    }

    private func toggleFavorite() {
        if let contact = book.contact(card.id) { book.markFavorite(!contact.isFavorite, [contact.id]) }
    }

    private func toggleFilter() { list.showsOnlyFavorites.toggle() }

    private func find() {
        show(.primary)
        list.find()
    }

    private func deleteChosen() { book.delete(list.selected) }
}
