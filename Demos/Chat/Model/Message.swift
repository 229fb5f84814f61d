// SPDX-License-Identifier: MIT
import UIKit

/// A message of a conversation.
struct Message: Identifiable, Equatable {
    enum Content: Equatable {
        case text(String)
        case sticker(Sticker)
    }

    let id = UUID()
    let content: Content
    /// Whether the user wrote the message.
    let isOutgoing: Bool
    let date: Date

    /// The message as text, for the pasteboard and the list of conversations.
    var text: String {
        switch content {
        case .text(let text): text
        case .sticker(let sticker): sticker.name
        }
    }

    /// Whether the message is one to three emoji, which are shown large.
    var isEmoji: Bool {
        guard case .text(let text) = content else { return false }
        return (1...3).contains(text.count) && text.allSatisfy(\.isEmoji)
    }
}

extension Character {
    /// Whether the character is shown as an emoji.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation || first.properties.isEmoji && unicodeScalars.count > 1
    }
}
