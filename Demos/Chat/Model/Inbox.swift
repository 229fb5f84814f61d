// SPDX-License-Identifier: MIT
import UIKit

/// The user's conversations.
@MainActor
final class Inbox {
    private let all: [Conversation]

    init(conversations: [Conversation]) {
        all = conversations
    }

    /// The conversations, that with the latest message first.
    var conversations: [Conversation] {
        all.sorted { ($0.messages.last?.date ?? .distantPast) > ($1.messages.last?.date ?? .distantPast) }
    }

    func conversation(with name: String?) -> Conversation? {
        all.first { $0.partner.name == name }
    }
}
