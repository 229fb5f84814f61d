// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Windows")
    @MainActor
    struct WindowTests {
        @Test(
            "A window is requested once, and its first frame is shown as it was drawn",
            arguments: DesktopKind.allCases)
        func firstFrame(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try client.makeWindow()
                #expect(window.configurations.isEmpty)
                window.platform.show()
                #expect(window.configurations.isEmpty, "told after the call, not in it")
                window.platform.show()
                try await window.wait(for: "the first configuration") { !$0.configurations.isEmpty }
                #expect(window.configuration.scale == 1)
                #expect(window.configuration == window.configurations.last)
                try await window.wait(for: "the first frame") { $0.shownCount > 0 }
                let frame = try #require(window.presented)
                #expect(frame.pixelSize == PixelSize(width: 200, height: 100))
                let states = window.configurations.map(\.states.withoutFocus)
                #expect(Set(states).count == 1, "the same window all the time")
                try desktop.needs(.picturing)
                try await desktop.waitForPicture(of: window, "the first frame") { window.quarters.isWhole($0) }
            }
        }

        @Test("Later frames replace the pixels", arguments: DesktopKind.allCases)
        func laterFrame(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                window.quarters = .other
                window.draw()
                try desktop.needs(.picturing)
                try await desktop.waitForPicture(of: window, "the second frame") { Quarters.other.isWhole($0) }
            }
        }

        @Test("A size chosen by the application is used unchanged", arguments: DesktopKind.allCases)
        func contentSize(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                window.forgetEvents()
                window.setContentSize(CGSize(width: 260, height: 140))
                try await window.wait(for: "the new size") {
                    !$0.configurations.isEmpty && $0.currentSize == CGSize(width: 260, height: 140)
                }
                try await window.wait(for: "its frame") {
                    $0.presented?.pixelSize == PixelSize(width: 260, height: 140)
                }
                try await window.settle()
                #expect(window.currentSize == CGSize(width: 260, height: 140))
                try desktop.needs(.measuring)
                try await desktop.eventually("the desktop's size") {
                    try await desktop.driver.size(of: window) == CGSize(width: 260, height: 140)
                }
            }
        }

        @Test(
            "A size from the window system becomes a configuration and a frame of that size",
            arguments: DesktopKind.allCases
        )
        func resize(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                try desktop.needs(.resizing)
                window.forgetEvents()
                for size in [CGSize(width: 320, height: 240), CGSize(width: 120, height: 90)] {
                    try await desktop.driver.resize(window, to: size)
                    try await window.wait(for: "the size \(size)") {
                        $0.configuration.width == size.width && $0.configuration.height == size.height
                    }
                    try await window.wait(for: "the frame \(size)") {
                        $0.presented?.pixelSize == PixelSize(width: Int(size.width), height: Int(size.height))
                    }
                    try await desktop.waitForPicture(of: window, "its pixels") {
                        $0.size == PixelSize(width: Int(size.width), height: Int(size.height))
                            && window.quarters.isWhole($0)
                    }
                }
                // Serials increase and are unique.
                let serials = window.configurations.compactMap(\.serial)
                #expect(zip(serials, serials.dropFirst()).allSatisfy { $0 < $1 })
            }
        }

        @Test("The user can't resize a window beyond its limits", arguments: DesktopKind.allCases)
        func limits(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try client.makeWindow(
                    minimumSize: CGSize(width: 150, height: 80), maximumSize: CGSize(width: 400, height: 300))
                try await window.open()
                window.platform.setMinimumSize(CGSize(width: 160, height: 90))
                window.platform.setMaximumSize(CGSize(width: 410, height: 310))
                try await window.settle()
                #expect(client.failures.isEmpty)
                try desktop.needs(.resizing, .limiting)
                try await desktop.driver.resize(window, to: CGSize(width: 50, height: 50))
                try await window.wait(for: "the least size") {
                    $0.configuration.width == 160 && $0.configuration.height == 90
                }
                try await desktop.driver.resize(window, to: CGSize(width: 600, height: 500))
                try await window.wait(for: "the largest size") {
                    $0.configuration.width == 410 && $0.configuration.height == 310
                }
            }
        }

        @Test(
            "A close request is reported once per click, and the window stays until it is closed",
            arguments: DesktopKind.allCases)
        func closing(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                try desktop.needs(.closing)
                try await desktop.driver.requestClose(window)
                try await window.wait(for: "the wish") { $0.closeRequestCount == 1 }
                try await window.settle()
                #expect(window.closeRequestCount == 1)
                if desktop.driver.obstacles[.measuring] == nil {
                    #expect(try await desktop.driver.size(of: window) == CGSize(width: 200, height: 100))
                }
                try await desktop.driver.requestClose(window)
                try await window.wait(for: "the second wish") { $0.closeRequestCount == 2 }
                window.platform.close()
                window.platform.close()
                let shown = window.shownCount
                window.draw()
                try await desktop.connect().openWindow().settle()
                #expect(window.shownCount == shown, "frames of a closed window are dropped")
            }
        }

        @Test("Titles of any length and script, and all cursors, are accepted", arguments: DesktopKind.allCases)
        func titles(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try await client.openWindow()
                for title in ["", "Größe 世界 🪟", "a\0b", "\u{feff}\n\t", String(repeating: "長", count: 20_000)] {
                    window.platform.setTitle(title)
                }
                for shape in CursorShape.allCases { window.platform.setCursor(shape) }
                try await window.settle()
                #expect(client.failures.isEmpty)
            }
        }

        @Test("Two windows have independent sizes, frames and lifetimes", arguments: DesktopKind.allCases)
        func two(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let first = try await client.openWindow(size: CGSize(width: 200, height: 100))
                let second = try await client.openWindow(size: CGSize(width: 150, height: 120))
                #expect(first.presented?.pixelSize == PixelSize(width: 200, height: 100))
                #expect(second.presented?.pixelSize == PixelSize(width: 150, height: 120))
                second.platform.close()
                try await first.settle()
                first.platform.close()
                let third = try await client.openWindow()
                try await third.settle()
                #expect(client.failures.isEmpty)
            }
        }
    }
}

extension WindowStates {
    var withoutFocus: WindowStates { subtracting([.activated]) }
}
