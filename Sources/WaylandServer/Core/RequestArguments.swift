// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// A request's arguments, which are valid only while it is being dispatched.
///
/// libwayland has validated them against the request's signature: types, count, and objects' interfaces.
@safe
struct RequestArguments {
    private let values: UnsafeMutablePointer<wl_argument>
    private let receiver: Resource

    init(_ values: UnsafeMutablePointer<wl_argument>, receiver: Resource) {
        unsafe self.values = values
        self.receiver = receiver
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

    func array(_ index: Int) -> [UInt8] {
        guard let array = unsafe values[index].a, let data = unsafe array.pointee.data else { return [] }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: array.pointee.size))
    }

    func fileDescriptor(_ index: Int) -> ServerFileDescriptor {
        ServerFileDescriptor(adopting: unsafe values[index].h)
    }

    func object<Object: Resource>(_ index: Int, as type: Object.Type) -> Object? {
        unsafe values[index].o.map { unsafe Resource.standing(for: $0, as: type) }
    }

    func requiredObject<Object: Resource>(_ index: Int, as type: Object.Type) -> Object {
        guard let object = object(index, as: type) else {
            preconditionFailure("libwayland refuses requests that lack an object.")
        }
        return object
    }

    /// Returns the object that the request creates, with the receiver's version.
    func newObject<Object: Resource>(_ index: Int, as type: Object.Type) -> Object {
        Object(client: receiver.client, version: receiver.version, id: unsafe values[index].n)
    }
}
