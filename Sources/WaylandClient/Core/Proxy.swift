// SPDX-License-Identifier: MIT
internal import CWayland
internal import Synchronization

/// An object of the compositor's, as this side knows it; the generated classes add its requests and events.
///
/// **Ending.** The destructor request (`destroy()`, `release()`) ends an object; using it later traps. An object that is
/// let go without sends the destructor by itself, if its kind has exactly one that takes no values, and is forgotten
/// here in any case; `discard()` forgets without sending, and events that end an object (a callback's `done`) do the
/// same. An object's end frees its handler, so a handler may hold its object until then. Every object keeps the objects it was made from, so that
/// they end in the order that the protocols ask for: a role before its surface, a buffer before its pool.
///
/// **Threads.** Requests may be sent from any thread. Events arrive on the thread that dispatches `queue`. An object
/// whose queue another thread dispatches should be made on that thread: an event that arrives between the making and
/// the setting of `handler` is lost.
// Unchecked, because of the pointer: libwayland locks what stands behind it, and `isAlive` keeps it from being used
// after its end.
@safe
public class Proxy: @unchecked Sendable {
    let pointer: OpaquePointer
    /// The version of the interface that this object speaks; requests of later versions trap.
    public let version: UInt32
    /// Where its events wait.
    public let queue: EventQueue
    private let origins: [Proxy]
    /// Whether the C object is this one's to destroy; the display's belongs to the connection.
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

    // MARK: - For the generated classes to override

    /// The kind of object that a class stands for.
    public class var interface: WireInterface { preconditionFailure("Proxy itself stands for no interface.") }

    /// The request that ends an object whose last reference is gone.
    class var closing: ClosingRequest? { nil }

    func receive(_ opcode: UInt32, _ values: EventArguments) {}

    /// Frees the handler, which may well refer to the object it belongs to.
    func dropHandler() {}

    // MARK: - Life

    /// The object's number on the wire, for messages to people: numbers are used again.
    public final var id: UInt32 { unsafe isUsable ? wl_proxy_get_id(pointer) : 0 }

    /// Whether requests can still be sent to it.
    public final var isUsable: Bool { isAlive.load(ordering: .acquiring) }

    /// Forgets the object on this side only: no further events come, and it cannot be used afterwards.
    ///
    /// For kinds without a destructor request, and for objects that the compositor has ended by itself. Does nothing
    /// the second time.
    public final func discard() {
        guard isOwner, end() else { return }
        unsafe wl_proxy_destroy(pointer)
    }

    /// Takes the end's consequences on this side; `false` if it came earlier.
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

/// A C proxy that nothing in Swift stands for yet.
@safe
struct NewProxy {
    let pointer: OpaquePointer
    let queue: EventQueue
    /// The objects it was made from, which must outlive it.
    let origins: [Proxy]
    var isOwner = true
}

/// A destructor without values.
struct ClosingRequest {
    let opcode: UInt32
    let since: UInt32
}
