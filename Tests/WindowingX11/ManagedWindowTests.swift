// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import TestProcesses
import Testing
import Windowing

@testable import WindowingX11

@Suite(
    "Windows under a window manager", .enabled(if: XServer.isInstalled && WindowManagerProcess.isInstalled),
    .timeLimit(.minutes(15)))
@MainActor
struct ManagedWindowTests {
    @MainActor
    private struct Desk {
        let server: XServer
        let manager: WindowManagerProcess
        let client: TestClient
        let raw: RawClient

        init() async throws {
            server = try await XServer()
            manager = try await WindowManagerProcess(server)
            client = try TestClient(server)
            raw = try RawClient(server.display)
        }
    }

    @Test("The window manager frames the window and learns its name, class and process")
    func description() async throws {
        let desk = try await Desk()
        let window = try await desk.client.openWindow(
            WindowAttributes(
                title: "Größe 世界", applicationIdentifier: "org.example.Test",
                contentSize: CGSize(width: 200, height: 100), minimumSize: CGSize(width: 50, height: 40)))
        let identifier = window.surface.identifier
        #expect(desk.client.configurations.first?.decoration == .server)
        #expect(desk.client.configurations.last?.capabilities.contains([.maximize, .fullScreen, .minimize]) == true)
        #expect(desk.raw.property(.netName, of: identifier)?.text == "Größe 世界")
        #expect(desk.raw.property(.wmClass, of: identifier)?.text.hasSuffix("\0org.example.Test\0") == true)
        #expect(desk.raw.property(.netProcess, of: identifier)?.numbers == [UInt32(getpid())])
        let hints = try #require(desk.raw.property(.wmNormalHints, of: identifier)?.numbers)
        #expect(hints[0] == 1 << 4 && hints[5] == 50 && hints[6] == 40)
        window.setTitle("other")
        desk.raw.synchronize()
        try await desk.client.wait(for: "the focus") { $0.configurations.last?.states.contains(.activated) == true }
        #expect(desk.raw.property(.netName, of: identifier)?.text == "other")
        let extents = desk.raw.property(.netFrameExtents, of: identifier)?.numbers
        #expect(extents?.contains { $0 > 0 } == true)
        desk.client.system.disconnect()
    }

    @Test("Without a window manager a window can still fill its screen")
    func unmanaged() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        window.setFullScreen(true, on: nil)
        try await client.wait(for: "the whole screen") {
            $0.configurations.last?.states.contains(.fullScreen) == true && $0.configurations.last?.width == 800
        }
        window.setFullScreen(false, on: nil)
        try await client.wait(for: "the old size") { $0.configurations.last?.width == 200 }
        client.system.disconnect()
    }
}
