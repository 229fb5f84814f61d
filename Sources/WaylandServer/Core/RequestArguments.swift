// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// A request's values while it is being dispatched; they must be read before the dispatch returns.
///
/// libwayland has checked them against the request's signature: kinds, counts, and objects' interfaces.
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

    /// A number of an enum, whether the wire calls it signed or not.
    func bits(_ index: Int) -> UInt32 { unsafe values[index].u }

    func fixed(_ index: Int) -> Double { Double(unsafe values[index].f) / 256 }

    /// Bytes that are not UTF-8 become U+FFFD.
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

    /// The object that the request makes, of the receiver's version.
    func newObject<Object: Resource>(_ index: Int, as type: Object.Type) -> Object {
        Object(client: receiver.client, version: receiver.version, id: unsafe values[index].n)
    }
}
