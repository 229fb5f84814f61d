// SPDX-License-Identifier: MIT
import UIKit

/// An object that is notified when messages change.
@MainActor
protocol MailObserver: AnyObject {
    func mailDidChange()
    /// Called when the user has undone or redone a change, after `mailDidChange()`.
    func mailDidReturn(_ ids: Set<Message.ID>)
}

extension MailObserver {
    func mailDidReturn(_ ids: Set<Message.ID>) {}
}

/// All messages.
///
/// Notifies observers of changes.
@MainActor
final class MailStore {
    private(set) var messages: [Message]
    /// The changes that can be undone, which outlive the window in which they were made.
    let undoManager = UndoManager()
    /// The file in which messages are saved; `nil` to save none.
    private let file: MailFile?
    private var observers: [WeakObserver] = []
    /// Whether the latest changes couldn't be saved.
    private var isUnsaved = false
    /// The problem with the file that the user hasn't been shown, if any.
    ///
    /// A file that can't be written is a new problem only after it could be.
    var problem: String?

    init(messages: [Message], file: MailFile? = nil) {
        self.messages = messages
        self.file = file
    }

    /// Reads the messages in `file`.
    ///
    /// If there is no file, the store has `samples`. A file that can't be read is kept under another name.
    init(file: MailFile, samples: [Message]) {
        switch file.read() {
        case .messages(let messages): (self.messages, self.file) = (messages, file)
        case .missing: (self.messages, self.file) = (samples, file)
        case .unreadable(let copy?):
            (messages, self.file) = ([], file)
            problem =
                "The messages can't be read. "
                + "The file was renamed to \(copy.lastPathComponent), and a new one is begun."
        case .unreadable(nil):
            // Saving would destroy the file.
            (messages, self.file) = ([], nil)
            problem = "The messages can't be read. The file can't be renamed either, so changes won't be saved."
        }
    }

    /// The user's messages, or samples at the first launch.
    static var standard: MailStore { MailStore(file: .standard, samples: SampleMail.messages(now: Date())) }

    // MARK: - Questions

    func message(_ id: Message.ID?) -> Message? {
        messages.first { $0.id == id }
    }

    /// The messages in a mailbox of all accounts that contain `words`, the latest first.
    func messages(in mailbox: Mailbox, matching words: String = "") -> [Message] {
        messages(in: Folder(mailbox), matching: words)
    }

    /// The messages in `folder` that contain `words`, the latest first.
    func messages(in folder: Folder, matching words: String = "") -> [Message] {
        let mailbox = folder.mailbox
        return
            messages
            .filter { folder.account == nil || $0.account == folder.account }
            .filter { mailbox == .flagged ? $0.isFlagged && $0.mailbox != .trash : $0.mailbox == mailbox }
            .filter { words.isEmpty || $0.contains(words) }
            .sorted { $0.date > $1.date }
    }

    /// The number of messages in a mailbox of all accounts that wait for the user.
    func waiting(in mailbox: Mailbox) -> Int { waiting(in: Folder(mailbox)) }

    /// The number for a folder's badge: all drafts, otherwise unread messages.
    func waiting(in folder: Folder) -> Int {
        let mailbox = folder.mailbox
        guard mailbox != .trash, mailbox != .sent, mailbox != .flagged else { return 0 }
        return messages(in: folder).count { mailbox == .drafts || !$0.isRead }
    }

    // MARK: - Changes

    func change(_ ids: Set<Message.ID>, _ body: (inout Message) -> Void) {
        let old = messages
        for index in messages.indices where ids.contains(messages[index].id) { body(&messages[index]) }
        if messages != old { tell() }
    }

    /// Moves messages to a mailbox of an account, of their own one if it is `nil`.
    func move(_ ids: Set<Message.ID>, to mailbox: Mailbox, of account: Account? = nil) {
        guard mailbox.isPlace else { return }
        change(ids) { message in
            message.mailbox = mailbox
            if let account { message.account = account }
        }
    }

    /// Moves messages to the trash.
    ///
    /// Messages in the trash are deleted permanently.
    func delete(_ ids: Set<Message.ID>) {
        let gone = ids.filter { message($0)?.mailbox == .trash }
        messages.removeAll { gone.contains($0.id) }
        change(ids.subtracting(gone)) { $0.mailbox = .trash }
        if !gone.isEmpty { tell() }
    }

    func send(_ draft: Draft, at date: Date) {
        put(draft, into: .sent, at: date)
    }

    func keep(_ draft: Draft, at date: Date) {
        put(draft, into: .drafts, at: date)
    }

    private func put(_ draft: Draft, into mailbox: Mailbox, at date: Date) {
        let message = message(of: draft, in: mailbox, at: date)
        messages.removeAll { $0.id == message.id }
        messages.append(message)
        tell()
    }

    /// Returns a draft as a message, with a new identifier unless it continues a saved one.
    func message(of draft: Draft, in mailbox: Mailbox, at date: Date) -> Message {
        Message(
            id: draft.id ?? (messages.map(\.id).max() ?? 0) + 1, account: draft.account, mailbox: mailbox,
            sender: draft.account.owner, recipients: draft.recipients, subject: draft.subject, body: draft.body,
            date: date, isRead: true)
    }

    /// Deletes messages permanently.
    func remove(_ ids: Set<Message.ID>) {
        let count = messages.count
        messages.removeAll { ids.contains($0.id) }
        if messages.count != count { tell() }
    }

    /// Puts messages back into earlier states; those without one are deleted.
    func restore(_ states: [Message.ID: Message?]) {
        messages.removeAll { states.keys.contains($0.id) }
        messages += states.values.compactMap(\.self)
        tell()
        for entry in observers { entry.observer?.mailDidReturn(Set(states.keys)) }
    }

    // MARK: - Observers

    func addObserver(_ observer: any MailObserver) {
        observers.append(WeakObserver(observer: observer))
    }

    private func tell() {
        save()
        observers.removeAll { $0.observer == nil }
        for entry in observers { entry.observer?.mailDidChange() }
    }

    /// Tries again to save changes that couldn't be saved.
    func saveIfNeeded() {
        if isUnsaved { save() }
    }

    private func save() {
        do {
            try file?.write(messages)
            isUnsaved = false
        } catch {
            NSLog("The messages can't be saved: \(error)")
            if !isUnsaved { problem = "The messages can't be saved: \(error.localizedDescription)" }
            isUnsaved = true
        }
    }

    private struct WeakObserver {
        weak var observer: (any MailObserver)?
    }
}
