// SPDX-License-Identifier: MIT
import AccessibilityATSPI
import AccessibilityTree
import DesktopBus
import TestAccessibility
import TestBus
import TestProcesses
import Testing

@Suite("AT-SPI: the application on the bus", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct ServiceTests {
    @Test("Without a client, the status is read once, and neither a connection nor a provider is made")
    func idle() async throws {
        let desktop = try await AccessibilityDesktop(isEnabled: false)
        try await desktop.calls("GetAll")
        // The status is off, and stays so.
        try desktop.setStatus("IsEnabled", false)
        _ = try await desktop.client.hasOwner("org.a11y.Bus")
        #expect(desktop.registry.calls.map(\.member) == ["GetAll"])
        #expect(desktop.providerCount == 0)
    }

    @Test("A variable disables the service")
    func disabled() async throws {
        let desktop = try await AccessibilityDesktop(variables: ["NO_AT_BRIDGE": "1"])
        _ = try await desktop.client.hasOwner("org.a11y.Bus")
        #expect(desktop.registry.calls.isEmpty)
    }

    @Test("The application registers when a client asks for the bus, and makes its objects at the first request")
    func registration() async throws {
        let desktop = try await AccessibilityDesktop(isEnabled: false)
        try await desktop.calls("GetAll")
        try desktop.setStatus("IsEnabled", true)
        let remote = try await desktop.remote()
        try await desktop.calls("GetRegisteredEvents")
        #expect(desktop.providerCount == 0)
        #expect(try await remote.get(.application, "Accessible", "Name") == .text("Model"))
        #expect(desktop.providerCount == 1)
        #expect(desktop.model.observer == nil)
        #expect(
            try await remote.get(.application, "Accessible", "Parent")
                == .list([.text(":1.0"), .text("/org/a11y/atspi/accessible/root")]))
    }

    @Test("An address in the environment is used instead of that of the session")
    func addressInEnvironment() async throws {
        let other = try await TestBus()
        let registry = try TestService(
            on: other, names: ["org.a11y.atspi.Registry"],
            replies: [
                "Embed": .error(name: "org.shoji.No", text: "No."), "GetRegisteredEvents": .values("(@a(ss) [],)"),
            ])
        let desktop = try await AccessibilityDesktop(variables: ["AT_SPI_BUS_ADDRESS": other.address])
        while registry.calls.count < 2 { await Task.yield() }
        #expect(desktop.registry.calls.map(\.member) == ["GetAll"])
    }

    @Test("When no client asks anymore, the application leaves the bus, and returns later")
    func disablement() async throws {
        let desktop = try await AccessibilityDesktop()
        let remote = try await desktop.remote()
        try desktop.setStatus("IsEnabled", false)
        #expect(try await desktop.calls("Unembed").contains("'\(remote.name)'"))
        try desktop.setStatus("IsEnabled", true)
        try await desktop.calls("Embed", count: 2)
    }

    @Test("A running screen reader is reported")
    func screenReader() async throws {
        let desktop = try await AccessibilityDesktop(isEnabled: false)
        var reports: [Bool] = []
        desktop.service?.screenReaderHandler = { reports.append($0) }
        try await desktop.calls("GetAll")
        try desktop.setStatus("ScreenReaderEnabled", true)
        try await desktop.calls("Embed")
        #expect(reports == [true] && desktop.service?.isScreenReaderEnabled == true)
        try desktop.setStatus("ScreenReaderEnabled", false)
        try await desktop.calls("Unembed")
        #expect(reports == [true, false])
    }

    @Test("A registry that ends and returns is registered with again, and its listeners are asked for")
    func registryRestart() async throws {
        let bus = try await TestBus()
        let replies: [String: TestService.Reply] = [
            "GetAll": .values("({'IsEnabled': <true>},)"), "GetAddress": .values("('\(bus.address)',)"),
            "Embed": .values("((':1.0', objectpath '/desktop'),)"), "Unembed": .values("()"),
        ]
        let status = try TestService(on: bus, names: ["org.a11y.Bus"], replies: replies)
        let all = replies.merging(["GetRegisteredEvents": .values("([('a', 'object:state-changed')],)")]) { $1 }
        var registry: TestService? = try TestService(on: bus, names: ["org.a11y.atspi.Registry"], replies: all)
        let model = ModelProvider()
        let service = AccessibilityService(
            bus: DesktopBus(address: bus.address), variables: [:], toolkitVersion: "", locale: ""
        ) { model }
        service.start()
        while model.observer == nil { await Task.yield() }
        func registrations(_ registry: TestService?) -> [String] {
            registry?.calls.map(\.member).filter { $0 != "GetKeystrokeListeners" } ?? []
        }
        #expect(registrations(registry) == ["Embed", "GetRegisteredEvents"])
        registry = nil
        while model.observer != nil { await Task.yield() }
        let second = try TestService(on: bus, names: ["org.a11y.atspi.Registry"], replies: all)
        while model.observer == nil { await Task.yield() }
        #expect(registrations(second) == ["Embed", "GetRegisteredEvents"])
        withExtendedLifetime((service, status)) {}
    }

    @Test("An accessibility bus that ends is replaced by the next one")
    func busRestart() async throws {
        let session = try await TestBus()
        var bus: TestBus? = try await TestBus()
        let status = try TestService(
            on: session, names: ["org.a11y.Bus"],
            replies: [
                "GetAll": .values("({'IsEnabled': <true>},)"), "GetAddress": .values("('\(bus?.address ?? "")',)"),
            ])
        let replies: [String: TestService.Reply] = [
            "Embed": .values("((':1.0', objectpath '/desktop'),)"),
            "GetRegisteredEvents": .values("([('a', 'focus:')],)"),
        ]
        var registry: TestService?
        if let bus { registry = try TestService(on: bus, names: ["org.a11y.atspi.Registry"], replies: replies) }
        let model = ModelProvider()
        let service = AccessibilityService(
            bus: DesktopBus(address: session.address), variables: [:], toolkitVersion: "", locale: ""
        ) { model }
        service.start()
        while model.observer == nil { await Task.yield() }
        registry = nil
        try await bus?.end()
        while model.observer != nil { await Task.yield() }
        bus = try await TestBus()
        if let bus {
            registry = try TestService(on: bus, names: ["org.a11y.atspi.Registry"], replies: replies)
            status.set(.values("('\(bus.address)',)"), for: "GetAddress")
        }
        // The launcher of the bus has another owner.
        try status.emit(
            path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged",
            body: "('org.a11y.Status', {'IsEnabled': <false>}, @as [])")
        try status.emit(
            path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged",
            body: "('org.a11y.Status', {'IsEnabled': <true>}, @as [])")
        while model.observer == nil { await Task.yield() }
        withExtendedLifetime((service, registry)) {}
    }
}
