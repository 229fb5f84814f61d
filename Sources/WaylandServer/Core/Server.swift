// SPDX-License-Identifier: MIT
internal import CWaylandServer
internal import Glibc
public import SystemFiles
internal import WaylandWire

/// A Wayland server, whose globals and behavior are provided by its user.
///
/// It runs on the thread that calls `dispatch`: requests, destruction of objects, and all calls to its objects.
@safe
public final class Server {
    private let display: OpaquePointer
    private let loop: OpaquePointer
    private var globals: [ServerGlobal] = []

    /// Creates a server without sockets or globals.
    public init() {
        guard let display = unsafe wl_display_create(), let loop = unsafe wl_display_get_event_loop(display) else {
            preconditionFailure("No memory for a Wayland server.")
        }
        unsafe self.display = unsafe display
        unsafe self.loop = unsafe loop
    }

    deinit {
        unsafe wl_display_destroy_clients(display)
        unsafe wl_display_destroy(display)
    }

    // MARK: - Clients

    /// Listens on a socket of that name in `XDG_RUNTIME_DIR`, or at that absolute path.
    public func addSocket(named name: String) throws(ServerError) {
        guard unsafe wl_display_add_socket(display, name) == 0 else {
            throw ServerError(operation: "listening on the display \"\(name)\"", code: errno)
        }
    }

    /// Listens on the first free one of `wayland-1`, `wayland-2`… and returns its name.
    public func addSocket() throws(ServerError) -> String {
        guard let name = unsafe wl_display_add_socket_auto(display) else {
            throw ServerError(operation: "listening on a display of any name", code: errno)
        }
        return unsafe String(cString: name)
    }

    /// Adds the client at the other end of a connected socket, of which a duplicate is kept.
    @discardableResult
    public func connect(_ socket: OwnedFileDescriptor) throws(ServerError) -> Client {
        let copy = fcntl(socket.rawValue, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0, let client = unsafe wl_client_create(display, copy) else {
            let code = errno
            if copy >= 0 { close(copy) }
            throw ServerError(operation: "serving a client", code: code)
        }
        return unsafe Client.standing(for: client)
    }

    // MARK: - Globals

    /// Offers a global of an interface in versions up to `version`; `bind` is called with each object that a client
    /// binds.
    @discardableResult
    public func offer<Object: Resource>(
        _ type: Object.Type, version: UInt32, bind: @escaping (Object) -> Void
    ) -> ServerGlobal {
        let interface = Object.interface
        precondition(
            version <= interface.version, "\(interface.name) is known here up to version \(interface.version).")
        let global = ServerGlobal { client, version, id in
            bind(Object(client: client, version: version, id: id))
        }
        let made = unsafe wl_global_create(
            display, interface.table, Int32(clamping: version), Unmanaged.passUnretained(global).toOpaque()
        ) { client, context, version, id in
            guard let client = unsafe client, let context = unsafe context else { return }
            let global = unsafe Unmanaged<ServerGlobal>.fromOpaque(context).takeUnretainedValue()
            unsafe global.bind(Client.standing(for: client), version, id)
        }
        unsafe global.pointer = unsafe made
        // Retained permanently: clients that have not processed the removal can still bind the global.
        globals.append(global)
        return global
    }

    /// Offers `wl_shm`, whose pools and buffers libwayland manages.
    ///
    /// The 8-bit ARGB and XRGB formats are always included.
    public func offerSharedMemory(formats: [WlShmResource.Format] = []) {
        unsafe wl_display_init_shm(display)
        for format in formats {
            unsafe wl_display_add_shm_format(display, format.rawValue)
        }
    }

    // MARK: - Running

    /// A descriptor that is readable when `dispatch` has work to do.
    public var fileDescriptor: Int32 { unsafe wl_event_loop_get_fd(loop) }

    /// Processes clients' requests, waiting up to `milliseconds` for them (-1: indefinitely), and sends queued events.
    public func dispatch(timeout milliseconds: Int32 = 0) throws(ServerError) {
        unsafe wl_display_flush_clients(display)
        guard unsafe wl_event_loop_dispatch(loop, milliseconds) == 0 else {
            throw ServerError(operation: "waiting for clients", code: errno)
        }
        unsafe wl_display_flush_clients(display)
    }

    /// Sends queued events.
    public func flush() {
        unsafe wl_display_flush_clients(display)
    }

    /// Returns a serial for the next event.
    public func nextSerial() -> UInt32 {
        unsafe wl_display_next_serial(display)
    }
}

/// A global that a server offers.
@safe
public final class ServerGlobal {
    fileprivate let bind: (Client, UInt32, UInt32) -> Void
    fileprivate var pointer: OpaquePointer?

    fileprivate init(bind: @escaping (Client, UInt32, UInt32) -> Void) {
        self.bind = bind
    }

    /// Removes the global and notifies the clients; objects bound to it remain.
    public func remove() {
        guard let global = unsafe pointer else { return }
        unsafe pointer = nil
        unsafe wl_global_remove(global)
    }
}
