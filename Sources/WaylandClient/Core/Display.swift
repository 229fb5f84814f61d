// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc
public import SystemFiles

/// A connection to a compositor.
///
/// It stays open as long as this object or any object created on it exists.
public final class Display: Sendable {
    /// The default queue.
    public let queue: EventQueue
    /// The display object, from which the registry is created.
    public let object: WlDisplay
    private let connection: Connection

    private init(pointer: OpaquePointer, name: String) {
        connection = unsafe Connection(pointer: pointer, name: name)
        queue = unsafe EventQueue(connection: connection, pointer: nil)
        object = unsafe WlDisplay(NewProxy(pointer: pointer, queue: queue, origins: [], isOwner: false))
    }

    // MARK: - Connecting

    /// Connects to a display: a socket in `XDG_RUNTIME_DIR`, or an absolute path.
    ///
    /// Without a name, uses the inherited socket in `WAYLAND_SOCKET`, otherwise `WAYLAND_DISPLAY`, otherwise
    /// `wayland-0`.
    ///
    /// - Throws: `DisplayError`.
    public static func connect(to name: String? = nil) throws(DisplayError) -> Display {
        LibwaylandLog.install()
        let pointer = unsafe name.map { unsafe wl_display_connect($0) } ?? wl_display_connect(nil)
        let code = errno
        let display = name ?? environment("WAYLAND_DISPLAY") ?? "wayland-0"
        if let pointer = unsafe pointer { return unsafe Display(pointer: pointer, name: display) }
        var path = display
        if !display.hasPrefix("/") {
            guard let directory = environment("XDG_RUNTIME_DIR") else {
                throw .noRuntimeDirectory(display: display)
            }
            path = directory + "/" + display
        }
        if code == ENOENT { throw .noSocket(path: path) }
        throw .refused(display: path, code: code, reason: SystemError.words(for: code))
    }

    /// Connects over a duplicate of a connected socket.
    ///
    /// `name` identifies the display in errors.
    public static func connect(over socket: OwnedFileDescriptor, name: String) throws(DisplayError) -> Display {
        LibwaylandLog.install()
        let copy = fcntl(socket.rawValue, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0, let pointer = unsafe wl_display_connect_to_fd(copy) else {
            let code = errno
            if copy >= 0 { close(copy) }
            throw .refused(display: name, code: code, reason: SystemError.words(for: code))
        }
        return unsafe Display(pointer: pointer, name: name)
    }

    private static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name), unsafe value[0] != 0 else { return nil }
        return unsafe String(cString: value)
    }

    /// Shuts the connection down in both directions: the compositor destroys all objects, and reading and sending fail.
    public func disconnect() {
        shutdown(fileDescriptor, Int32(SHUT_RDWR))
    }

    // MARK: - Connection state

    /// The display's name for errors.
    public var name: String { connection.name }

    /// A descriptor that is readable when events can be read; owned by the connection.
    public var fileDescriptor: Int32 { unsafe wl_display_get_fd(connection.pointer) }

    /// Whether the compositor has closed the connection, although unread events might remain.
    public var hasHungUp: Bool {
        var socket = pollfd(fd: fileDescriptor, events: 0, revents: 0)
        return unsafe poll(&socket, 1, 0) > 0 && Int32(socket.revents) & Int32(POLLHUP) != 0
    }

    /// The error that ended the connection, or `nil` while it is open.
    public var error: DisplayError? { connection.error }

    /// Sends queued requests.
    ///
    /// Returns `false` if the socket's buffer is full; call again when it is writable. If the compositor has
    /// disconnected, no error is thrown here but by the next read, since unread events might remain.
    @discardableResult
    public func flush() throws(DisplayError) -> Bool {
        try connection.flush()
    }

    /// Waits until the compositor has processed all requests so far, dispatching the default queue.
    public func roundtrip() throws(DisplayError) {
        try queue.roundtrip()
    }

    /// Creates an empty queue.
    public func makeQueue() -> EventQueue {
        guard let pointer = unsafe wl_display_create_queue(connection.pointer) else {
            preconditionFailure("No memory for an event queue.")
        }
        return unsafe EventQueue(connection: connection, pointer: pointer)
    }
}
