// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Window states")
    @MainActor
    struct StateTests {
        @Test(
            "Maximizing and restoring report state and size together, and restore the old size",
            arguments: DesktopKind.allCases)
        func maximized(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let screen = try #require(client.system.screens.first).description
                let window = try await client.openWindow()
                if desktop.driver.absences[.maximizing] != nil {
                    // There is no event for a refusal: the window stays as it is.
                    window.platform.setMaximized(true)
                    try await window.settle()
                    #expect(!window.states.contains(.maximized))
                    #expect(window.currentSize == CGSize(width: 200, height: 100))
                    return
                }
                window.platform.setMaximized(true)
                try await window.wait(for: "the maximised state") { $0.states.contains(.maximized) }
                try await window.wait(for: "the maximised size") {
                    $0.currentSize.width > 400 && $0.presented?.size == $0.currentSize
                }
                #expect(window.currentSize.width <= screen.frame.width)
                #expect(window.currentSize.height <= screen.frame.height)
                window.platform.setMaximized(false)
                try await window.wait(for: "the old size") {
                    !$0.states.contains(.maximized) && $0.currentSize == CGSize(width: 200, height: 100)
                }
                try await window.wait(for: "its frame") { $0.presented?.size == CGSize(width: 200, height: 100) }
            }
        }

        @Test("Full screen covers the whole screen exactly, and restores", arguments: DesktopKind.allCases)
        func fullScreen(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let screen = try #require(client.system.screens.first).description
                let window = try await client.openWindow()
                window.platform.setFullScreen(true, on: nil)
                try await window.wait(for: "the whole screen") {
                    $0.states.contains(.fullScreen) && $0.currentSize == screen.frame.size
                }
                try await window.wait(for: "its frame") { $0.presented?.pixelSize == screen.currentMode?.size }
                window.platform.setFullScreen(false, on: nil)
                try await window.wait(for: "the old size") {
                    !$0.states.contains(.fullScreen) && $0.currentSize == CGSize(width: 200, height: 100)
                }
                try await window.wait(for: "its frame") { $0.presented?.size == CGSize(width: 200, height: 100) }
                #expect(!window.states.contains(.maximized))
            }
        }

        @Test("A window can open in full screen", arguments: DesktopKind.allCases)
        func beginsFullScreen(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let screen = try #require(client.system.screens.first).description
                let window = try client.makeWindow()
                window.platform.setFullScreen(true, on: nil)
                window.platform.show()
                try await window.wait(for: "the whole screen") {
                    $0.states.contains(.fullScreen) && $0.presented?.size == screen.frame.size
                }
            }
        }

        @Test(
            "A full-screen window is shown on the requested screen",
            arguments: DesktopKind.allCases)
        func chosenScreen(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try await client.openWindow()
                try desktop.needs(.pluggingScreens)
                let name = try await desktop.driver.plugInScreen()
                try await client.wait(for: "the screen") {
                    client.system.screens.contains { $0.description.name == name }
                }
                let screen = try #require(client.system.screens.first { $0.description.name == name })
                try await client.wait(for: "its mode") {
                    screen.description.frame.size == CGSize(width: 640, height: 480) || kind == .headless
                }
                window.platform.setFullScreen(true, on: screen)
                try await window.wait(for: "that screen's size") {
                    $0.states.contains(.fullScreen) && $0.currentSize == screen.description.frame.size
                }
                try await window.wait(for: "word of the screen") { $0.screens.last == [name] }
                window.platform.setFullScreen(false, on: nil)
                try await window.wait(for: "the old size") {
                    !$0.states.contains(.fullScreen) && $0.currentSize == CGSize(width: 200, height: 100)
                }
            }
        }

        @Test(
            "Minimizing and restoring a window reports whether it is suspended", arguments: DesktopKind.allCases
        )
        func minimized(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try await client.openWindow()
                if desktop.driver.absences[.minimizing] != nil {
                    // There is no event for a refusal: the window stays as it is, or is hidden without an event.
                    window.platform.minimize()
                    try await client.openWindow().settle()
                    #expect(client.failures.isEmpty)
                    return
                }
                window.platform.minimize()
                try await window.wait(for: "the state") { $0.states.contains(.suspended) }
                try await desktop.driver.bringBack(window)
                try await window.wait(for: "the return") { !$0.states.contains(.suspended) }
                try await window.settle()
            }
        }

        @Test("Activation and deactivation of a window are reported", arguments: DesktopKind.allCases)
        func activation(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let first = try await client.openWindow()
                try desktop.needs(.activating)
                try await desktop.driver.activate(first)
                try await first.wait(for: "the keyboard") { $0.focusEvents.last == true }
                try await first.wait(for: "the state") { $0.states.contains(.activated) }
                let second = try await client.openWindow()
                try await desktop.driver.activate(second)
                try await second.wait(for: "the keyboard") { $0.focusEvents.last == true }
                try await first.wait(for: "the keyboard's loss") { $0.focusEvents.last == false }
                try await desktop.driver.activate(first)
                try await first.wait(for: "the keyboard's return") { $0.focusEvents.last == true }
                #expect(first.focusEvents == [true, false, true])
            }
        }
    }
}
