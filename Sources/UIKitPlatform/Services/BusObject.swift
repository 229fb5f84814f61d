// SPDX-License-Identifier: MIT
internal import DesktopBus

/// The properties of a bus object, kept up to date.
@MainActor
final class BusObject {
    private let bus: DesktopBus
    private let service: String
    private let path: String
    private let interface: String
    private var subscription: BusSubscription?
    private var values: [String: BusValue] = [:]

    private static let properties = "org.freedesktop.DBus.Properties"

    init(bus: DesktopBus, service: String, path: String, interface: String) {
        self.bus = bus
        self.service = service
        self.path = path
        self.interface = interface
    }

    /// Calls `changed` with all properties, soon and after each change, until `stop()`; never if the object does not
    /// exist.
    ///
    /// The method `first`, if given, is called on the object before its properties are read.
    func watch(first member: String? = nil, _ changed: @escaping @MainActor ([String: BusValue]) -> Void) {
        values = [:]
        let own = bus.subscribe(
            to: BusSignalFilter(
                service: service, path: path, interface: Self.properties, member: "PropertiesChanged")
        ) { [weak self] signal in
            guard let self, signal.arguments.count >= 2, signal.arguments[0].text == interface,
                let news = signal.arguments[1].dictionary
            else { return }
            take(news, changed)
        }
        subscription = own
        Task { [weak self, bus, service, path, interface] in
            if let member {
                _ = try? await bus.call(
                    BusMethod(service: service, path: path, interface: interface, member: member))
            }
            let answer = try? await bus.call(
                BusMethod(service: service, path: path, interface: Self.properties, member: "GetAll"),
                [.text(interface)])
            guard let self, subscription === own, let all = answer?.first?.dictionary else { return }
            take(all, changed)
        }
    }

    private func take(_ news: [String: BusValue], _ changed: @MainActor ([String: BusValue]) -> Void) {
        guard subscription != nil else { return }
        values.merge(news) { $1 }
        changed(values)
    }

    /// Stops watching.
    ///
    /// The method `last`, if given, is called on the object.
    func stop(last member: String? = nil) {
        subscription = nil
        guard let member else { return }
        Task { [bus, service, path, interface] in
            _ = try? await bus.call(BusMethod(service: service, path: path, interface: interface, member: member))
        }
    }
}
