// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 reconnection", .enabled(if: XServer.isInstalled))
@MainActor
struct ReconnectionTests {
    /// Ends a server, and waits until its display name is free.
    private func end(_ server: XServer) async -> Bool {
        server.end()
        return (try? await server.waitForEnd()) != nil
    }

    @Test("After a restart there are new screens, and windows can be created at the old positions")
    func comingBack() async throws {
        let server = try await XServer(display: XServer.ownName(0))
        let client = try TestClient(server)
        let attributes = WindowAttributes(
            contentSize: CGSize(width: 200, height: 100), position: CGPoint(x: 37, y: 51))
        let old = try await client.openWindow(attributes)
        #expect(old.position == CGPoint(x: 37, y: 51))
        #expect(await end(server))
        try await client.wait(for: "the loss") { $0.failures.count == 1 }
        #expect(client.system.screens.isEmpty)
        #expect(old.position == CGPoint(x: 37, y: 51))
        client.forgetEvents()

        let attempt = Task { try await client.system.reconnect(within: 600) }
        let next = try await XServer(size: (1000, 700), display: server.display)
        try await attempt.value
        #expect(client.screenChanges == ["+screen"])
        #expect(client.system.screens.first?.description.frame.size == CGSize(width: 1000, height: 700))

        let window = try await client.openWindow(attributes)
        let raw = try RawClient(next.display)
        #expect(raw.frame(of: window.surface.identifier).map { [$0.x, $0.y] } == [37, 51])
        #expect(await eventually { raw.pixel(40, 60) == 0x204060 })
        raw.click(1, at: 45, 61)
        try await client.wait(for: "the click") {
            $0.pointerEvents.contains { $0.kind == .released(.left) && $0.location == CGPoint(x: 8, y: 10) }
        }
        raw.key(30, isDown: true)
        try await client.wait(for: "a key with a meaning") { $0.keyEvents.contains { $0.characters == "a" } }
        #expect(client.failures.count == 1)
        client.system.disconnect()
    }

    @Test("The server can restart again, and a selection stays the same object")
    func twice() async throws {
        var server = try await XServer(display: XServer.ownName(1))
        let client = try TestClient(server)
        let clipboard = try client.system.selection(.clipboard)
        for round in 1...3 {
            _ = try await client.openWindow()
            try clipboard.offer(DataOffer(types: ["text/plain"]) { _ in Data() }, serial: nil)
            #expect(clipboard.types == ["text/plain"])
            #expect(await end(server))
            try await client.wait(for: "the loss") { $0.failures.count == round }
            #expect(clipboard.types.isEmpty)
            #expect(throws: OperationError.self) { try clipboard.offer(nil, serial: nil) }
            server = try await XServer(display: server.display)
            try await client.system.reconnect(within: 600)
            #expect(try client.system.selection(.clipboard) === clipboard)
        }
        client.system.disconnect()
    }

    @Test("Reconnecting gives up after the timeout with the error of the last attempt")
    func stayingAway() async throws {
        let server = try await XServer(display: XServer.ownName(2))
        let client = try TestClient(server)
        #expect(await end(server))
        try await client.wait(for: "the loss") { $0.failures.count == 1 }
        await #expect(
            throws: ConnectionError.noDisplay(
                backend: "X11", display: server.display, reason: "the X server cannot be reached")
        ) { try await client.system.reconnect(within: 0.1) }
    }

    @Test("Writing to a server that has ended doesn't end the application")
    func brokenPipe() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let connection = try #require(client.system.session?.connection)
        #expect(await end(server))
        // A signal that isn't ignored would end this process; only the first write after the end sends it.
        for _ in 0..<3 {
            unsafe _ = xcb_no_operation(connection.pointer)
            unsafe _ = xcb_flush(connection.pointer)
        }
        #expect(raise(SIGPIPE) == 0)
        try await client.wait(for: "the loss") { $0.failures.count == 1 }
    }

    @Test("Reconnecting does nothing while there is a connection")
    func nothingToDo() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        try await client.system.reconnect(within: 5)
        #expect(!window.surface.isClosed && client.screenChanges.isEmpty)
        client.system.disconnect()
    }
}
