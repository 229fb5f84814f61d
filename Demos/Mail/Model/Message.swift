// SPDX-License-Identifier: MIT
import Foundation

struct Person: Codable, Hashable, Sendable {
    var name: String
    var address: String

    var initials: String { name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined() }
}

/// An email message.
struct Message: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    var account = Account.home
    var mailbox: Mailbox
    var sender: Person
    var recipients: String
    var subject: String
    var body: String
    var date: Date
    var isRead = false
    var isFlagged = false

    init(
        id: Int, account: Account = .home, mailbox: Mailbox, sender: Person, recipients: String, subject: String,
        body: String, date: Date, isRead: Bool = false, isFlagged: Bool = false
    ) {
        (self.id, self.account, self.mailbox, self.sender) = (id, account, mailbox, sender)
        (self.recipients, self.subject, self.body, self.date) = (recipients, subject, body, date)
        (self.isRead, self.isFlagged) = (isRead, isFlagged)
    }

    /// Creates a saved message, whose account may be missing.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        account = try values.decodeIfPresent(Account.self, forKey: .account) ?? .home
        mailbox = try values.decode(Mailbox.self, forKey: .mailbox)
        sender = try values.decode(Person.self, forKey: .sender)
        recipients = try values.decode(String.self, forKey: .recipients)
        subject = try values.decode(String.self, forKey: .subject)
        body = try values.decode(String.self, forKey: .body)
        date = try values.decode(Date.self, forKey: .date)
        isRead = try values.decode(Bool.self, forKey: .isRead)
        isFlagged = try values.decode(Bool.self, forKey: .isFlagged)
    }

    /// The beginning of the body on one line.
    var preview: String {
        body.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    func contains(_ words: String) -> Bool {
        [sender.name, recipients, subject, body].contains { $0.localizedCaseInsensitiveContains(words) }
    }
}

/// A message that is being composed.
struct Draft: Equatable, Sendable {
    /// The saved draft that this one continues, if any.
    var id: Message.ID?
    /// The account that sends the message.
    var account = Account.home
    var recipients = ""
    var subject = ""
    var body = ""

    var isEmpty: Bool { [recipients, subject, body].allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    init() {}

    /// Creates a draft that continues a saved one.
    init(_ message: Message) {
        (id, account, recipients) = (message.id, message.account, message.recipients)
        (subject, body) = (message.subject, message.body)
    }

    init(replyTo message: Message) {
        (account, recipients) = (message.account, message.sender.address)
        subject = message.subject.hasPrefix("Re: ") ? message.subject : "Re: \(message.subject)"
        let quoted = message.body.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
        body = "\n\n\(message.sender.name) wrote:\n" + quoted.joined(separator: "\n")
    }
}
