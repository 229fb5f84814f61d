// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Changes of screens")
    @MainActor
    struct ScreenTests {
        @Test(
            "A connected screen is reported once with geometry and modes, and windows remain",
            arguments: DesktopKind.allCases)
        func plug(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pluggingScreens)
                let client = try desktop.connect()
                let first = try #require(client.system.screens.first)
                let before = first.description
                let window = try await client.openWindow()
                let name = try await desktop.driver.plugInScreen()
                try await client.wait(for: "word of it") { client.screenNews.contains(.connected(name)) }
                let screen = try #require(client.system.screens.first { $0.description.name == name })
                try await client.wait(for: "its place") { screen.description.frame.minX == before.frame.maxX }
                try await client.wait(for: "its mode") {
                    screen.description.currentMode.map { screen.description.modes.contains($0) } == true
                }
                #expect(client.system.screens.count == 2)
                #expect(client.system.screens.first === first)
                #expect(first.description.frame == before.frame)
                try await window.settle()
                #expect(client.screenNews.count { $0 == .connected(name) } == 1)
                #expect(!client.screenNews.contains { if case .disconnected = $0 { true } else { false } })
                try desktop.needs(.sharing)
                // A new connection knows it from the beginning.
                #expect(try desktop.connect().system.screens.count == 2)
            }
        }

        @Test("A disconnected screen is reported once, and its windows remain", arguments: DesktopKind.allCases)
        func unplug(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pluggingScreens, .unpluggingScreens)
                let client = try desktop.connect()
                let name = try await desktop.driver.plugInScreen()
                try await client.wait(for: "the screen") { client.screenNews.contains(.connected(name)) }
                let screen = try #require(client.system.screens.first { $0.description.name == name })
                let window = try await client.openWindow()
                window.platform.setFullScreen(true, on: screen)
                try await window.wait(for: "that screen") { $0.screens.last == [name] }
                try await desktop.driver.unplugScreen(name)
                try await client.wait(for: "its end") { client.screenNews.contains(.disconnected(name)) }
                #expect(client.system.screens.count == 1)
                try await window.wait(for: "another screen, or none") { $0.screens.last?.contains(name) != true }
                window.platform.setFullScreen(false, on: nil)
                let other = try await client.openWindow()
                try await other.settle()
                #expect(client.screenNews.count { $0 == .disconnected(name) } == 1)
                #expect(client.failures.isEmpty)
                // A disconnected screen can still be used as an argument.
                other.platform.setFullScreen(true, on: screen)
                try await other.wait(for: "some screen") { $0.states.contains(.fullScreen) }
            }
        }

        @Test(
            "A screen with another mode is the same screen with another size, which windows fill",
            arguments: DesktopKind.allCases)
        func mode(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.changingModes)
                let client = try desktop.connect()
                let screen = try #require(client.system.screens.first)
                let old = try #require(screen.description.currentMode)
                let window = try await client.openWindow()
                window.platform.setFullScreen(true, on: nil)
                try await window.wait(for: "the whole screen") { $0.presented?.pixelSize == old.size }
                let size = PixelSize(width: 640, height: 480)
                try await desktop.driver.setMode(size)
                try await client.wait(for: "the mode") {
                    screen.description.currentMode?.size == size
                        && screen.description.frame.size == CGSize(width: 640, height: 480)
                }
                #expect(client.screenNews.contains(.changed(screen.description.name)))
                #expect(client.system.screens.count == 1 && client.system.screens.first === screen)
                #expect(screen.description.currentMode.map { screen.description.modes.contains($0) } == true)
                if kind == .testCompositor {
                    // openbox resizes windows only on request.
                    window.platform.setFullScreen(true, on: nil)
                }
                try await window.wait(for: "the new size") { $0.presented?.pixelSize == size }
                #expect(!client.screenNews.contains(.disconnected(screen.description.name)))
            }
        }

        @Test(
            "With another scale, windows keep their points and get more pixels, each as it was drawn",
            arguments: DesktopKind.allCases)
        func scale(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.scaling)
                let client = try desktop.connect()
                let screen = try #require(client.system.screens.first)
                let size = screen.description.frame.size
                let early = try await client.openWindow()
                try await desktop.driver.setScale(2)
                try await client.wait(for: "the scale") { screen.description.scale == 2 }
                #expect(screen.description.frame.size == CGSize(width: size.width / 2, height: size.height / 2))
                #expect(client.screenNews.contains(.changed(screen.description.name)))
                try await early.wait(for: "its pixels") {
                    $0.configuration.scale == 2 && $0.presented?.scale == 2
                        && $0.presented?.pixelSize.width == Int($0.currentSize.width * 2)
                }
                let window = try await client.openWindow()
                try await window.wait(for: "its pixels") {
                    $0.presented?.pixelSize == PixelSize(width: 400, height: 200)
                }
                #expect(window.currentSize == CGSize(width: 200, height: 100))
                try desktop.needs(.picturing)
                try await desktop.waitForPicture(of: window, "whole pixels") {
                    $0.size == PixelSize(width: 400, height: 200) && window.quarters.isWhole($0)
                }
            }
        }
    }
}
