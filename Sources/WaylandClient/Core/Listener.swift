// SPDX-License-Identifier: MIT
internal import Synchronization

/// An object's event handler.
///
/// Protected by a lock, because it can be set and called on different threads, neither of which can wait for a queue.
struct Listener<Event: Sendable>: ~Copyable, Sendable {
    typealias Handler = @Sendable (Event) -> Void

    private let storage = Mutex<HandlerBox<Event>?>(nil)

    var handler: Handler? {
        get { storage.withLock { $0 }?.handler }
        nonmutating set {
            let new = newValue.map { HandlerBox($0) }
            // The old handler is released outside the lock: deallocations that it causes might use the lock.
            let old = storage.withLock { current in
                let old = current
                current = new
                return old
            }
            _ = old
        }
    }

    /// Calls the handler outside the lock, so that it can set another one.
    func deliver(_ event: Event) {
        handler?(event)
    }
}

/// A handler as stored under the lock.
///
/// A plain function would be wrapped in two more closures each time the lock provides access to it. Every event of an
/// object would take longer than the previous one, until the stack overflows.
final class HandlerBox<Event: Sendable>: Sendable {
    let handler: @Sendable (Event) -> Void

    init(_ handler: @escaping @Sendable (Event) -> Void) {
        self.handler = handler
    }
}
