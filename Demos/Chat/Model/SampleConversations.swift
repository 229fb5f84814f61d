// SPDX-License-Identifier: MIT
import UIKit

/// The conversations that the application begins with.
@MainActor
enum SampleConversations {
    /// Returns conversations whose latest messages were written shortly before `now`.
    static func all(before now: Date) -> [Conversation] {
        [languages(now), garden(now), trip(now)]
    }

    private static func languages(_ now: Date) -> Conversation {
        let partner = Partner(
            name: "Noor Haddad", hue: 0.58,
            answers: [
                "I’ll write that down.", "How do you say that in Thai?", "好的，明天见。", "Wonderful! 🎉",
                "That sounds good to me.",
            ])
        let start = now.addingTimeInterval(-26 * 3600)
        let messages = conversation(
            from: start,
            [
                (0, false, "Did you learn a new greeting today?"),
                (40, true, "Yes, two of them:"),
                (65, true, "おはようございます。今日は天気がいいですね。"),
                (80, true, "नमस्ते, आप कैसे हैं?"),
                (400, false, "Lovely. Here is mine: صباح الخير، كيف حالك اليوم؟"),
                (430, false, "And from Dana: שלום, מה שלומך?"),
                (900, true, "สวัสดีครับ ยินดีที่ได้รู้จัก"),
                (930, true, "👋🏽"),
            ])
        let today = conversation(
            from: now.addingTimeInterval(-900),
            [
                (0, false, "Good morning! ☕️"),
                (60, false, "Shall we practise at the library at noon? The reading room on the second floor is quiet."),
                (300, true, "At noon, then."),
            ])
        let sticker = Message(content: .sticker(.sun), isOutgoing: false, date: now.addingTimeInterval(-420))
        return Conversation(partner: partner, messages: messages + today + [sticker])
    }

    private static func garden(_ now: Date) -> Conversation {
        let partner = Partner(
            name: "Kenji Sato", hue: 0.36,
            answers: ["The tomatoes are ripe, by the way.", "わかりました。", "I’ll bring the shovel."])
        let messages = conversation(
            from: now.addingTimeInterval(-7200),
            [
                (0, true, "Is the gate open on Saturday?"),
                (120, false, "Yes, from nine. Please bring gloves."),
                (150, false, "土曜日に会いましょう🌱"),
            ])
        return Conversation(partner: partner, messages: messages, unreadCount: 2)
    }

    private static func trip(_ now: Date) -> Conversation {
        let partner = Partner(
            name: "Mia Weber", hue: 0.92,
            answers: ["Dann nehmen wir den Zug um acht.", "I’ve booked the seats.", "Don’t forget the map!"])
        let messages = conversation(
            from: now.addingTimeInterval(-3 * 86400),
            [
                (0, false, "Train or bicycle?"), (30, true, "Bicycle, if it doesn’t rain."), (90, false, "🚲"),
            ])
        return Conversation(partner: partner, messages: messages)
    }

    private static func conversation(from start: Date, _ lines: [(TimeInterval, Bool, String)]) -> [Message] {
        lines.map { Message(content: .text($2), isOutgoing: $1, date: start.addingTimeInterval($0)) }
    }
}
