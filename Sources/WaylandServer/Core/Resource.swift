// SPDX-License-Identifier: MIT
internal import CWaylandServer
internal import WaylandWire

/// The server's side of a client's object; the generated subclasses add its requests and events.
///
/// It exists as long as the client's object does, and longer while it is referenced, in which case its events are
/// dropped. All calls must be made on the server's thread.
@safe
public class Resource {
    /// `nil` once the client's object has been destroyed.
    private(set) var pointer: OpaquePointer?
    /// The client.
    public let client: Client
    /// The interface version that the client bound; events of later versions are not sent.
    public let version: UInt32
    /// The object's ID on the wire.
    public let id: UInt32
    /// Called once when the object is destroyed: by the client's request, by `end()`, or with the client.
    public var onEnd: (() -> Void)?

    required init(pointer: OpaquePointer, client: Client) {
        unsafe self.pointer = unsafe pointer
        self.client = client
        version = UInt32(clamping: unsafe wl_resource_get_version(pointer))
        id = unsafe wl_resource_get_id(pointer)
        unsafe Watch.add(owner: self, notify: Self.ended) { unsafe wl_resource_add_destroy_listener(pointer, $0) }
    }

    /// Creates an object of the client: with the ID that the client specified, or (0) one that the server chooses and
    /// sends in an event.
    public required convenience init(client: Client, version: UInt32, id: UInt32 = 0) {
        guard let owner = unsafe client.pointer else {
            preconditionFailure("A \(Self.interfaceName) was made for a client that is gone.")
        }
        let interface = Self.interface
        let made = unsafe wl_resource_create(owner, interface.table, Int32(clamping: version), id)
        guard let made = unsafe made else { preconditionFailure("No memory for a \(interface.name).") }
        unsafe self.init(pointer: made, client: client)
        let dispatch: wl_dispatcher_func_t = { receiver, _, opcode, _, values in
            if let receiver = unsafe receiver, let values = unsafe values {
                let resource = unsafe Unmanaged<Resource>.fromOpaque(receiver).takeUnretainedValue()
                resource.receive(opcode, unsafe RequestArguments(values, receiver: resource))
            }
            return 0
        }
        // The watch retains the object as long as it can receive requests.
        unsafe wl_resource_set_dispatcher(made, dispatch, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    }

    // MARK: - Overridden by generated classes

    class var interface: WireInterface { preconditionFailure("Resource itself stands for no interface.") }

    func receive(_ opcode: UInt32, _ values: RequestArguments) {}

    /// Releases the handler, which can have a reference to this object.
    func dropHandler() {}

    // MARK: - Life

    /// The interface's name on the wire.
    public static var interfaceName: String { interface.name }

    /// Whether the client's object still exists.
    public final var isAlive: Bool { unsafe pointer != nil }

    /// Destroys the object on this side; later requests by the client are protocol errors.
    public final func end() {
        if let pointer = unsafe pointer { unsafe wl_resource_destroy(pointer) }
    }

    /// Raises a protocol error, which ends the client's connection; `code` is from the interface's `ErrorCode`.
    public final func postError(code: UInt32, message: String) {
        if let pointer = unsafe pointer { unsafe shoji_wayland_post_error(pointer, code, message) }
    }

    private static let ended: wl_notify_func_t = { listener, _ in
        guard let listener = unsafe listener, let resource = unsafe Watch.finish(listener, as: Resource.self) else {
            return
        }
        unsafe resource.pointer = nil
        resource.onEnd?()
        resource.onEnd = nil
        resource.dropHandler()
    }

    /// Returns the Swift object for a C object, creating one for objects that libwayland created (a `wl_shm` buffer).
    static func standing<Object: Resource>(for pointer: OpaquePointer, as type: Object.Type) -> Object {
        if let listener = unsafe wl_resource_get_destroy_listener(pointer, ended),
            let found = unsafe Watch.owner(listener, as: Resource.self)
        {
            // libwayland has checked the object's interface, and each interface has one class.
            return unsafe unsafeDowncast(found, to: type)
        }
        guard let client = unsafe wl_resource_get_client(pointer) else {
            preconditionFailure("A resource always has a client.")
        }
        return unsafe Object(pointer: pointer, client: Client.standing(for: client))
    }
}
