// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc
internal import Synchronization

/// Finds the Swift object of a libwayland proxy while one thread dispatches and another might release its last
/// reference.
///
/// A pointer from the C proxy could be followed while the Swift object is being deallocated; a weak reference under a
/// lock can't. libwayland doesn't reuse the address while an event to it is in flight.
enum ProxyTable {
    private struct Entry {
        weak var proxy: Proxy?
    }

    private static let entries = Mutex<[UInt: Entry]>([:])

    static func insert(_ proxy: Proxy) {
        let key = unsafe UInt(bitPattern: proxy.pointer)
        entries.withLock { $0[key] = Entry(proxy: proxy) }
    }

    static func remove(_ pointer: OpaquePointer) {
        _ = entries.withLock { $0.removeValue(forKey: UInt(bitPattern: pointer)) }
    }

    static func proxy(at pointer: OpaquePointer) -> Proxy? {
        entries.withLock { $0[UInt(bitPattern: pointer)]?.proxy }
    }

    /// Passes an event to its object; if the object is being deallocated, the event's resources are released.
    static func dispatch(
        to target: OpaquePointer, _ opcode: UInt32, _ message: UnsafePointer<wl_message>,
        _ arguments: UnsafeMutablePointer<wl_argument>
    ) {
        if let proxy = unsafe proxy(at: target) {
            proxy.receive(opcode, unsafe EventArguments(arguments, sender: proxy))
        } else {
            unsafe discard(arguments, of: message)
        }
    }

    private static func discard(_ arguments: UnsafeMutablePointer<wl_argument>, of message: UnsafePointer<wl_message>) {
        var index = 0
        for letter in unsafe String(cString: message.pointee.signature) {
            switch letter {
            case "h":
                unsafe close(arguments[index].h)
                index += 1
            case "n":
                if let object = unsafe arguments[index].o { unsafe wl_proxy_destroy(object) }
                index += 1
            case "i", "u", "f", "s", "o", "a":
                index += 1
            default:
                break  // A version or a `?`.
            }
        }
    }
}
