// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Screen configuration")
@MainActor
struct ScreenConfigurationTests {
    private nonisolated static let routes = ["zwlr_output_manager_v1", "kde_output_management_v2"]

    private func client(_ route: String = routes[0]) throws -> TestClient {
        var options = CompositorOptions()
        var first = DeskOutput.Settings(name: "A", mode: (1280, 720, 60_000))
        first.otherModes = [(1280, 720, 60_000), (1920, 1080, 59_940)]
        var second = DeskOutput.Settings(name: "B", logical: (1280, 0, 1280, 720))
        second.isEnabled = false
        options.outputs = [first, second]
        if route == Self.routes[1] {
            options = options.without(Self.routes[0]).offering(route, version: 1)
                .offering("kde_output_device_v2", version: 2)
        }
        return try TestClient(options)
    }

    /// Returns the configurator once it has its heads.
    private func configurator(_ client: TestClient) async throws -> any ScreenConfigurator {
        var found: (any ScreenConfigurator)?
        if case .available(let configurator) = client.system.screenConfiguration { found = configurator }
        let configurator = try #require(found)
        configurator.changeHandler = { client.check() }
        await client.wait { _ in !configurator.heads.isEmpty }
        return configurator
    }

    private func wanted(_ width: Int, _ height: Int, _ rate: Double = 0) -> ScreenMode {
        ScreenMode(size: PixelSize(width: width, height: height), refreshRate: rate)
    }

    @Test("All outputs are listed with their modes, including disabled ones", arguments: routes)
    func heads(route: String) async throws {
        let client = try client(route)
        let configurator = try await configurator(client)
        #expect(configurator.route == route)
        #expect(configurator.heads.map(\.screen.name) == ["A", "B"])
        #expect(configurator.heads.map(\.isEnabled) == [true, false])
        let first = try #require(configurator.heads.first)
        #expect(first.screen.modes.map(\.size.width) == [1280, 1920])
        #expect(first.screen.modes.map(\.refreshRate) == [60, 59.94])
        #expect(first.screen.modes.map(\.isPreferred) == [true, false])
        #expect(first.screen.currentMode == first.screen.modes[0])
        #expect(first.screen.make == "Make")
        #expect(first.screen.frame == CGRect(x: 0, y: 0, width: 1280, height: 720))
        #expect(first.serialNumber.hasSuffix("-A"))
        #expect(client.system.screens.count == 1)
    }

    @Test(
        "Mode, scale, position and transform change together, and have taken effect when the call returns",
        arguments: routes)
    func applying(route: String) async throws {
        let client = try client(route)
        let configurator = try await configurator(client)
        try await configurator.apply([
            ScreenChange(
                name: "A", mode: wanted(1920, 1080), position: CGPoint(x: 50, y: 60), scale: 1.5, transform: .rotated90)
        ])
        let screen = try #require(configurator.heads.first).screen
        #expect(screen.currentMode?.size == PixelSize(width: 1920, height: 1080))
        #expect(screen.frame == CGRect(x: 50, y: 60, width: 720, height: 1280))
        #expect(screen.scale == 1.5)
        #expect(screen.transform == .rotated90)
        await client.wait { $0.system.screens.first?.description.currentMode?.size.width == 1920 }
        #expect(client.failures.isEmpty)
    }

    @Test("Outputs can be enabled and disabled", arguments: routes)
    func enabling(route: String) async throws {
        let client = try client(route)
        let configurator = try await configurator(client)
        try await configurator.apply([
            ScreenChange(name: "A", isEnabled: false), ScreenChange(name: "B", isEnabled: true),
        ])
        #expect(configurator.heads.map(\.isEnabled) == [false, true])
        await client.wait { $0.system.screens.map(\.description.name) == ["B"] }
        #expect(client.failures.isEmpty)
    }

    @Test("A mode that isn't listed is created where that is supported")
    func customMode() async throws {
        let client = try client()
        let configurator = try await configurator(client)
        try await configurator.apply([ScreenChange(name: "A", mode: wanted(800, 600, 75))])
        #expect(configurator.heads.first?.screen.currentMode?.size == PixelSize(width: 800, height: 600))
        #expect(configurator.heads.first?.screen.currentMode?.refreshRate == 75)
        let other = try self.client(Self.routes[1])
        let kde = try await self.configurator(other)
        await #expect(
            throws: ScreenConfigurationError.refused(
                route: Self.routes[1], reason: "no output lists a mode of 800x600")
        ) { try await kde.apply([ScreenChange(name: "A", mode: wanted(800, 600, 75))]) }
    }

    @Test("A test changes nothing, and is refused where it isn't supported")
    func testing() async throws {
        let client = try client()
        let configurator = try await configurator(client)
        try await configurator.test([ScreenChange(name: "A", mode: wanted(1920, 1080))])
        #expect(configurator.heads.first?.screen.currentMode?.size.width == 1280)
        #expect(try client.compositor.perform { $0.hasLogged("zwlr_output_configuration_v1.test") })
        let kde = try await self.configurator(try self.client(Self.routes[1]))
        await #expect(throws: ScreenConfigurationError.self) { try await kde.test([ScreenChange(name: "A", scale: 2)]) }
    }

    @Test("A refusal is an error", arguments: routes)
    func refusal(route: String) async throws {
        let client = try client(route)
        let configurator = try await configurator(client)
        try client.compositor.perform { $0.outputPolicy = .refuse }
        await #expect(
            throws: ScreenConfigurationError.refused(route: route, reason: "the compositor gives no reason")
        ) { try await configurator.apply([ScreenChange(name: "A", mode: wanted(1920, 1080))]) }
        #expect(configurator.heads.first?.screen.currentMode?.size.width == 1280)
    }

    @Test("A cancellation, and a change based on an outdated list, are errors")
    func outdated() async throws {
        let client = try client()
        let configurator = try await configurator(client)
        try client.compositor.perform { $0.outputPolicy = .cancel }
        let error = ScreenConfigurationError.outdated(route: Self.routes[0])
        await #expect(throws: error) { try await configurator.apply([ScreenChange(name: "A", scale: 2)]) }
        try client.compositor.perform { desk in
            desk.outputPolicy = .apply
            // The client has not received this when it sends its request.
            desk.addOutput(DeskOutput.Settings(name: "C"))
        }
        await #expect(throws: error) { try await configurator.apply([ScreenChange(name: "A", scale: 2)]) }
        await client.wait { _ in configurator.heads.count == 3 }
        try await configurator.apply([ScreenChange(name: "A", scale: 2)])
        #expect(configurator.heads.first?.screen.scale == 2)
    }

    @Test("A change that succeeds without effect is a refusal, and a delayed one is awaited")
    func halfApplied() async throws {
        let client = try client()
        let configurator = try await configurator(client)
        try client.compositor.perform { $0.outputPolicy = .applyHalf }
        let change = ScreenChange(name: "A", mode: wanted(1920, 1080), scale: 2)
        let half = Task { try await configurator.apply([change]) }
        await client.wait { _ in configurator.heads.first?.screen.scale == 2 }
        while client.clock.pendingCount == 0 {
            try Task.checkCancellation()
            await Task.yield()
        }
        client.clock.advance(by: 4)
        await #expect(
            throws: ScreenConfigurationError.refused(
                route: Self.routes[0], reason: "it was agreed to, but A shows 1280x720")
        ) { try await half.value }

        try client.compositor.perform { $0.outputPolicy = .applyLate }
        let late = Task { try await configurator.apply([change]) }
        try await client.compositor.wait { $0.count(of: "zwlr_output_configuration_v1.apply") == 2 }
        try client.compositor.perform { $0.applyLate() }
        try await late.value
        #expect(configurator.heads.first?.screen.currentMode?.size.width == 1920)
        #expect(client.clock.pendingCount == 0)
    }

    @Test("Heads are added, changed and removed with the outputs", arguments: routes)
    func hotplug(route: String) async throws {
        let client = try client(route)
        let configurator = try await configurator(client)
        try client.compositor.perform { _ = $0.addOutput(DeskOutput.Settings(name: "C")) }
        await client.wait { _ in configurator.heads.map(\.screen.name) == ["A", "B", "C"] }
        try client.compositor.perform { desk in
            desk.outputs[0].update { $0.otherModes.removeLast() }
        }
        await client.wait { _ in configurator.heads[0].screen.modes.count == 1 }
        try client.compositor.perform { desk in
            for output in desk.outputs { desk.removeOutput(output) }
        }
        await client.wait { _ in configurator.heads.isEmpty }
        #expect(client.failures.isEmpty)
    }

    @Test("Pending changes fail when the connection ends")
    func connectionLost() async throws {
        let client = try client()
        let configurator = try await configurator(client)
        try client.compositor.perform { $0.outputPolicy = .ignore }
        let change = Task { try await configurator.apply([ScreenChange(name: "A", scale: 2)]) }
        try await client.compositor.wait { $0.hasLogged("zwlr_output_configuration_v1.apply") }
        client.compositor.die()
        let error = ScreenConfigurationError.connectionLost(
            display: client.compositor.displayName, reason: "the connection was closed")
        await #expect(throws: error) { try await change.value }
        await #expect(throws: error) { try await configurator.apply([]) }
        guard case .unavailable = client.system.screenConfiguration else {
            Issue.record("still available")
            return
        }
    }

    @Test("A removed manager is unavailable", arguments: [true, false])
    func finished(byEvent: Bool) async throws {
        let client = try client()
        let configurator = try await configurator(client)
        try client.compositor.perform { desk in
            byEvent ? desk.finishOutputManagers() : desk.removeGlobal("zwlr_output_manager_v1")
        }
        try await client.settle()
        await #expect(throws: ScreenConfigurationError.self) { try await configurator.apply([]) }
        #expect(client.failures.isEmpty)
    }

    @Test("Without any of the protocols, each is named")
    func unavailable() throws {
        let client = try TestClient(CompositorOptions().without("zwlr_output_manager_v1"))
        guard case .unavailable(let routes) = client.system.screenConfiguration else {
            Issue.record("available")
            return
        }
        #expect(routes.map(\.route) == Self.routes + ["org.gnome.Mutter.DisplayConfig"])
        #expect(routes.prefix(2).allSatisfy { $0.reason == "the compositor does not offer it" })
        #expect(routes.allSatisfy { !$0.reason.isEmpty })
    }

    // MARK: - Power

    private nonisolated static let switches = ["zwlr_output_power_manager_v1", "org_kde_kwin_dpms_manager"]

    private func client(withSwitch name: String?) throws -> TestClient {
        let options = CompositorOptions().without(Self.switches[0])
        return try TestClient(name.map { options.offering($0, version: 1) } ?? options)
    }

    @Test("A screen's power can be turned off and on", arguments: switches)
    func power(route: String) async throws {
        let client = try client(withSwitch: route)
        let screen = try #require(client.system.screens.first)
        try client.system.setPower(false, of: screen)
        try await client.compositor.wait { $0.outputs[0].settings.isOn == false }
        try client.system.setPower(true, of: screen)
        try await client.compositor.wait { $0.outputs[0].settings.isOn }
        try client.compositor.perform { $0.removeOutput($0.outputs[0]) }
        await client.wait { $0.system.screens.isEmpty }
        #expect(throws: OperationError.self) { try client.system.setPower(false, of: screen) }
        #expect(client.failures.isEmpty)
    }

    @Test("A screen without power control is an error", arguments: switches)
    func noSwitch(route: String) async throws {
        let client = try client(withSwitch: route)
        let screen = try #require(client.system.screens.first)
        try client.compositor.perform { $0.hasPowerSwitches = false }
        try client.system.setPower(false, of: screen)
        try await client.settle()
        #expect(
            throws: OperationError.unavailable(
                operation: "Switching a screen off",
                reason: "the screen TEST-1 has no switch, or another application has it")
        ) { try client.system.setPower(false, of: screen) }
    }

    @Test("A compositor without power control is an error that names the interface")
    func noSwitches() throws {
        let client = try client(withSwitch: nil)
        let screen = try #require(client.system.screens.first)
        #expect(
            throws: OperationError.unavailable(
                operation: "Switching a screen on",
                reason: "the compositor offers neither \(Self.switches[0]) nor \(Self.switches[1])")
        ) { try client.system.setPower(true, of: screen) }
    }
}
