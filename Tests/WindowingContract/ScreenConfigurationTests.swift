// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Screen configuration")
    @MainActor
    struct ScreenConfigurationTests {
        private func configurator(_ client: Client, _ desktop: Desktop) async throws -> any ScreenConfigurator {
            switch client.system.screenConfiguration {
            case .available(let configurator):
                #expect(desktop.driver.absences[.changingScreens] == nil)
                return configurator
            case .unavailable(let routes):
                #expect(!routes.isEmpty)
                #expect(routes.allSatisfy { !$0.route.isEmpty && !$0.reason.isEmpty })
                try await desktop.needs(.changingScreens) {
                    throw OperationError.unavailable(operation: "Changing screens", reason: routes[0].reason)
                }
                throw NoMeans(deed: .changingModes)
            }
        }

        @Test(
            "There is an interface with a name and all screens, or reasons why there is none",
            arguments: DesktopKind.allCases)
        func heads(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let configurator = try await configurator(client, desktop)
                try desktop.needs(.managingScreens)
                configurator.changeHandler = { client.check() }
                try await client.wait(for: "the screens") { !configurator.heads.isEmpty }
                #expect(!configurator.route.isEmpty)
                for screen in client.system.screens.map(\.description) {
                    let head = try #require(configurator.heads.first { $0.screen.name == screen.name })
                    #expect(head.isEnabled)
                    #expect(head.screen.currentMode?.size == screen.currentMode?.size)
                    #expect(head.screen.frame.size == screen.frame.size)
                }
            }
        }

        @Test(
            "A change is tested without effect, then applied, and has taken effect when the call returns",
            arguments: DesktopKind.allCases)
        func apply(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let configurator = try await configurator(client, desktop)
                try desktop.needs(.changingModes, .managingScreens)
                let screen = try #require(client.system.screens.first)
                let old = screen.description
                // A change that can be undone without the driver, on a desktop that later tests use.
                let size = PixelSize(width: 640, height: 480)
                let listed = configurator.heads.first?.screen.modes.first { $0.size == size }
                let change = ScreenChange(
                    name: old.name, mode: listed ?? ScreenMode(size: size, refreshRate: 60))
                try await configurator.test([change])
                #expect(screen.description == old)
                try await configurator.apply([change])
                try await client.wait(for: "the screen's description") {
                    screen.description.currentMode?.size == size
                }
                let head = try #require(configurator.heads.first { $0.screen.name == old.name })
                #expect(head.screen.currentMode?.size == size)
                try await configurator.apply([ScreenChange(name: old.name, mode: old.currentMode)])
                try await client.wait(for: "the old mode") {
                    screen.description.currentMode?.size == old.currentMode?.size
                        && screen.description.frame.size == old.frame.size
                }
            }
        }

        @Test("An impossible change is refused with a reason, and nothing changes", arguments: DesktopKind.allCases)
        func refusals(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let configurator = try await configurator(client, desktop)
                let before = client.system.screens.map(\.description)
                let name = try #require(before.first).name
                let impossible = [
                    ScreenChange(name: "NOWHERE-9", isEnabled: true),
                    ScreenChange(name: name, scale: -1), ScreenChange(name: name, scale: .nan),
                    ScreenChange(name: name, scale: .infinity),
                    ScreenChange(name: name, position: CGPoint(x: CGFloat.nan, y: 0)),
                    ScreenChange(name: name, position: CGPoint(x: 1e300, y: -1e300)),
                    ScreenChange(name: name, mode: ScreenMode(size: PixelSize(width: 0, height: 0))),
                    ScreenChange(name: name, mode: ScreenMode(size: PixelSize(width: .max, height: -1))),
                    ScreenChange(
                        name: name, mode: ScreenMode(size: PixelSize(width: 640, height: 480), refreshRate: .nan)),
                ]
                for change in impossible {
                    for isTest in [true, false] {
                        await #expect("\(change)") {
                            if isTest {
                                try await configurator.test([change])
                            } else {
                                try await configurator.apply([change])
                            }
                        } throws: { error in
                            guard case .refused(let route, let reason) = error as? ScreenConfigurationError else {
                                return false
                            }
                            return route == configurator.route && !reason.isEmpty
                        }
                    }
                }
                try await client.openWindow().settle()
                #expect(client.system.screens.map(\.description) == before)
                #expect(client.failures.isEmpty)
            }
        }

        @Test(
            "A screen's power can be turned off, or that is refused, and the screen remains",
            arguments: DesktopKind.allCases)
        func power(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let screen = try #require(client.system.screens.first)
                try await desktop.needs(.switchingScreens) { try client.system.setPower(false, of: screen) }
                try client.system.setPower(false, of: screen)
                try client.system.setPower(true, of: screen)
                client.system.flush()
                try await client.openWindow().settle()
                #expect(client.system.screens.count == 1 && client.system.screens.first === screen)
                #expect(client.failures.isEmpty)
            }
        }
    }
}
