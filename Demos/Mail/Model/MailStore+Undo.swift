// SPDX-License-Identifier: MIT
import UIKit

extension MailStore {
    /// Changes messages in a way that the user can undo, in any window of the application.
    ///
    /// `name` is shown in the Edit menu. `change` may change or delete no other messages.
    func perform(_ name: String, on ids: Set<Message.ID>, _ change: () -> Void) {
        let before = states(of: ids)
        change()
        if states(of: ids) != before { registerReturn(to: before, name) }
    }

    func toggleRead(_ id: Message.ID) {
        guard let message = message(id) else { return }
        perform(message.readTitle, on: [id]) { change([id]) { $0.isRead.toggle() } }
    }

    func toggleFlag(_ id: Message.ID) {
        guard let message = message(id) else { return }
        perform(message.isFlagged ? "Unflag Message" : "Flag Message", on: [id]) {
            change([id]) { $0.isFlagged.toggle() }
        }
    }

    /// Drops a draft, which also deletes its saved version.
    ///
    /// Undoing it saves the draft with the text that it has now.
    func discard(_ draft: Draft, at date: Date) {
        let message = message(of: draft, in: .drafts, at: date)
        remove([message.id])
        registerReturn(to: [message.id: message], "Discard Draft")
    }

    private func registerReturn(to states: [Message.ID: Message?], _ name: String) {
        undoManager.registerUndo(withTarget: self) { store in
            let present = store.states(of: Set(states.keys))
            store.registerReturn(to: present, name)
            store.restore(states)
        }
        undoManager.setActionName(name)
    }

    /// The messages with these identifiers; `nil` for those that don't exist.
    private func states(of ids: Set<Message.ID>) -> [Message.ID: Message?] {
        Dictionary(uniqueKeysWithValues: ids.map { ($0, message($0)) })
    }
}

extension Set<Message.ID> {
    /// The name of an action on these messages, such as “Delete Messages”.
    func name(_ verb: String) -> String { count == 1 ? "\(verb) Message" : "\(verb) Messages" }
}

extension Message {
    /// The title of the command that marks the message as read or unread.
    var readTitle: String { isRead ? "Mark as Unread" : "Mark as Read" }
    /// The title of the command that flags the message or removes its flag.
    var flagTitle: String { isFlagged ? "Remove Flag" : "Flag" }
}
