// SPDX-License-Identifier: MIT
internal import CWayland
internal import Synchronization
public import WaylandWire

/// The client's side of a protocol object; the generated subclasses add its requests and events.
///
/// **Lifetime.** The destructor request (`destroy()`, `release()`) ends an object; using it later traps. When the last
/// reference to an object is released before that, the destructor is sent automatically if the interface has exactly
/// one and it has no arguments, and the object is destroyed on this side in any case. `discard()` destroys it without
/// sending a request, as do events that end an object (a callback's `done`). The end of an object releases its handler,
/// so a handler can retain its object until then. Every object retains the objects from which it was created, so that
/// they end in the order that the protocols require: a role before its surface, a buffer before its pool.
///
/// **Threads.** Requests can be sent on any thread. Events arrive on the thread that dispatches `queue`. An object
/// whose queue another thread dispatches should be created on that thread: an event that arrives after its creation and
/// before `handler` is set is lost.
// Unchecked because of the pointer: libwayland is thread-safe, and `isAlive` prevents uses after the object's end.
@safe
public class Proxy: @unchecked Sendable {
    let pointer: OpaquePointer
    /// The object's interface version; requests of later versions trap.
    public let version: UInt32
    /// The queue of its events.
    public let queue: EventQueue
    private let origins: [Proxy]
    /// Whether this object owns the C object; the display's belongs to the connection.
    private let isOwner: Bool
    private let isAlive = Atomic<Bool>(true)

    required init(_ new: NewProxy) {
        unsafe pointer = unsafe new.pointer
        queue = new.queue
        origins = new.origins
        isOwner = new.isOwner
        version = unsafe max(wl_proxy_get_version(new.pointer), 1)
        guard isOwner else { return }
        ProxyTable.insert(self)
        let dispatch: wl_dispatcher_func_t = { _, target, opcode, message, arguments in
            if let target = unsafe target, let message = unsafe message, let arguments = unsafe arguments {
                unsafe ProxyTable.dispatch(to: OpaquePointer(target), opcode, message, arguments)
            }
            return 0
        }
        _ = unsafe wl_proxy_add_dispatcher(pointer, dispatch, nil, nil)
    }

    deinit {
        guard isOwner, markEnd() else { return }
        if let closing = type(of: self).closing, version >= closing.since {
            unsafe marshal(closing.opcode, [], flags: UInt32(WL_MARSHAL_FLAG_DESTROY))
        } else {
            unsafe wl_proxy_destroy(pointer)
        }
    }

    // MARK: - Overridden by generated classes

    /// The interface that the class represents.
    public class var interface: WireInterface { preconditionFailure("Proxy itself stands for no interface.") }

    /// The request that destroys an object whose last reference is released.
    class var closing: ClosingRequest? { nil }

    func receive(_ opcode: UInt32, _ values: EventArguments) {}

    /// Releases the handler, which can have a reference to this object.
    func dropHandler() {}

    // MARK: - Life

    /// The object's ID on the wire, for messages; IDs are reused.
    public final var id: UInt32 { unsafe isUsable ? wl_proxy_get_id(pointer) : 0 }

    /// Whether requests can still be sent.
    public final var isUsable: Bool { isAlive.load(ordering: .acquiring) }

    /// Destroys the object on this side only: it receives no further events, and can't be used afterward.
    ///
    /// For interfaces without a destructor request, and for objects that the compositor has destroyed. Further calls do
    /// nothing.
    public final func discard() {
        guard isOwner, end() else { return }
        unsafe wl_proxy_destroy(pointer)
    }

    /// Ends the object on this side; returns `false` if it had already ended.
    final func end() -> Bool {
        guard markEnd() else { return false }
        dropHandler()
        return true
    }

    private func markEnd() -> Bool {
        guard isAlive.exchange(false, ordering: .acquiringAndReleasing) else { return false }
        unsafe ProxyTable.remove(pointer)
        return true
    }
}

/// A C proxy without a Swift object.
@safe
struct NewProxy {
    let pointer: OpaquePointer
    let queue: EventQueue
    /// The objects from which it was created, which must outlive it.
    let origins: [Proxy]
    var isOwner = true
}

/// A destructor request without arguments.
struct ClosingRequest {
    let opcode: UInt32
    let since: UInt32
}
