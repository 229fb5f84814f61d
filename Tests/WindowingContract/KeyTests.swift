// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Keyboards and touchscreens")
    @MainActor
    struct KeyTests {
        /// Linux key codes.
        private static let (a, shift): (UInt32, UInt32) = (30, 42)

        @Test(
            "Keys arrive with characters and modifiers at the window with keyboard focus",
            arguments: DesktopKind.allCases)
        func keys(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.typing, .activating)
                let client = try desktop.connect()
                let other = try await client.openWindow()
                let window = try await client.openWindow()
                try await desktop.driver.activate(window)
                try await window.wait(for: "the keyboard") { $0.hasKeyboard }
                try await desktop.type(Self.a)
                try await desktop.driver.setKey(Self.shift, isDown: true)
                try await desktop.type(Self.a)
                try await desktop.driver.setKey(Self.shift, isDown: false)
                try await desktop.type(Self.a)
                try await window.wait(for: "the keys") { $0.keyEvents.count { $0.phase == .up } == 4 }
                let letters = window.keyEvents.filter { $0.code == Self.a && $0.phase == .down }
                #expect(letters.map(\.characters) == ["a", "A", "a"])
                #expect(letters.map(\.charactersIgnoringModifiers) == ["a", "a", "a"])
                #expect(letters.map(\.modifiers) == [[], .shift, []])
                #expect(window.keyEvents.first { $0.code == Self.shift }?.characters == "")
                #expect(other.keyEvents.isEmpty)
            }
        }

        @Test("A pressed key repeats with its characters until it is released", arguments: DesktopKind.allCases)
        func repetition(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.typing, .activating, .repeating)
                let window = try await desktop.connect().openWindow()
                try await desktop.driver.activate(window)
                try await window.wait(for: "the keyboard") { $0.hasKeyboard }
                try await desktop.driver.setKey(Self.a, isDown: true)
                try await window.wait(for: "repetitions") { $0.keyEvents.count { $0.phase == .repeated } >= 2 }
                try await desktop.driver.setKey(Self.a, isDown: false)
                try await window.wait(for: "the release") { $0.keyEvents.last?.phase == .up }
                let phases = window.keyEvents.map(\.phase)
                #expect(phases.first == .down)
                #expect(phases.dropFirst().dropLast().allSatisfy { $0 == .repeated })
                #expect(window.keyEvents.allSatisfy { $0.characters == "a" || $0.phase == .up })
                // Another key shows that the repetition has stopped.
                try await desktop.type(Self.shift)
                try await window.wait(for: "the next key") {
                    $0.keyEvents.last?.code == Self.shift && $0.keyEvents.last?.phase == .up
                }
                #expect(window.keyEvents.count { $0.phase == .up } == 2)
                #expect(window.keyEvents.suffix(2).map(\.phase) == [.down, .up])
            }
        }

        @Test(
            "Two touches begin, move and end with their identifiers, in the window's points",
            arguments: DesktopKind.allCases)
        func touch(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.touching, .placing)
                let window = try await desktop.connect().openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                try await window.settle()
                let origin = try await desktop.driver.origin(of: window)
                func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
                try await desktop.driver.touch(0, .began, at: at(20, 30))
                try await desktop.driver.touch(1, .began, at: at(120, 60))
                try await desktop.driver.touch(0, .moved, at: at(40, 70))
                try await desktop.driver.touch(0, .ended, at: at(40, 70))
                try await desktop.driver.touch(1, .ended, at: at(120, 60))
                try await window.wait(for: "the fingers' end") { $0.touchEvents.count { $0.phase == .ended } == 2 }
                let events = window.touchEvents
                let began = events.filter { $0.phase == .began }
                #expect(began.count == 2)
                let (first, second) = (try #require(began.first), try #require(began.last))
                #expect(first.identifier != second.identifier)
                #expect(abs(first.location.x - 20) <= 1 && abs(first.location.y - 30) <= 1)
                #expect(abs(second.location.x - 120) <= 1 && abs(second.location.y - 60) <= 1)
                let moved = events.filter { $0.identifier == first.identifier && $0.phase != .began }
                #expect(moved.map(\.phase).last == .ended)
                #expect(moved.contains { $0.phase == .moved && abs($0.location.x - 40) <= 1 })
                #expect(events.allSatisfy { $0.phase != .cancelled })
                // A touch is not a mouse event.
                #expect(window.pointerEvents.allSatisfy { ![.pressed(.left), .released(.left)].contains($0.kind) })
            }
        }

        @Test("Touches that the compositor claims are canceled", arguments: DesktopKind.allCases)
        func cancelledTouch(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.touching, .placing, .cancellingTouches)
                let window = try await desktop.connect().openWindow()
                let origin = try await desktop.driver.origin(of: window)
                try await desktop.driver.touch(0, .began, at: CGPoint(x: origin.x + 20, y: origin.y + 30))
                try await desktop.driver.touch(0, .cancelled, at: CGPoint(x: origin.x + 20, y: origin.y + 30))
                try await window.wait(for: "the cancelling") { $0.touchEvents.last?.phase == .cancelled }
                #expect(window.touchEvents.map(\.phase) == [.began, .cancelled])
            }
        }
    }
}
