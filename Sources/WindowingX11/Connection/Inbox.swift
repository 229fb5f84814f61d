// SPDX-License-Identifier: MIT
internal import Synchronization

/// What has arrived for the main actor, in the order of its arrival.
final class Inbox: Sendable {
    enum Item: Sendable {
        case event(XEvent)
        /// The answer to a request, with whoever waits for it.
        case answer(@MainActor @Sendable (WireBytes?) -> Void, WireBytes?)
    }

    private struct Content {
        var items: [Item] = []
        var isNotified = false
    }

    private let content = Mutex(Content())

    /// Adds items; `true` if the main actor has to be told.
    func add(_ items: [Item]) -> Bool {
        content.withLock { content in
            content.items += items
            guard !content.items.isEmpty, !content.isNotified else { return false }
            content.isNotified = true
            return true
        }
    }

    /// Takes everything out; what arrives from here on notifies again.
    func take() -> [Item] {
        content.withLock { content in
            defer { content = Content() }
            return content.items
        }
    }
}
