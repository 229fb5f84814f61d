// SPDX-License-Identifier: MIT
import TestDesktops
import TestProcesses
import Testing
import WindowingHeadless

@testable import WindowingX11

@Suite("Connections to input method servers on X11", .enabled(if: XServer.isInstalled))
@MainActor
struct XIMChannelTests {
    private struct Connection {
        let display: XServer
        let client: TestClient
        let window: X11Window
        let server: RawXIMServer
        let channel: XIMChannel
    }

    private func connect() async throws -> Connection {
        let display = try await XServer()
        let client = try TestClient(display)
        let window = try client.makeWindow()
        let server = try RawXIMServer(display.display, name: "test")
        async let accepting: Void = server.accept()
        let channel = await XIMServers(window).connect(to: "test")
        try await accepting
        return Connection(
            display: display, client: client, window: window, server: server,
            channel: try #require(channel as? XIMChannel))
    }

    private func wait(for event: String, _ condition: () -> Bool) async throws {
        try #require(await Patience.eventually { condition() }, "The test has waited too long for \(event).")
    }

    @Test("Short messages are client messages, and long ones properties, in both directions")
    func messages() async throws {
        let desk = try await connect()
        #expect(desk.channel.window == desk.window.surface.identifier)
        desk.channel.send([1, 2, 3, 4])
        #expect(try await desk.server.receive() == [1, 2, 3, 4] + [UInt8](repeating: 0, count: 16))
        let long = (0..<44).map { UInt8($0) }
        for _ in 0..<20 {
            desk.channel.send(long)
            #expect(try await desk.server.receive() == long)
        }
        var received: [[UInt8]] = []
        desk.channel.messageHandler = { received.append($0) }
        desk.server.send([1] + [UInt8](repeating: 0, count: 19), isLast: false)
        desk.server.send([2] + [UInt8](repeating: 0, count: 19))
        desk.server.send(long, in: "_server1")
        desk.server.send([3] + [UInt8](repeating: 0, count: 19))
        desk.server.send([4, 4, 4, 4], in: "_server1")
        desk.server.send([5, 5, 5, 5], in: "_server1")
        try await wait(for: "the messages") { received.count == 5 }
        #expect(received.map(\.count) == [40, 44, 20, 4, 4])
        #expect(received.map { $0[0] } == [1, 0, 3, 4, 5])
        desk.client.system.disconnect()
    }

    @Test("The end of the server is reported, once")
    func end() async throws {
        let desk = try await connect()
        var count = 0
        desk.channel.endHandler = { count += 1 }
        desk.server.end()
        try await wait(for: "the end") { count > 0 }
        desk.channel.send([1, 2, 3, 4])
        desk.client.system.disconnect()
        #expect(count == 1)
        #expect(desk.client.system.channels.isEmpty)
    }

    @Test("The end of the display is the end of the connection")
    func disconnection() async throws {
        let desk = try await connect()
        var hasEnded = false
        desk.channel.endHandler = { hasEnded = true }
        desk.client.system.disconnect()
        #expect(hasEnded)
    }

    @Test("A message without its content ends the connection", arguments: [100, 3, 0, -1])
    func missingContent(count: Int) async throws {
        let desk = try await connect()
        var hasEnded = false
        desk.channel.endHandler = { hasEnded = true }
        desk.server.send([1, 2, 3, 4], in: "_server1", count: Int(UInt32(truncatingIfNeeded: count)))
        try await wait(for: "the end") { hasEnded }
        desk.client.system.disconnect()
    }

    @Test("A server that loses a request is asked again, up to three times")
    func lostRequests() async throws {
        let display = try await XServer()
        let clock = ManualTimeSource()
        let client = try TestClient(display, timeSource: clock)
        let servers = XIMServers(try client.makeWindow())
        let server = try RawXIMServer(display.display, name: "test")
        for answered in [2, 4] {
            let connection = Task { await servers.connect(to: "test") != nil }
            for attempt in 1...3 {
                try await server.accept(isLost: attempt != answered)
                if attempt == answered { break }
                clock.advance(by: 5)
            }
            #expect(await connection.value == (answered == 2))
        }
        client.system.disconnect()
    }

    @Test("Without a server, or one that has a window for the connection, there is no connection")
    func absence() async throws {
        let display = try await XServer()
        let client = try TestClient(display)
        let window = try client.makeWindow()
        let servers = XIMServers(window)
        #expect(await servers.connect(to: "none") == nil)
        let server = try RawXIMServer(display.display, name: "test")
        for answer: UInt32 in [0, 0xdead_beef] {
            async let accepting: Void = server.accept(answer)
            #expect(await servers.connect(to: "test") == nil)
            try await accepting
        }
        #expect(client.system.channels.isEmpty)
        window.close()
        #expect(await servers.connect(to: "test") == nil)
        client.system.disconnect()
    }
}
