// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Screens")
@MainActor
struct WaylandScreenTests {
    private func options(_ outputs: DeskOutput.Settings...) -> CompositorOptions {
        var options = CompositorOptions()
        options.outputs = outputs
        return options
    }

    @Test("A screen is completely described when the connection is established")
    func description() throws {
        let client = try TestClient(
            options(
                DeskOutput.Settings(
                    name: "DP-1", mode: (3000, 2000, 59_940), scale: 2, logical: (100, 50, 2000, 1333))))
        let screen = try #require(client.system.screens.first).description
        #expect(screen.name == "DP-1")
        #expect(screen.make == "Make")
        #expect(screen.model == "Model")
        #expect(screen.frame == CGRect(x: 100, y: 50, width: 2000, height: 1333))
        #expect(screen.scale == 1.5, "from the logical size, since wl_output rounds up")
        #expect(screen.physicalSize == CGSize(width: 300, height: 200))
        #expect(screen.currentMode?.size == PixelSize(width: 3000, height: 2000))
        #expect(screen.currentMode?.refreshRate == 59.94)
        #expect(screen.modes.count == 1)
        #expect(screen.modes.first?.isPreferred == true)
    }

    @Test("Without xdg_output, size and scale are derived from the mode", arguments: [2, 3, 4] as [UInt32])
    func withoutLogicalOutput(version: UInt32) throws {
        let output = DeskOutput.Settings(name: "DP-1", mode: (1920, 1080, 60_000), scale: 2, transform: .transform90)
        let client = try TestClient(
            options(output).without("zxdg_output_manager_v1").offering("wl_output", version: version))
        let screen = try #require(client.system.screens.first).description
        #expect(screen.frame == CGRect(x: 0, y: 0, width: 540, height: 960))
        #expect(screen.scale == 2)
        #expect(screen.transform == .rotated90)
        #expect(screen.name == "DP-1" || version < 4)
        #expect(!screen.name.isEmpty)
    }

    @Test("Outputs are added, changed and removed")
    func hotPlug() async throws {
        let client = try TestClient()
        #expect(client.system.screens.map(\.description.name) == ["TEST-1"])
        #expect(client.screenChanges.isEmpty)
        try client.compositor.perform {
            _ = $0.addOutput(DeskOutput.Settings(name: "TEST-2", logical: (1280, 0, 1024, 576)))
        }
        await client.wait { $0.screenChanges == ["+TEST-2"] }
        #expect(client.system.screens.last?.description.scale == 1.25, "complete when it is told")
        #expect(client.system.screens.count == 2)

        try client.compositor.perform {
            $0.outputs[1].update(DeskOutput.Settings(name: "TEST-2", mode: (800, 600, 75_000)))
        }
        await client.wait { $0.screenChanges.contains("=TEST-2") }
        #expect(client.system.screens.last?.description.currentMode?.size == PixelSize(width: 800, height: 600))

        try client.compositor.perform { $0.removeOutput($0.outputs[0]) }
        await client.wait { $0.screenChanges.contains("-TEST-1") }
        #expect(client.system.screens.map(\.description.name) == ["TEST-2"])
    }

    @Test("A screen is reported in the iteration in which its description arrives, before later events")
    func promptness() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { $0.focusKeyboard($0.toplevel?.surface) }
        try await client.settle()
        try client.compositor.perform { _ = $0.addOutput(DeskOutput.Settings(name: "TEST-2")) }
        while client.system.outputs.count < 2 { await Task.yield() }
        // The main actor blocks until the compositor has responded, so that both arrive together.
        while try client.compositor.perform({ $0.outputs[1].resources.isEmpty }) {}
        try client.compositor.perform { $0.key(30, isDown: true) }
        var news: [String]?
        await client.wait { client in
            if !client.keyEvents.isEmpty { news = news ?? client.screenChanges }
            return news != nil
        }
        #expect(news == ["+TEST-2"])
        withExtendedLifetime(window) {}
    }

    @Test("Even the last output can be removed, and another one added")
    func noScreens() async throws {
        let client = try TestClient()
        _ = try await client.openWindow()
        try client.compositor.perform { $0.removeOutput($0.outputs[0]) }
        await client.wait { $0.screenChanges == ["-TEST-1"] }
        #expect(client.system.screens.isEmpty)
        try client.compositor.perform { _ = $0.addOutput(DeskOutput.Settings(name: "TEST-9")) }
        await client.wait { $0.screenChanges == ["-TEST-1", "+TEST-9"] }
        #expect(client.failures.isEmpty)
    }

    @Test("A window reports the screens that show it")
    func entering() async throws {
        let client = try TestClient(options(DeskOutput.Settings(name: "A"), DeskOutput.Settings(name: "B")))
        _ = try await client.openWindow()
        try client.compositor.perform { desk in
            for output in desk.outputs {
                for resource in output.resources { desk.toplevel?.surface.resource.sendEnter(output: resource) }
            }
        }
        await client.wait { $0.enteredScreens == [["A"], ["A", "B"]] }
        try client.compositor.perform { $0.removeOutput($0.outputs[0]) }
        await client.wait { $0.enteredScreens.last == ["B"] }
    }
}
