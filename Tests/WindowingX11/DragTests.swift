// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("Drag and drop on X11", .enabled(if: XServer.isInstalled))
@MainActor
struct DragTests {
    /// A window that accepts copies, and reads dropped content.
    @MainActor
    private final class Receiver: PlatformDropDelegate {
        let client: TestClient
        var log: [String] = []
        var types: [String] = []
        var content: Data?

        init(_ client: TestClient) { self.client = client }

        func window(_ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint) {
            types = offer.types
            offer.accept(.copy, preferred: .copy)
            add("enter")
        }

        func window(_ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint) {
            add("move \(Int(location.x)) \(Int(location.y))")
        }

        func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer) {
            add("leave")
        }

        func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint) {
            add("drop")
            Task {
                content = try? await offer.read("text/plain;charset=utf-8", limits: TransferLimits())
                offer.finish(.copy)
                add("done")
            }
        }

        private func add(_ line: String) {
            log.append(line)
            client.check()
        }
    }

    /// Draws a popup with a shadow 10 points wide.
    @MainActor
    private final class PopupOwner: PlatformPopupDelegate {
        let client: TestClient

        init(_ client: TestClient) { self.client = client }

        func popup(_ popup: any PlatformPopup, didReceive configuration: PopupConfiguration) {
            let geometry = CGRect(origin: CGPoint(x: 10, y: 10), size: configuration.frame.size)
            let size = geometry.insetBy(dx: -10, dy: -10).size
            let frame = FrameConfiguration(
                serial: configuration.serial, pixelSize: PixelSize(width: Int(size.width), height: Int(size.height)),
                size: size, scale: 1, windowGeometry: geometry)
            client.draw(frame, color: 0xffc0_8040, on: popup.frameTarget)
        }

        func popup(_ popup: any PlatformPopup, didReceive event: InputEvent) {}

        func popupWasDismissed(_ popup: any PlatformPopup) {}
    }

    @MainActor
    private final class Fixture {
        let server: XServer
        let giver: TestClient
        let taker: TestClient
        let raw: RawClient
        let receiver: Receiver
        let window: X11Window
        let target: X11Window
        var progress: [DragProgress] = []

        /// The source window is in the middle, the target at the top-left corner.
        init() async throws {
            server = try await XServer()
            raw = try RawClient(server.display)
            taker = try TestClient(server)
            receiver = Receiver(taker)
            target = try await taker.openWindow()
            target.dropDelegate = receiver
            raw.place(target.surface.identifier, at: 0, 0)
            giver = try TestClient(server)
            window = try await giver.openWindow()
        }

        func begin(_ operations: DragOperations = [.copy, .move]) async throws {
            // The grab of a drag that has just ended would take the press.
            await giver.synchronize()
            raw.move(350, 280)
            raw.button(1, isDown: true)
            try await giver.wait(for: "the press") { $0.pointerEvents.contains { $0.kind == .pressed(.left) } }
            let serial = giver.pointerEvents.last { $0.kind == .pressed(.left) }?.serial ?? 0
            let image = DragImage(
                pixels: [UInt32](repeating: 0xffff_0000, count: 64), size: PixelSize(width: 8, height: 8), scale: 1,
                hotspot: CGPoint(x: 4, y: 4))
            try window.beginDrag(
                DragAttributes(
                    offer: DataOffer(types: ["text/plain;charset=utf-8"]) { _ in Data("dragged".utf8) },
                    operations: operations, serial: serial, image: image)
            ) { progress in
                self.progress.append(progress)
                self.giver.check()
            }
        }

        func close() {
            giver.system.disconnect()
            taker.system.disconnect()
        }
    }

    @Test("Content dragged from one application to another arrives, and both receive the result")
    func drop() async throws {
        let fixture = try await Fixture()
        try await fixture.begin()
        fixture.raw.move(60, 60)
        try await fixture.giver.wait(for: "the acceptance") { _ in fixture.progress.last == .wouldDo(.copy) }
        fixture.raw.move(70, 40)
        try await fixture.taker.wait(for: "the movement") { _ in fixture.receiver.log.contains("move 70 40") }
        fixture.raw.button(1, isDown: false)
        try await fixture.giver.wait(for: "the end") { _ in fixture.progress.last == .ended(.copy) }
        #expect(fixture.progress.contains(.dropped))
        #expect(fixture.receiver.types.first == "text/plain;charset=utf-8")
        #expect(fixture.receiver.content == Data("dragged".utf8))
        #expect(fixture.receiver.log.first == "enter")
        #expect(!fixture.receiver.log.contains("leave"))
        #expect(fixture.giver.system.offered.isEmpty)
        #expect(fixture.giver.pointerEvents.last?.kind == .released(.left), "the press was handed over")
        fixture.close()
    }

    @Test("Content is dropped on a popup, at a location in its own coordinates")
    func popup() async throws {
        let fixture = try await Fixture()
        let placement = PopupPlacement(
            anchorRect: CGRect(x: 20, y: 20, width: 10, height: 10), anchor: .bottomLeft, gravity: .bottomRight,
            size: CGSize(width: 80, height: 60))
        let popup = try #require(
            try fixture.target.makePopup(PopupAttributes(placement: placement)) as? X11Popup)
        let (receiver, owner) = (Receiver(fixture.taker), PopupOwner(fixture.taker))
        popup.delegate = owner
        popup.dropDelegate = receiver
        popup.show()
        try await fixture.taker.wait(for: "the popup's frame") { $0.shownSize(of: popup.surface) != nil }
        try await fixture.begin()
        fixture.raw.move(60, 60)
        try await fixture.giver.wait(for: "the acceptance") { _ in fixture.progress.last == .wouldDo(.copy) }
        // The popup's surface begins above and to the left of its frame, with its shadow, if that is drawn.
        let origin = try #require(fixture.raw.frame(of: popup.surface.identifier))
        fixture.raw.move(70, 50)
        try await fixture.taker.wait(for: "the movement") { _ in
            receiver.log.contains("move \(70 - origin.x) \(50 - origin.y)")
        }
        fixture.raw.button(1, isDown: false)
        try await fixture.giver.wait(for: "the end") { _ in fixture.progress.last == .ended(.copy) }
        #expect(receiver.content == Data("dragged".utf8) && fixture.receiver.log.allSatisfy { $0 != "drop" })
        fixture.close()
    }

    @Test("A drop that isn't accepted, and the Escape key, end the drag")
    func cancellation() async throws {
        let fixture = try await Fixture()
        try await fixture.begin()
        fixture.raw.move(60, 60)
        try await fixture.taker.wait(for: "the entering") { _ in fixture.receiver.log.contains("enter") }
        fixture.raw.move(700, 500)
        try await fixture.taker.wait(for: "the leaving") { _ in fixture.receiver.log.contains("leave") }
        fixture.raw.button(1, isDown: false)
        try await fixture.giver.wait(for: "the end") { _ in fixture.progress.last == .ended(nil) }
        #expect(!fixture.progress.contains(.dropped))

        fixture.giver.forgetEvents()
        try await fixture.begin()
        fixture.raw.key(1, isDown: true)
        fixture.raw.key(1, isDown: false)
        try await fixture.giver.wait(for: "the second end") { _ in fixture.progress.count { $0 == .ended(nil) } == 2 }
        fixture.raw.button(1, isDown: false)
        fixture.close()
    }

    @Test("Messages of a drag that never began are ignored")
    func hostile() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let receiver = Receiver(client)
        window.dropDelegate = receiver
        let raw = try RawClient(server.display)
        let junk: [UInt32] = [.max, .max, .max, .max, .max]
        for name in [
            AtomName.dragPosition, .dragDrop, .dragLeave, .dragStatus, .dragFinished, .dragEnter, .dragPosition,
        ] {
            raw.connection.sendMessage(raw.atoms[name], about: window.surface.identifier, junk)
            raw.connection.sendMessage(
                raw.atoms[name], about: window.surface.identifier, bytes: [1, 2, 3], to: window.surface.identifier,
                mask: 0)
        }
        // A supported version, from a window that doesn't exist, with invalid atoms.
        raw.connection.sendMessage(
            raw.atoms[.dragEnter], about: window.surface.identifier, [4711, 5 << 24 | 1, .max, 0, 77])
        raw.connection.sendMessage(
            raw.atoms[.dragPosition], about: window.surface.identifier, [4711, 0, .max, 0, .max])
        raw.connection.sendMessage(raw.atoms[.wmProtocols], about: window.surface.identifier, junk)
        raw.connection.sendMessage(
            raw.atoms[.wmProtocols], about: window.surface.identifier, [raw.atoms[.wmDeleteWindow]])
        raw.synchronize()
        try await client.wait(for: "the last message") { $0.closeRequestCount == 1 }
        client.system.disconnect()
    }
}
