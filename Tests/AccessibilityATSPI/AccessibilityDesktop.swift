// SPDX-License-Identifier: MIT
import AccessibilityATSPI
import AccessibilityTree
import DesktopBus
import TestAccessibility
import TestBus
import Testing

/// A bus that is both the session's and the accessibility bus, with a registry and an application.
@MainActor
final class AccessibilityDesktop {
    static let registryPath = "/org/a11y/atspi/registry"

    let bus: TestBus
    let registry: TestService
    let client: DesktopBus
    let model = ModelProvider()
    private(set) var providerCount = 0
    private(set) var service: AccessibilityService?
    private let isEnabled: Bool

    init(
        isEnabled: Bool = true, isReader: Bool = false, events: [String] = [], limits: BusRequestLimits? = nil,
        variables: [String: String] = [:], keyListeners: String = "[]"
    ) async throws {
        bus = try await TestBus()
        self.isEnabled = isEnabled
        let list = events.map { "('client', '\($0)')" }.joined(separator: ",")
        registry = try TestService(
            on: bus, names: ["org.a11y.Bus", "org.a11y.atspi.Registry"],
            replies: [
                "GetAll": .values("({'IsEnabled': <\(isEnabled)>, 'ScreenReaderEnabled': <\(isReader)>},)"),
                "GetAddress": .values("('\(bus.address)',)"),
                "Embed": .values("((':1.0', objectpath '/org/a11y/atspi/accessible/root'),)"),
                "Unembed": .values("()"),
                "GetRegisteredEvents": .values("(@a(ss) [\(list)],)"),
                "GetKeystrokeListeners": .values("(@a(souua(iisi)u(bbb)) \(keyListeners),)"),
            ])
        client = DesktopBus(address: bus.address)
        var standard = BusRequestLimits()
        // A busy machine isn't what these tests are about.
        standard.deadline = 60
        let service = AccessibilityService(
            bus: DesktopBus(address: bus.address), variables: variables, toolkitVersion: "1.0", locale: "en_US.UTF-8",
            roleName: { $0 == .button ? "Schaltfläche" : "" }, limits: limits ?? standard
        ) { [model, weak self] in
            self?.providerCount += 1
            return model
        }
        self.service = service
        service.start()
    }

    /// Waits until the registry has received a number of calls of a method, and returns the arguments of the last.
    @discardableResult
    func calls(_ member: String, count: Int = 1) async throws -> String {
        var patience = 200_000
        while true {
            let calls = registry.calls.filter { $0.member == member }
            if calls.count >= count { return calls[count - 1].arguments }
            patience -= 1
            try #require(patience > 0, "The registry hasn't received \(member).")
            await Task.yield()
        }
    }

    /// The application's unique name on the bus, once it is registered.
    func name() async throws -> String {
        let arguments = try await calls("Embed")
        return String(arguments.split(separator: "'")[1])
    }

    func setStatus(_ name: String, _ value: Bool) throws {
        try registry.emit(
            path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged",
            body: "('org.a11y.Status', {'\(name)': <\(value)>}, @as [])")
    }

    /// Registers a listener of the client.
    func listen(_ event: String, client name: String = "client", isRegistered: Bool = true) throws {
        try registry.emit(
            path: Self.registryPath, interface: "org.a11y.atspi.Registry",
            member: isRegistered ? "EventListenerRegistered" : "EventListenerDeregistered",
            body: isRegistered ? "('\(name)', '\(event)', @as [])" : "('\(name)', '\(event)')")
    }

    /// Returns a client of the application's objects.
    func remote() async throws -> RemoteApplication {
        RemoteApplication(bus: client, name: try await name())
    }
}

/// The objects of an application, as a client calls them.
struct RemoteApplication: Sendable {
    var bus: DesktopBus
    var name: String

    static func path(_ id: AccessibilityID) -> String {
        id == .application ? "/org/a11y/atspi/accessible/root" : "/org/a11y/atspi/accessible/\(id.rawValue)"
    }

    func call(
        _ path: String, _ interface: String, _ member: String, _ arguments: [BusArgument] = []
    ) async throws(BusError) -> [BusValue] {
        try await bus.call(
            BusMethod(
                service: name, path: path,
                interface: interface.contains(".") ? interface : "org.a11y.atspi.\(interface)", member: member),
            arguments, timeout: 60)
    }

    func call(
        _ id: AccessibilityID, _ interface: String, _ member: String, _ arguments: [BusArgument] = []
    ) async throws(BusError) -> [BusValue] {
        try await call(Self.path(id), interface, member, arguments)
    }

    func get(_ id: AccessibilityID, _ interface: String, _ property: String) async throws(BusError) -> BusValue? {
        try await call(
            id, "org.freedesktop.DBus.Properties", "Get", [.text("org.a11y.atspi.\(interface)"), .text(property)]
        ).first
    }

    /// Returns the reference of an object as it is received.
    func reference(_ id: AccessibilityID) -> BusValue {
        .list([.text(name), .text(Self.path(id))])
    }

    static let null = BusValue.list([.text(""), .text("/org/a11y/atspi/null")])

    /// Returns the D-Bus name of the error of a call, without its prefix; `nil` if it succeeds.
    func refusal(
        _ path: String, _ interface: String, _ member: String, _ arguments: [BusArgument] = []
    ) async -> String? {
        do throws(BusError) {
            _ = try await call(path, interface, member, arguments)
            return nil
        } catch {
            guard case .refused(_, let name, _) = error else { return "\(error)" }
            return name.replacing("org.freedesktop.DBus.Error.", with: "")
        }
    }
}

/// Records the events of an application.
@MainActor
final class EventRecorder {
    private(set) var events: [String] = []

    init(_ bus: DesktopBus) {
        for category in ["Object", "Window", "Focus"] {
            subscriptions.append(
                bus.subscribe(to: BusSignalFilter(service: nil, interface: "org.a11y.atspi.Event.\(category)")) {
                    [weak self] signal in self?.record(signal)
                })
        }
        subscriptions.append(
            bus.subscribe(to: BusSignalFilter(service: nil, interface: "org.a11y.atspi.Cache")) {
                [weak self] signal in self?.record(signal)
            })
    }

    private var subscriptions: [BusSubscription] = []

    private func record(_ signal: BusSignal) {
        let path = signal.path.split(separator: "/").last ?? ""
        var line = "\(signal.member) \(path)"
        if signal.interface.hasPrefix("org.a11y.atspi.Event."), signal.arguments.count == 5 {
            let numbers = signal.arguments[1...2].map { "\($0.integer ?? -99)" }.joined(separator: " ")
            line += " \(signal.arguments[0].text ?? "?") \(numbers)"
            switch signal.arguments[3] {
            case .text(let text): line += " '\(text)'"
            case .list(let members): line += " \(members.last?.text ?? "list")"
            case .number(let number): line += " \(number)"
            default: break
            }
        }
        events.append(line)
    }

    /// Waits for a number of events and returns all.
    func wait(for count: Int) async throws -> [String] {
        var patience = 200_000
        while events.count < count {
            patience -= 1
            try #require(patience > 0, "Of \(count) events, there are only \(events).")
            await Task.yield()
        }
        return events
    }
}
