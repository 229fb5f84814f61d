// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc
internal import Synchronization

/// libwayland's display, closed when the last queue, and so the last object, that uses it is gone.
// Unchecked, because of the pointer: libwayland locks what stands behind it.
@safe
final class Connection: @unchecked Sendable {
    let pointer: OpaquePointer
    /// What the display is called in errors.
    let name: String

    init(pointer: OpaquePointer, name: String) {
        unsafe self.pointer = unsafe pointer
        self.name = name
    }

    deinit {
        unsafe wl_display_disconnect(pointer)
    }

    /// Why the connection ended, or `nil` while it lives.
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

    /// The error behind a call that failed; `code` where libwayland kept none.
    func failure(code: Int32) -> DisplayError {
        error ?? .connectionLost(display: name, code: code, reason: SystemError.words(for: code))
    }

    /// Sends what is waiting; `false` if the socket is full.
    func flush() throws(DisplayError) -> Bool {
        guard unsafe wl_display_flush(pointer) < 0 else { return true }
        let code = errno
        // "Would block" may also be the error that ended the connection, and then no waiting helps.
        if let error { throw error }
        switch code {
        case EAGAIN: return false
        // The compositor has gone, but a reader may still find its last words.
        case EPIPE: return true
        default: throw failure(code: code)
        }
    }

    /// Sleeps until the socket can be read or written, or is closed.
    func wait(for events: Int32) throws(DisplayError) {
        var socket = pollfd(fd: unsafe wl_display_get_fd(pointer), events: Int16(events), revents: 0)
        while unsafe poll(&socket, 1, -1) < 0 {
            let code = errno
            guard code == EINTR else { throw failure(code: code) }
        }
    }
}
