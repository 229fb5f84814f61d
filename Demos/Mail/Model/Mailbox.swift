// SPDX-License-Identifier: MIT

/// The purpose of a mailbox.
enum Mailbox: String, CaseIterable, Codable, Sendable {
    case inbox
    /// The flagged messages of all mailboxes.
    case flagged
    case drafts, sent, archive, trash

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    var icon: MailIcon {
        switch self {
        case .inbox: .inbox
        case .flagged: .flag
        case .drafts: .draft
        case .sent: .plane
        case .archive: .box
        case .trash: .bin
        }
    }

    /// Whether messages can be moved to this mailbox.
    var isPlace: Bool { self != .flagged && self != .drafts }
}

/// The mailbox of one account, or the mailboxes of all accounts as one.
struct Folder: Hashable, Sendable {
    var mailbox: Mailbox
    /// The account; `nil` for all.
    var account: Account?

    init(_ mailbox: Mailbox, of account: Account? = nil) {
        self.mailbox = mailbox
        self.account = account
    }

    /// The folders that show the messages of all accounts.
    static let combined = [Folder(.inbox), Folder(.flagged)]

    /// Returns the mailboxes of an account.
    static func all(of account: Account) -> [Folder] {
        Mailbox.allCases.filter { $0 != .flagged }.map { Folder($0, of: account) }
    }

    /// Returns the mailboxes that a message can be moved to.
    static func places(for message: Message) -> [Folder] {
        all(of: message.account).filter { $0.mailbox.isPlace && $0.mailbox != message.mailbox }
    }

    var title: String { account == nil && mailbox == .inbox ? "All Inboxes" : mailbox.title }

    /// A text that identifies the folder, such as "sent.home".
    var name: String { account.map { "\(mailbox.rawValue).\($0.rawValue)" } ?? mailbox.rawValue }

    /// Creates the folder with a name; `nil` if there is none.
    init?(name: String) {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count <= 2, let mailbox = parts.first.flatMap(Mailbox.init) else { return nil }
        self.init(mailbox)
        guard parts.count == 2 else { return }
        guard let account = Account(rawValue: parts[1]) else { return nil }
        self.account = account
    }
}
