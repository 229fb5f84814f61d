// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

/// The behavior towards other clients of the server, which use the selections in any way that the conventions allow.
@Suite("X11 selections beside other clients", .enabled(if: XServer.isInstalled))
@MainActor
struct SelectionEtiquetteTests {
    private let limits = TransferLimits(size: 1000, timeLimit: 10)
    private let text = "text/plain;charset=utf-8"

    private func offer(_ text: String, by client: TestClient) throws {
        try client.system.selection(.clipboard).offer(
            DataOffer(types: [self.text]) { _ in Data(text.utf8) }, serial: nil)
    }

    /// Begins to read plain text that another client owns.
    private func read(_ client: TestClient, from raw: RawClient, limits: TransferLimits) -> Task<Data, any Error> {
        let system = client.system
        let clipboard = raw.atoms[.clipboard]
        let offered = [raw.atoms[.utf8String]: "UTF8_STRING"]
        return Task {
            try await system.read(clipboard, type: "text/plain", offered: offered, time: 0, limits: limits)
        }
    }

    @Test("Content that was copied before the application started has types as soon as those are waited for")
    func earlierContent() async throws {
        let server = try await XServer()
        let giver = try TestClient(server)
        try offer("hello", by: giver)
        await giver.synchronize()
        let client = try TestClient(server)
        let selection = try client.system.selection(.clipboard)
        #expect(!selection.knowsTypes)
        await selection.loadTypes()
        #expect(selection.knowsTypes && selection.types.contains(text))
        #expect(try await selection.read(text, limits: limits) == Data("hello".utf8))
        client.system.disconnect()
        giver.system.disconnect()
    }

    @Test("Reading waits for the types by itself")
    func readingAtOnce() async throws {
        let server = try await XServer()
        let giver = try TestClient(server)
        try offer("hello", by: giver)
        await giver.synchronize()
        let client = try TestClient(server)
        let data = try await client.system.selection(.clipboard).read(text, limits: limits)
        #expect(data == Data("hello".utf8))
        client.system.disconnect()
        giver.system.disconnect()
    }

    @Test("An empty selection has known types, after the server's answer")
    func emptySelection() async throws {
        let client = try TestClient(try await XServer())
        let selection = try client.system.selection(.primary)
        await selection.loadTypes()
        #expect(selection.knowsTypes && selection.types.isEmpty)
        client.system.disconnect()
    }

    @Test("An application with keyboard focus has observed the selections before anybody asks for them")
    func focus() async throws {
        let server = try await XServer()
        let giver = try TestClient(server)
        try offer("hello", by: giver)
        await giver.synchronize()
        let client = try TestClient(server)
        _ = try await client.openWindow()
        try await client.wait(for: "the focus") { $0.focusEvents.last == true }
        #expect(client.system.selections.count == SelectionKind.allCases.count)
        #expect(await eventually { client.system.selections[.clipboard]?.types.contains(text) == true })
        client.system.disconnect()
        giver.system.disconnect()
    }

    @Test("In the background, the owner isn't asked for anything until the application wants to know")
    func background() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let selection = try client.system.selection(.clipboard)
        await selection.loadTypes()
        let raw = try RawClient(server.display)
        var changes = 0
        selection.changeHandler = { changes += 1 }
        try raw.own(.clipboard)
        #expect(await eventually { changes == 1 })
        await client.synchronize()
        #expect(!raw.discardEvents().contains(UInt8(XCB_SELECTION_REQUEST)))
        #expect(selection.types.isEmpty && !selection.knowsTypes, "which asks the owner")
        let request = try await raw.selectionRequest()
        #expect(request.target == raw.atoms[.targets])
        raw.giveTargets(["UTF8_STRING"], to: request)
        await selection.loadTypes()
        #expect(selection.types == [text])
        client.system.disconnect()
    }

    @Test("The owner of content that is too large can send all of it, and then serve others", arguments: [true, false])
    func refusedContent(isAnnounced: Bool) async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let raw = try RawClient(server.display)
        try raw.own(.clipboard)
        let system = client.system
        // A limit that the announcement exceeds, or only the second chunk.
        let limits = TransferLimits(size: isAnnounced ? 1000 : 150_000, timeLimit: 10)
        let reading = read(client, from: raw, limits: limits)
        let request = try await raw.selectionRequest()
        let accepted = try await raw.giveIncrementally(request, chunks: 3, chunkSize: 100_000)
        #expect(accepted == 5)
        await #expect(throws: TransferError.tooLarge(type: "text/plain", limit: limits.size)) {
            try await reading.value
        }
        #expect(await eventually { system.abandonedTransfers.isEmpty && system.transfers.isEmpty })
        client.system.disconnect()
    }

    @Test("An owner has one request at a time, since some serve no other while they send large content")
    func turns() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let raw = try RawClient(server.display)
        try raw.own(.clipboard)
        let refused = TransferLimits(size: 10, timeLimit: 10)
        let first = read(client, from: raw, limits: refused)
        let request = try await raw.selectionRequest()
        let second = read(client, from: raw, limits: limits)
        await client.synchronize()
        #expect(!raw.discardEvents().contains(UInt8(XCB_SELECTION_REQUEST)))
        _ = try await raw.giveIncrementally(request, chunks: 2, chunkSize: 1000)
        await #expect(throws: TransferError.tooLarge(type: "text/plain", limit: 10)) { try await first.value }
        let next = try await raw.selectionRequest()
        raw.connection.setProperty(next.property, of: next.requestor, type: next.target, to: Array("text".utf8))
        raw.answer(next)
        #expect(try await second.value == Data("text".utf8))
        client.system.disconnect()
    }

    @Test("A transfer that is canceled before its owner answers is accepted to its end")
    func canceledTransfer() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let raw = try RawClient(server.display)
        try raw.own(.clipboard)
        let system = client.system
        let reading = read(client, from: raw, limits: limits)
        let request = try await raw.selectionRequest()
        reading.cancel()
        await #expect(throws: CancellationError.self) { try await reading.value }
        let accepted = try await raw.giveIncrementally(request, chunks: 2, chunkSize: 1000)
        #expect(accepted == 4)
        #expect(await eventually { system.abandonedTransfers.isEmpty })
        client.system.disconnect()
    }

    @Test("The window outlives a transfer, for an owner that sends a notification after the last chunk, as xsel does")
    func lateNotification() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let raw = try RawClient(server.display)
        try raw.own(.clipboard)
        let system = client.system
        let limits = TransferLimits(size: 10_000, timeLimit: 10)
        let reading = read(client, from: raw, limits: limits)
        let request = try await raw.selectionRequest()
        _ = try await raw.giveIncrementally(request, chunks: 2, chunkSize: 1000)
        #expect(try await reading.value.count == 2000)
        await client.synchronize()
        #expect(raw.hasWindow(request.requestor))
        raw.answer(request)
        await client.synchronize()
        #expect(system.transfers.isEmpty)
        client.system.disconnect()
    }

    @Test("Requests for text in any type are answered in a concrete type")
    func concreteTypes() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        try offer("Grüße", by: client)
        let raw = try RawClient(server.display)
        for (target, type, bytes) in [
            (AtomName.text, AtomName.utf8String, Array("Grüße".utf8)), (.utf8String, .utf8String, Array("Grüße".utf8)),
            (.string, .string, [0x47, 0x72, 0xfc, 0xdf, 0x65]),
        ] {
            let value = try #require(try await raw.convert(.clipboard, to: raw.atoms[target]))
            #expect(value.type == raw.atoms[type] && value.bytes.bytes == bytes, "\(target)")
        }
        client.system.disconnect()
    }

    @Test("The time of the acquisition is the server's, although no input preceded it")
    func acquisitionTime() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        try offer("a", by: client)
        let raw = try RawClient(server.display)
        let value = try #require(try await raw.convert(.clipboard, to: raw.atoms[.timestamp]))
        #expect(value.type == raw.atoms[.integer])
        #expect((value.numbers.first ?? 0) != 0)
        client.system.disconnect()
    }

    @Test("Several targets in one request include the list of targets and the time")
    func severalTargets() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        try offer("a", by: client)
        let raw = try RawClient(server.display)
        let properties = raw.connection.atoms(["_A", "_B", "_C", "_D"])
        let targets = [AtomName.targets, .timestamp, .utf8String, .multiple].map { raw.atoms[$0] }
        let pairs = zip(targets, properties).flatMap { [$0, $1] }
        var requestor: UInt32 = 0
        let value = try #require(
            try await raw.convert(.clipboard, to: raw.atoms[.multiple]) { window, property in
                requestor = window
                raw.connection.setProperty(property, of: window, type: raw.atoms[.atomPair], to: pairs)
            })
        #expect(value.numbers == Array(pairs.dropLast()) + [0], "a request within the request is refused")
        let values = properties.map {
            PropertyValue(raw.connection.wait(for: raw.connection.getProperty($0, of: requestor)))
        }
        #expect(values[0]?.type == raw.atoms[.atom] && values[0]?.numbers.contains(raw.atoms[.utf8String]) == true)
        #expect(values[1]?.type == raw.atoms[.integer])
        #expect(values[2]?.text == "a")
        client.system.disconnect()
    }
}
