// SPDX-License-Identifier: MIT
internal import Synchronization

/// An object's event handler.
///
/// A lock, because setting it and dispatching may happen on different threads and neither can wait for a queue.
struct Listener<Event: Sendable>: ~Copyable, Sendable {
    typealias Handler = @Sendable (Event) -> Void

    private let storage = Mutex<Handler?>(nil)

    var handler: Handler? {
        get { storage.withLock { $0 } }
        nonmutating set {
            // The old one is freed outside the lock: what it held may end, and ask for this lock.
            let old = storage.withLock { current in
                let old = current
                current = newValue
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
