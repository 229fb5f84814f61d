// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Windows")
@MainActor
struct WaylandWindowTests {
    private let attributes = WindowAttributes(contentSize: CGSize(width: 200, height: 100))

    @Test("The first commit has no buffer, and the frame that responds acknowledges before attaching")
    func order() async throws {
        let client = try TestClient()
        _ = try await client.openWindow()
        let log = try client.compositor.perform { $0.log.filter { !$0.hasPrefix("zxdg") } }
        let commit = try #require(log.firstIndex(of: "wl_surface.commit"))
        let acknowledgement = try #require(log.firstIndex { $0.hasPrefix("xdg_surface.ack_configure") })
        let attachment = try #require(log.firstIndex(of: "wl_surface.attach buffer"))
        #expect(commit < acknowledgement)
        #expect(acknowledgement < attachment)
        #expect(log.last == "wl_surface.commit")
        #expect(!log.contains("wl_surface.attach null"))
    }

    @Test("Only the latest configure event is acknowledged, by the frame laid out for it")
    func latestSerial() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        client.answersConfigures = false
        let serials = try client.compositor.perform { desk in
            let toplevel = try #require(desk.toplevel)
            return [(300, 200), (400, 300), (500, 400)].map { toplevel.configure(width: $0.0, height: $0.1) }
        }
        await client.wait { $0.configurations.count == 4 }
        let last = try #require(client.configurations.last)
        #expect(last.serial == serials.last)
        #expect(last.width == 500)
        _ = await Frames.show(on: window.target, FrameConfiguration(last))
        // A late frame for an earlier size is valid, and acknowledges nothing.
        _ = await Frames.show(on: window.target, FrameConfiguration(client.configurations[1]))
        try await client.compositor.wait { $0.toplevel?.surface.frameCount == 3 }
        let acknowledged = try client.compositor.perform { $0.toplevel?.acknowledged }
        #expect(acknowledged?.last == serials.last)
        #expect(acknowledged?.count == 2)
        #expect(client.failures.isEmpty)
    }

    @Test("A size of zero is the application's choice")
    func ownSize() async throws {
        let client = try TestClient()
        _ = try await client.openWindow()
        #expect(client.configurations.first?.width == nil)
        #expect(client.configurations.first?.height == nil)
        try client.compositor.perform { _ = $0.toplevel?.configure(width: 0, height: 250) }
        await client.wait { $0.configurations.count == 2 }
        #expect(client.configurations.last?.width == nil)
        #expect(client.configurations.last?.height == 250)
    }

    @Test("States, bounds and capabilities apply with the next configure event, and unknown ones are ignored")
    func states() async throws {
        let client = try TestClient()
        _ = try await client.openWindow()
        try client.compositor.perform { desk in
            let toplevel = try #require(desk.toplevel)
            toplevel.resource.sendConfigureBounds(width: 1000, height: 700)
            toplevel.resource.sendWmCapabilities(capabilities: [UInt8](wireWords: [2, 4, 99]))
            toplevel.configure(
                width: 10, height: 10,
                states: [.maximized, .tiledLeft, .suspended, XdgToplevelResource.State(rawValue: 4000)])
        }
        await client.wait { $0.configurations.count == 2 }
        let configuration = try #require(client.configurations.last)
        #expect(configuration.states == [.maximized, .tiledLeft, .suspended])
        #expect(configuration.bounds == CGSize(width: 1000, height: 700))
        #expect(configuration.capabilities == [.maximize, .minimize])
    }

    @Test("Decorations are negotiated", arguments: [true, false])
    func decoration(byServer: Bool) async throws {
        var options = CompositorOptions()
        options.decoratesWindows = byServer
        let client = try TestClient(options)
        _ = try await client.openWindow()
        #expect(client.configurations.first?.decoration == (byServer ? .server : .client))
        #expect(try client.compositor.perform { $0.hasLogged("zxdg_toplevel_decoration_v1.set_mode 2") })
    }

    @Test("NUL is removed from a title, which is truncated between characters to the size of a message")
    func title() async throws {
        let client = try TestClient()
        var attributes = attributes
        attributes.title = "a\0b"
        attributes.applicationIdentifier = "org.example.Test"
        let window = try await client.openWindow(attributes)
        #expect(try client.compositor.perform { $0.toplevel?.title } == "ab")
        #expect(try client.compositor.perform { $0.toplevel?.applicationIdentifier } == "org.example.Test")
        window.setTitle(String(repeating: "é", count: 5000))
        client.system.flush()
        try await client.compositor.wait { $0.toplevel?.title.hasPrefix("é") == true }
        #expect(try client.compositor.perform { $0.toplevel?.title } == String(repeating: "é", count: 1500))
    }

    @Test("Limits are sent, and take effect without a new frame")
    func limits() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let commits = try client.compositor.perform { $0.count(of: "wl_surface.commit") }
        window.setMinimumSize(CGSize(width: 99.2, height: 50))
        try await client.compositor.wait { $0.count(of: "wl_surface.commit") == commits + 1 }
        #expect(try client.compositor.perform { $0.toplevel?.minimumSize } == [100, 50])
    }

    @Test(
        "Contradictory and non-finite limits are no protocol errors",
        arguments: [
            (CGSize(width: 500, height: 0), CGSize(width: 300, height: 100), [500, 0, 500, 100]),
            (
                CGSize(width: -5, height: CGFloat.nan), CGSize(width: CGFloat.infinity, height: -1),
                [0, 0, 1_000_000_000, 0]
            ),
        ])
    func hostileLimits(minimum: CGSize, maximum: CGSize, sent: [Int32]) async throws {
        let client = try TestClient()
        var attributes = attributes
        attributes.minimumSize = minimum
        attributes.maximumSize = maximum
        _ = try await client.openWindow(attributes)
        let limits = try client.compositor.perform {
            ($0.toplevel?.minimumSize ?? []) + ($0.toplevel?.maximumSize ?? [])
        }
        #expect(limits == sent)
    }

    @Test("The application's own size gives a configuration, and a dictated size is kept")
    func contentSize() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        window.setContentSize(CGSize(width: 321, height: 123))
        #expect(client.configurations.last?.width == 321)
        #expect(client.configurations.last?.height == 123)
        try await client.compositor.wait { $0.toplevel?.geometry == [0, 0, 321, 123] }
        try client.compositor.perform { _ = $0.toplevel?.configure(width: 640, height: 480, states: [.maximized]) }
        await client.wait { $0.configurations.last?.width == 640 }
        window.setContentSize(CGSize(width: 50, height: 50))
        #expect(client.configurations.last?.width == 640)
    }

    @Test("Window operations are sent as requests")
    func requests() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        window.setMaximized(true)
        window.setMaximized(false)
        window.setFullScreen(true, on: nil)
        window.setFullScreen(true, on: client.system.screens.first)
        window.setFullScreen(false, on: nil)
        window.minimize()
        window.beginMove(serial: 5)
        window.beginResize(.bottomRight, serial: 6)
        window.showWindowMenu(at: CGPoint(x: 3.6, y: -2), serial: 7)
        client.system.flush()
        try await client.compositor.wait { $0.hasLogged("xdg_toplevel.show_window_menu") }
        let log = try client.compositor.perform { desk in
            let output = desk.outputs[0].resources[0].id
            return desk.log.filter { $0.hasPrefix("xdg_toplevel.") }.map {
                $0.replacingOccurrences(of: " \(output)", with: " first")
            }
        }
        #expect(
            log == [
                "xdg_toplevel.set_maximized", "xdg_toplevel.unset_maximized", "xdg_toplevel.set_fullscreen null",
                "xdg_toplevel.set_fullscreen first", "xdg_toplevel.unset_fullscreen", "xdg_toplevel.set_minimized",
                "xdg_toplevel.move 5", "xdg_toplevel.resize 6 10", "xdg_toplevel.show_window_menu 7 4 -2",
            ])
    }

    @Test("The close button only notifies, and the window stays until it is closed")
    func close() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { $0.toplevel?.requestClose() }
        await client.wait { $0.closeRequestCount == 1 }
        #expect(try client.compositor.perform { $0.toplevels.count } == 1)
        window.close()
        window.close()
        try await client.compositor.wait { $0.toplevels.isEmpty && $0.surfaces.isEmpty }
        #expect(client.failures.isEmpty)
    }

    @Test("Events of a closed window are dropped")
    func lateEvents() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { desk in
            let toplevel = try #require(desk.toplevel)
            toplevel.configure(width: 400, height: 400)
            toplevel.requestClose()
            desk.seat.pointers.first?.sendEnter(serial: 1, surface: toplevel.surface.resource, surfaceX: 1, surfaceY: 1)
        }
        window.close()
        try await client.settle()
        #expect(client.configurations.count == 1)
        #expect(client.closeRequestCount == 0)
        #expect(client.events.isEmpty)
        #expect(client.failures.isEmpty)
    }
}
