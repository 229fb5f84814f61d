// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Reconnection")
@MainActor
struct ReconnectionTests {
    /// A client whose compositor has just crashed with an open window.
    private func bereavedClient() async throws -> TestClient {
        let client = try TestClient()
        _ = try await client.openWindow()
        client.compositor.die()
        await client.wait { $0.failures.count == 1 }
        #expect(client.system.screens.isEmpty)
        return client
    }

    /// Waits until the attempt sleeps, then advances the clock.
    private func advance(_ client: TestClient, by seconds: TimeInterval) async throws {
        while client.clock.pendingCount == 0 {
            try Task.checkCancellation()
            await Task.yield()
        }
        client.clock.advance(by: seconds)
    }

    @Test("After a restart there are new screens, and windows can be created")
    func comingBack() async throws {
        let client = try await bereavedClient()
        let attempt = Task { try await client.system.reconnect(within: 10) }
        try await advance(client, by: 0.05)
        try await advance(client, by: 0.1)
        var options = CompositorOptions()
        options.outputs = [DeskOutput.Settings(name: "NEW")]
        try await client.compositor.comeBack(options)
        // The attempt might already be in progress.
        while client.system.screens.isEmpty {
            try Task.checkCancellation()
            client.clock.advance(by: 0.2)
            await Task.yield()
        }
        try await attempt.value
        #expect(client.system.screens.map(\.description.name) == ["NEW"])
        #expect(client.screenChanges == ["+NEW"])
        _ = try await client.openWindow()
        try client.compositor.perform { desk in
            desk.movePointer(to: desk.toplevel?.surface, x: 3, y: 4)
        }
        await client.wait { !$0.pointerEvents.isEmpty }
        #expect(client.failures.count == 1)
    }

    @Test("The compositor can crash and return again")
    func twice() async throws {
        let client = try await bereavedClient()
        for round in 2...4 {
            try await client.compositor.comeBack()
            try await client.system.reconnect(within: 0)
            _ = try await client.openWindow()
            client.compositor.die()
            await client.wait { $0.failures.count == round }
        }
    }

    @Test("Reconnecting gives up after the timeout with the error of the last attempt")
    func stayingAway() async throws {
        let client = try await bereavedClient()
        let attempt = Task { try await client.system.reconnect(within: 2) }
        for pause in [0.05, 0.1, 0.2, 0.4, 0.8, 0.45] { try await advance(client, by: pause) }
        await #expect(
            throws: ConnectionError.noDisplay(
                backend: "Wayland", display: client.compositor.displayName,
                reason: "no compositor has a socket of that name")
        ) { try await attempt.value }
        #expect(client.clock.pendingCount == 0)
    }

    @Test("Another compositor without the required interfaces ends the attempt")
    func useless() async throws {
        let client = try await bereavedClient()
        try await client.compositor.comeBack(CompositorOptions().without("xdg_wm_base"))
        await #expect(
            throws: ConnectionError.missingInterface(
                server: "Wayland compositor", name: "xdg_wm_base", required: 1, available: nil)
        ) { try await client.system.reconnect(within: 100) }
    }

    @Test("Reconnecting does nothing while there is a connection")
    func nothingToDo() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try await client.system.reconnect(within: 5)
        #expect(window.role != nil)
        #expect(client.screenChanges.isEmpty)
    }
}
