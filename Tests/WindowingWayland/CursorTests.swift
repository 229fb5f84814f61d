// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Cursors")
@MainActor
struct CursorTests {
    private func entered(_ options: CompositorOptions, environment: [String: String] = [:]) async throws
        -> (client: TestClient, window: WaylandWindow)
    {
        let client = try TestClient(options, environment: environment)
        let window = try await client.openWindow()
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            desk.seat.pointers.first?.sendEnter(serial: 7, surface: surface, surfaceX: 1, surfaceY: 1)
            desk.seat.pointers.first?.sendFrame()
        }
        try await client.settle()
        return (client, window)
    }

    @Test("Named cursors are set once per change")
    func byName() async throws {
        let (client, window) = try await entered(CompositorOptions())
        window.setCursor(.text)
        window.setCursor(.text)
        window.setCursor(.zoomOut)
        client.system.flush()
        try await client.compositor.wait { $0.hasLogged("wp_cursor_shape_device_v1.set_shape 7 34") }
        let log = try client.compositor.perform { $0.log.filter { $0.hasPrefix("wp_cursor") } }
        #expect(
            log == [
                "wp_cursor_shape_device_v1.set_shape 7 1", "wp_cursor_shape_device_v1.set_shape 7 9",
                "wp_cursor_shape_device_v1.set_shape 7 34",
            ])
    }

    @Test("A hidden cursor has no image with either protocol, and can be shown again", arguments: [true, false])
    func hidden(isDrawnByCompositor: Bool) async throws {
        let options = CompositorOptions()
        let (client, window) = try await entered(
            isDrawnByCompositor ? options : options.without("wp_cursor_shape_manager_v1"),
            environment: ["XCURSOR_PATH": "/nonexistent"])
        let before = try client.compositor.perform { $0.count(of: "wl_pointer.set_cursor 7 0 0") }
        window.setCursor(.hidden)
        client.system.flush()
        try await client.compositor.wait { $0.count(of: "wl_pointer.set_cursor 7 0 0") == before + 1 }
        #expect(try client.compositor.perform { $0.seat.cursorSurface == nil })
        window.setCursor(.text)
        client.system.flush()
        if isDrawnByCompositor {
            try await client.compositor.wait { $0.hasLogged("wp_cursor_shape_device_v1.set_shape 7 9") }
        } else {
            try await client.compositor.wait { $0.seat.cursorSurface != nil }
        }
        #expect(client.failures.isEmpty)
    }

    @Test("Without a theme a built-in arrow is shown")
    func noTheme() async throws {
        let (client, window) = try await entered(
            CompositorOptions().without("wp_cursor_shape_manager_v1"), environment: ["XCURSOR_PATH": "/nonexistent"])
        window.setCursor(.grabbing)
        client.system.flush()
        try await client.compositor.wait { $0.count(of: "wl_pointer.set_cursor 7 0 0") == 2 }
        try await client.compositor.wait { desk in
            desk.surfaces.contains { $0.resource === desk.seat.cursorSurface && $0.frameCount == 2 }
        }
        let size = try client.compositor.perform { desk in
            let surface = desk.surfaces.first { $0.resource === desk.seat.cursorSurface }
            return surface?.destination.map { [$0.width, $0.height] }
        }
        #expect(size == [12, 18])
        #expect(client.failures.isEmpty)
    }

    @Test("A theme's image is found by an old name, through inheritance, and shown in the screen's size")
    func theme() async throws {
        let folder = try CursorThemeFolder()
        try folder.addTheme("Parent", cursors: ["xterm": cursorFile(sizes: [24, 48])])
        try folder.addTheme("Child", inherits: "Child,Parent")
        var options = CompositorOptions().without("wp_cursor_shape_manager_v1", "wp_viewporter")
        options.outputs = [DeskOutput.Settings(name: "A", scale: 2)]
        let (client, window) = try await entered(
            options, environment: ["XCURSOR_PATH": folder.path, "XCURSOR_THEME": "Child", "XCURSOR_SIZE": "24"])
        window.setCursor(.text)
        client.system.flush()
        try await client.compositor.wait { $0.hasLogged("wl_pointer.set_cursor 7 12 6") }
        let picture = try await client.compositor.wait { desk -> [Int]? in
            let surface = desk.surfaces.first { $0.resource === desk.seat.cursorSurface }
            guard let surface, surface.frameCount == 2, let pixels = surface.pixels else { return nil }
            return [pixels.width, pixels.height, Int(surface.bufferScale)]
        }
        #expect(picture == [48, 48, 2])
    }
}

/// Returns a file in the Xcursor format with a square image of each size, whose hotspot is at a half and a quarter.
func cursorFile(sizes: [Int]) -> [UInt8] {
    func words(_ values: [UInt32]) -> [UInt8] {
        values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) } }
    }
    var file = words([0x7275_6358, 16, 1, UInt32(sizes.count)])
    var offset = 16 + sizes.count * 12
    for size in sizes {
        file += words([0xfffd_0002, UInt32(size), UInt32(offset)])
        offset += 36 + size * size * 4
    }
    for size in sizes.map(UInt32.init) {
        file += words([36, 0xfffd_0002, size, 1, size, size, size / 2, size / 4, 0])
        file += words([UInt32](repeating: 0xff00_0000 | size, count: Int(size * size)))
    }
    return file
}

/// A directory of cursor themes, removed with the value.
final class CursorThemeFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "cursor-themes-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func addTheme(_ name: String, inherits: String? = nil, cursors: [String: [UInt8]] = [:]) throws {
        let folder = "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: folder + "/cursors", withIntermediateDirectories: true)
        if let inherits {
            try "[Icon Theme]\nInherits = \(inherits)\n".write(
                toFile: folder + "/index.theme", atomically: false, encoding: .utf8)
        }
        for (cursor, bytes) in cursors {
            try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/cursors/\(cursor)"))
        }
    }
}
