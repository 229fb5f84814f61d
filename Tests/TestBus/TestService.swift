// SPDX-License-Identifier: MIT
internal import CGIO
internal import Foundation

/// A service on a bus whose replies are scripted by the test.
@safe public final class TestService: Sendable {
    // GDBus connections are thread-safe.
    private nonisolated(unsafe) let connection: OpaquePointer
    private let script: Script

    /// The replies to a method call.
    public enum Reply: Sendable {
        /// A body in GVariant text format, such as `(<uint32 1>,)`.
        case values(String)
        case error(name: String, text: String)
        /// No reply.
        case silence
        /// No reply before `answer(_:with:)`.
        case later
    }

    /// A received method call.
    public struct Call: Hashable, Sendable {
        /// The method name.
        public var member: String
        /// The arguments in GVariant text format.
        public var arguments: String
        /// The content of the files passed with the call.
        public var files: [String] = []
    }

    /// Registers `names` on the bus.
    ///
    /// `replies` are by member, or by member and first argument as in `Get(level)`.
    public init(on bus: TestBus, names: [String], replies: [String: Reply] = [:]) throws {
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = unsafe g_dbus_connection_new_for_address_sync(bus.address, flags, nil, nil, nil) else {
            throw ServiceError.noConnection(bus.address)
        }
        unsafe self.connection = unsafe connection
        script = Script(replies)
        let box = unsafe Unmanaged.passRetained(script).toOpaque()
        unsafe g_dbus_connection_add_filter(
            connection,
            { connection, message, isIncoming, box in
                guard isIncoming != 0, let box = unsafe box, let message = unsafe message,
                    unsafe g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
                else { return unsafe message }
                unsafe Unmanaged<Script>.fromOpaque(box).takeUnretainedValue().answer(message, on: connection)
                unsafe g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            }, box,
            { box in
                if let box = unsafe box { unsafe Unmanaged<Script>.fromOpaque(box).release() }
            })
        for name in names {
            let body = unsafe g_variant_parse(nil, "('\(name)', uint32 4)", nil, nil, nil)
            let answer = unsafe g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                body, nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
            guard let answer = unsafe answer else { throw ServiceError.noName(name) }
            unsafe g_variant_unref(answer)
        }
    }

    deinit {
        unsafe g_dbus_connection_close_sync(connection, nil, nil)
        unsafe g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// The received calls, oldest first.
    public var calls: [Call] { script.calls }

    /// Sets the reply to a method.
    public func set(_ reply: Reply, for member: String) {
        script.set(reply, for: member)
    }

    /// Replies to the oldest call of a method that is to be answered later, with a body in GVariant text format.
    public func answer(_ member: String, with body: String) throws {
        guard let answer = unsafe script.takeAnswer(to: member, body) else { throw ServiceError.noBody(body) }
        unsafe g_dbus_connection_send_message(connection, answer, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        unsafe g_dbus_connection_flush_sync(connection, nil, nil)
        unsafe g_object_unref(UnsafeMutableRawPointer(answer))
    }

    /// Sends a signal with a body in GVariant text format, and returns once it is sent.
    public func emit(path: String, interface: String, member: String, body: String) throws {
        guard let values = unsafe g_variant_parse(nil, body, nil, nil, nil) else { throw ServiceError.noBody(body) }
        unsafe g_dbus_connection_emit_signal(connection, nil, path, interface, member, values, nil)
        unsafe g_dbus_connection_flush_sync(connection, nil, nil)
    }

    /// An error in starting the service.
    public enum ServiceError: Error {
        case noConnection(String)
        case noName(String)
        case noBody(String)
    }
}

/// The service's script, shared with the GDBus thread.
@safe private final class Script: @unchecked Sendable {  // everything goes through the queue
    private let queue = DispatchQueue(label: "test service")
    private var replies: [String: TestService.Reply]
    private var heard: [TestService.Call] = []
    private var unanswered = unsafe [(member: String, message: OpaquePointer)]()

    init(_ replies: [String: TestService.Reply]) {
        self.replies = replies
    }

    var calls: [TestService.Call] { queue.sync { heard } }

    func set(_ reply: TestService.Reply, for member: String) {
        queue.sync { replies[member] = reply }
    }

    deinit {
        unsafe unanswered.forEach { unsafe g_object_unref(UnsafeMutableRawPointer($0.message)) }
    }

    /// Returns the reply to the oldest call of a method that has none; `nil` if there is no such call.
    func takeAnswer(to member: String, _ body: String) -> OpaquePointer? {
        unsafe queue.sync {
            guard let index = unsafe unanswered.firstIndex(where: { unsafe $0.member == member }),
                let values = unsafe g_variant_parse(nil, body, nil, nil, nil)
            else { return nil }
            let message = unsafe unanswered.remove(at: index).message
            defer { unsafe g_object_unref(UnsafeMutableRawPointer(message)) }
            let answer = unsafe g_dbus_message_new_method_reply(message)
            unsafe g_dbus_message_set_body(answer, values)
            return unsafe answer
        }
    }

    func answer(_ message: OpaquePointer, on connection: OpaquePointer?) {
        let member = unsafe g_dbus_message_get_member(message).map { unsafe String(cString: $0) } ?? ""
        var arguments = "()"
        if let body = unsafe g_dbus_message_get_body(message), let text = unsafe g_variant_print(body, 0) {
            arguments = unsafe String(cString: text)
            unsafe g_free(text)
        }
        let files = unsafe contents(of: g_dbus_message_get_unix_fd_list(message))
        let reply = queue.sync {
            heard.append(TestService.Call(member: member, arguments: arguments, files: files))
            let reply =
                replies.first { arguments.contains("'\($0.key)'") && member == "Get" }?.value ?? replies[member]
                ?? .error(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "There is no \(member).")
            // Together with the call: who has seen that can answer it.
            if case .later = reply {
                unsafe g_object_ref(UnsafeMutableRawPointer(message))
                unsafe unanswered.append((member, message))
            }
            return reply
        }
        let answer: OpaquePointer?
        switch reply {
        case .silence, .later: return
        case .values(let text):
            unsafe answer = unsafe g_dbus_message_new_method_reply(message)
            unsafe g_dbus_message_set_body(answer, g_variant_parse(nil, text, nil, nil, nil))
        case .error(let name, let text):
            unsafe answer = unsafe g_dbus_message_new_method_error_literal(message, name, text)
        }
        unsafe g_dbus_connection_send_message(connection, answer, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        unsafe g_object_unref(UnsafeMutableRawPointer(answer))
    }

    private func contents(of list: UnsafeMutablePointer<GUnixFDList>?) -> [String] {
        guard let list = unsafe list else { return [] }
        var count: Int32 = 0
        guard let files = unsafe g_unix_fd_list_peek_fds(list, &count) else { return [] }
        return (0..<Int(count)).map { index in
            let file = unsafe FileHandle(fileDescriptor: files[index], closeOnDealloc: false)
            return (try? file.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }
}
