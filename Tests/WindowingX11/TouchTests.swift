// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import TestProcesses
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 touch and smooth scrolling", .enabled(if: XServer.isDummyInstalled))
@MainActor
struct TouchTests {
    @Test("Touches begin, move and end in the window, with identifiers")
    func touch() async throws {
        let folder = try TemporaryFolder()
        let server = try await XServer.dummy(in: folder)
        let client = try TestClient(server)
        _ = try await client.openWindow()
        let device = try InjectedDevice(folder.path(of: "touch"))
        // The root window has 1024 × 768 pixels, and the window is in its center.
        device.touch(0, .began, x: 32768, y: 32768)
        device.touch(1, .began, x: 33408, y: 32768)
        device.touch(0, .moved, x: 33408, y: 33600)
        device.touch(0, .ended, x: 33408, y: 33600)
        device.touch(1, .ended, x: 33408, y: 32768)
        try await client.wait(for: "the fingers' end") { $0.touchEvents.count { $0.phase == .ended } == 2 }
        let began = client.touchEvents.filter { $0.phase == .began }
        #expect(began.count == 2)
        #expect(Set(began.map(\.identifier)).count == 2)
        let first = try #require(began.first)
        #expect(abs(first.location.x - 100) <= 2 && abs(first.location.y - 50) <= 2)
        #expect(client.touchEvents.contains { $0.phase == .moved && $0.identifier == first.identifier })
        #expect(client.pointerEvents.allSatisfy { ![.pressed(.left), .released(.left)].contains($0.kind) })
        client.system.disconnect()
    }

    @Test(
        "A wheel of high resolution scrolls by fractions of a click, a touchpad by the distance of its fingers",
        arguments: [nil, "libinput Tapping Enabled", "Synaptics Off"])
    func smoothScrolling(touchpadProperty: String?) async throws {
        let folder = try TemporaryFolder()
        let server = try await XServer.dummy(in: folder)
        let raw = try RawClient(server.display)
        if let touchpadProperty { try raw.addProperty(touchpadProperty, toDevice: "pointer") }
        let client = try TestClient(server)
        _ = try await client.openWindow()
        raw.move(500, 380)
        try await client.wait(for: "the pointer") { !$0.pointerEvents.isEmpty }
        let device = try InjectedDevice(folder.path(of: "pointer"))
        device.move(2, 1)
        try await client.wait(for: "the device's own movement") { $0.pointerEvents.last?.location.x == 90 }
        device.scroll(0, 30)
        device.scroll(60, 0)
        try await client.wait(for: "the scrolling") { $0.scrollEvents.contains { $0.deltaX != 0 } }
        #expect(client.scrollEvents.map(\.deltaY).reduce(0, +) == 15 * 0.25)
        #expect(client.scrollEvents.map(\.deltaX).reduce(0, +) == 15 * 0.5)
        let steps = client.scrollEvents.map { CGPoint(x: $0.stepsX, y: $0.stepsY) }
        if touchpadProperty == nil {
            #expect(client.scrollEvents.allSatisfy { $0.source == .wheel && !$0.isEnd })
            #expect(steps == [CGPoint(x: 0, y: 30), CGPoint(x: 60, y: 0)])
        } else {
            #expect(client.scrollEvents.allSatisfy { $0.source == .finger })
            #expect(steps.allSatisfy { $0 == .zero })
        }
        client.system.disconnect()
    }
}
