// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 windows", .enabled(if: XServer.isInstalled))
@MainActor
struct WindowTests {
    @Test("A window is shown with its first frame, centered without a window manager")
    func firstFrame() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        let frame = try #require(raw.frame(of: window.surface.identifier))
        #expect(frame == (300, 250, 200, 100))
        #expect(await eventually { raw.pixel(310, 260) == 0x204060 })
        #expect(raw.pixel(299, 260) != 0x204060)
        #expect(client.configurations.first?.decoration == DecorationSide.none)
        client.system.disconnect()
    }

    @Test("A window's handle for other processes is its number in hexadecimal, until it is closed")
    func foreignHandle() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try client.makeWindow()
        var handles: [String?] = []
        window.requestForeignHandle { handles.append($0) }
        let number = try #require(handles.first??.wholeMatch(of: /x11:([0-9a-f]+)/))
        #expect(UInt32(number.1, radix: 16) == window.surface.identifier)
        window.close()
        window.requestForeignHandle { handles.append($0) }
        #expect(handles.count == 2 && handles.last == .some(nil))
        client.system.disconnect()
    }

    @Test("An external change of size becomes a configuration and its frame")
    func resize() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        raw.resize(window.surface.identifier, to: 320, 240)
        try await client.wait(for: "the new size") { $0.configurations.last?.width == 320 }
        try await client.wait(for: "its frame") {
            $0.shownSize(of: window.surface) == PixelSize(width: 320, height: 240)
        }
        #expect(await eventually { raw.pixel(319, 239, of: window.surface.identifier) == 0x204060 })
        client.system.disconnect()
    }

    @Test("The content's size can be set before and after the window is shown")
    func contentSize() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try client.makeWindow()
        window.setContentSize(CGSize(width: 150, height: 90))
        window.show()
        try await client.wait(for: "the first configuration") { $0.configurations.last?.width == 150 }
        try await client.wait(for: "the frame") { $0.shownSize(of: window.surface)?.width == 150 }
        window.setContentSize(CGSize(width: 250, height: 190))
        try await client.wait(for: "the second") { $0.configurations.last?.width == 250 }
        client.system.disconnect()
    }

    @Test("The end of the server is reported once")
    func loss() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        _ = try await client.openWindow()
        server.kill()
        try await client.wait(for: "the loss") { !$0.failures.isEmpty }
        #expect(
            client.failures == [.lost(display: server.display, reason: "the X server cannot be reached")])
    }

    @Test("Missing displays are errors with their names", arguments: [":981", "nonsense", ""])
    func noDisplay(name: String) {
        #expect {
            _ = try X11WindowSystem(displayName: name)
        } throws: { error in
            guard case .noDisplay("X11", name, _) = error as? ConnectionError else { return false }
            return true
        }
    }

    @Test("The bounds of a window are the part of its screen that panels leave free")
    func workArea() async throws {
        let server = try await XServer(size: (800, 600))
        let raw = try RawClient(server.display)
        try raw.becomeManager(tellsFrames: false)
        let client = try TestClient(server)
        _ = try client.makeWindow()
        raw.connection.setProperty(
            raw.atoms[.netCurrentDesktop], of: raw.root, type: raw.atoms[.cardinal],
            to: [1] as [UInt32])
        raw.connection.setProperty(
            raw.atoms[.netWorkArea], of: raw.root, type: raw.atoms[.cardinal],
            to: [0, 0, 800, 600, 0, 30, 800, 570] as [UInt32])
        raw.synchronize()
        client.system.flush()
        #expect(await eventually { client.system.manager.workArea?.height == 570 })
        let window = try client.makeWindow()
        #expect(window.configuration.bounds == CGSize(width: 800, height: 570))
        client.system.disconnect()
    }
}
