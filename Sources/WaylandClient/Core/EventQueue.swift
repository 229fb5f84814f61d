// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc

/// A queue of the events of some of a display's objects, dispatched in order by one thread.
///
/// One thread reads the connection for all queues, with a `ReadIntent` of its own queue; the others check
/// `hasPending` for events.
// Unchecked because of the pointer: libwayland is thread-safe.
@safe
public final class EventQueue: @unchecked Sendable {
    let connection: Connection
    /// `nil` for the display's default queue.
    let pointer: OpaquePointer?

    init(connection: Connection, pointer: OpaquePointer?) {
        self.connection = connection
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        if let pointer = unsafe pointer { unsafe wl_event_queue_destroy(pointer) }
    }

    /// Dispatches the queue's events that have been read.
    ///
    /// Returns the number of events, including those handled by the connection itself.
    @discardableResult
    public func dispatchPending() throws(DisplayError) -> Int {
        let count =
            if let pointer = unsafe pointer {
                unsafe wl_display_dispatch_queue_pending(connection.pointer, pointer)
            } else {
                unsafe wl_display_dispatch_pending(connection.pointer)
            }
        guard count >= 0 else { throw connection.failure(code: errno) }
        return Int(count)
    }

    /// Sends queued requests, waits for events of this queue, and dispatches them; returns their number.
    @discardableResult
    public func dispatch() throws(DisplayError) -> Int {
        // libwayland's own loop never ends if the connection was lost while the socket's buffer was full.
        while let intent = prepareRead() {
            while try !connection.flush() { try connection.wait(for: POLLOUT) }
            try connection.wait(for: POLLIN)
            try intent.read()
            let count = try dispatchPending()
            if count > 0 { return count }
        }
        return try dispatchPending()
    }

    /// Waits until the compositor has processed all requests so far, dispatching this queue.
    public func roundtrip() throws(DisplayError) {
        let home = unsafe EventQueue(connection: connection, pointer: nil)
        let display = unsafe WlDisplay(NewProxy(pointer: connection.pointer, queue: home, origins: [], isOwner: false))
        let answer = display.sync(on: self)
        while answer.isUsable { try dispatch() }
    }

    /// Announces that this thread is going to read the connection; `nil` if this queue has undispatched events.
    ///
    /// Dispatch those first and call again; otherwise the read could block although events have already arrived.
    public func prepareRead() -> ReadIntent? {
        prepare() ? ReadIntent(connection: connection) : nil
    }

    /// Whether the queue has undispatched events.
    ///
    /// Can be called on any thread.
    public var hasPending: Bool {
        // libwayland only provides this information as the failure of preparing to read.
        guard prepare() else { return true }
        unsafe wl_display_cancel_read(connection.pointer)
        return false
    }

    private func prepare() -> Bool {
        if let pointer = unsafe pointer {
            unsafe wl_display_prepare_read_queue(connection.pointer, pointer) == 0
        } else {
            unsafe wl_display_prepare_read(connection.pointer) == 0
        }
    }
}

/// An announced read of the connection, for which all other readers wait.
///
/// It must be completed with `read` or canceled. Releasing it without either cancels it.
public struct ReadIntent: ~Copyable {
    private var connection: Connection?

    init(connection: Connection) {
        self.connection = connection
    }

    deinit {
        if let connection { unsafe wl_display_cancel_read(connection.pointer) }
    }

    /// Reads the available data into all queues without blocking or dispatching.
    public consuming func read() throws(DisplayError) {
        guard let connection else { return }
        self.connection = nil
        guard unsafe wl_display_read_events(connection.pointer) == 0 else { throw connection.failure(code: errno) }
    }

    /// Cancels the announced read.
    public consuming func cancel() {}
}
