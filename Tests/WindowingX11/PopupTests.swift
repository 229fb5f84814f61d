// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 popups", .enabled(if: XServer.isInstalled))
@MainActor
struct PopupTests {
    /// Records a popup's events, responding to each with a frame of one color.
    @MainActor
    private final class Owner: PlatformPopupDelegate {
        var configurations: [PopupConfiguration] = []
        var events: [InputEvent] = []
        var dismissals = 0
        let client: TestClient
        var shadow: CGFloat = 0

        init(_ client: TestClient) { self.client = client }

        func popup(_ popup: any PlatformPopup, didReceive configuration: PopupConfiguration) {
            configurations.append(configuration)
            let size = CGSize(
                width: configuration.frame.width + 2 * shadow, height: configuration.frame.height + 2 * shadow)
            let frame = FrameConfiguration(
                serial: configuration.serial, pixelSize: PixelSize(width: Int(size.width), height: Int(size.height)),
                size: size, scale: 1,
                windowGeometry: CGRect(
                    origin: CGPoint(x: shadow, y: shadow), size: configuration.frame.size))
            client.draw(frame, color: 0xffc0_8040, on: popup.frameTarget)
        }

        func popup(_ popup: any PlatformPopup, didReceive event: InputEvent) {
            events.append(event)
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

    private func open(
        _ placement: PopupPlacement, _ client: TestClient, _ owner: Owner, on window: X11Window, grabs: Bool = false
    ) async throws -> X11Popup {
        let popup = try #require(
            try window.makePopup(PopupAttributes(placement: placement, grabSerial: grabs ? 1 : nil)) as? X11Popup)
        popup.delegate = owner
        popup.show()
        try await client.wait(for: "the popup's frame") { $0.shownSize(of: popup.surface) != nil }
        return popup
    }

    @Test("A popup is placed at its anchor, also outside its window, and without its shadow if there is no compositor")
    func place() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        let owner = Owner(client)
        owner.shadow = 10
        var low = placement
        low.anchorRect.origin.y = 75
        let popup = try await open(low, client, owner, on: window)
        #expect(popup.configuration.frame == CGRect(x: 10, y: 95, width: 60, height: 40))
        let frame = try #require(raw.frame(of: popup.surface.identifier))
        #expect(frame == (300, 335, 80, 60), "the shadow is part of the window")
        #expect(await eventually { raw.pixel(310, 345) == 0xc08040 })
        #expect(await eventually { raw.pixel(369, 384) == 0xc08040 })
        #expect(raw.pixel(309, 345) == 0x204060, "cut off")
        popup.close()
        raw.synchronize()
        client.system.disconnect()
    }

    @Test("At the screen's edge a popup slides, or flips to the other side of its anchor")
    func flip() async throws {
        let server = try await XServer(size: (800, 380))
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let owner = Owner(client)
        var low = placement
        low.anchorRect.origin.y = 75
        low.size.height = 200
        low.adjustments = [.slideY]
        let popup = try await open(low, client, owner, on: window)
        #expect(popup.configuration.frame.maxY == 240, "the window's top is at 140 of 380")
        low.size.height = 150
        low.adjustments = [.flipY]
        popup.reposition(low)
        try await client.wait(for: "the other place") { $0.shownSize(of: popup.surface)?.height == 150 }
        #expect(popup.configuration.frame == CGRect(x: 10, y: -75, width: 60, height: 150))
        client.system.disconnect()
    }

    @Test("A window raised above its popup as that opens is lowered again, but not later")
    func raised() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        let owner = Owner(client)
        client.system.popupOpeningDuration = .seconds(3600)
        let popup = try await open(placement, client, owner, on: window)
        let (low, high) = (window.surface.identifier, popup.surface.identifier)
        #expect(await eventually { raw.topmostWindow == high })
        raw.raise(low)
        // The pixels alone would not tell: where nothing is painted yet, the server leaves the old ones.
        #expect(await eventually { raw.topmostWindow == high && raw.pixel(320, 290) == 0xc08040 })
        client.system.popupOpeningDuration = .zero
        raw.raise(low)
        #expect(await eventually { raw.pixel(320, 290) == 0x204060 })
        #expect(raw.topmostWindow == low)
        #expect(owner.dismissals == 0)
    }

    @Test("A press outside dismisses popups with a grab, and a press inside doesn't")
    func dismissal() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        let owner = Owner(client)
        let popup = try await open(placement, client, owner, on: window, grabs: true)
        raw.click(1, at: 320, 290)
        try await client.wait(for: "the click inside") { _ in
            owner.events.contains {
                if case .pointer(let event) = $0 { event.kind == .released(.left) } else { false }
            }
        }
        #expect(owner.dismissals == 0)
        raw.click(1, at: 20, 20)
        try await client.wait(for: "the dismissal") { _ in owner.dismissals == 1 }
        popup.close()

        let second = try await open(placement, client, owner, on: window, grabs: true)
        raw.click(1, at: 480, 340)
        try await client.wait(for: "the second dismissal") { _ in owner.dismissals == 2 }
        try await client.wait(for: "the press in the window") { client in
            client.pointerEvents.contains { $0.kind == .pressed(.left) }
        }
        second.close()
        client.system.disconnect()
    }

    @Test("Keys are delivered to the popup with a grab, and then to the window again")
    func keys() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        try await client.wait(for: "the focus") { $0.focusEvents.last == true }
        let raw = try RawClient(server.display)
        let owner = Owner(client)
        let popup = try await open(placement, client, owner, on: window, grabs: true)
        #expect(client.focusEvents.last == false)
        #expect(owner.events.first == .keyboardFocus(true))
        raw.key(30, isDown: true)
        raw.key(30, isDown: false)
        try await client.wait(for: "the key") { _ in
            owner.events.contains { if case .key(let key) = $0 { key.phase == .up } else { false } }
        }
        #expect(client.keyEvents.isEmpty)
        popup.close()
        #expect(client.focusEvents.last == true)
        client.system.disconnect()
    }
}
