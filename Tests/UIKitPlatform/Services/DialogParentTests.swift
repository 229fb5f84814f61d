// SPDX-License-Identifier: MIT
import Foundation
import TestBus
import TestCompositor
import TestDesktops
import TestProcesses
import Testing
import WaylandServer

/// The windows to which the portal attaches its dialogs, for an application on a display server.
@Suite("Parents of the desktop's dialogs", .enabled(if: Program.areInstalled("dbus-daemon")))
struct DialogParentTests {
    private static func portal() async throws -> DesktopTestBus {
        let request = TestService.Reply.values("(objectpath '/request/1',)")
        return try await DesktopTestBus(
            ["org.freedesktop.portal.Desktop"], replies: ["OpenURI": request, "OpenFile": request])
    }

    /// Returns the `parent_window` of the calls for opening a link and for choosing a file.
    private static func parents(_ desktop: DesktopTestBus) async throws -> [String] {
        var parents: [String] = []
        for member in ["OpenURI", "OpenFile"] {
            let isCalled = await Patience.eventually { desktop.service.calls.contains { $0.member == member } }
            #expect(isCalled)
            let call = try #require(desktop.service.calls.first { $0.member == member })
            parents.append(String(call.arguments.dropFirst(2).prefix { $0 != "'" }))
        }
        return parents
    }

    @Test("On Wayland, the parent is the exported window")
    func wayland() async throws {
        let desktop = try await Self.portal()
        let compositor = try TestCompositor()
        let process = try Fixture.start(
            "asks", ["WAYLAND_DISPLAY": compositor.displayName, "DBUS_SESSION_BUS_ADDRESS": desktop.bus.address])
        #expect(try await Self.parents(desktop) == ["wayland:handle-1", "wayland:handle-1"])
        #expect(try compositor.perform { $0.count(of: "zxdg_exporter_v2.export_toplevel") } == 1)
        process.send(15)
        #expect(try await process.end().ending == .status(0))
    }

    @Test(
        "If the compositor can't export windows, or never does, the dialogs have no parent", arguments: [false, true])
    func noHandle(isOffered: Bool) async throws {
        let desktop = try await Self.portal()
        let options = CompositorOptions()
        let compositor = try TestCompositor(isOffered ? options : options.without("zxdg_exporter_v2"))
        try compositor.perform { $0.givesHandles = false }
        let process = try Fixture.start(
            "asks", ["WAYLAND_DISPLAY": compositor.displayName, "DBUS_SESSION_BUS_ADDRESS": desktop.bus.address])
        #expect(try await Self.parents(desktop) == ["", ""])
        #expect(try compositor.perform { $0.heldExports.count } == (isOffered ? 1 : 0))
        process.send(15)
        #expect(try await process.end().ending == .status(0))
    }

    @Test("On X11, the parent is the window's number in hexadecimal", .enabled(if: XServer.isInstalled))
    @MainActor
    func x11() async throws {
        let desktop = try await Self.portal()
        let server = try await XServer()
        let hand = try XHand(display: server.display)
        let process = try ChildProcess(
            Program.built("PlatformFixture"), ["asks", "Asking"],
            environment: ["DISPLAY": server.display, "DBUS_SESSION_BUS_ADDRESS": desktop.bus.address])
        let parents = try await Self.parents(desktop)
        let number = try #require(hand.window(titled: "Asking"))
        #expect(parents == Array(repeating: "x11:" + String(number, radix: 16), count: 2))
        process.send(15)
        #expect(try await process.end().ending == .status(0))
    }
}
