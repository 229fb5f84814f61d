// SPDX-License-Identifier: MIT
import DesktopBus
import TestBus
import TestProcesses
import Testing

@Suite(
    "D-Bus", .enabled(if: Program.areInstalled("dbus-daemon")))
struct DesktopBusTests {
    private static let name = "org.shoji.Test"

    private func method(_ member: String, service: String = name) -> BusMethod {
        BusMethod(service: service, path: "/org/shoji/Test", interface: "org.shoji.Test", member: member)
    }

    @Test("All types of values are received, with variants unwrapped, and arguments keep their types")
    func values() async throws {
        let bus = try await TestBus()
        let service = try TestService(
            on: bus, names: [Self.name],
            replies: [
                "Everything": .values(
                    """
                    (true, byte 0xff, int16 -2, uint16 3, -4, uint32 5, int64 -6, uint64 18446744073709551615, 0.5,
                    'text', objectpath '/a', <<'deep'>>, ['a', 'b'], {'k': <uint32 1>}, {uint32 1: 'v'}, @as [])
                    """),
                "Nothing": .values("()"),
            ])
        let client = DesktopBus(address: bus.address)
        let answer = try await client.call(
            method("Everything"), [.text("a'b"), .unsigned(7), .texts(["x", ""]), .texts([])])
        #expect(
            answer == [
                .boolean(true), .unsigned(255), .integer(-2), .unsigned(3), .integer(-4), .unsigned(5), .integer(-6),
                .unsigned(.max), .number(0.5), .text("text"), .text("/a"), .text("deep"),
                .list([.text("a"), .text("b")]), .dictionary(["k": .unsigned(1)]),
                .list([.list([.unsigned(1), .text("v")])]), .list([]),
            ])
        #expect(try await client.call(method("Nothing")) == [])
        #expect(
            service.calls.map(\.arguments) == ["(\"a'b\", 7, ['x', ''], [])", "()"])
    }

    @Test("Service errors, missing services and timeouts are distinct errors")
    func failures() async throws {
        let bus = try await TestBus()
        let service = try TestService(
            on: bus, names: [Self.name],
            replies: ["Refuse": .error(name: "org.shoji.Error.No", text: "Not today."), "Silent": .silence])
        let client = DesktopBus(address: bus.address)
        await #expect(
            throws: BusError.refused(
                method: "org.shoji.Test.Refuse", name: "org.shoji.Error.No", reason: "Not today.")
        ) { try await client.call(method("Refuse")) }
        let missing = await #expect(throws: BusError.self) {
            try await client.call(method("Any", service: "org.shoji.Missing"))
        }
        guard case .refused(_, "org.freedesktop.DBus.Error.ServiceUnknown", _) = missing else {
            Issue.record("\(String(describing: missing)) is not about a missing service.")
            return
        }
        await #expect(throws: BusError.self) { try await client.call(method("Silent"), timeout: 0.05) }
        // The caller can give up before the service receives the call.
        while service.calls.count < 2 { await Task.yield() }
        #expect(service.calls.map(\.member) == ["Refuse", "Silent"])
    }

    @Test("An oversized reply is an error")
    func flood() async throws {
        let bus = try await TestBus()
        let many = Array(repeating: "1", count: 30_000).joined(separator: ",")
        let service = try TestService(on: bus, names: [Self.name], replies: ["Flood": .values("([\(many)],)")])
        let client = DesktopBus(address: bus.address)
        await #expect(throws: BusError.tooLarge(method: "org.shoji.Test.Flood", limit: 20_000)) {
            try await client.call(method("Flood"))
        }
        withExtendedLifetime(service) {}
    }

    @Test("Without a bus calls fail with the bus's address", arguments: ["unix:path=/nowhere/bus", "nonsense", ""])
    func noBus(address: String) async {
        let client = DesktopBus(address: address)
        for _ in 0..<2 {
            let error = await #expect(throws: BusError.self) { try await client.call(method("Any")) }
            guard case .unreachable(address, let reason) = error else {
                Issue.record("\(String(describing: error)) does not name the address.")
                return
            }
            #expect(!reason.isEmpty)
        }
    }

    @Test("After the bus disconnects, calls fail")
    func lostBus() async throws {
        let bus = try await TestBus()
        let service = try TestService(on: bus, names: [Self.name], replies: ["Nothing": .values("()")])
        let client = DesktopBus(address: bus.address)
        _ = try await client.call(method("Nothing"))
        try await bus.end()
        await #expect(throws: BusError.self) { try await client.call(method("Nothing")) }
        withExtendedLifetime(service) {}
    }

    @Test("Matching signals arrive in order until the subscription is released")
    @MainActor
    func signals() async throws {
        let bus = try await TestBus()
        let service = try TestService(on: bus, names: [Self.name], replies: ["Nothing": .values("()")])
        let client = DesktopBus(address: bus.address)
        let (stream, hand) = AsyncStream.makeStream(of: BusSignal.self)
        var subscription: BusSubscription? = client.subscribe(
            to: BusSignalFilter(service: Self.name, interface: "org.shoji.Test", member: "Changed")
        ) { hand.yield($0) }
        // The reply arrives after the bus has processed the subscription.
        _ = try await client.call(method("Nothing"))
        func emit(_ member: String, _ body: String) throws {
            try service.emit(path: "/org/shoji/Test", interface: "org.shoji.Test", member: member, body: body)
        }
        try emit("Other", "(0,)")
        try emit("Changed", "(1, 'a')")
        try emit("Changed", "()")
        var heard: [BusSignal] = []
        for await signal in stream {
            heard.append(signal)
            if heard.count == 2 { break }
        }
        #expect(heard.map(\.arguments) == [[.integer(1), .text("a")], []])
        #expect(heard.first?.path == "/org/shoji/Test" && heard.first?.member == "Changed")
        #expect(subscription != nil)
        subscription = nil
        _ = try await client.call(method("Nothing"))
        var late = 0
        let other = client.subscribe(to: BusSignalFilter(service: Self.name, interface: "org.shoji.Test")) { _ in
            late += 1
            hand.finish()
        }
        _ = try await client.call(method("Nothing"))
        try emit("Changed", "(3,)")
        for await _ in stream { Issue.record("The subscription that was let go still hears.") }
        #expect(late == 1)
        withExtendedLifetime(other) {}
    }
}
