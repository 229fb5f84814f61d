// SPDX-License-Identifier: MIT
import UIKit

/// The simulated person at the other end of a conversation.
struct Partner: Equatable {
    let name: String
    /// The color of the person's monogram, a hue from 0 to 1.
    let hue: CGFloat
    /// The answers to messages that nothing else fits, one after the other.
    let answers: [String]

    /// The time in seconds after which the partner begins to type.
    static let readingTime: TimeInterval = 0.8

    /// The time in seconds that it takes to type an answer.
    static func typingTime(for content: Message.Content) -> TimeInterval {
        guard case .text(let text) = content else { return 0.6 }
        return min(0.8 + Double(text.count) * 0.03, 3)
    }

    /// The initials of the name.
    var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }

    /// Stickers are returned, greetings and thanks are answered in their language, and questions with a question.
    func answer(to content: Message.Content, after messages: [Message]) -> Message.Content {
        guard case .text(let text) = content else { return .sticker(.heart) }
        let words = text.lowercased()
        if let answer = Self.phrases.first(where: { words.contains($0.0) })?.1 { return .text(answer) }
        guard !answers.isEmpty else { return .sticker(.smile) }
        return .text(answers[messages.count % answers.count])
    }

    private static let phrases = [
        ("おはよう", "おはようございます！今日もいい天気ですね。"), ("ありがとう", "どういたしまして。"),
        ("こんにちは", "こんにちは！"), ("مرحبا", "مرحبًا! كيف حالك اليوم؟"), ("شكرا", "على الرحب والسعة."),
        ("שלום", "שלום! מה שלומך?"), ("תודה", "בבקשה!"), ("नमस्ते", "नमस्ते! आप कैसे हैं?"), ("धन्यवाद", "आपका स्वागत है।"),
        ("สวัสดี", "สวัสดีค่ะ สบายดีไหม"), ("ขอบคุณ", "ยินดีค่ะ"), ("hello", "Hello! How are you?"),
        ("thank", "You’re welcome!"), ("?", "Good question. What do you think?"),
    ]
}
