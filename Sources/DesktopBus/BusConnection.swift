// SPDX-License-Identifier: MIT
internal import CGIO

/// Owns a GDBus connection.
@safe final class BusHandle: @unchecked Sendable {  // GDBus connections are thread-safe
    let pointer: OpaquePointer

    /// Takes ownership of a reference.
    init(taking pointer: OpaquePointer) {
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}

/// The connection of a `DesktopBus`.
///
/// All members must be used on the bus's thread.
final class BusConnection: @unchecked Sendable {  // used on the bus's thread alone
    typealias Connected = (Result<BusHandle, BusError>) -> Void

    private enum State {
        case unconnected
        case connecting([Connected])
        case connected(BusHandle)
        case failed(BusError)
    }

    private let address: String
    private var state = State.unconnected
    /// Called when the connection is closed by the other end.
    private var closeHandlers: [@Sendable () -> Void] = []

    init(address: String) {
        self.address = address
    }

    /// Calls back with the connection, which is opened at the first call.
    func connect(_ connected: @escaping Connected) {
        switch state {
        case .connected(let connection): connected(.success(connection))
        case .failed(let error): connected(.failure(error))
        case .connecting(let others): state = .connecting(others + [connected])
        case .unconnected:
            state = .connecting([connected])
            let flags = GDBusConnectionFlags(
                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            unsafe g_dbus_connection_new_for_address(
                address, flags, nil, nil,
                { _, result, box in
                    guard let box = unsafe box else { return }
                    unsafe Box<BusConnection>.take(box).finish(result)
                }, Box(self).retained())
        }
    }

    private func finish(_ result: OpaquePointer?) {
        var problem: UnsafeMutablePointer<GError>?
        let connection = unsafe g_dbus_connection_new_for_address_finish(result, &problem)
        guard case .connecting(let waiting) = state else { return }
        if let connection = unsafe connection {
            let handle = unsafe BusHandle(taking: connection)
            state = .connected(handle)
            watch(handle)
            for call in waiting { call(.success(handle)) }
        } else {
            let error = BusError.unreachable(address: address, reason: unsafe Problem(taking: problem).reason)
            state = .failed(error)
            for call in waiting { call(.failure(error)) }
        }
    }

    // MARK: - Closing

    /// Calls back once, when the connection is closed by the other end.
    func whenClosed(_ handler: @escaping @Sendable () -> Void) {
        closeHandlers.append(handler)
    }

    private func watch(_ handle: BusHandle) {
        let closed:
            @convention(c) (
                UnsafeMutableRawPointer?, gboolean, UnsafeMutablePointer<GError>?, UnsafeMutableRawPointer?
            ) -> Void = { _, _, _, box in
                if let box = unsafe box { unsafe Box<WeakConnection>.value(in: box).value?.didClose() }
            }
        // Emitted on the bus's thread, whose context was the default when the connection was created.
        unsafe g_signal_connect_data(
            UnsafeMutableRawPointer(handle.pointer), "closed", unsafeBitCast(closed, to: GCallback.self),
            Box(WeakConnection(value: self)).retained(),
            { box, _ in unsafe Box<WeakConnection>.release(box) }, GConnectFlags(rawValue: 0))
    }

    private func didClose() {
        guard case .connected = state else { return }
        state = .failed(.unreachable(address: address, reason: "the connection was closed"))
        let handlers = closeHandlers
        closeHandlers = []
        for handler in handlers { handler() }
    }

    /// Closes the connection, after which calls fail.
    func close() {
        guard case .connected(let connection) = state else {
            if case .unconnected = state { state = .failed(.unreachable(address: address, reason: "it was closed")) }
            return
        }
        state = .failed(.unreachable(address: address, reason: "it was closed"))
        closeHandlers = []
        // Closing doesn't wait for messages that haven't been written.
        unsafe g_dbus_connection_flush(
            connection.pointer, nil,
            { connection, _, _ in unsafe g_dbus_connection_close(OpaquePointer(connection), nil, nil, nil) }, nil)
    }

    // MARK: - Calls

    func call(
        _ method: BusMethod, _ arguments: [BusArgument], files: [Int32], timeout: Int32, startsService: Bool = true,
        _ answer: @escaping @Sendable (Result<[BusValue], BusError>) -> Void
    ) {
        connect { result in
            switch result {
            case .failure(let error): answer(.failure(error))
            case .success(let connection):
                let list = unsafe g_unix_fd_list_new()
                defer { unsafe g_object_unref(list) }
                // Appending duplicates the descriptor. An invalid one is omitted, and the service reports the error.
                for file in files { _ = unsafe g_unix_fd_list_append(list, file, nil) }
                unsafe g_dbus_connection_call_with_unix_fd_list(
                    connection.pointer, method.service, method.path, method.interface, method.member,
                    BusArgument.body(arguments), nil,
                    startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START, timeout, list, nil,
                    { source, result, box in
                        guard let box = unsafe box else { return }
                        unsafe Box<PendingCall>.take(box).finish(OpaquePointer(source), result)
                    }, Box(PendingCall(name: "\(method.interface).\(method.member)", answer: answer)).retained())
            }
        }
    }

    // MARK: - Signals

    /// Calls back with the identifier of the subscription, or not at all without a bus.
    func subscribe(
        to filter: BusSignalFilter, _ handler: @escaping @Sendable (BusSignal) -> Void,
        then: @escaping @Sendable (UInt32) -> Void
    ) {
        connect { result in
            guard case .success(let connection) = result else { return }
            let number = unsafe g_dbus_connection_signal_subscribe(
                connection.pointer, filter.service, filter.interface, filter.member, filter.path,
                filter.firstArgument, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, path, interface, member, body, box in
                    guard let box = unsafe box, let path = unsafe path, let interface = unsafe interface,
                        let member = unsafe member, let arguments = unsafe VariantReader.arguments(of: body)
                    else { return }
                    unsafe Box<@Sendable (BusSignal) -> Void>.value(in: box)(
                        BusSignal(
                            path: String(cString: path), interface: String(cString: interface),
                            member: String(cString: member), arguments: arguments))
                }, Box(handler).retained(), { box in unsafe Box<@Sendable (BusSignal) -> Void>.release(box) })
            then(number)
        }
    }

    func emit(_ signal: BusSignalSource, _ arguments: [BusArgument]) {
        connect { result in
            guard case .success(let connection) = result else { return }
            unsafe g_dbus_connection_emit_signal(
                connection.pointer, nil, signal.path, signal.interface, signal.member, BusArgument.body(arguments), nil)
        }
    }

    func unsubscribe(_ number: UInt32) {
        if case .connected(let connection) = state {
            unsafe g_dbus_connection_signal_unsubscribe(connection.pointer, number)
        }
    }
}

private struct WeakConnection {
    weak var value: BusConnection?
}

/// A call that has not been answered yet.
private struct PendingCall {
    let name: String
    let answer: @Sendable (Result<[BusValue], BusError>) -> Void

    func finish(_ connection: OpaquePointer?, _ result: OpaquePointer?) {
        var problem: UnsafeMutablePointer<GError>?
        guard let body = unsafe g_dbus_connection_call_with_unix_fd_list_finish(connection, nil, result, &problem)
        else {
            let problem = unsafe Problem(taking: problem)
            answer(.failure(.refused(method: name, name: problem.name, reason: problem.reason)))
            return
        }
        defer { unsafe g_variant_unref(body) }
        if let arguments = unsafe VariantReader.arguments(of: body) {
            answer(.success(arguments))
        } else {
            answer(.failure(.tooLarge(method: name, limit: VariantReader.limit)))
        }
    }
}

/// An error reported by GIO.
private struct Problem {
    /// The D-Bus name of the error; empty for a local one.
    let name: String
    let reason: String

    /// Takes ownership of the error and frees it.
    init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error = unsafe error else {
            (name, reason) = ("", "no reason is given")
            return
        }
        if let remote = unsafe g_dbus_error_get_remote_error(error) {
            name = unsafe String(cString: remote)
            unsafe g_free(remote)
            unsafe g_dbus_error_strip_remote_error(error)
        } else {
            name = ""
        }
        reason = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
        unsafe g_error_free(error)
    }
}
