// SPDX-License-Identifier: MIT
internal import CWaylandServer
internal import WaylandWire

/// A request's arguments, which are valid only while it is being dispatched.
///
/// libwayland has validated them against the request's signature: types, count, and objects' interfaces.
@safe
struct RequestArguments: WireArguments {
    let values: UnsafeMutablePointer<wl_argument>
    private let receiver: Resource

    init(_ values: UnsafeMutablePointer<wl_argument>, receiver: Resource) {
        unsafe self.values = values
        self.receiver = receiver
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
