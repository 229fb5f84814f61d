// SPDX-License-Identifier: MIT
import UIKit

/// All contacts.
///
/// Posts a notification when they change, and saves them.
@MainActor
final class ContactBook {
    nonisolated static let didChange = Notification.Name("ContactBookDidChange")

    private(set) var contacts: [Contact]
    /// The changes that can be undone, which outlive the window in which they were made.
    let undoManager = UndoManager()
    /// The contacts that the change being reported brings back into an earlier state.
    private(set) var returned: Set<Contact.ID> = []
    /// The file in which contacts are saved; `nil` to save none.
    private let file: ContactFile?
    /// The problem with the file that the user hasn't been shown, if any.
    var problem: String?

    init(contacts: [Contact], file: ContactFile? = nil) {
        self.contacts = contacts
        self.file = file
    }

    /// Reads the contacts in `file`.
    ///
    /// If there is no file, the book has `samples`. A file that can't be read is kept under another name.
    init(file: ContactFile, samples: [Contact]) {
        switch file.read() {
        case .contacts(let contacts): (self.contacts, self.file) = (contacts, file)
        case .missing: (self.contacts, self.file) = (samples, file)
        case .unreadable(let reason, let copy):
            contacts = []
            // Without a copy, saving would destroy the file.
            self.file = copy == nil ? nil : file
            problem =
                if let copy {
                    "\(reason) The file was renamed to \(copy.lastPathComponent), and a new one is begun."
                } else {
                    "\(reason) The file can't be renamed either, so changes won't be saved."
                }
        }
    }

    func contact(_ id: Contact.ID?) -> Contact? {
        contacts.first { $0.id == id }
    }

    /// Adds a contact, or replaces the one with the same identifier.
    func save(_ contact: Contact) {
        if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
            guard contacts[index] != contact else { return }
            contacts[index] = contact
        } else {
            contacts.append(contact)
        }
        didChange()
    }

    /// Brings contacts back into earlier states; those without one are removed.
    func restore(_ states: [Contact.ID: Contact?]) {
        contacts.removeAll { states.keys.contains($0.id) }
        contacts += states.values.compactMap(\.self)
        returned = Set(states.keys)
        didChange()
        returned = []
    }

    /// Removes contacts and returns them.
    @discardableResult
    func remove(_ ids: Set<Contact.ID>) -> [Contact] {
        let removed = contacts.filter { ids.contains($0.id) }
        guard !removed.isEmpty else { return [] }
        contacts.removeAll { ids.contains($0.id) }
        didChange()
        return removed
    }

    func setFavorite(_ isFavorite: Bool, _ ids: Set<Contact.ID>) {
        let old = contacts
        for index in contacts.indices where ids.contains(contacts[index].id) { contacts[index].isFavorite = isFavorite }
        if contacts != old { didChange() }
    }

    private func didChange() {
        do {
            try file?.write(contacts)
        } catch {
            NSLog("The contacts can't be saved: \(error)")
            problem = "The contacts can't be saved: \(error.localizedDescription)"
        }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
