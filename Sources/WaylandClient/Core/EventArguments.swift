// SPDX-License-Identifier: MIT
internal import CWayland
internal import WaylandWire

/// An event's arguments, which are valid only while it is being dispatched.
///
/// libwayland has validated them against the event's signature: types, count, and objects' interfaces.
@safe
struct EventArguments: WireArguments {
    let values: UnsafeMutablePointer<wl_argument>
    private let sender: Proxy

    init(_ values: UnsafeMutablePointer<wl_argument>, sender: Proxy) {
        unsafe self.values = values
        self.sender = sender
    }

    func array(_ index: Int) -> WireArray { WireArray(bytes: bytes(index)) }

    /// Returns an object; `nil` for null, and for an object that this side has destroyed.
    func object<Object: Proxy>(_ index: Int, as type: Object.Type) -> Object? {
        guard let object = unsafe values[index].o, let proxy = unsafe ProxyTable.proxy(at: object) else {
            return nil
        }
        // libwayland has checked the object's interface, and each interface has one class.
        return unsafe unsafeDowncast(proxy, to: type)
    }

    /// Returns the object that the event creates, on the sender's queue.
    func newObject<Object: Proxy>(_ index: Int, as type: Object.Type) -> Object {
        guard let object = unsafe values[index].o else {
            preconditionFailure("libwayland refuses events whose new object has no id.")
        }
        return unsafe type.init(NewProxy(pointer: object, queue: sender.queue, origins: [sender]))
    }
}
