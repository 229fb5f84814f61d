// SPDX-License-Identifier: MIT
internal import CWayland

/// An event's arguments, which are valid only while it is being dispatched.
///
/// libwayland has validated them against the event's signature: types, count, and objects' interfaces.
@safe
struct EventArguments {
    private let values: UnsafeMutablePointer<wl_argument>
    private let sender: Proxy

    init(_ values: UnsafeMutablePointer<wl_argument>, sender: Proxy) {
        unsafe self.values = values
        self.sender = sender
    }

    func int(_ index: Int) -> Int32 { unsafe values[index].i }

    func uint(_ index: Int) -> UInt32 { unsafe values[index].u }

    /// Returns an enum's value, whether it is signed or unsigned on the wire.
    func bits(_ index: Int) -> UInt32 { unsafe values[index].u }

    func fixed(_ index: Int) -> Double { Double(unsafe values[index].f) / 256 }

    /// Returns a string, with invalid UTF-8 replaced by U+FFFD.
    func string(_ index: Int) -> String? {
        unsafe values[index].s.map { unsafe String(cString: $0) }
    }

    func array(_ index: Int) -> WireArray {
        guard let array = unsafe values[index].a, let data = unsafe array.pointee.data else { return WireArray() }
        return WireArray(bytes: unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: array.pointee.size)))
    }

    func fileDescriptor(_ index: Int) -> OwnedFileDescriptor {
        OwnedFileDescriptor(adopting: unsafe values[index].h)
    }

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
