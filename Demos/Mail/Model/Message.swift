// SPDX-License-Identifier: MIT
import Foundation

struct Person: Codable, Hashable, Sendable {
    /// The account's owner.
    static let owner = Person(name: "Kim Berger", address: "kim@lindenhof.example")

    var name: String
    var address: String

    var initials: String { name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined() }
}

/// An email message.
struct Message: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    var mailbox: Mailbox
    var sender: Person
    var recipients: String
    var subject: String
    var body: String
    var date: Date
    var isRead = false
    var isFlagged = false

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
    var recipients = ""
    var subject = ""
    var body = ""

    var isEmpty: Bool { [recipients, subject, body].allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    init() {}

    /// Creates a draft that continues a saved one.
    init(_ message: Message) {
        (id, recipients, subject, body) = (message.id, message.recipients, message.subject, message.body)
    }

    init(replyTo message: Message) {
        recipients = message.sender.address
        subject = message.subject.hasPrefix("Re: ") ? message.subject : "Re: \(message.subject)"
        let quoted = message.body.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
        body = "\n\n\(message.sender.name) wrote:\n" + quoted.joined(separator: "\n")
    }
}
