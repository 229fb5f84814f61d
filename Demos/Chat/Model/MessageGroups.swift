// SPDX-License-Identifier: MIT
import UIKit

/// The messages of a conversation by day, and their neighbors by sender and time.
struct MessageGroups {
    /// The longest pause in seconds between two messages of a group.
    static let longestPause: TimeInterval = 300

    /// A message and its position in a group of messages that one sender wrote in a short time.
    struct Item: Equatable {
        let message: Message
        let isFirst: Bool
        let isLast: Bool
    }

    struct Day {
        let date: Date
        var ids: [Message.ID]
    }

    private(set) var days: [Day] = []
    private(set) var items: [Message.ID: Item] = [:]

    init(_ messages: [Message], calendar: Calendar = .current) {
        for (index, message) in messages.enumerated() {
            let isFirst = index == 0 || !Self.isGroup(messages[index - 1], message, calendar)
            let isLast = index + 1 == messages.count || !Self.isGroup(message, messages[index + 1], calendar)
            items[message.id] = Item(message: message, isFirst: isFirst, isLast: isLast)
            if let day = days.last, calendar.isDate(day.date, inSameDayAs: message.date) {
                days[days.count - 1].ids.append(message.id)
            } else {
                days.append(Day(date: message.date, ids: [message.id]))
            }
        }
    }

    private static func isGroup(_ first: Message, _ second: Message, _ calendar: Calendar) -> Bool {
        first.isOutgoing == second.isOutgoing && calendar.isDate(first.date, inSameDayAs: second.date)
            && second.date.timeIntervalSince(first.date) <= longestPause
    }
}
