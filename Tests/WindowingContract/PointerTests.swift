// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Pointers")
    @MainActor
    struct PointerTests {
        @Test(
            "The pointer enters, moves, presses, releases and leaves in this order, in the window's points",
            arguments: DesktopKind.allCases, [1, 2])
        func order(kind: DesktopKind, scale: Int) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pointing, .placing)
                let client = try desktop.connect()
                if scale != 1 {
                    try desktop.needs(.scaling)
                    try await desktop.driver.setScale(scale)
                    try await client.wait(for: "the scale") {
                        client.system.screens.first?.description.scale == CGFloat(scale)
                    }
                }
                let window = try await client.openWindow()
                try await window.wait(for: "the scale") { $0.presented?.scale == CGFloat(scale) }
                #expect(window.presented?.pixelSize == PixelSize(width: 200 * scale, height: 100 * scale))
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                try await desktop.driver.movePointer(to: CGPoint(x: 380, y: 280))
                try await window.settle()
                window.forgetEvents()
                try await desktop.point(at: CGPoint(x: 20, y: 30), in: window)
                try await window.wait(for: "the entering") { !$0.pointerEvents.isEmpty }
                try await desktop.point(at: CGPoint(x: 40, y: 60), in: window)
                try await desktop.click(.right)
                try await window.wait(for: "the click") { $0.pointerEvents.last?.kind == .released(.right) }
                try await desktop.driver.movePointer(to: CGPoint(x: 380, y: 280))
                try await window.wait(for: "the leaving") { $0.pointerEvents.last?.kind == .left }

                let events = window.pointerEvents
                #expect(events.first?.kind == .entered)
                #expect(events.first?.location == CGPoint(x: 20, y: 30))
                let kinds = events.map(\.kind).filter { $0 != .moved }
                #expect(kinds == [.entered, .pressed(.right), .released(.right), .left])
                let press = try #require(events.first { $0.kind == .pressed(.right) })
                #expect(press.location == CGPoint(x: 40, y: 60))
                #expect(press.serial != 0)
                #expect(press.modifiers == [])
                let times = events.map(\.timestamp)
                #expect(times == times.sorted())
            }
        }

        @Test(
            "A press grabs the pointer until the button is released, wherever it moves", arguments: DesktopKind.allCases
        )
        func held(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pointing, .placing)
                let window = try await desktop.connect().openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                try await window.settle()
                try await desktop.point(at: CGPoint(x: 20, y: 30), in: window)
                try await desktop.driver.setButton(.left, isDown: true)
                try await desktop.point(at: CGPoint(x: 300, y: 230), in: window)
                try await window.wait(for: "the movement outside") {
                    $0.pointerEvents.last?.location == CGPoint(x: 300, y: 230)
                }
                #expect(!window.pointerEvents.contains { $0.kind == .left })
                try await desktop.driver.setButton(.left, isDown: false)
                try await desktop.point(at: CGPoint(x: 301, y: 231), in: window)
                try await window.wait(for: "the leaving") { $0.pointerEvents.last?.kind == .left }
                let kinds = window.pointerEvents.map(\.kind).filter { $0 != .moved }
                #expect(kinds.suffix(3) == [.pressed(.left), .released(.left), .left])
            }
        }

        @Test("The wheel scrolls by clicks, positive toward the end", arguments: DesktopKind.allCases)
        func wheel(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pointing, .placing, .turningWheel)
                let window = try await desktop.connect().openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                try await window.settle()
                try await desktop.point(at: CGPoint(x: 20, y: 30), in: window)
                try await window.wait(for: "the entering") { !$0.pointerEvents.isEmpty }
                try await desktop.driver.turnWheel(by: 2)
                try await window.wait(for: "two clicks") { $0.scrollEvents.map(\.stepsY).reduce(0, +) >= 240 }
                try await desktop.driver.turnWheel(by: -1)
                try await window.wait(for: "one click back") { $0.scrollEvents.last?.stepsY == -120 }
                #expect(window.scrollEvents.allSatisfy { $0.source == .wheel && $0.stepsX == 0 && $0.deltaX == 0 })
                #expect(window.scrollEvents.map(\.stepsY).reduce(0, +) == 120)
                #expect(window.scrollEvents.map(\.deltaY).reduce(0, +) == desktop.driver.wheelDistance)
                #expect(window.scrollEvents.allSatisfy { $0.location == CGPoint(x: 20, y: 30) })
            }
        }

        @Test("Of two windows, the one under the pointer receives events", arguments: DesktopKind.allCases)
        func two(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pointing, .placing)
                let client = try desktop.connect()
                let first = try await client.openWindow()
                try await desktop.driver.place(first, at: CGPoint(x: 40, y: 40))
                let second = try await client.openWindow()
                try await desktop.driver.place(second, at: CGPoint(x: 400, y: 300))
                try await first.settle()
                try await desktop.point(at: CGPoint(x: 20, y: 30), in: first)
                try await first.wait(for: "the entering") { $0.pointerEvents.last?.location == CGPoint(x: 20, y: 30) }
                try await desktop.point(at: CGPoint(x: 70, y: 80), in: second)
                try await second.wait(for: "the entering") { $0.pointerEvents.last?.location == CGPoint(x: 70, y: 80) }
                try await first.wait(for: "the leaving") { $0.pointerEvents.last?.kind == .left }
                #expect(second.pointerEvents.first { $0.kind != .left }?.kind == .entered)
            }
        }
    }
}
