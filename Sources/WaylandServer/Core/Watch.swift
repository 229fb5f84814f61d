// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// Retains a Swift object from `add` until the C object's destroy listener is called.
enum Watch {
    /// Creates a listener that retains `owner`, and registers it with `attach`.
    static func add(
        owner: AnyObject, notify: wl_notify_func_t, attach: (UnsafeMutablePointer<wl_listener>) -> Void
    ) {
        let watch = UnsafeMutablePointer<shoji_wayland_watch>.allocate(capacity: 1)
        unsafe watch.initialize(to: shoji_wayland_watch())
        unsafe watch.pointee.listener.notify = notify
        unsafe watch.pointee.owner = Unmanaged.passRetained(owner).toOpaque()
        unsafe attach(UnsafeMutableRawPointer(watch).assumingMemoryBound(to: wl_listener.self))
    }

    static func owner<Owner: AnyObject>(_ listener: UnsafeMutablePointer<wl_listener>, as type: Owner.Type) -> Owner? {
        let watch = unsafe UnsafeMutableRawPointer(listener).assumingMemoryBound(to: shoji_wayland_watch.self)
        return unsafe watch.pointee.owner.map { unsafe Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Releases the owner during the listener's call, and returns it for cleanup.
    static func finish<Owner: AnyObject>(_ listener: UnsafeMutablePointer<wl_listener>, as type: Owner.Type) -> Owner? {
        let watch = unsafe UnsafeMutableRawPointer(listener).assumingMemoryBound(to: shoji_wayland_watch.self)
        let owner = unsafe watch.pointee.owner.map { unsafe Unmanaged<Owner>.fromOpaque($0).takeRetainedValue() }
        unsafe wl_list_remove(&watch.pointee.listener.link)
        unsafe watch.deallocate()
        return owner
    }
}
