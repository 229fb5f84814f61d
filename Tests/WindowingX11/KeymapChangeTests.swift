// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 keymaps that change", .enabled(if: XServer.isInstalled))
@MainActor
struct KeymapChangeTests {
    @Test("A key that is pressed right after its symbol was assigned has that symbol")
    func assignedKey() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        _ = try await client.openWindow()
        try await client.wait(for: "the focus") { $0.focusEvents.last == true }
        let raw = try RawClient(server.display)
        raw.key(30, isDown: true)
        raw.key(30, isDown: false)
        try await client.wait(for: "the keymap") { $0.keyEvents.last?.phase == .up }
        // The Latin letter u with diaeresis, on a key that has no symbol.
        raw.assign(0xfc, to: 215)
        raw.key(215, isDown: true)
        raw.key(215, isDown: false)
        try await client.wait(for: "the assigned key") {
            $0.keyEvents.last.map { $0.code == 215 && $0.phase == .up } == true
        }
        #expect(client.keyEvents.filter { $0.code == 215 }.map(\.characters) == ["ü", "ü"])
        client.system.disconnect()
    }
}
