// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Chat

@Suite("Chat: groups of messages")
struct MessageGroupsTests {
    private func message(_ time: TimeInterval, isOutgoing: Bool = false, _ text: String = "text") -> Message {
        let noon = Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: 4, hour: 12)) ?? Date()
        return Message(content: .text(text), isOutgoing: isOutgoing, date: noon.addingTimeInterval(time))
    }

    @Test("Messages of one sender are a group unless there is a pause or another day between them")
    func groups() {
        let messages = [
            message(0), message(60), message(70, isOutgoing: true), message(80, isOutgoing: true), message(500),
            message(900), message(86400),
        ]
        let groups = MessageGroups(messages)
        let items = messages.compactMap { groups.items[$0.id] }
        #expect(items.map(\.isFirst) == [true, false, true, false, true, true, true])
        #expect(items.map(\.isLast) == [false, true, false, true, true, true, true])
        #expect(groups.days.map(\.ids.count) == [6, 1])
    }

    @Test("Up to three emoji alone are shown large")
    func emoji() {
        #expect(message(0, "👋🏽").isEmoji && message(0, "❤️🚲👨‍👩‍👧").isEmoji)
        #expect(!message(0, "👋👋👋👋").isEmoji && !message(0, "7").isEmoji && !message(0, "Hi 👋").isEmoji)
    }
}
