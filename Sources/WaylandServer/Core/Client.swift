// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// A client connection.
@safe
public final class Client {
    /// `nil` once the connection has ended.
    private(set) var pointer: OpaquePointer?
    /// Called once when the connection has ended, before its objects are destroyed.
    public var onEnd: (() -> Void)?

    private init(pointer: OpaquePointer) {
        unsafe self.pointer = unsafe pointer
        unsafe Watch.add(owner: self, notify: Self.ended) { unsafe wl_client_add_destroy_listener(pointer, $0) }
    }

    /// Whether the connection still exists.
    public var isAlive: Bool { unsafe pointer != nil }

    /// Closes the connection and destroys all its objects.
    public func disconnect() {
        if let pointer = unsafe pointer { unsafe wl_client_destroy(pointer) }
    }

    /// Sends the client's queued events.
    public func flush() {
        if let pointer = unsafe pointer { unsafe wl_client_flush(pointer) }
    }

    private static let ended: wl_notify_func_t = { listener, _ in
        guard let listener = unsafe listener, let client = unsafe Watch.finish(listener, as: Client.self) else {
            return
        }
        unsafe client.pointer = nil
        client.onEnd?()
        client.onEnd = nil
    }

    static func standing(for pointer: OpaquePointer) -> Client {
        if let listener = unsafe wl_client_get_destroy_listener(pointer, ended),
            let found = unsafe Watch.owner(listener, as: Client.self)
        {
            return found
        }
        return unsafe Client(pointer: pointer)
    }
}
