// SPDX-License-Identifier: MIT
internal import CGIO
internal import Dispatch

/// A method call to an object of this application.
public struct BusInvocation: Hashable, Sendable {
    /// The method name.
    public var member: String
    /// The arguments.
    public var arguments: [BusValue]
}

extension DesktopBus {
    /// Exports an object whose methods return nothing, for as long as the connection exists.
    ///
    /// Calls are answered at once, and arguments of other types than declared are refused.
    ///
    /// - Parameters:
    ///   - path: The object path.
    ///   - interface: The description of an interface, in the XML format for introspection.
    ///   - handler: Called on the main actor for each call.
    /// - Returns: Whether the object was exported.
    public func export(
        _ path: String, interface: String, _ handler: @escaping @MainActor (BusInvocation) -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            BusLoop.shared.run { [connection] in
                connection.export(path, interface: interface) { invocation in
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated { handler(invocation) }
                    }
                } then: {
                    continuation.resume(returning: $0)
                }
            }
        }
    }

    /// Registers a name of this application, unless another process has it.
    ///
    /// - Returns: Whether this process has the name.
    public func requestName(_ name: String) async throws(BusError) -> Bool {
        let doNotQueue: UInt32 = 4
        let reply = try await call(.ofBus("RequestName"), [.text(name), .unsigned(doNotQueue)], timeout: 2)
        return reply.first?.integer == 1 || reply.first?.integer == 4
    }

    /// Returns whether a process has a name; services aren't started for the question.
    public func hasOwner(_ name: String) async throws(BusError) -> Bool {
        try await call(.ofBus("NameHasOwner"), [.text(name)], timeout: 2).first?.boolean == true
    }
}

extension BusMethod {
    /// A method of the bus itself.
    fileprivate static func ofBus(_ member: String) -> BusMethod {
        BusMethod(
            service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
            member: member)
    }
}

extension BusConnection {
    func export(
        _ path: String, interface: String, _ handler: @escaping @Sendable (BusInvocation) -> Void,
        then: @escaping @Sendable (Bool) -> Void
    ) {
        connect { result in
            guard case .success(let connection) = result,
                let node = unsafe g_dbus_node_info_new_for_xml("<node>\(interface)</node>", nil)
            else { return then(false) }
            defer { unsafe g_dbus_node_info_unref(node) }
            guard let description = unsafe node.pointee.interfaces?.pointee else { return then(false) }
            // The table is copied.
            var table = GDBusInterfaceVTable()
            unsafe table.method_call = { _, _, _, _, member, arguments, invocation, box in
                if let box = unsafe box, let member = unsafe member,
                    let values = unsafe VariantReader.arguments(of: arguments)
                {
                    unsafe Box<@Sendable (BusInvocation) -> Void>.value(in: box)(
                        BusInvocation(member: String(cString: member), arguments: values))
                }
                unsafe g_dbus_method_invocation_return_value(invocation, nil)
            }
            let number = unsafe g_dbus_connection_register_object(
                connection.pointer, path, description, &table, Box(handler).retained(),
                { box in unsafe Box<@Sendable (BusInvocation) -> Void>.release(box) }, nil)
            then(number != 0)
        }
    }
}
