// SPDX-License-Identifier: MIT
internal import Synchronization

/// An object's event handler.
///
/// A lock, because setting it and dispatching may happen on different threads and neither can wait for a queue.
struct Listener<Event: Sendable>: ~Copyable, Sendable {
    typealias Handler = @Sendable (Event) -> Void

    private let storage = Mutex<HandlerBox<Event>?>(nil)

    var handler: Handler? {
        get { storage.withLock { $0 }?.handler }
        nonmutating set {
            let new = newValue.map { HandlerBox($0) }
            // The old one is freed outside the lock: what it held may end, and ask for this lock.
            let old = storage.withLock { current in
                let old = current
                current = new
                return old
            }
            _ = old
        }
    }

    /// Calls the handler outside the lock, so that it may set another one.
    func deliver(_ event: Event) {
        handler?(event)
    }
}

/// A handler as the lock keeps it.
///
/// Kept as it is, the function would be wrapped in two more each time that the lock lends it, and every event of an
/// object would take longer than the one before, until the stack did not hold the calls any more.
final class HandlerBox<Event: Sendable>: Sendable {
    let handler: @Sendable (Event) -> Void

    init(_ handler: @escaping @Sendable (Event) -> Void) {
        self.handler = handler
    }
}
