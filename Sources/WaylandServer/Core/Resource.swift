// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// A client's object, as the server knows it; the generated classes add its requests and events.
///
/// It lives as long as the client's object does, and longer if it is referred to: then events to it go nowhere. All
/// calls are made on the thread that runs the server.
@safe
public class Resource {
    /// `nil` once the client's object is gone.
    private(set) var pointer: OpaquePointer?
    public let client: Client
    /// The version of the interface that the client asked for; later versions' events are not sent.
    public let version: UInt32
    /// The object's number on the wire.
    public let id: UInt32
    /// Called once, when the object is gone: by the client's request, by `end()`, or with the client.
    public var onEnd: (() -> Void)?

    required init(pointer: OpaquePointer, client: Client) {
        unsafe self.pointer = unsafe pointer
        self.client = client
        version = UInt32(clamping: unsafe wl_resource_get_version(pointer))
        id = unsafe wl_resource_get_id(pointer)
        unsafe Watch.add(owner: self, notify: Self.ended) { unsafe wl_resource_add_destroy_listener(pointer, $0) }
    }

    /// Makes an object of the client's: with the number that the client gave, or (0) one that the server chooses and an
    /// event tells.
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
        // The watch keeps the object for as long as requests can come.
        unsafe wl_resource_set_dispatcher(made, dispatch, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    }

    // MARK: - For the generated classes to override

    class var interface: WireInterface { preconditionFailure("Resource itself stands for no interface.") }

    func receive(_ opcode: UInt32, _ values: RequestArguments) {}

    /// Frees the handler, which may well refer to the object it belongs to.
    func dropHandler() {}

    // MARK: - Life

    /// The kind's name on the wire.
    public static var interfaceName: String { interface.name }

    /// Whether the client's object still exists.
    public final var isAlive: Bool { unsafe pointer != nil }

    /// Ends the object on this side; the client's later requests to it are an error of the client's.
    public final func end() {
        if let pointer = unsafe pointer { unsafe wl_resource_destroy(pointer) }
    }

    /// Ends the whole connection over a mistake of the client's; `code` is of the interface's `ErrorCode`.
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

    /// The Swift object for a C one; those that libwayland has made itself (a `wl_shm` buffer) get one here.
    static func standing<Object: Resource>(for pointer: OpaquePointer, as type: Object.Type) -> Object {
        if let listener = unsafe wl_resource_get_destroy_listener(pointer, ended),
            let found = unsafe Watch.owner(listener, as: Resource.self)
        {
            // libwayland has compared the object's interface with the message's, and each interface has one class.
            return unsafe unsafeDowncast(found, to: type)
        }
        guard let client = unsafe wl_resource_get_client(pointer) else {
            preconditionFailure("A resource always has a client.")
        }
        return unsafe Object(pointer: pointer, client: Client.standing(for: client))
    }
}
