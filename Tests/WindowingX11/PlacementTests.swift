// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import TestProcesses
import Testing
import Windowing

@testable import WindowingX11

@Suite(
    "X11 window placement", .enabled(if: XServer.isDummyInstalled && WindowManagerProcess.isInstalled))
@MainActor
struct PlacementTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Two screens of 800 × 600 side by side.
    @MainActor
    private struct Desk {
        let server: XServer
        let manager: WindowManagerProcess?
        let client: TestClient
        let raw: RawClient

        init(in folder: TemporaryFolder, isManaged: Bool) async throws {
            server = try await XServer.dummy(in: folder)
            raw = try RawClient(server.display)
            client = try TestClient(server)
            guard case .available(let configurator) = client.system.screenConfiguration else {
                throw TestClient.Missed(event: "RandR")
            }
            raw.shareModes(of: "DUMMY0", with: "DUMMY1")
            let client = client
            configurator.changeHandler = { client.check() }
            try await client.wait(for: "the modes") { _ in
                configurator.heads.contains { $0.screen.name == "DUMMY1" }
            }
            let mode = ScreenMode(size: PixelSize(width: 800, height: 600), refreshRate: 0)
            try await configurator.apply([
                ScreenChange(name: "DUMMY0", mode: mode),
                ScreenChange(name: "DUMMY1", isEnabled: true, mode: mode, position: CGPoint(x: 800, y: 0)),
            ])
            manager = isManaged ? try await WindowManagerProcess(server) : nil
            guard isManaged else { return }
            #expect(await eventually { client.system.manager.isRunning })
        }

        func frame(of window: X11Window) -> [Int]? {
            raw.frame(of: window.surface.identifier).map { [$0.x, $0.y, $0.width, $0.height] }
        }
    }

    @Test("A first window fills the screen that it is for", arguments: [false, true])
    func fullScreen(isManaged: Bool) async throws {
        let desk = try await Desk(in: folder, isManaged: isManaged)
        let window = try desk.client.makeWindow()
        window.setFullScreen(true, on: desk.client.system.screens[1])
        window.show()
        try await desk.client.wait(for: "the whole screen") {
            $0.configurations.last?.states.contains(.fullScreen) == true
                && $0.shownSize(of: window.surface) == PixelSize(width: 800, height: 600)
        }
        #expect(await eventually { desk.frame(of: window) == [800, 0, 800, 600] })
        try await desk.client.wait(for: "the screen") { $0.enteredScreens.last == ["DUMMY1"] }
        desk.client.system.disconnect()
    }

    @Test(
        "A window opens in the center of the named screen, or at the requested position",
        arguments: [false, true])
    func opening(isManaged: Bool) async throws {
        let desk = try await Desk(in: folder, isManaged: isManaged)
        var attributes = WindowAttributes(contentSize: CGSize(width: 200, height: 100), screenName: "DUMMY1")
        let named = try await desk.client.openWindow(attributes)
        #expect(await eventually { desk.frame(of: named) == [1100, 250, 200, 100] })
        try await desk.client.wait(for: "the place") { _ in named.position == CGPoint(x: 1100, y: 250) }
        attributes.position = CGPoint(x: 61, y: 79)
        let placed = try await desk.client.openWindow(attributes)
        #expect(await eventually { desk.frame(of: placed) == [61, 79, 200, 100] })
        // A window on no screen could not be moved back.
        attributes.position = CGPoint(x: 5000, y: CGFloat.nan)
        let lost = try await desk.client.openWindow(attributes)
        #expect(await eventually { desk.frame(of: lost) == [1100, 250, 200, 100] })
        desk.client.system.disconnect()
    }

    @Test("A window maximized before it is shown is maximized on the screen of its position", arguments: [false, true])
    func maximized(isManaged: Bool) async throws {
        let desk = try await Desk(in: folder, isManaged: isManaged)
        let window = try desk.client.makeWindow(
            WindowAttributes(contentSize: CGSize(width: 200, height: 100), position: CGPoint(x: 900, y: 120)))
        window.setMaximized(true)
        window.show()
        try await desk.client.wait(for: "the maximised size") {
            $0.configurations.last?.states.contains(.maximized) == true && $0.configurations.last?.width == 800
        }
        #expect(await eventually { desk.frame(of: window)?[0] == 800 })
        // openbox discards the size of a window that opens maximized.
        guard !isManaged else { return desk.client.system.disconnect() }
        window.setMaximized(false)
        try await desk.client.wait(for: "its own size") { $0.configurations.last?.width == 200 }
        #expect(await eventually { desk.frame(of: window) == [900, 120, 200, 100] })
        desk.client.system.disconnect()
    }
}
