// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

/// Drags over popups, and out of them.
@Suite("Drags and popups")
@MainActor
struct PopupDragTests {
    private let placement = PopupPlacement(
        anchorRect: CGRect(x: 10, y: 20, width: 30, height: 10), anchor: .bottomLeft, gravity: .bottomRight,
        size: CGSize(width: 120, height: 80))

    @Test("A drag over a popup is reported to the popup's delegate, in the popup's coordinates")
    func over() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement), on: window, recorder: PopupRecorder())
        let (above, below) = (DropRecorder(accepting: .copy, preferring: .copy), DropRecorder(accepting: .copy))
        popup.dropDelegate = above
        window.dropDelegate = below
        try client.compositor.perform { desk in
            let surface = try #require(desk.popup?.shell.surface.resource)
            desk.data.enter(surface, at: (10, 20), serial: 7, types: ["text/plain"])
            desk.data.devices.first?.sendMotion(time: 1, x: 30, y: 40)
            desk.data.devices.first?.sendDrop()
        }
        try await client.settle()
        #expect(above.log == ["enter 10.0 20.0", "move 30.0 40.0", "drop 30.0 40.0"])
        #expect(below.log.isEmpty)
    }

    @Test("A drag over a popup that is closed ends, and another one follows on the window")
    func closing() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement), on: window, recorder: PopupRecorder())
        let (above, below) = (DropRecorder(accepting: .copy), DropRecorder(accepting: .copy))
        popup.dropDelegate = above
        window.dropDelegate = below
        try client.compositor.perform { desk in
            let surface = try #require(desk.popup?.shell.surface.resource)
            desk.data.enter(surface, at: (10, 20), serial: 7, types: ["text/plain"])
        }
        try await client.settle()
        popup.close()
        try client.compositor.perform { desk in
            desk.data.devices.first?.sendMotion(time: 1, x: 30, y: 40)
            desk.data.devices.first?.sendDrop()
            let surface = try #require(desk.toplevel?.surface.resource)
            desk.data.enter(surface, at: (1, 2), serial: 8, types: ["text/plain"])
        }
        try await client.settle()
        #expect(above.log == ["enter 10.0 20.0"] && below.log == ["enter 1.0 2.0"])
        #expect(client.failures.isEmpty)
    }

    @Test("A drag from a popup starts on the popup's surface, and outlives it")
    func from() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let popup = try await client.openPopup(
            PopupAttributes(placement: placement), on: window, recorder: PopupRecorder())
        let serial = try client.compositor.perform { desk in
            desk.movePointer(to: desk.popup?.shell.surface, x: 10, y: 10)
            return desk.press()
        }
        try await client.settle()
        var progress: [DragProgress] = []
        let offer = DataOffer(types: ["text/plain"]) { Data($0.utf8) }
        try window.beginDrag(DragAttributes(offer: offer, operations: .copy, serial: serial)) { progress.append($0) }
        try await client.compositor.wait { $0.data.drag != nil }
        try client.compositor.perform { desk in
            #expect(desk.data.drag?.origin === desk.popup?.shell.surface.resource)
        }
        popup.close()
        try await client.settle()
        #expect(progress.isEmpty)
        window.cancelDrag()
        #expect(progress == [.ended(nil)])
    }
}
