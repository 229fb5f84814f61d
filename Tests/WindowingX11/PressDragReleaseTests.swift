// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 presses that open a popup", .enabled(if: XServer.isInstalled))
@MainActor
struct PressDragReleaseTests {
    /// Shows a popup's frames and records its events.
    private final class Owner: PlatformPopupDelegate {
        var events: [PointerEvent] = []
        var dismissals = 0
        let client: TestClient

        init(_ client: TestClient) { self.client = client }

        func popup(_ popup: any PlatformPopup, didReceive configuration: PopupConfiguration) {
            let size = configuration.frame.size
            let frame = FrameConfiguration(
                serial: configuration.serial, pixelSize: PixelSize(width: Int(size.width), height: Int(size.height)),
                size: size, scale: 1, windowGeometry: CGRect(origin: .zero, size: size))
            client.draw(frame, color: 0xffc0_8040, on: popup.frameTarget)
        }

        func popup(_ popup: any PlatformPopup, didReceive event: InputEvent) {
            if case .pointer(let pointer) = event { events.append(pointer) }
            client.check()
        }

        func popupWasDismissed(_ popup: any PlatformPopup) {
            dismissals += 1
            client.check()
        }
    }

    private let placement = PopupPlacement(
        anchorRect: CGRect(x: 10, y: 10, width: 20, height: 20), anchor: .bottomLeft, gravity: .bottomRight,
        size: CGSize(width: 60, height: 40))

    /// Opens a popup with a grab while the left button is down at (20, 20) in the window, whose origin is (300, 250).
    private func open(_ client: TestClient, _ owner: Owner, _ raw: RawClient) async throws -> X11Popup {
        let window = try await client.openWindow()
        raw.move(320, 270)
        raw.button(1, isDown: true)
        try await client.wait(for: "the press") { $0.pointerEvents.last?.kind == .pressed(.left) }
        let popup = try #require(
            try window.makePopup(PopupAttributes(placement: placement, grabSerial: 1)) as? X11Popup)
        popup.delegate = owner
        popup.show()
        try await client.wait(for: "the popup's frame") { $0.shownSize(of: popup.surface) != nil }
        try await client.wait(for: "the grab") { $0.system.grabbedWindow == popup.surface.identifier }
        await client.synchronize()
        return popup
    }

    @Test("The press stays with the window until it is released over the popup, which then has the pointer")
    func releaseOverPopup() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let (owner, raw) = (Owner(client), try RawClient(server.display))
        let popup = try await open(client, owner, raw)
        for step in 1...10 { raw.move(320 + step, 270 + 2 * step) }
        try await client.wait(for: "the movement") { $0.pointerEvents.last?.location == CGPoint(x: 30, y: 40) }
        #expect(!client.pointerEvents.contains { [.left, .released(.left)].contains($0.kind) })
        raw.button(1, isDown: false)
        try await client.wait(for: "the pointer in the popup") { _ in owner.events.last?.kind == .entered }
        #expect(client.pointerEvents.suffix(2).map(\.kind) == [.released(.left), .left])
        #expect(client.pointerEvents.suffix(2).first?.location == CGPoint(x: 30, y: 40))
        #expect(owner.events.map(\.kind) == [.entered])
        #expect(owner.dismissals == 0)
        popup.close()
        client.system.disconnect()
    }

    @Test("A press that is released where it began leaves the popup open, and a click outside dismisses it")
    func releaseInPlace() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let (owner, raw) = (Owner(client), try RawClient(server.display))
        let popup = try await open(client, owner, raw)
        raw.button(1, isDown: false)
        try await client.wait(for: "the release") { $0.pointerEvents.last?.kind == .released(.left) }
        #expect(owner.events.isEmpty && owner.dismissals == 0)
        raw.click(1, at: 20, 20)
        try await client.wait(for: "the dismissal") { _ in owner.dismissals == 1 }
        popup.close()
        client.system.disconnect()
    }

    @Test("A press that is released outside of all windows ends there")
    func releaseOutside() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let (owner, raw) = (Owner(client), try RawClient(server.display))
        let popup = try await open(client, owner, raw)
        raw.move(20, 20)
        raw.button(1, isDown: false)
        try await client.wait(for: "the end") { $0.pointerEvents.last?.kind == .left }
        #expect(client.pointerEvents.suffix(2).map(\.kind) == [.released(.left), .left])
        #expect(client.pointerEvents.suffix(2).first?.location == CGPoint(x: -280, y: -230))
        #expect(!owner.events.contains { [.pressed(.left), .released(.left)].contains($0.kind) })
        popup.close()
        client.system.disconnect()
    }
}
