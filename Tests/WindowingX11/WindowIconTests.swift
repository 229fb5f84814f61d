// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("Icons of X11 windows", .enabled(if: XServer.isInstalled))
@MainActor
struct WindowIconTests {
    private static func image(_ side: Int, _ pixel: UInt32) throws -> WindowIcon.Image {
        try #require(WindowIcon.Image(width: side, height: side, pixels: Array(repeating: pixel, count: side * side)))
    }

    @Test("The window has all sizes of the icon, the smallest first, each with its width and height")
    func property() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        #expect(window.acceptsIcon)
        #expect(raw.property(.netIcon, of: window.surface.identifier)?.type == 0)
        window.setIcon(WindowIcon(images: [try Self.image(3, 0x80FF_0000), try Self.image(2, 0xFF00_FF00)]))
        var property: PropertyValue?
        #expect(
            await eventually {
                property = raw.property(.netIcon, of: window.surface.identifier)
                return property?.numbers.isEmpty == false
            })
        #expect(property?.type == raw.atoms[.cardinal])
        let small = [2, 2] + Array(repeating: 0xFF00_FF00 as UInt32, count: 4)
        #expect(property?.numbers == small + [3, 3] + Array(repeating: 0x80FF_0000, count: 9))
        window.setIcon(WindowIcon(images: []))
        #expect(await eventually { raw.property(.netIcon, of: window.surface.identifier)?.type == 0 })
        client.system.disconnect()
    }

    @Test("Images that don't fit in a request are left out")
    func limit() throws {
        let icon = WindowIcon(images: [try Self.image(4, 1), try Self.image(2, 2)])
        #expect(X11Window.iconProperty(icon, limit: 23) == [2, 2, 2, 2, 2, 2])
        #expect(X11Window.iconProperty(icon, limit: 24).count == 24)
        #expect(X11Window.iconProperty(icon, limit: 5).isEmpty)
    }

    @Test("An image has as many pixels as its size says")
    func size() {
        #expect(WindowIcon.Image(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
        #expect(WindowIcon.Image(width: 0, height: 0, pixels: []) == nil)
        #expect(WindowIcon.Image(width: -1, height: -1, pixels: [1]) == nil)
        #expect(WindowIcon.Image(width: Int.max, height: 2, pixels: [1, 2]) == nil)
    }
}
