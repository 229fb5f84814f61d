// SPDX-License-Identifier: MIT

/// A mailbox.
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
    var isPlace: Bool { self != .flagged }
}
