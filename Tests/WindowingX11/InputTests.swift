// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 input", .enabled(if: XServer.isInstalled))
@MainActor
struct InputTests {
    @Test("The pointer enters, moves, presses and leaves, in the window's points")
    func pointer() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        _ = try await client.openWindow()
        let raw = try RawClient(server.display)
        raw.move(310, 270)
        raw.click(3, at: 330, 280)
        try await client.wait(for: "the click") { $0.pointerEvents.contains { $0.kind == .released(.right) } }
        raw.move(10, 10)
        try await client.wait(for: "the leaving") { $0.pointerEvents.last?.kind == .left }
        let kinds = client.pointerEvents.map(\.kind)
        #expect(kinds.first == .entered)
        #expect(kinds.contains(.pressed(.right)))
        let press = try #require(client.pointerEvents.first { $0.kind == .pressed(.right) })
        #expect(press.location == CGPoint(x: 30, y: 30))
        #expect(press.serial != 0)
        client.system.disconnect()
    }

    @Test("A press grabs the pointer until it is released, wherever it moves")
    func implicitGrab() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        _ = try await client.openWindow()
        let raw = try RawClient(server.display)
        raw.move(310, 270)
        raw.button(1, isDown: true)
        raw.move(100, 270)
        try await client.wait(for: "the movement") { $0.pointerEvents.last?.location.x == -200 }
        #expect(!client.pointerEvents.contains { $0.kind == .left })
        raw.button(1, isDown: false)
        try await client.wait(for: "the leaving") { $0.pointerEvents.last?.kind == .left }
        #expect(client.pointerEvents.map(\.kind).suffix(2) == [.released(.left), .left])
        client.system.disconnect()
    }

    @Test("Wheel clicks scroll by steps and points", arguments: [(4, 0, -15), (5, 0, 15), (6, -15, 0), (7, 15, 0)])
    func wheel(button: UInt8, x: CGFloat, y: CGFloat) async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        _ = try await client.openWindow()
        let raw = try RawClient(server.display)
        raw.click(button, at: 310, 270)
        try await client.wait(for: "the scroll") { !$0.scrollEvents.isEmpty }
        let event = try #require(client.scrollEvents.first)
        #expect(event.source == .wheel)
        #expect(CGPoint(x: event.deltaX, y: event.deltaY) == CGPoint(x: x, y: y))
        #expect(CGPoint(x: event.stepsX, y: event.stepsY) == CGPoint(x: x * 8, y: y * 8))
        client.system.disconnect()
    }

    @Test("Keys arrive with their text at the window with keyboard focus")
    func keys() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        _ = try await client.openWindow()
        try await client.wait(for: "the focus") { $0.focusEvents.last == true }
        #expect(client.configurations.last?.states.contains(.activated) == true)
        let raw = try RawClient(server.display)
        raw.key(42, isDown: true)
        raw.key(30, isDown: true)
        raw.key(30, isDown: false)
        raw.key(42, isDown: false)
        raw.key(30, isDown: true)
        raw.key(30, isDown: false)
        try await client.wait(for: "the keys") { $0.keyEvents.count >= 6 }
        let letters = client.keyEvents.filter { $0.code == 30 && $0.phase == .down }
        #expect(letters.map(\.characters) == ["A", "a"])
        #expect(letters.map(\.modifiers) == [.shift, []])
        #expect(letters.first?.charactersIgnoringModifiers == "a")
        client.system.disconnect()
    }

    @Test("A pressed key repeats by the application's clock, and stops when it is released")
    func repetition() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        _ = try await client.openWindow()
        try await client.wait(for: "the focus") { $0.focusEvents.last == true }
        let raw = try RawClient(server.display)
        raw.key(30, isDown: true)
        try await client.wait(for: "repetitions") { $0.keyEvents.count { $0.phase == .repeated } >= 3 }
        raw.key(30, isDown: false)
        try await client.wait(for: "the end") { $0.keyEvents.last?.phase == .up }
        #expect(client.keyEvents.count { $0.phase == .down } == 1)
        client.system.disconnect()
    }
}
