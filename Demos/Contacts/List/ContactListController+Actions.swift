// SPDX-License-Identifier: MIT
import UIKit

extension ContactListController {
    func favoriteAction(for contact: Contact) -> UIContextualAction {
        let title = contact.isFavorite ? "Unfavorite" : "Favorite"
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            done(true)
            self?.book.markFavorite(!contact.isFavorite, [contact.id])
        }
        action.backgroundColor = .systemOrange
        return action
    }

    func deleteAction(for contact: Contact) -> UIContextualAction {
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            done(true)
            self?.book.delete([contact.id])
        }
    }

    /// The context menu of a contact.
    func menu(for contact: Contact) -> UIMenu {
        let call = contact.phones.map { phone in
            UIAction(title: "Call", subtitle: phone.value, image: ContactsIcon.phone.image) { _ in
                Contact.Kind.phone.open(phone.value)
            }
        }
        let mail = contact.emails.map { email in
            UIAction(title: "Write", subtitle: email.value, image: ContactsIcon.envelope.image) { _ in
                Contact.Kind.email.open(email.value)
            }
        }
        let edit = UIAction(title: "Edit") { [weak self] _ in self?.contacts?.edit(contact) }
        let favorite = UIAction(
            title: contact.isFavorite ? "Remove from Favorites" : "Add to Favorites", image: ContactsIcon.star.image
        ) { [weak self] _ in self?.book.markFavorite(!contact.isFavorite, [contact.id]) }
        let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
            self?.book.delete([contact.id])
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: call + mail),
            UIMenu(options: .displayInline, children: [edit, favorite]),
            UIMenu(options: .displayInline, children: [delete]),
        ])
    }
}

extension Contact.Kind {
    /// Opens a value in the desktop's application for it.
    @MainActor
    func open(_ value: String) {
        if let url = url(for: value) { UIApplication.shared.open(url) }
    }
}
