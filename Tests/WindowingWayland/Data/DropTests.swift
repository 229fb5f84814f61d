// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

/// Drags over the application's windows.
@Suite("Drops")
@MainActor
struct DropTests {
    /// A client with a drag over its window at 10, 20.
    private func draggedOver(
        _ recorder: DropRecorder?, version: UInt32 = 3, types: [String] = ["text/plain", "text/html"],
        actions: WlDataDeviceManagerResource.DndAction = [.copy, .move]
    ) async throws -> (client: TestClient, window: WaylandWindow) {
        let client = try TestClient(CompositorOptions().offering("wl_data_device_manager", version: version))
        let window = try await client.openWindow()
        window.dropDelegate = recorder
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            desk.data.enter(surface, at: (10, 20), serial: 7, types: types, actions: actions)
        }
        try await client.settle()
        return (client, window)
    }

    private func offerLog(_ client: TestClient) throws -> [String] {
        try client.compositor.perform { desk in
            desk.log.filter { $0.hasPrefix("wl_data_offer.") }.map { String($0.dropFirst(14)) }
        }
    }

    private func send(_ client: TestClient, _ body: @Sendable (WlDataDeviceResource) -> Void) async throws {
        try client.compositor.perform { desk in
            let device = try #require(desk.data.devices.first)
            body(device)
        }
        try await client.settle()
    }

    @Test("A drag enters, moves, is accepted, dropped, read and finished")
    func wholeDrag() async throws {
        let recorder = DropRecorder(accepting: [.copy, .move], preferring: .move)
        let (client, _) = try await draggedOver(recorder)
        let offer = try #require(recorder.offer)
        #expect(offer.types == ["text/plain", "text/html"])
        #expect(offer.operations == [.copy, .move])
        try client.compositor.perform { $0.data.offer?.sendAction(dndAction: .move) }
        try await send(client) { $0.sendMotion(time: 1, x: 30, y: 40) }
        try await send(client) { $0.sendDrop() }
        #expect(recorder.log == ["enter 10.0 20.0", "move 30.0 40.0", "drop 30.0 40.0"])
        // The compositor also sends a leave event.
        try await send(client) { $0.sendLeave() }
        #expect(recorder.log.count == 3)
        let data = Task { try await offer.read("text/html", limits: TransferLimits()) }
        try await client.answer("text/html", with: [1, 2])
        #expect(try await data.value == Data([1, 2]))
        offer.finish(.move)
        try await client.settle()
        #expect(try offerLog(client) == ["accept 7 text/plain", "set_actions 3 2", "finish", "destroy"])
        await #expect(throws: TransferError.failed(type: "text/html", reason: "the drag is over")) {
            try await offer.read("text/html", limits: TransferLimits())
        }
    }

    @Test("A response is sent once, and again when it changes")
    func answers() async throws {
        let recorder = DropRecorder(accepting: .copy)
        let (client, _) = try await draggedOver(recorder)
        try await send(client) { $0.sendMotion(time: 1, x: 1, y: 1) }
        recorder.answer = ([], .copy)
        try await send(client) { $0.sendMotion(time: 1, x: 2, y: 1) }
        // Preferring an action that isn't accepted would be a protocol error.
        recorder.answer = ([.copy, .ask], .move)
        try await send(client) { $0.sendMotion(time: 1, x: 3, y: 1) }
        // So would values that the protocol doesn't define.
        recorder.answer = (DragOperations(rawValue: 0xff), DragOperations(rawValue: 0xf8))
        try await send(client) { $0.sendMotion(time: 1, x: 4, y: 1) }
        #expect(
            try offerLog(client) == [
                "accept 7 text/plain", "set_actions 1 1", "accept 7 null", "set_actions 0 0", "accept 7 text/plain",
                "set_actions 5 1", "accept 7 text/plain", "set_actions 7 1",
            ])
    }

    @Test("Refused content can't be dropped, even if the compositor has not processed the refusal")
    func refused() async throws {
        let recorder = DropRecorder()
        let (client, _) = try await draggedOver(recorder)
        try await send(client) { $0.sendDrop() }
        #expect(recorder.log == ["enter 10.0 20.0", "leave"])
        #expect(try offerLog(client) == ["destroy"])
    }

    @Test("A window without a delegate accepts nothing")
    func noDelegate() async throws {
        let (client, _) = try await draggedOver(nil)
        try await send(client) { $0.sendDrop() }
        #expect(try offerLog(client) == ["destroy"])
        #expect(client.failures.isEmpty)
    }

    @Test("The user's choice after the drop is one of the permitted operations")
    func asking() async throws {
        for (choice, expected) in [
            (DragOperations.move, ["set_actions 2 2", "finish", "destroy"]), ([], ["destroy"]), (.ask, ["destroy"]),
        ] {
            let recorder = DropRecorder(accepting: .ask)
            let (client, _) = try await draggedOver(recorder, actions: [.copy, .move, .ask])
            try client.compositor.perform { $0.data.offer?.sendAction(dndAction: .ask) }
            try await send(client) { $0.sendDrop() }
            try #require(recorder.offer).finish(choice)
            try await client.settle()
            #expect(try Array(offerLog(client).dropFirst(2)) == expected)
        }
    }

    @Test("A drop without an operation is not finished, nor one without a chosen action")
    func unused() async throws {
        let cases: [(WlDataDeviceManagerResource.DndAction, DragOperations?)] = [(.copy, nil), ([], .copy)]
        for (action, operation) in cases {
            let recorder = DropRecorder(accepting: .copy)
            let (client, _) = try await draggedOver(recorder)
            try client.compositor.perform { $0.data.offer?.sendAction(dndAction: action) }
            try await send(client) { $0.sendDrop() }
            try #require(recorder.offer).finish(operation)
            try await client.settle()
            #expect(try offerLog(client).last == "destroy")
            #expect(try !offerLog(client).contains("finish"))
        }
    }

    @Test("Releasing a dropped offer cancels the drag")
    func letGo() async throws {
        let recorder = DropRecorder(accepting: .copy)
        let (client, _) = try await draggedOver(recorder)
        try await send(client) { $0.sendDrop() }
        recorder.offer = nil
        client.system.flush()
        try await client.compositor.wait { $0.data.offer?.isAlive == false }
        #expect(try !offerLog(client).contains("finish"))
    }

    @Test("A destroyed source leaves the window, and the offer becomes invalid")
    func sourceGone() async throws {
        let recorder = DropRecorder(accepting: .copy)
        let (client, _) = try await draggedOver(recorder)
        try await send(client) { $0.sendLeave() }
        #expect(recorder.log.last == "leave")
        let offer = try #require(recorder.offer)
        offer.accept(.move, preferred: .move)
        offer.finish(.copy)
        try await client.settle()
        #expect(try offerLog(client) == ["accept 7 text/plain", "set_actions 1 1", "destroy"])
        await #expect(throws: TransferError.failed(type: "text/plain", reason: "the drag is over")) {
            try await offer.read("text/plain", limits: TransferLimits())
        }
    }

    @Test("A closed window receives no more events of a drag")
    func windowCloses() async throws {
        let recorder = DropRecorder(accepting: .copy)
        let (client, window) = try await draggedOver(recorder)
        window.close()
        try await send(client) { $0.sendMotion(time: 1, x: 1, y: 1) }
        try await send(client) { $0.sendDrop() }
        #expect(recorder.log == ["enter 10.0 20.0"])
        #expect(try offerLog(client).last == "destroy")
        #expect(client.failures.isEmpty)
    }

    @Test("Removing a seat ends its drag")
    func seatGone() async throws {
        let recorder = DropRecorder(accepting: .copy)
        let (client, _) = try await draggedOver(recorder)
        try client.compositor.perform { $0.removeGlobal("wl_seat") }
        try await client.settle()
        #expect(recorder.log.last == "leave")
    }

    @Test("Old versions only copy, and have no finish request", arguments: [1, 2] as [UInt32])
    func oldVersions(version: UInt32) async throws {
        let recorder = DropRecorder(accepting: .copy)
        let (client, _) = try await draggedOver(recorder, version: version)
        let offer = try #require(recorder.offer)
        #expect(offer.operations == .copy)
        offer.accept(.move, preferred: .move)
        offer.accept([.copy, .move], preferred: .move)
        try await send(client) { $0.sendDrop() }
        offer.finish(.copy)
        try await client.settle()
        #expect(recorder.log.last == "drop 10.0 20.0")
        #expect(try offerLog(client) == ["accept 7 text/plain", "accept 7 null", "accept 7 text/plain", "destroy"])
        #expect(client.failures.isEmpty)
    }

    @Test("Unannounced and missing offers are ignored")
    func confusion() async throws {
        let recorder = DropRecorder(accepting: .copy)
        let (client, _) = try await draggedOver(recorder)
        try client.compositor.perform { desk in
            let device = try #require(desk.data.devices.first)
            let surface = try #require(desk.toplevel?.surface.resource)
            // An application's own drag without content.
            device.sendEnter(serial: 8, surface: surface, x: 1, y: 1, id: nil)
            device.sendMotion(time: 1, x: 2, y: 2)
            device.sendDrop()
            device.sendLeave()
            device.sendLeave()
            // The first of two announcements, of which the second counts.
            let first = desk.data.makeOffer(["a/b"], for: device)
            desk.data.makeOffer(["c/d"], for: device).sendOffer(mimeType: "e/f")
            device.sendEnter(serial: 9, surface: surface, x: 1, y: 1, id: first.isAlive ? desk.data.offer : nil)
        }
        try await client.settle()
        #expect(recorder.log == ["enter 10.0 20.0", "leave", "enter 1.0 1.0"])
        #expect(recorder.offer?.types == ["c/d", "e/f"])
        #expect(client.failures.isEmpty)
    }
}
