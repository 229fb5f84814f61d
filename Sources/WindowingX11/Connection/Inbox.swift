// SPDX-License-Identifier: MIT
internal import Synchronization

/// The items for the main actor, in order of arrival.
final class Inbox: Sendable {
    enum Item: Sendable {
        case event(XEvent)
        /// The reply to a request, and its handler.
        case answer(@MainActor @Sendable (WireBytes?) -> Void, WireBytes?)
    }

    private struct Content {
        var items: [Item] = []
        var isNotified = false
    }

    private let content = Mutex(Content())

    /// Adds items; returns `true` if the main actor must be notified.
    func add(_ items: [Item]) -> Bool {
        content.withLock { content in
            content.items += items
            guard !content.items.isEmpty, !content.isNotified else { return false }
            content.isNotified = true
            return true
        }
    }

    /// Removes and returns all items; the next addition notifies again.
    func take() -> [Item] {
        content.withLock { content in
            defer { content = Content() }
            return content.items
        }
    }
}
