// SPDX-License-Identifier: MIT
internal import DesktopBus

/// The portal that warns applications before memory runs out.
@MainActor
final class MemoryPortal {
    private var subscription: BusSubscription?

    /// Calls back at each warning, whatever its level; the lowest already asks to drop what can be made again.
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
