// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Connections")
    @MainActor
    struct ConnectionTests {
        @Test(
            "A connection has screens with names, geometry, scale and modes, including the current one",
            arguments: DesktopKind.allCases)
        func screens(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let system = try desktop.connect().system
                #expect(["wayland", "x11", "headless"].contains(system.name))
                #expect(!system.screens.isEmpty)
                #expect(Set(system.screens.map(\.description.name)).count == system.screens.count)
                for screen in system.screens.map(\.description) {
                    #expect(!screen.name.isEmpty)
                    #expect(screen.scale == 1)
                    #expect(screen.transform == .normal)
                    let current = try #require(screen.currentMode)
                    #expect(screen.modes.contains(current))
                    #expect(screen.frame.size == CGSize(width: current.size.width, height: current.size.height))
                    #expect(screen.modes.allSatisfy { !$0.size.isEmpty && $0.refreshRate >= 0 })
                }
            }
        }

        @Test("Two connections coexist, and one outlives the other", arguments: DesktopKind.allCases)
        func two(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let (first, second) = (try desktop.connect(), try desktop.connect())
                #expect(first.system.screens.map(\.description) == second.system.screens.map(\.description))
                _ = try await first.openWindow()
                let window = try await second.openWindow()
                first.system.disconnect()
                try await window.settle()
                #expect(first.failures.isEmpty && second.failures.isEmpty)
            }
        }

        @Test(
            "Disconnecting with open windows closes them without events, and prevents new ones",
            arguments: DesktopKind.allCases)
        func disconnect(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try await client.openWindow()
                let other = try client.makeWindow()
                client.system.disconnect()
                let told = window.configurations.count
                // None of these may have an effect.
                for window in [window, other] {
                    window.platform.show()
                    window.platform.setTitle("late")
                    window.platform.setContentSize(CGSize(width: 50, height: 50))
                    window.platform.setMaximized(true)
                    window.platform.setFullScreen(true, on: nil)
                    window.platform.minimize()
                    window.platform.setCursor(.text)
                    window.draw()
                    window.platform.close()
                }
                client.system.flush()
                client.system.disconnect()
                #expect(client.system.screens.isEmpty)
                #expect(throws: OperationError.self) { try client.makeWindow() }
                // Another application shows that the window system has processed everything before.
                try await desktop.connect().openWindow().settle()
                #expect(window.configurations.count == told)
                #expect(window.closeRequestCount == 0)
                #expect(other.configurations.isEmpty)
                #expect(client.failures.isEmpty)
            }
        }

        @Test(
            "The end of the window system is reported once as a typed error, and leaves nothing",
            arguments: DesktopKind.allCases
        )
        func loss(kind: DesktopKind) async throws {
            try await Desktop.run(kind, isOwn: true) { desktop in
                let (client, other) = (try desktop.connect(), try desktop.connect())
                let window = try await client.openWindow()
                try await other.openWindow().settle()
                if kind == .headless {
                    // Only the latest of its systems can be controlled.
                    client.system.disconnect()
                    try await desktop.driver.die()
                } else {
                    try await desktop.driver.die()
                    try await client.wait(for: "the loss") { !client.failures.isEmpty }
                }
                try await client.wait(for: "the other loss") { !client.failures.isEmpty || kind == .headless }
                try await other.wait(for: "the other's loss") { !other.failures.isEmpty }
                for failures in kind == .headless ? [other.failures] : [client.failures, other.failures] {
                    #expect(failures.count == 1)
                    guard case .lost(let display, let reason) = failures.first else {
                        Issue.record("\(failures)")
                        continue
                    }
                    #expect(!display.isEmpty && !reason.isEmpty)
                }
                #expect(other.system.screens.isEmpty)
                window.platform.close()
                #expect(throws: OperationError.self) { try other.makeWindow() }
            }
        }

        @Test(
            "After a restart of the window system a client can reconnect, with screens and new windows",
            arguments: DesktopKind.allCases)
        func reconnection(kind: DesktopKind) async throws {
            try await Desktop.run(kind, isOwn: true) { desktop in
                let client = try desktop.connect()
                try await client.openWindow().settle()
                try await desktop.driver.die()
                try await client.wait(for: "the loss") { !client.failures.isEmpty }
                await #expect {
                    try await client.system.reconnect(within: 0)
                } throws: { error in
                    // There is no window system, or the backend never tries.
                    switch error as? ConnectionError {
                    case .noDisplay: true
                    default: false
                    }
                }
                #expect(client.failures.count == 1)
                try desktop.needs(.returning)
                try await desktop.driver.comeBack()
                try await client.system.reconnect(within: 300)
                // An existing connection is not affected.
                try await client.system.reconnect(within: 0)
                #expect(!client.system.screens.isEmpty)
                #expect(client.screenNews.contains { if case .connected = $0 { true } else { false } })
                try await client.openWindow().settle()
                #expect(client.failures.count == 1)
            }
        }
    }
}
