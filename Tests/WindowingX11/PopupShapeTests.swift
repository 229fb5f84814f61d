// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 popup shapes", .enabled(if: XServer.isInstalled))
@MainActor
struct PopupShapeTests {
    /// A popup's frames, each with rectangles of one color on a transparent background.
    @MainActor
    private final class Owner: PlatformPopupDelegate {
        private(set) var configuration: FrameConfiguration?
        /// The number of frames drawn.
        var frameCount = 0

        func popup(_ popup: any PlatformPopup, didReceive new: PopupConfiguration) {
            let size = new.frame.size
            configuration = FrameConfiguration(
                serial: new.serial, pixelSize: PixelSize(width: Int(size.width), height: Int(size.height)), size: size,
                scale: 1, windowGeometry: CGRect(origin: .zero, size: size))
        }

        func popup(_ popup: any PlatformPopup, didReceive event: InputEvent) {}
        func popupWasDismissed(_ popup: any PlatformPopup) {}
    }

    nonisolated private static let size = PixelSize(width: 60, height: 40)
    private static let whole = PixelRect(size)
    private static let arrow = PixelRect(x: 25, y: 0, width: 10, height: 10)
    private static let body = PixelRect(x: 0, y: 10, width: 60, height: 30)

    private let placement = PopupPlacement(
        anchorRect: CGRect(x: 10, y: 10, width: 20, height: 20), anchor: .bottomLeft, gravity: .bottomRight,
        size: CGSize(width: 60, height: 40))

    /// Shows a popup whose first frame contains `rects`.
    private func open(
        _ rects: [PixelRect], color: UInt32 = 0xffc0_8040, _ owner: Owner, on window: X11Window, _ client: TestClient
    ) async throws -> X11Popup {
        let popup = try #require(
            try window.makePopup(PopupAttributes(placement: placement, grabSerial: nil)) as? X11Popup)
        popup.delegate = owner
        popup.show()
        #expect(await eventually { owner.configuration != nil })
        await draw(rects, color: color, damage: [Self.whole], owner, on: popup)
        return popup
    }

    /// Draws a frame when it is due, and waits until the server has it.
    private func draw(
        _ rects: [PixelRect], color: UInt32, damage: [PixelRect], _ owner: Owner, on popup: X11Popup
    ) async {
        let (target, configuration) = (popup.surface.target, owner.configuration)
        let count = owner.frameCount
        RenderActor.async {
            target.requestFrame { _ in
                guard let buffer = target.nextBuffer(size: Self.size) else { return }
                Painting.fill(buffer, 0)
                for rect in rects { Painting.fill(buffer, color, rect) }
                target.present(buffer, damage: damage, configuration: configuration)
                DispatchQueue.main.async { owner.frameCount += 1 }
            }
        }
        #expect(await eventually { owner.frameCount > count }, "the server wants no frame")
        popup.surface.system.flush()
    }

    @Test(
        "Without a compositor a popup's shape is the opaque part of its frame, also for input")
    func cutOut() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        let owner = Owner()
        let popup = try await open([Self.arrow, Self.body], owner, on: window, client)
        let identifier = popup.surface.identifier
        #expect(await eventually { raw.shape(of: identifier) == [Self.arrow, Self.body] })
        let frame = try #require(raw.frame(of: identifier))
        #expect(await eventually { raw.pixel(frame.x + 30, frame.y + 2) == 0xc08040 })
        #expect(raw.pixel(frame.x + 2, frame.y + 2) == 0x204060, "the window behind the corner")
        raw.click(1, at: frame.x + 2, frame.y + 2)
        try await client.wait(for: "the press behind the corner") { client in
            client.pointerEvents.contains { $0.kind == .pressed(.left) }
        }

        // A row that becomes shorter, and is the only damage of the frame.
        let last = PixelRect(x: 0, y: 39, width: 60, height: 1)
        let short = PixelRect(x: 0, y: 39, width: 7, height: 1)
        let upper = PixelRect(x: 0, y: 10, width: 60, height: 29)
        await draw([Self.arrow, upper, short], color: 0xffc0_8040, damage: [last], owner, on: popup)
        #expect(await eventually { raw.shape(of: identifier) == [Self.arrow, upper, short] })
        client.system.disconnect()
    }

    @Test("A popup that is nearly invisible gets further frames")
    func fading() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        let owner = Owner()
        let popup = try await open([Self.whole], color: 0x1000_0000, owner, on: window, client)
        let identifier = popup.surface.identifier
        #expect(await eventually { raw.shape(of: identifier) == [] })
        for _ in 0..<3 { await draw([Self.whole], color: 0x7f40_2010, damage: [Self.whole], owner, on: popup) }
        #expect(raw.shape(of: identifier) == [])
        await draw([Self.whole], color: 0x8040_2010, damage: [Self.whole], owner, on: popup)
        #expect(await eventually { raw.shape(of: identifier) == [Self.whole] })
        client.system.disconnect()
    }

    @Test("An open popup is unshaped while there is a compositor, and shaped again without one")
    func compositors() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        let owner = Owner()
        let popup = try await open([Self.arrow, Self.body], owner, on: window, client)
        let identifier = popup.surface.identifier
        #expect(await eventually { raw.shape(of: identifier)?.count == 2 })
        raw.ownCompositing(true)
        #expect(await eventually { raw.shape(of: identifier) == [Self.whole] })
        raw.ownCompositing(false)
        #expect(await eventually { raw.shape(of: identifier) == [Self.arrow, Self.body] })
        client.system.disconnect()
    }

    @Test("A drag image is shaped as well")
    func dragPicture() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let session = try #require(client.system.session)
        let raw = try RawClient(server.display)
        let pixels: [UInt32] = [0xffff_ffff, 0, 0, 0xff00_0000, 0xff00_0000, 0x4000_0000]
        let image = DragImage(
            pixels: pixels, size: PixelSize(width: 2, height: 3), scale: 1, hotspot: .zero)
        let picture = try #require(DragPicture(image, session: session, system: client.system))
        session.flush()
        let parts = [
            PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 1, y: 1, width: 1, height: 1),
            PixelRect(x: 0, y: 2, width: 1, height: 1),
        ]
        #expect(await eventually { raw.shape(of: picture.surface.identifier) == parts })
        picture.close()
        client.system.disconnect()
    }
}

@Suite("Opaque parts")
struct OpaquePartsTests {
    private func parts(_ rows: [[UInt32]], area: PixelRect, damage: PixelRect? = nil) -> [PixelRect] {
        var parts = OpaqueParts(area: area)
        let width = rows.first?.count ?? 0
        unsafe Array(rows.joined()).withUnsafeBufferPointer { pixels in
            unsafe parts.read(damage ?? area) { unsafe .init(rebasing: pixels[($0 * width)..<(($0 + 1) * width)]) }
        }
        return parts.rectangles
    }

    private let clear: UInt32 = 0x7fff_ffff
    private let solid: UInt32 = 0xe000_0000
    private let soft: UInt32 = 0xdfff_ffff

    @Test(
        "Equal rows are merged, and areas outside are ignored")
    func bands() {
        let rows = [
            [solid, solid, solid, solid], [solid, clear, solid, solid], [solid, clear, solid, solid],
            [clear, clear, clear, clear], [solid, solid, solid, solid],
        ]
        let area = PixelRect(x: 0, y: 1, width: 3, height: 4)
        #expect(
            parts(rows, area: area, damage: PixelRect(x: -5, y: -5, width: 100, height: 100)) == [
                PixelRect(x: 0, y: 1, width: 1, height: 2), PixelRect(x: 2, y: 1, width: 1, height: 2),
                PixelRect(x: 0, y: 4, width: 3, height: 1),
            ])
    }

    @Test("Antialiased edges are cut off, and translucent images are kept")
    func edges() {
        func line(_ pixels: [UInt32]) -> [PixelRect] {
            parts([pixels], area: PixelRect(x: 0, y: 0, width: pixels.count, height: 1))
        }
        func run(_ x: Int, _ width: Int) -> PixelRect { PixelRect(x: x, y: 0, width: width, height: 1) }
        #expect(line([clear, soft, soft, solid, solid, soft, clear]) == [run(3, 2)])
        #expect(line([clear, soft, soft, clear, solid]) == [run(4, 1)])
        let translucent = Array(repeating: soft, count: 20)
        #expect(line(translucent) == [run(0, 20)])
        #expect(line(translucent + [solid, soft]) == [run(0, 21)], "only the end that is an edge")
    }

    @Test("Undamaged rows are not examined, and noise is replaced by the whole area")
    func limits() {
        let area = PixelRect(x: 0, y: 0, width: 200, height: 100)
        let (even, odd) = ((0..<200).map { $0 % 2 == 0 ? solid : clear }, (0..<200).map { $0 % 2 == 1 ? solid : clear })
        let noise = (0..<100).map { $0 % 2 == 0 ? even : odd }
        #expect(parts(noise, area: area) == [area])
        #expect(parts(noise, area: area, damage: PixelRect(x: 0, y: 7, width: 1, height: 1)).count == 100)
        #expect(parts(noise, area: area, damage: PixelRect(x: 0, y: 200, width: 5, height: 5)) == [])
        #expect(parts([], area: PixelRect(x: 0, y: 0, width: 0, height: 0)) == [])
    }
}
