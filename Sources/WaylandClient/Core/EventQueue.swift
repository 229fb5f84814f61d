// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc

/// Events of some of a display's objects, in order, waiting to be dispatched by one thread.
///
/// One thread reads the connection for all queues, with a `ReadIntent` of its own queue; the others look with
/// `hasPending` whether something arrived for them.
// Unchecked, because of the pointer: libwayland locks what stands behind it.
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

    /// Calls the handlers of the events that have been read for this queue.
    ///
    /// Returns how many events there were, those included that the connection keeps to itself.
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

    /// Sends what is waiting, waits until there are events for this queue, and calls their handlers; returns their number.
    @discardableResult
    public func dispatch() throws(DisplayError) -> Int {
        // libwayland's own loop never ends if the connection broke because the socket was full.
        while let intent = prepareRead() {
            while try !connection.flush() { try connection.wait(for: POLLOUT) }
            try connection.wait(for: POLLIN)
            try intent.read()
            let count = try dispatchPending()
            if count > 0 { return count }
        }
        return try dispatchPending()
    }

    /// Waits until the compositor has answered everything sent so far, calling this queue's handlers meanwhile.
    public func roundtrip() throws(DisplayError) {
        let home = unsafe EventQueue(connection: connection, pointer: nil)
        let display = unsafe WlDisplay(NewProxy(pointer: connection.pointer, queue: home, origins: [], isOwner: false))
        let answer = display.sync(on: self)
        while answer.isUsable { try dispatch() }
    }

    /// Announces that this thread is going to read the connection; `nil` if events wait here already.
    ///
    /// Dispatch those first and ask again: the wait for more would otherwise be for something that has already come.
    public func prepareRead() -> ReadIntent? {
        prepare() ? ReadIntent(connection: connection) : nil
    }

    /// Whether events have been read for this queue and not been dispatched; may be asked from any thread.
    public var hasPending: Bool {
        // libwayland tells only those who prepare to read, and refuses them if there are events.
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

/// A promise to read the connection, which all other readers wait for: to be kept with `read` or taken back.
///
/// Letting it go without either takes it back.
public struct ReadIntent: ~Copyable {
    private var connection: Connection?

    init(connection: Connection) {
        self.connection = connection
    }

    deinit {
        if let connection { unsafe wl_display_cancel_read(connection.pointer) }
    }

    /// Reads what has arrived into all queues without waiting for more; handlers are not called.
    public consuming func read() throws(DisplayError) {
        guard let connection else { return }
        self.connection = nil
        guard unsafe wl_display_read_events(connection.pointer) == 0 else { throw connection.failure(code: errno) }
    }

    /// Takes the promise back.
    public consuming func cancel() {}
}
