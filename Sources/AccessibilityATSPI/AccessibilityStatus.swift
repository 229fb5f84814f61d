// SPDX-License-Identifier: MIT
internal import DesktopBus

/// Watches whether assistive technology runs, without starting a service.
@MainActor
final class AccessibilityStatus {
    static let service = "org.a11y.Bus"
    static let path = "/org/a11y/bus"
    private static let interface = "org.a11y.Status"
    private static let properties = "org.freedesktop.DBus.Properties"

    /// Whether a client asks for the accessibility bus.
    private(set) var isEnabled = false
    private(set) var isScreenReaderEnabled = false

    private let bus: DesktopBus
    private let changed: @MainActor () -> Void
    private var subscriptions: [BusSubscription] = []
    /// The number of the last question; answers to others are outdated.
    private var question = 0

    init(bus: DesktopBus, changed: @escaping @MainActor () -> Void) {
        self.bus = bus
        self.changed = changed
    }

    func start() {
        subscriptions = [
            bus.subscribe(
                to: BusSignalFilter(
                    service: Self.service, path: Self.path, interface: Self.properties, member: "PropertiesChanged")
            ) { [weak self] signal in self?.receive(signal) },
            bus.subscribe(
                to: BusSignalFilter(
                    service: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
                    firstArgument: Self.service)
            ) { [weak self] signal in self?.ownerChanged(signal) },
        ]
        read()
    }

    private func receive(_ signal: BusSignal) {
        guard signal.arguments.first?.text == Self.interface, signal.arguments.count >= 2 else { return }
        // Properties can be reported without their values.
        guard let news = signal.arguments[1].dictionary, !news.isEmpty else { return read() }
        question += 1
        apply(news)
    }

    private func ownerChanged(_ signal: BusSignal) {
        guard signal.arguments.count == 3, let owner = signal.arguments[2].text else { return }
        question += 1
        if owner.isEmpty {
            apply(["IsEnabled": .boolean(false), "ScreenReaderEnabled": .boolean(false)])
        } else {
            // Another bus, even if nothing seems to change in between.
            apply(["IsEnabled": .boolean(false)])
            read()
        }
    }

    private func read() {
        question += 1
        let question = question
        bus.send(
            BusMethod(service: Self.service, path: Self.path, interface: Self.properties, member: "GetAll"),
            [.text(Self.interface)], timeout: 5, startsService: false
        ) { [weak self] result in
            guard let self, question == self.question, let all = try? result.get().first?.dictionary else { return }
            apply(all)
        }
    }

    private func apply(_ news: [String: BusValue]) {
        let old = (isEnabled, isScreenReaderEnabled)
        if let value = news["IsEnabled"]?.boolean { isEnabled = value }
        if let value = news["ScreenReaderEnabled"]?.boolean { isScreenReaderEnabled = value }
        if old != (isEnabled, isScreenReaderEnabled) { changed() }
    }
}
