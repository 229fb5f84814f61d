// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Exported windows")
@MainActor
struct ExportTests {
    nonisolated private static let export = "zxdg_exporter_v2.export_toplevel"

    private static func handle(of window: any PlatformWindow) async -> String? {
        await withCheckedContinuation { continuation in
            window.requestForeignHandle { continuation.resume(returning: $0) }
        }
    }

    /// A client whose compositor has received a request for a handle, and holds the answer.
    private static func waitingClient(
        _ completion: @escaping (String?) -> Void
    ) async throws -> (client: TestClient, window: WaylandWindow) {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { $0.givesHandles = false }
        window.requestForeignHandle(completion: completion)
        try await client.compositor.wait { $0.heldExports.count == 1 }
        return (client, window)
    }

    @Test("A window is exported when its handle is first requested, and once")
    func once() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let other = try client.makeWindow()
        try await client.settle()
        #expect(try client.compositor.perform { $0.count(of: Self.export) } == 0)
        #expect(await Self.handle(of: window) == "wayland:handle-1")
        #expect(await Self.handle(of: window) == "wayland:handle-1")
        #expect(await Self.handle(of: other) == "wayland:handle-2")
        try await client.settle()
        #expect(try client.compositor.perform { $0.count(of: Self.export) } == 2)
        #expect(client.failures.isEmpty)
    }

    @Test("The export ends before the window")
    func closing() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        #expect(await Self.handle(of: window) == "wayland:handle-1")
        window.close()
        try await client.compositor.wait { $0.toplevels.isEmpty }
        #expect(try client.compositor.perform { $0.count(of: "zxdg_exported_v2.destroy") } == 1)
        #expect(await Self.handle(of: window) == nil)
        #expect(client.failures.isEmpty)
    }

    @Test("Requests before the handle is known are answered together, each once")
    func waiting() async throws {
        var answers: [String?] = []
        let (client, window) = try await Self.waitingClient { answers.append($0) }
        window.requestForeignHandle { answers.append($0) }
        #expect(answers.isEmpty)
        try client.compositor.perform { desk in
            for export in desk.heldExports {
                desk.sendHandle("first", to: export)
                desk.sendHandle("second", to: export)
            }
        }
        try await client.settle()
        #expect(answers == ["wayland:first", "wayland:first"])
        #expect(await Self.handle(of: window) == "wayland:first")
        #expect(try client.compositor.perform { $0.count(of: Self.export) } == 1)
    }

    @Test("A window that closes before its handle is known has none")
    func earlyClose() async throws {
        var answers: [String?] = []
        let (client, window) = try await Self.waitingClient { answers.append($0) }
        let exports = try client.compositor.perform { $0.heldExports.count }
        window.close()
        #expect(answers == [nil] && exports == 1)
        try await client.compositor.wait { $0.toplevels.isEmpty && $0.heldExports.isEmpty }
        #expect(client.failures.isEmpty)
    }

    @Test("A compositor that disconnects before it has sent the handle ends the request")
    func earlyLoss() async throws {
        var answers: [String?] = []
        let (client, _) = try await Self.waitingClient { answers.append($0) }
        client.compositor.die()
        await client.wait { $0.failures.count == 1 }
        #expect(answers == [nil])
    }

    @Test("The first version of the protocol is used if it is the only one", arguments: [false, true])
    func firstVersion(hasOther: Bool) async throws {
        let options = CompositorOptions().offering("zxdg_exporter_v1", version: 1)
        let client = try TestClient(hasOther ? options : options.without("zxdg_exporter_v2"))
        let window = try await client.openWindow()
        #expect(await Self.handle(of: window) == "wayland:handle-1")
        window.close()
        try await client.compositor.wait { $0.toplevels.isEmpty }
        let counts = try client.compositor.perform { desk in
            ["zxdg_exporter_v1.export", "zxdg_exported_v1.destroy", Self.export].map { desk.count(of: $0) }
        }
        #expect(counts == (hasOther ? [0, 0, 1] : [1, 1, 0]))
        #expect(client.failures.isEmpty)
    }

    @Test("Without the protocol, a window has no handle")
    func missing() async throws {
        let client = try TestClient(CompositorOptions().without("zxdg_exporter_v2"))
        let window = try await client.openWindow()
        #expect(await Self.handle(of: window) == nil)
        #expect(client.failures.isEmpty)
    }

    @Test("When the protocol is removed, exported windows keep their handles, and others have none")
    func removed() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let other = try client.makeWindow()
        #expect(await Self.handle(of: window) == "wayland:handle-1")
        try client.compositor.perform { $0.removeGlobal("zxdg_exporter_v2") }
        try await client.settle()
        #expect(await Self.handle(of: window) == "wayland:handle-1")
        #expect(await Self.handle(of: other) == nil)
        #expect(client.failures.isEmpty)
    }

    @Test(
        "A handle that is empty, long, or not printable ASCII counts as none",
        arguments: [
            "", "a\nb", "a\u{7F}", "tab\t", "\u{1B}[2J", "hänsel", String(repeating: "x", count: 257),
        ])
    func hostile(_ handle: String) async throws {
        var answers: [String?] = []
        let (client, window) = try await Self.waitingClient { answers.append($0) }
        try client.compositor.perform { desk in desk.heldExports.forEach { desk.sendHandle(handle, to: $0) } }
        try await client.settle()
        #expect(answers == [nil])
        #expect(await Self.handle(of: window) == nil)
        #expect(try client.compositor.perform { $0.count(of: Self.export) } == 1)
        #expect(client.failures.isEmpty)
    }

    @Test(
        "A handle has up to 256 characters, and may contain spaces",
        arguments: ["a b", String(repeating: "~", count: 256)])
    func unusual(_ handle: String) async throws {
        var answers: [String?] = []
        let (client, _) = try await Self.waitingClient { answers.append($0) }
        try client.compositor.perform { desk in desk.heldExports.forEach { desk.sendHandle(handle, to: $0) } }
        try await client.settle()
        #expect(answers == ["wayland:\(handle)"])
    }

    @Test("After a reconnection, the new window is exported again")
    func reconnection() async throws {
        let client = try TestClient()
        let lost = try await client.openWindow()
        #expect(await Self.handle(of: lost) == "wayland:handle-1")
        client.compositor.die()
        await client.wait { $0.failures.count == 1 }
        #expect(await Self.handle(of: lost) == nil)
        try await client.compositor.comeBack()
        try await client.system.reconnect(within: 0)
        let window = try await client.openWindow()
        #expect(await Self.handle(of: window) == "wayland:handle-1")
        #expect(try client.compositor.perform { $0.count(of: Self.export) } == 1)
    }
}
