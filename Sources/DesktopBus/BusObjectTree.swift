// SPDX-License-Identifier: MIT
internal import CGIO

/// The objects of this application below given paths, whose method calls are answered on the main actor.
///
/// The objects are removed from the bus when this object is released.
public final class BusObjectTree: Sendable {
    /// The unique name of this application's connection.
    public let uniqueName: String
    private let handle: BusHandle
    private let queue: BusRequestQueue

    fileprivate init(uniqueName: String, handle: BusHandle, queue: BusRequestQueue) {
        self.uniqueName = uniqueName
        self.handle = handle
        self.queue = queue
    }

    deinit {
        queue.close()
    }

    /// Sends a signal, after previous signals and replies.
    ///
    /// - Parameters:
    ///   - signal: The object, interface, and name of the signal.
    ///   - arguments: The arguments.
    ///   - destination: The unique name of the only receiver; `nil` for all subscribers.
    public func emit(_ signal: BusSignalSource, _ arguments: [BusArgument], to destination: String? = nil) {
        unsafe g_dbus_connection_emit_signal(
            handle.pointer, destination, signal.path, signal.interface, signal.member, BusArgument.body(arguments), nil)
    }
}

extension DesktopBus {
    /// Answers the method calls to all objects at or below given paths.
    ///
    /// Requests of a client are answered in order. A request that isn't answered in time is replied to with
    /// `org.freedesktop.DBus.Error.Timeout` and then dropped. One that exceeds the limits is replied to with
    /// `org.freedesktop.DBus.Error.LimitsExceeded`.
    ///
    /// - Parameters:
    ///   - paths: Object paths.
    ///   - limits: The limits on requests.
    ///   - handler: Called on the main actor for each request.
    /// - Returns: The objects, which exist as long as the returned object is retained.
    /// - Throws: `BusError.unreachable` if there is no connection.
    public func serve(
        _ paths: [String], limits: BusRequestLimits = BusRequestLimits(),
        _ handler: @escaping @MainActor (BusRequest) -> BusReply
    ) async throws(BusError) -> BusObjectTree {
        let result: Result<BusObjectTree, BusError> = await withCheckedContinuation { continuation in
            BusLoop.shared.run { [connection] in
                connection.connect { result in
                    continuation.resume(
                        returning: result.map { handle in
                            let queue = BusRequestQueue(handle, paths: paths, limits: limits, handler)
                            queue.open()
                            let name = unsafe g_dbus_connection_get_unique_name(handle.pointer)
                            return BusObjectTree(
                                uniqueName: unsafe name.map { unsafe String(cString: $0) } ?? "", handle: handle,
                                queue: queue)
                        })
                }
            }
        }
        return try result.get()
    }
}
