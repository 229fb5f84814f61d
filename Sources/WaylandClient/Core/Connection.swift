// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc
internal import Synchronization
internal import SystemFiles

/// A libwayland display, closed when the last queue, and so the last object, that uses it is released.
// Unchecked because of the pointer: libwayland is thread-safe.
@safe
final class Connection: @unchecked Sendable {
    let pointer: OpaquePointer
    /// The display's name for errors.
    let name: String

    init(pointer: OpaquePointer, name: String) {
        unsafe self.pointer = unsafe pointer
        self.name = name
    }

    deinit {
        unsafe wl_display_disconnect(pointer)
    }

    /// The error that ended the connection, or `nil` while it is open.
    var error: DisplayError? {
        let code = unsafe wl_display_get_error(pointer)
        guard code != 0 else { return nil }
        guard code == EPROTO else {
            return .connectionLost(display: name, code: code, reason: SystemError.words(for: code))
        }
        var interface: UnsafePointer<wl_interface>?
        var id: UInt32 = 0
        let number = unsafe wl_display_get_protocol_error(pointer, &interface, &id)
        let name = unsafe interface.map { unsafe String(cString: $0.pointee.name) } ?? "unknown object"
        let message = LibwaylandLog.protocolErrorMessage(interface: name, id: id)
        return .protocolError(interface: name, object: id, code: number, message: message)
    }

    /// Returns the error for a failed call, with `code` if libwayland recorded none.
    func failure(code: Int32) -> DisplayError {
        error ?? .connectionLost(display: name, code: code, reason: SystemError.words(for: code))
    }

    /// Sends queued requests; returns `false` if the socket's buffer is full.
    func flush() throws(DisplayError) -> Bool {
        guard unsafe wl_display_flush(pointer) < 0 else { return true }
        let code = errno
        // EAGAIN can also be the error that ended the connection, in which case waiting would not help.
        if let error { throw error }
        switch code {
        case EAGAIN: return false
        // The compositor has disconnected, but unread events might remain.
        case EPIPE: return true
        default: throw failure(code: code)
        }
    }

    /// Blocks until the socket is readable or writable, or is closed.
    func wait(for events: Int32) throws(DisplayError) {
        var socket = pollfd(fd: unsafe wl_display_get_fd(pointer), events: Int16(events), revents: 0)
        while unsafe poll(&socket, 1, -1) < 0 {
            let code = errno
            guard code == EINTR else { throw failure(code: code) }
        }
    }
}
