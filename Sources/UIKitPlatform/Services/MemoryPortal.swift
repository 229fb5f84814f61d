// SPDX-License-Identifier: MIT
internal import DesktopBus

/// The portal that warns applications before memory is exhausted.
@MainActor
final class MemoryPortal {
    private var subscription: BusSubscription?

    /// Calls `warned` at each warning, whatever its level; even the lowest asks applications to release caches.
    init(bus: DesktopBus, warned: @escaping @MainActor () -> Void) {
        subscription = bus.subscribe(
            to: BusSignalFilter(
                service: Portal.service, path: Portal.path, interface: "org.freedesktop.portal.MemoryMonitor",
                member: "LowMemoryWarning")
        ) { signal in
            guard let level = signal.arguments.first?.integer, level > 0 else { return }
            warned()
        }
    }
}
