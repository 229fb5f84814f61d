// SPDX-License-Identifier: MIT
import Foundation
import SystemFiles
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

/// Drags out of the application's windows.
@Suite("Drags")
@MainActor
struct DragTests {
    /// The reported progress of a drag.
    private final class Progress {
        var news: [DragProgress] = []
    }

    private func dragging(
        _ options: CompositorOptions = CompositorOptions(), operations: DragOperations = [.copy, .move],
        image: DragImage? = nil
    ) async throws -> (client: TestClient, window: WaylandWindow, progress: Progress) {
        let client = try TestClient(options)
        let window = try await client.openWindow()
        let progress = Progress()
        let offer = DataOffer(types: ["text/plain"]) { Data("\($0) dragged".utf8) }
        try window.beginDrag(
            DragAttributes(offer: offer, operations: operations, serial: 41, image: image)
        ) { progress.news.append($0) }
        try await client.compositor.wait { $0.data.drag != nil }
        return (client, window, progress)
    }

    private func send(_ client: TestClient, _ body: @Sendable (WlDataSourceResource) -> Void) async throws {
        try client.compositor.perform { desk in
            let source = try #require(desk.data.drag?.source.core)
            body(source)
        }
        try await client.settle()
    }

    private func content(_ client: TestClient) async throws -> String {
        let file = try client.compositor.perform { desk in
            let source = try #require(desk.data.drag?.source)
            let pipe = try OwnedFileDescriptor.pipe()
            source.request("text/plain", into: pipe.writing)
            return pipe.reading
        }
        return String(decoding: await blocking { file.readToEnd() }, as: UTF8.self)
    }

    @Test("A drag starts with the press, reports the effect of a drop, is dropped, read and ended")
    func wholeDrag() async throws {
        let (client, _, progress) = try await dragging()
        try client.compositor.perform { desk in
            let drag = try #require(desk.data.drag)
            #expect(drag.source.types == ["text/plain"])
            #expect(drag.source.actions == [.copy, .move])
            #expect(drag.origin === desk.toplevel?.surface.resource)
            #expect(drag.icon == nil)
            #expect(desk.hasLogged("wl_data_device.start_drag 41"))
        }
        try await send(client) { $0.sendTarget(mimeType: "text/plain") }
        try await send(client) { $0.sendAction(dndAction: .copy) }
        try await send(client) { $0.sendAction(dndAction: .copy) }
        try await send(client) { $0.sendAction(dndAction: .move) }
        try await send(client) { $0.sendTarget(mimeType: nil) }
        try await send(client) { $0.sendTarget(mimeType: "text/plain") }
        try await send(client) { $0.sendDndDropPerformed() }
        #expect(try await content(client) == "text/plain dragged")
        // The user was asked, and chose.
        try await send(client) { $0.sendAction(dndAction: .copy) }
        try await send(client) { $0.sendDndFinished() }
        #expect(
            progress.news == [
                .wouldDo(nil), .wouldDo(.copy), .wouldDo(.move), .wouldDo(nil), .wouldDo(.move), .dropped,
                .ended(.copy),
            ])
        try await client.compositor.wait { $0.data.drag?.source.isAlive == false }
    }

    @Test("A canceled drag ends without an operation, before and after the drop")
    func cancelled() async throws {
        let (client, _, progress) = try await dragging()
        try await send(client) { $0.sendCancelled() }
        #expect(progress.news == [.ended(nil)])
        let (second, _, secondProgress) = try await dragging()
        try await send(second) { $0.sendDndDropPerformed() }
        try await send(second) { $0.sendCancelled() }
        #expect(secondProgress.news == [.dropped, .ended(nil)])
    }

    @Test("The image is placed by its hotspot, at its own scale", arguments: [4, 6] as [UInt32])
    func icon(version: UInt32) async throws {
        let pixels = (0..<48).map { 0xff00_0000 | UInt32($0) }
        let image = DragImage(
            pixels: pixels, size: PixelSize(width: 8, height: 6), scale: 2, hotspot: CGPoint(x: 3, y: 1))
        let (client, _, _) = try await dragging(
            CompositorOptions().offering("wl_compositor", version: version).without("wp_viewporter"), image: image)
        try await client.compositor.wait { $0.data.drag?.icon?.frameCount == 1 }
        try client.compositor.perform { desk in
            let icon = try #require(desk.data.drag?.icon)
            #expect(icon.bufferScale == 2)
            #expect(icon.offset == (-3, -1))
            let shown = try #require(icon.pixels)
            #expect((shown.width, shown.height) == (8, 6))
            #expect(shown.bytes[4] == 1)
        }
    }

    @Test("An invalid image is not shown, and the drag continues")
    func badIcons() async throws {
        for (size, count) in [((0, 0), 0), ((2, 2), 3), ((-1, -4), 4), ((1 << 40, 1), 4)] {
            let image = DragImage(
                pixels: Array(repeating: 0, count: count), size: PixelSize(width: size.0, height: size.1), scale: .nan,
                hotspot: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
            let (client, _, _) = try await dragging(image: image)
            let hasIcon = try client.compositor.perform { $0.data.drag?.icon != nil }
            #expect(!hasIcon)
        }
        let image = DragImage(
            pixels: [0], size: PixelSize(width: 1, height: 1), scale: .nan,
            hotspot: CGPoint(x: CGFloat.nan, y: -.infinity))
        let (client, _, _) = try await dragging(image: image)
        try await client.compositor.wait { $0.data.drag?.icon?.frameCount == 1 }
        #expect(client.failures.isEmpty)
    }

    @Test("Closing a window cancels its drag, unless it has been dropped")
    func windowCloses() async throws {
        let (client, window, progress) = try await dragging()
        window.close()
        #expect(progress.news == [.ended(nil)])
        try await client.compositor.wait { $0.data.drag?.source.isAlive == false }

        let (second, secondWindow, secondProgress) = try await dragging()
        try await send(second) { $0.sendTarget(mimeType: "text/plain") }
        try await send(second) { $0.sendAction(dndAction: .move) }
        try await send(second) { $0.sendDndDropPerformed() }
        secondWindow.close()
        #expect(try await content(second) == "text/plain dragged")
        try await send(second) { $0.sendDndFinished() }
        #expect(secondProgress.news.suffix(2) == [.dropped, .ended(.move)])
    }

    @Test("A second drag cancels the first")
    func second() async throws {
        let (client, window, progress) = try await dragging()
        let offer = DataOffer(types: ["a/b"]) { _ in Data() }
        try window.beginDrag(DragAttributes(offer: offer, operations: .copy, serial: 42)) { _ in }
        #expect(progress.news == [.ended(nil)])
        try await client.compositor.wait { $0.hasLogged("wl_data_device.start_drag 42") }
    }

    @Test("Removing a seat ends its drag")
    func seatGone() async throws {
        let (client, _, progress) = try await dragging()
        try client.compositor.perform { $0.removeGlobal("wl_seat") }
        try await client.settle()
        #expect(progress.news == [.ended(nil)])
    }

    @Test("Old versions report the end only by the pointer's return", arguments: [1, 2] as [UInt32])
    func oldVersions(version: UInt32) async throws {
        for isTaken in [true, false] {
            let (client, _, progress) = try await dragging(
                CompositorOptions().offering("wl_data_device_manager", version: version))
            try await send(client) { $0.sendTarget(mimeType: "text/plain") }
            if !isTaken { try await send(client) { $0.sendTarget(mimeType: nil) } }
            try client.compositor.perform { desk in
                let surface = try #require(desk.toplevel?.surface.resource)
                let pointer = try #require(desk.seat.pointers.first)
                pointer.sendEnter(serial: 50, surface: surface, surfaceX: 1, surfaceY: 1)
            }
            try await client.settle()
            let actions = try client.compositor.perform { $0.data.drag?.source.actions }
            #expect(actions == nil)
            let prospect: [DragProgress] = [.wouldDo(.copy)]
            #expect(
                progress.news == prospect + (isTaken ? [.dropped, .ended(.copy)] : [.wouldDo(nil), .ended(nil)]))
            // The destination might read only now.
            #expect(try await content(client) == "text/plain dragged")
        }
    }

    @Test("Missing interfaces are errors with their names")
    func missing() async throws {
        let client = try TestClient(CompositorOptions().without("wl_data_device_manager"))
        let window = try await client.openWindow()
        let offer = DataOffer(types: ["a/b"]) { _ in Data() }
        let attributes = DragAttributes(offer: offer, operations: .copy, serial: 1)
        #expect(
            throws: OperationError.missingInterface(
                operation: "Dragging content", server: "Wayland compositor", name: "wl_data_device_manager",
                required: 1, available: nil)
        ) { try window.beginDrag(attributes) { _ in } }
        window.close()
        #expect(throws: OperationError.self) { try window.beginDrag(attributes) { _ in } }
        let other = try TestClient()
        let empty = DragAttributes(offer: DataOffer(types: [""]) { _ in Data() }, operations: .copy, serial: 1)
        let otherWindow = try await other.openWindow()
        #expect(throws: OperationError.self) { try otherWindow.beginDrag(empty) { _ in } }
    }
}
