// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Scales")
@MainActor
struct ScaleTests {
    private struct Shown: Equatable {
        var pixels: [Int]
        var bufferScale: Int32
        var destination: [Int32]
    }

    private func shown(_ client: TestClient, frameCount: Int) async throws -> Shown {
        try await client.compositor.wait { desk in
            guard let surface = desk.toplevel?.surface, surface.frameCount >= frameCount, let pixels = surface.pixels
            else { return nil }
            return Shown(
                pixels: [pixels.width, pixels.height], bufferScale: surface.bufferScale,
                destination: surface.destination.map { [$0.width, $0.height] } ?? [])
        }
    }

    private func options(scale: Int32, logical: (Int32, Int32, Int32, Int32)? = nil) -> CompositorOptions {
        var options = CompositorOptions()
        options.outputs = [DeskOutput.Settings(name: "A", scale: scale, logical: logical)]
        return options
    }

    @Test("On a screen of scale 2, the first frame is drawn for it", arguments: [4, 6] as [UInt32])
    func two(version: UInt32) async throws {
        let client = try TestClient(
            options(scale: 2).without("wp_fractional_scale_manager_v1").offering("wl_compositor", version: version))
        _ = try await client.openWindow()
        #expect(try await shown(client, frameCount: 1) == Shown(pixels: [400, 200], bufferScale: 2, destination: []))
    }

    @Test("A fractional scale stretches the buffer with a viewport")
    func fractional() async throws {
        let client = try TestClient(options(scale: 2, logical: (0, 0, 853, 480)))
        _ = try await client.openWindow()
        #expect(
            try await shown(client, frameCount: 1)
                == Shown(pixels: [300, 150], bufferScale: 1, destination: [200, 100]))
        try client.compositor.perform { desk in
            // Compositors also send the integer scale, rounded up.
            desk.toplevel?.surface.resource.sendPreferredBufferScale(factor: 2)
            desk.toplevel?.surface.prefer(fraction: 150)
        }
        await client.wait { $0.configurations.last?.scale == 1.25 }
        #expect(client.configurations.map(\.scale) == [1.5, 1.25], "the whole one is not drawn for")
        #expect(
            try await shown(client, frameCount: 2)
                == Shown(pixels: [250, 125], bufferScale: 1, destination: [200, 100]))
        // With an integer scale, the viewport is unset.
        try client.compositor.perform { $0.toplevel?.surface.prefer(fraction: 240) }
        await client.wait { $0.configurations.last?.scale == 2 }
        #expect(try await shown(client, frameCount: 3) == Shown(pixels: [400, 200], bufferScale: 2, destination: []))
    }

    @Test("A later change of scale refers to the configure event that might be unanswered")
    func laterScale() async throws {
        let client = try TestClient(CompositorOptions().without("wp_fractional_scale_manager_v1"))
        _ = try await client.openWindow()
        try client.compositor.perform { $0.toplevel?.surface.resource.sendPreferredBufferScale(factor: 3) }
        await client.wait { $0.configurations.count == 2 }
        #expect(client.configurations[1].scale == 3)
        #expect(client.configurations[1].serial == client.configurations[0].serial)
        #expect(try await shown(client, frameCount: 2) == Shown(pixels: [600, 300], bufferScale: 3, destination: []))
        #expect(try client.compositor.perform { $0.toplevel?.acknowledged.count } == 1)
    }

    @Test("Before wl_surface 6, the largest scale of the entered outputs is used")
    func enteredOutputs() async throws {
        var options = CompositorOptions().without("wp_fractional_scale_manager_v1").offering(
            "wl_compositor", version: 5)
        options.outputs = [DeskOutput.Settings(name: "A"), DeskOutput.Settings(name: "B", scale: 2)]
        let client = try TestClient(options)
        _ = try await client.openWindow()
        #expect(client.configurations.last?.scale == 2, "the finest screen is the better guess")
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            surface.sendEnter(output: desk.outputs[0].resources[0])
        }
        await client.wait { $0.configurations.last?.scale == 1 }
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            surface.sendEnter(output: desk.outputs[1].resources[0])
        }
        await client.wait { $0.configurations.last?.scale == 2 }
        // On no screen: hidden, nothing to redraw.
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            surface.sendLeave(output: desk.outputs[0].resources[0])
            surface.sendLeave(output: desk.outputs[1].resources[0])
        }
        await client.wait { $0.enteredScreens.last == [] }
        #expect(client.configurations.last?.scale == 2)
    }

    @Test("Invalid scales are clamped", arguments: [0, 1, .max] as [UInt32])
    func hostile(fraction: UInt32) async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        client.answersConfigures = false
        try client.compositor.perform { $0.toplevel?.surface.prefer(fraction: fraction) }
        try await client.settle()
        #expect((0.5...16).contains(window.configuration.scale))
    }

    @Test(
        "A buffer is placed by its scale or a viewport",
        arguments: [
            (PixelSize(width: 200, height: 100), 1, false, .scaled(1)),
            (PixelSize(width: 400, height: 200), 2, true, .scaled(2)),
            (PixelSize(width: 300, height: 150), 1.5, true, .stretched(width: 200, height: 100)),
            (PixelSize(width: 300, height: 150), 1.5, false, nil),
            (PixelSize(width: 300, height: 150), 2, false, .scaled(2)),
            (PixelSize(width: 301, height: 150), 2, false, nil),
            (PixelSize(width: 301, height: 150), 2, true, .stretched(width: 200, height: 100)),
            (PixelSize(width: 0, height: 150), 1, true, nil),
            (PixelSize(width: 300, height: 150), .nan, false, nil),
        ] as [(PixelSize, CGFloat, Bool, BufferPlacement?)])
    func placement(buffer: PixelSize, scale: CGFloat, hasViewport: Bool, placement: BufferPlacement?) {
        let size = CGSize(width: 200, height: 100)
        #expect(BufferPlacement(buffer: buffer, size: size, scale: scale, hasViewport: hasViewport) == placement)
    }
}
