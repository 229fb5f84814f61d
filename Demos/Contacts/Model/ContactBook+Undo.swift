// SPDX-License-Identifier: MIT
import UIKit

extension ContactBook {
    /// Changes contacts in a way that the user can undo, in any window of the application.
    ///
    /// `name` is shown in the Edit menu. `change` may add, change, or remove no other contacts.
    func perform(_ name: String, on ids: Set<Contact.ID>, _ change: () -> Void) {
        let before = states(of: ids)
        change()
        if states(of: ids) != before { registerReturn(to: before, name) }
    }

    /// Deletes contacts.
    func delete(_ ids: Set<Contact.ID>) {
        perform(ids.count == 1 ? "Delete Contact" : "Delete Contacts", on: ids) { remove(ids) }
    }

    /// Adds contacts to the favorites, or removes them from these.
    func markFavorite(_ isFavorite: Bool, _ ids: Set<Contact.ID>) {
        perform(isFavorite ? "Add to Favorites" : "Remove from Favorites", on: ids) { setFavorite(isFavorite, ids) }
    }

    private func registerReturn(to states: [Contact.ID: Contact?], _ name: String) {
        undoManager.registerUndo(withTarget: self) { book in
            let present = book.states(of: Set(states.keys))
            book.registerReturn(to: present, name)
            book.restore(states)
        }
        undoManager.setActionName(name)
    }

    /// The contacts with these identifiers; `nil` for those that the book doesn't have.
    private func states(of ids: Set<Contact.ID>) -> [Contact.ID: Contact?] {
        Dictionary(uniqueKeysWithValues: ids.map { ($0, contact($0)) })
    }
}
