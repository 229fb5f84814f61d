// SPDX-License-Identifier: MIT
package import DesktopBus

/// The portal that reports the desktop settings, also to sandboxed applications.
@MainActor
final class SettingsPortal {
    private let bus: DesktopBus
    private let changed: @MainActor (DesktopSettings) -> Void
    /// The current settings; empty until the portal has answered.
    private(set) var settings = DesktopSettings()
    private var subscription: BusSubscription?

    private static let interface = "org.freedesktop.portal.Settings"

    /// Calls `changed` with the settings, soon and after each change; never if there is no portal.
    init(bus: DesktopBus, changed: @escaping @MainActor (DesktopSettings) -> Void) {
        self.bus = bus
        self.changed = changed
        subscription = bus.subscribe(
            to: BusSignalFilter(
                service: Portal.service, path: Portal.path, interface: Self.interface, member: "SettingChanged")
        ) { [weak self] signal in
            guard let self, signal.arguments.count == 3, let namespace = signal.arguments[0].text,
                let key = signal.arguments[1].text
            else { return }
            update { $0.take(signal.arguments[2], for: key, in: namespace) }
        }
        Task { [weak self] in
            let answer = try? await bus.call(
                Portal.method(Self.interface, "ReadAll"),
                [.texts(DesktopSettings.namespaces)])
            if let all = answer?.first { self?.update { $0.take(all: all) } }
        }
    }

    private func update(_ change: (inout DesktopSettings) -> Void) {
        let before = settings
        change(&settings)
        if settings != before { changed(settings) }
    }
}

/// The bus name and object path of the desktop portal.
package enum Portal {
    package static let service = "org.freedesktop.portal.Desktop"
    package static let path = "/org/freedesktop/portal/desktop"

    package static func method(_ interface: String, _ member: String) -> BusMethod {
        BusMethod(service: service, path: path, interface: interface, member: member)
    }
}
