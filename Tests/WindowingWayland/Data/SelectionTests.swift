// SPDX-License-Identifier: MIT
import Foundation
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Selections")
@MainActor
struct SelectionTests {
    /// A client whose window has keyboard focus, and its selection.
    private func focused(
        _ kind: SelectionKind, _ options: CompositorOptions = CompositorOptions()
    ) async throws -> (client: TestClient, selection: any PlatformSelection) {
        let client = try TestClient(options)
        _ = try await client.openWindow()
        try client.giveKeyboard()
        try await client.settle()
        return (client, try client.system.selection(kind))
    }

    @Test("Own content is listed, announced with the input's serial, and created on request")
    func offering() async throws {
        for kind in SelectionKind.allCases {
            let (client, selection) = try await focused(kind)
            let counter = Counter()
            selection.changeHandler = { counter.count += 1 }
            let offer = DataOffer(types: ["text/plain", "text/html"]) { Data("as \($0)".utf8) }
            try selection.offer(offer, serial: 77)
            #expect(selection.types == ["text/plain", "text/html"])
            #expect(selection.changeCount == 1)
            #expect(counter.count == 1)
            #expect(try await client.content("text/html", in: kind) == Array("as text/html".utf8))
            // Types that weren't offered are not created.
            #expect(try await client.content("text/rtf", in: kind).isEmpty)
            try client.compositor.perform { desk in
                #expect(desk.data.source(kind)?.types == ["text/plain", "text/html"])
                #expect(desk.log.contains { $0.hasSuffix("set_selection source 77") })
            }
        }
    }

    @Test("Without a serial the latest input's is used, and before any input there is none")
    func serials() async throws {
        let (client, selection) = try await focused(.clipboard)
        let offer = DataOffer(types: ["a/b"]) { _ in Data() }
        #expect(throws: OperationError.self) { try selection.offer(offer, serial: nil) }
        #expect(selection.types.isEmpty)
        try client.compositor.perform {
            $0.seat.keyboards.first?.sendKey(serial: 31, time: 1, key: 30, state: .pressed)
        }
        try await client.settle()
        try selection.offer(offer, serial: nil)
        try await client.compositor.wait { $0.hasLogged("wl_data_device.set_selection source 31") }
        try selection.offer(nil, serial: nil)
        try await client.compositor.wait { $0.hasLogged("wl_data_device.set_selection null 31") }
        #expect(selection.types.isEmpty)
        #expect(selection.changeCount == 2)
    }

    @Test("Another application's content is listed and can be read repeatedly")
    func reading() async throws {
        for kind in SelectionKind.allCases {
            let (client, selection) = try await focused(kind)
            try client.compositor.perform { $0.data.offer(kind, ["text/plain", "image/png"]) }
            try await client.settle()
            #expect(selection.types == ["text/plain", "image/png"])
            #expect(selection.changeCount == 1)
            let content = [UInt8](repeating: 7, count: 300_000)
            for _ in 0..<2 {
                let data = Task { try await selection.read("image/png", limits: TransferLimits()) }
                try await client.answer("image/png", with: content)
                #expect(try await Array(data.value) == content)
            }
            await #expect(throws: TransferError.typeNotOffered(type: "x/y", offered: ["text/plain", "image/png"])) {
                try await selection.read("x/y", limits: TransferLimits())
            }
        }
    }

    @Test("Clearing an empty selection is no change, and clearing a nonempty one is")
    func emptiness() async throws {
        let (client, selection) = try await focused(.clipboard)
        let tellNothing: @Sendable (Desk) -> Void = { desk in
            for device in desk.data.devices { device.sendSelection(id: nil) }
        }
        try client.compositor.perform(tellNothing)
        try await client.settle()
        #expect(selection.changeCount == 0)
        try client.compositor.perform { $0.data.offerClipboard(["a/b"]) }
        try client.compositor.perform(tellNothing)
        try client.compositor.perform(tellNothing)
        try await client.settle()
        #expect(selection.changeCount == 2)
        #expect(selection.types.isEmpty)
    }

    @Test("The echo of own content is not a change, and it is read directly")
    func echo() async throws {
        let (client, selection) = try await focused(.clipboard)
        try selection.offer(DataOffer(types: ["a/b"]) { _ in Data("own".utf8) }, serial: 1)
        try client.compositor.perform { $0.data.offerClipboard(["a/b"]) }
        try await client.settle()
        #expect(selection.changeCount == 1)
        #expect(try await selection.read("a/b", limits: TransferLimits()) == Data("own".utf8))
        await #expect(throws: TransferError.tooLarge(type: "a/b", limit: 2)) {
            try await selection.read("a/b", limits: TransferLimits(size: 2))
        }
        let requestCount = try client.compositor.perform { $0.data.requests.count }
        #expect(requestCount == 0)
    }

    @Test("An offer that was sent before own content replaced it is ignored")
    func crossing() async throws {
        let (client, selection) = try await focused(.clipboard)
        try selection.offer(DataOffer(types: ["a/b"]) { _ in Data("own".utf8) }, serial: 1)
        try client.compositor.perform { $0.data.offerClipboard(["other/type"]) }
        try await client.settle()
        #expect(selection.types == ["other/type"])
        try client.compositor.perform { $0.data.offerClipboard(["a/b"]) }
        try await client.settle()
        #expect(selection.types == ["a/b"])
        #expect(try await selection.read("a/b", limits: TransferLimits()) == Data("own".utf8))
    }

    @Test("Another application's content replaces and releases own content")
    func replaced() async throws {
        let (client, selection) = try await focused(.clipboard)
        try selection.offer(DataOffer(types: ["a/b"]) { _ in Data() }, serial: 1)
        try await client.compositor.wait { $0.data.clipboard != nil }
        try client.compositor.perform { $0.data.clipboard?.cancel() }
        try await client.settle()
        #expect(selection.types.isEmpty)
        #expect(selection.changeCount == 2)
        try client.compositor.perform { $0.data.offerClipboard(["a/b"]) }
        try await client.settle()
        #expect(selection.types == ["a/b"])
        #expect(selection.changeCount == 3)
        try await client.compositor.wait { $0.data.clipboard?.isAlive == false }
    }

    @Test("Without keyboard focus only own content is visible")
    func focus() async throws {
        let (client, selection) = try await focused(.clipboard)
        try client.compositor.perform { $0.data.offerClipboard(["a/b"]) }
        try await client.settle()
        try client.takeKeyboard()
        try await client.settle()
        #expect(selection.types.isEmpty)
        await #expect(throws: TransferError.typeNotOffered(type: "a/b", offered: [])) {
            try await selection.read("a/b", limits: TransferLimits())
        }
        // Between two windows of the application, the compositor doesn't repeat the selection.
        try client.giveKeyboard()
        try await client.settle()
        #expect(selection.types == ["a/b"])
        try selection.offer(DataOffer(types: ["c/d"]) { _ in Data() }, serial: 1)
        try client.takeKeyboard()
        try await client.settle()
        #expect(selection.types == ["c/d"])
    }

    @Test("Missing interfaces are errors with their names")
    func missing() throws {
        let client = try TestClient(
            CompositorOptions().without("wl_data_device_manager", "zwp_primary_selection_device_manager_v1"))
        let names: [SelectionKind: String] = [
            .clipboard: "wl_data_device_manager", .primary: "zwp_primary_selection_device_manager_v1",
        ]
        for kind in SelectionKind.allCases {
            #expect(
                throws: OperationError.missingInterface(
                    operation: "Sharing the \(kind.name)", server: "Wayland compositor", name: names[kind] ?? "",
                    required: 1, available: nil)
            ) { try client.system.selection(kind) }
        }
    }

    @Test("The removal of a global or a seat clears the selection")
    func removal() async throws {
        for global in ["wl_data_device_manager", "wl_seat"] {
            let (client, selection) = try await focused(.clipboard)
            try selection.offer(DataOffer(types: ["a/b"]) { _ in Data() }, serial: 1)
            try client.compositor.perform { $0.removeGlobal(global) }
            try await client.settle()
            #expect(selection.types.isEmpty)
            #expect(selection.changeCount == 2)
            #expect(throws: OperationError.self) {
                try selection.offer(DataOffer(types: ["a/b"]) { _ in Data() }, serial: 1)
            }
            await #expect(throws: TransferError.typeNotOffered(type: "a/b", offered: [])) {
                try await selection.read("a/b", limits: TransferLimits())
            }
        }
    }

    @Test("The end of the connection ends its offers")
    func disconnection() async throws {
        let (client, selection) = try await focused(.clipboard)
        try selection.offer(DataOffer(types: ["a/b"]) { _ in Data() }, serial: 1)
        client.system.disconnect()
        #expect(selection.types.isEmpty)
        #expect(throws: OperationError.self) { try client.system.selection(.clipboard) }
        #expect(throws: OperationError.self) { try selection.offer(nil, serial: 1) }
    }

    @Test("The number of types is limited, and invalid ones are ignored")
    func absurdTypes() async throws {
        let (client, selection) = try await focused(.clipboard)
        try client.compositor.perform { desk in
            desk.data.offerClipboard(
                ["", "a/b", "a/b", "a\u{1}b", String(repeating: "x", count: 3000), "text/plain;charset=utf-8", "ü"])
        }
        try await client.settle()
        #expect(selection.types == ["a/b", "text/plain;charset=utf-8", "ü"])
        try client.compositor.perform { desk in
            for device in desk.data.devices { _ = desk.data.makeOffer([], for: device) }
        }
        // In parts, so that they fit in the connection's buffer.
        for part in 0..<100 {
            try client.compositor.perform { desk in
                for number in 0..<100 { desk.data.offer?.sendOffer(mimeType: "type/\(part * 100 + number)") }
            }
            try await client.settle()
        }
        try client.compositor.perform { desk in
            for device in desk.data.devices { device.sendSelection(id: desk.data.offer) }
        }
        try await client.settle()
        #expect(selection.changeCount == 2)
        #expect(selection.types.count == OfferedTypes.capacity)
        #expect(selection.types.first == "type/0")
    }
}
