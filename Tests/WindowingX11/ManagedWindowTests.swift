// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import RenderThread
import TestClients
import TestDesktops
import TestProcesses
import Testing
import Windowing

@testable import WindowingX11

@Suite(
    "Windows with a window manager", .enabled(if: XServer.isInstalled && WindowManagerProcess.isInstalled))
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

    @Test("The window manager decorates the window and reads its title, class and process")
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
        #expect(await eventually { desk.raw.property(.netName, of: identifier)?.text == "other" })
        #expect(
            await eventually {
                desk.raw.property(.netFrameExtents, of: identifier)?.numbers.contains { $0 > 0 } == true
            })
        desk.client.system.disconnect()
    }

    @Test("Maximizing, full screen and restoring report states and sizes together")
    func states() async throws {
        let desk = try await Desk()
        let window = try await desk.client.openWindow()
        window.setMaximized(true)
        try await desk.client.wait(for: "the maximised size") {
            guard let last = $0.configurations.last else { return false }
            return last.states.contains(.maximized) && last.width == 800
        }
        window.setMaximized(false)
        try await desk.client.wait(for: "the old size") {
            $0.configurations.last?.states.contains(.maximized) == false && $0.configurations.last?.width == 200
        }
        window.setFullScreen(true, on: nil)
        try await desk.client.wait(for: "the whole screen") {
            $0.configurations.last?.states.contains(.fullScreen) == true && $0.configurations.last?.height == 600
        }
        window.setFullScreen(false, on: nil)
        try await desk.client.wait(for: "the old height") { $0.configurations.last?.height == 100 }
        window.minimize()
        try await desk.client.wait(for: "the icon") { $0.configurations.last?.states.contains(.suspended) == true }
        window.activate(token: nil)
        try await desk.client.wait(for: "the return") { $0.configurations.last?.states.contains(.suspended) == false }
        desk.client.system.disconnect()
    }

    @Test("A window can open in full screen")
    func initialState() async throws {
        let desk = try await Desk()
        let window = try desk.client.makeWindow()
        window.setFullScreen(true, on: nil)
        window.show()
        try await desk.client.wait(for: "the whole screen") {
            $0.configurations.last?.states.contains(.fullScreen) == true && $0.configurations.last?.height == 600
        }
        desk.client.system.disconnect()
    }

    @Test("A close request is reported, and a ping is answered")
    func protocols() async throws {
        let desk = try await Desk()
        let window = try await desk.client.openWindow()
        let (raw, identifier) = (desk.raw, window.surface.identifier)
        raw.connection.sendMessage(
            raw.atoms[.wmProtocols], about: identifier, [raw.atoms[.wmDeleteWindow], 0])
        raw.synchronize()
        try await desk.client.wait(for: "the wish") { $0.closeRequestCount == 1 }
        raw.listen(to: raw.root, messages: true)
        raw.connection.sendMessage(raw.atoms[.wmProtocols], about: identifier, [raw.atoms[.netPing], 4711, identifier])
        raw.synchronize()
        let answer = try await raw.waitForMessage(.wmProtocols)
        #expect(answer.numbers.prefix(3) == [raw.atoms[.netPing], 4711, identifier])
        desk.client.system.disconnect()
    }

    @Test("A sync request is answered with its value when the frame is on the window")
    func synchronizedResize() async throws {
        let desk = try await Desk()
        let window = try await desk.client.openWindow()
        let (raw, identifier) = (desk.raw, window.surface.identifier)
        let counter = try #require(raw.property(.netSyncRequestCounter, of: identifier)?.numbers.first)
        raw.connection.sendMessage(
            raw.atoms[.wmProtocols], about: identifier, [raw.atoms[.netSyncRequest], 0, 77, 1, 0])
        raw.resize(identifier, to: 333, 222)
        try await desk.client.wait(for: "the frame") {
            $0.shownSize(of: window.surface) == PixelSize(width: 333, height: 222)
        }
        try await desk.client.wait(for: "the frame's end") { _ in
            raw.counter(counter).map { $0 == 77 | 1 << 32 } ?? false
        }
        desk.client.system.disconnect()
    }

    @Test("A dialog has a parent, and a token contains its timestamp")
    func relations() async throws {
        let desk = try await Desk()
        let parent = try await desk.client.openWindow()
        let dialog = try desk.client.makeWindow()
        dialog.setParent(parent, isModal: true)
        dialog.show()
        try await desk.client.wait(for: "both") { client in
            client.system.windows.values.filter(\.isMapped).count == 2
        }
        let identifier = dialog.surface.identifier
        #expect(
            await eventually {
                desk.raw.property(.wmTransientFor, of: identifier)?.numbers == [parent.surface.identifier]
            })
        #expect(desk.raw.property(.netWindowType, of: identifier)?.numbers == [desk.raw.atoms[.netTypeDialog]])
        #expect(
            await eventually {
                desk.raw.property(.netState, of: identifier)?.numbers.contains(desk.raw.atoms[.netModal]) == true
            })
        var token: String?
        parent.requestActivationToken(serial: 1234) { token = $0 }
        #expect(token.flatMap(X11Window.time(ofToken:)) == 1234)
        #expect(X11Window.time(ofToken: "a_TIMEb") == nil)
        desk.client.system.disconnect()
    }

    @Test("An answer about the position that is older than a message about it is not used")
    func stalePosition() async throws {
        let desk = try await Desk()
        let window = try await desk.client.openWindow()
        let identifier = window.surface.identifier
        try await desk.client.wait(for: "the focus") { $0.configurations.last?.states.contains(.activated) == true }
        // The window's own events carry its position in the frame, so the client asks the server; while it doesn't
        // read, the window manager moves the frame and sends the new position.
        let isMoved = DispatchSemaphore(value: 0)
        RenderActor.async { isMoved.wait() }
        let event = XEvent.Configure(window: identifier, x: 1, y: 20, width: 200, height: 100, isSynthetic: false)
        window.didConfigure(event)
        for _ in 0..<10 { desk.raw.synchronize() }
        let old = try #require(desk.raw.frame(of: identifier))
        desk.raw.place(identifier, at: 40, 50)
        let hasMoved = await eventually { desk.raw.frame(of: identifier).map { $0 != old } == true }
        isMoved.signal()
        #expect(hasMoved)
        let new = try #require(desk.raw.frame(of: identifier))
        #expect(
            await eventually { window.placeQuestionCount == 0 && window.frame.x == new.x && window.frame.y == new.y })
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
