// SPDX-License-Identifier: MIT

/// A folder of letters.
enum Mailbox: String, CaseIterable, Codable, Sendable {
    case inbox
    /// What has a flag, wherever it is.
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

    /// Whether letters can be put there.
    var isPlace: Bool { self != .flagged }
}
