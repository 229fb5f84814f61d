// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// An xcb connection, closed with the last reference to it.
// Unchecked because of the pointer: libxcb is thread-safe.
@safe
final class XConnection: @unchecked Sendable {
    let pointer: OpaquePointer
    /// The display's name for errors.
    let name: String
    /// The screen number in the display's name.
    let screenNumber: Int

    /// Connects to a display (`:0`, `host:0.1`), by default the one in `DISPLAY`.
    init(displayName: String?) throws(ConnectionError) {
        Self.ignoreBrokenPipes
        var number: Int32 = 0
        let name = displayName ?? ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
        let pointer = unsafe xcb_connect(displayName, &number)
        guard let pointer = unsafe pointer else {
            throw .noDisplay(backend: "X11", display: name, reason: "there is no memory for a connection")
        }
        let code = unsafe xcb_connection_has_error(pointer)
        guard code == 0 else {
            unsafe xcb_disconnect(pointer)
            throw .noDisplay(backend: "X11", display: name, reason: Self.reason(code))
        }
        unsafe self.pointer = unsafe pointer
        self.name = name
        screenNumber = Int(number)
    }

    deinit {
        unsafe xcb_disconnect(pointer)
    }

    var fileDescriptor: Int32 { unsafe xcb_get_file_descriptor(pointer) }

    /// The error that ended the connection, or `nil` while it is open.
    var error: ConnectionError? {
        let code = unsafe xcb_connection_has_error(pointer)
        return code == 0 ? nil : .lost(display: name, reason: Self.reason(code))
    }

    /// Returns an identifier for a new resource; `nil` once the connection is lost.
    func makeIdentifier() -> UInt32? {
        let identifier = unsafe xcb_generate_id(pointer)
        return identifier == UInt32.max ? nil : identifier
    }

    /// Shuts the connection down in both directions: the server destroys all of its resources.
    func disconnect() {
        shutdown(fileDescriptor, Int32(SHUT_RDWR))
    }

    /// Waits for the reply to a request; `nil` for an error.
    ///
    /// For background threads, and for the setup before there is an event loop.
    func wait(for sequence: UInt32) -> WireBytes? {
        var failure: UnsafeMutablePointer<xcb_generic_error_t>?
        let reply = unsafe xcb_wait_for_reply(pointer, sequence, &failure)
        unsafe free(failure)
        return unsafe Self.message(reply)
    }

    /// Returns the next event that has been read, or that can be read without blocking.
    func nextEvent() -> WireBytes? {
        guard let event = unsafe xcb_poll_for_event(pointer) else { return nil }
        return unsafe Self.message(event)
    }

    /// The status of a request.
    enum Answer {
        case pending
        /// `nil` for an error.
        case done(WireBytes?)
    }

    /// Returns the reply to a request, if it has been read.
    func poll(for sequence: UInt32) -> Answer {
        var reply: UnsafeMutableRawPointer?
        var failure: UnsafeMutablePointer<xcb_generic_error_t>?
        guard unsafe xcb_poll_for_reply(pointer, sequence, &reply, &failure) != 0 else { return .pending }
        unsafe free(failure)
        return unsafe .done(Self.message(reply))
    }

    /// Copies an event or a reply.
    ///
    /// Both contain the length of the data after their first 32 bytes; in a generic event, libxcb inserts its own
    /// sequence number there.
    private static func message(_ pointer: UnsafeMutableRawPointer?) -> WireBytes? {
        guard let pointer = unsafe pointer else { return nil }
        // Only the fields common to all: the structure of generic events is longer than the shortest reply.
        let header = unsafe pointer.loadUnaligned(as: xcb_generic_reply_t.self)
        var count = 32
        switch header.response_type & 0x7f {
        case UInt8(XCB_GE_GENERIC): count = 36 + Int(header.length) * 4
        // A reply's type is 1, an error's 0; all others are fixed-size events.
        case 1: count = 32 + Int(header.length) * 4
        default: break
        }
        return unsafe WireBytes(adopting: pointer, count: count)
    }

    /// Ignores SIGPIPE, unless the application handles it: libxcb writes to its socket without suppressing the signal, so
    /// that the end of the server would end the application.
    private static let ignoreBrokenPipes: Void = {
        var present = sigaction()
        guard unsafe sigaction(SIGPIPE, nil, &present) == 0, unsafe present.__sigaction_handler.sa_handler == nil
        else { return }
        _ = signal(SIGPIPE, SIG_IGN)
    }()

    private static func reason(_ code: Int32) -> String {
        switch code {
        case XCB_CONN_CLOSED_EXT_NOTSUPPORTED: "an extension is missing"
        case XCB_CONN_CLOSED_MEM_INSUFFICIENT: "there is no memory left"
        case XCB_CONN_CLOSED_REQ_LEN_EXCEED: "a request was too long"
        case XCB_CONN_CLOSED_PARSE_ERR: "its name means nothing"
        case XCB_CONN_CLOSED_INVALID_SCREEN: "it has no such screen"
        default: "the X server cannot be reached"
        }
    }
}

extension XConnection {
    /// Waits until a request without a reply has been processed; returns `false` for an error.
    func succeeds(_ cookie: xcb_void_cookie_t) -> Bool { failure(of: cookie) == nil }

    /// Waits until a request without a reply has been processed; returns the code of an error.
    func failure(of cookie: xcb_void_cookie_t) -> UInt8? {
        guard let failure = unsafe xcb_request_check(pointer, cookie) else {
            return error == nil ? nil : 0
        }
        defer { unsafe free(failure) }
        return unsafe failure.pointee.error_code
    }
}
