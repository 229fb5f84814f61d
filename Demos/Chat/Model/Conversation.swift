// SPDX-License-Identifier: MIT
import UIKit

/// The messages that the user exchanges with a partner.
@MainActor
final class Conversation {
    /// Posted when messages were added or the partner began or stopped typing.
    nonisolated static let didChange = Notification.Name("conversation.didChange")

    let partner: Partner
    private(set) var messages: [Message]
    /// Whether the partner is about to answer.
    private(set) var isPartnerTyping = false
    /// The number of messages that the user hasn't seen.
    private(set) var unreadCount: Int
    /// The text that the user hasn't sent yet.
    var draft = ""
    /// The timer for the partner's answers.
    var delay: Delay = .timer
    /// The current time.
    var now: () -> Date = Date.init

    private var answersDue = 0

    init(partner: Partner, messages: [Message], unreadCount: Int = 0) {
        self.partner = partner
        self.messages = messages
        self.unreadCount = unreadCount
    }

    /// Adds a message of the user, which the partner answers after a while.
    func send(_ content: Message.Content) {
        messages.append(Message(content: content, isOutgoing: true, date: now()))
        answersDue += 1
        notify()
        delay.run(Partner.readingTime) { [weak self] in self?.beginAnswer(to: content) }
    }

    func markAsRead() {
        guard unreadCount > 0 else { return }
        unreadCount = 0
        notify()
    }

    private func beginAnswer(to content: Message.Content) {
        let answer = partner.answer(to: content, after: messages)
        isPartnerTyping = true
        notify()
        delay.run(Partner.typingTime(for: answer)) { [weak self] in self?.receive(answer) }
    }

    private func receive(_ content: Message.Content) {
        messages.append(Message(content: content, isOutgoing: false, date: now()))
        unreadCount += 1
        answersDue -= 1
        isPartnerTyping = answersDue > 0
        notify()
    }

    private func notify() {
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}

/// A way to run work later, which tests replace.
struct Delay {
    let run: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void

    static let timer = Delay { seconds, work in
        _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            MainActor.assumeIsolated { work() }
        }
    }
}
