// SPDX-License-Identifier: MIT
package import CWaylandWire

/// An interface for libwayland: its name, its newest version in these bindings, and its messages' signatures.
///
/// The tables are created with the first object of an interface, and are never freed.
@safe
public struct WireInterface: Sendable {
    /// The interface's name on the wire.
    public let name: String
    /// The newest version in the bindings.
    public let version: UInt32
    /// Immutable after `filled`; libwayland and all threads only read it.
    nonisolated(unsafe) package let table: UnsafeMutablePointer<wl_interface>

    /// Creates a table without messages, which is enough for references from other interfaces' messages.
    package init(_ name: StaticString, version: UInt32) {
        self.name = "\(name)"
        self.version = version
        unsafe table = .allocate(capacity: 1)
        unsafe table.initialize(to: wl_interface())
        unsafe table.pointee.name = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        unsafe table.pointee.version = Int32(clamping: version)
    }

    /// Adds the messages to the table; called once, before libwayland uses it as an object's interface.
    package func filled(requests: [WireMessage] = [], events: [WireMessage] = []) -> WireInterface {
        unsafe table.pointee.method_count = Int32(requests.count)
        unsafe table.pointee.methods = Self.messages(requests)
        unsafe table.pointee.event_count = Int32(events.count)
        unsafe table.pointee.events = Self.messages(events)
        return self
    }

    /// Returns a request's name for messages.
    package func requestName(_ opcode: UInt32) -> String {
        guard unsafe opcode < table.pointee.method_count, let methods = unsafe table.pointee.methods else {
            return name
        }
        return unsafe "\(name).\(String(cString: methods[Int(opcode)].name))"
    }

    private static func messages(_ messages: [WireMessage]) -> UnsafePointer<wl_message>? {
        guard !messages.isEmpty else { return nil }
        let list = UnsafeMutablePointer<wl_message>.allocate(capacity: messages.count)
        for (index, message) in messages.enumerated() {
            unsafe (list + index).initialize(
                to: wl_message(
                    name: UnsafeRawPointer(message.name.utf8Start).assumingMemoryBound(to: CChar.self),
                    signature: UnsafeRawPointer(message.signature.utf8Start).assumingMemoryBound(to: CChar.self),
                    types: types(message)))
        }
        return unsafe UnsafePointer(list)
    }

    private static func types(_ message: WireMessage) -> UnsafeMutablePointer<UnsafePointer<wl_interface>?>? {
        guard !message.types.isEmpty else { return unsafe untyped }
        let list = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: message.types.count)
        for (index, type) in message.types.enumerated() {
            unsafe (list + index).initialize(to: type.map { unsafe UnsafePointer($0.table) })
        }
        return unsafe list
    }

    /// Null pointers for messages that refer to no interface, as many as a message can have arguments.
    nonisolated(unsafe) private static let untyped: UnsafeMutablePointer<UnsafePointer<wl_interface>?> = {
        let maximum = 20
        let list = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: maximum)
        unsafe list.initialize(repeating: nil, count: maximum)
        return unsafe list
    }()
}
