// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import TestProcesses
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 screens", .enabled(if: XServer.isDummyInstalled))
@MainActor
struct ScreenTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func configurator(_ client: TestClient) throws -> any ScreenConfigurator {
        guard case .available(let configurator) = client.system.screenConfiguration else {
            throw TestClient.Missed(event: "RandR")
        }
        return configurator
    }

    @Test("Outputs are screens with names, modes and rates")
    func description() async throws {
        let server = try await XServer.dummy(in: folder)
        let client = try TestClient(server)
        let screen = try #require(client.system.screens.first?.description)
        #expect(client.system.screens.count == 1)
        #expect(screen.name == "DUMMY0")
        #expect(screen.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
        #expect(screen.currentMode?.size == PixelSize(width: 1024, height: 768))
        #expect(screen.modes.contains { $0.size == PixelSize(width: 800, height: 600) && $0.refreshRate > 50 })
        client.system.disconnect()
    }

    @Test("Several changes are applied together and reported")
    func apply() async throws {
        let server = try await XServer.dummy(in: folder)
        let client = try TestClient(server)
        let configurator = try configurator(client)
        let small = ScreenMode(size: PixelSize(width: 800, height: 600), refreshRate: 0)
        // Nothing is connected there, but it can be given modes.
        try RawClient(server.display).shareModes(of: "DUMMY0", with: "DUMMY1")
        configurator.changeHandler = { client.check() }
        try await client.wait(for: "the modes") { _ in configurator.heads.contains { $0.screen.name == "DUMMY1" } }
        #expect(configurator.heads.map(\.isEnabled) == [true, false])
        let changes = [
            ScreenChange(name: "DUMMY0", mode: small),
            ScreenChange(name: "DUMMY1", isEnabled: true, mode: small, position: CGPoint(x: 800, y: 0)),
        ]
        try await configurator.test(changes)
        #expect(client.system.screens.count == 1)
        try await configurator.apply(changes)
        #expect(client.system.screens.map(\.description.name) == ["DUMMY0", "DUMMY1"])
        #expect(
            client.system.screens.map(\.description.frame) == [
                CGRect(x: 0, y: 0, width: 800, height: 600), CGRect(x: 800, y: 0, width: 800, height: 600),
            ])
        #expect(client.screenChanges.contains("+DUMMY1"))
        try await configurator.apply([ScreenChange(name: "DUMMY1", isEnabled: false)])
        #expect(client.system.screens.map(\.description.name) == ["DUMMY0"])
        #expect(client.screenChanges.contains("-DUMMY1"))
        client.system.disconnect()
    }

    @Test("An impossible change is refused with a reason, and nothing changes")
    func refusals() async throws {
        let server = try await XServer.dummy(in: folder)
        let client = try TestClient(server)
        let configurator = try configurator(client)
        let before = configurator.heads
        let refused: [(ScreenChange, String)] = [
            (ScreenChange(name: "HDMI-9"), "there is no output HDMI-9"),
            (ScreenChange(name: "DUMMY0", isEnabled: false), "one screen has to stay on"),
            (ScreenChange(name: "DUMMY0", scale: 2), "X has one scale for all screens, which Xft.dpi sets"),
            (
                ScreenChange(name: "DUMMY0", mode: ScreenMode(size: PixelSize(width: 7, height: 5))),
                "DUMMY0 has no mode of 7x5 at 60.0"
            ),
            (
                ScreenChange(name: "DUMMY0", transform: .rotated90),
                "the server takes the setting for a mistake; it may not be able to turn the picture"
            ),
            (
                ScreenChange(name: "DUMMY0", position: CGPoint(x: CGFloat.nan, y: 0)),
                "(nan, 0.0) is no place for a screen"
            ),
        ]
        for (change, reason) in refused {
            await #expect(throws: ScreenConfigurationError.refused(route: "RandR", reason: reason)) {
                try await configurator.apply([change])
            }
        }
        await client.system.readScreens()
        #expect(configurator.heads == before)
        client.system.disconnect()
    }

    @Test("A window reports the screens that show it")
    func windowScreens() async throws {
        let server = try await XServer.dummy(in: folder)
        let client = try TestClient(server)
        _ = try await client.openWindow()
        #expect(client.enteredScreens.last == ["DUMMY0"])
        client.system.disconnect()
    }
}

@Suite("Screen plans")
struct ScreenPlanTests {
    private func layout() -> ScreenLayout {
        let modes = [
            ScreenLayout.Mode(identifier: 1, size: PixelSize(width: 1920, height: 1080), refreshRate: 60),
            ScreenLayout.Mode(identifier: 2, size: PixelSize(width: 1920, height: 1080), refreshRate: 59.94),
            ScreenLayout.Mode(identifier: 3, size: PixelSize(width: 800, height: 600), refreshRate: 75),
        ]
        let picture = ScreenLayout.Picture(
            controller: 100, frame: PixelRect(x: 0, y: 0, width: 1920, height: 1080), mode: 1, transform: .normal)
        return ScreenLayout(
            outputs: [
                ScreenLayout.Output(
                    identifier: 10, name: "A", modes: modes, possibleControllers: [100, 101], picture: picture),
                ScreenLayout.Output(
                    identifier: 11, name: "B", modes: modes, possibleControllers: [100, 101]),
                ScreenLayout.Output(identifier: 12, name: "C", modes: modes, possibleControllers: [100]),
            ], rootSize: PixelSize(width: 1920, height: 1080))
    }

    @Test("A screen that is enabled is placed to the right, with a free CRTC")
    func enable() throws {
        let plan = try ScreenPlan(layout(), [ScreenChange(name: "B", isEnabled: true)], scale: 1)
        #expect(plan.size == PixelSize(width: 3840, height: 1080))
        #expect(plan.settings.map(\.controller) == [100, 101])
        #expect(plan.settings.last?.frame.x == 1920)
    }

    @Test("The first screen is at the origin, whatever was requested")
    func origin() throws {
        let plan = try ScreenPlan(
            layout(), [ScreenChange(name: "B", isEnabled: true, position: CGPoint(x: -960, y: -10))], scale: 2)
        #expect(plan.settings.map(\.frame.x) == [1920, 0])
        #expect(plan.settings.map(\.frame.y) == [20, 0])
    }

    @Test("A rotated screen occupies its rotated size")
    func rotation() throws {
        let plan = try ScreenPlan(layout(), [ScreenChange(name: "A", transform: .rotated90)], scale: 1)
        #expect(plan.size == PixelSize(width: 1080, height: 1920))
    }

    @Test("Of modes of one size the one with the nearest rate is used, if it is close")
    func rates() throws {
        func mode(_ rate: Double) throws -> UInt32? {
            let wanted = ScreenMode(size: PixelSize(width: 1920, height: 1080), refreshRate: rate)
            return try ScreenPlan(layout(), [ScreenChange(name: "A", mode: wanted)], scale: 1).settings.first?.mode
        }
        #expect(try mode(59.94) == 2)
        #expect(try mode(60) == 1)
        #expect(throws: ScreenPlan.Refusal.self) { try mode(75) }
    }

    @Test("Without a free CRTC there is no plan")
    func controllers() {
        #expect(throws: ScreenPlan.Refusal(reason: "no controller is left for C")) {
            try ScreenPlan(layout(), [ScreenChange(name: "C", isEnabled: true)], scale: 1)
        }
    }
}
