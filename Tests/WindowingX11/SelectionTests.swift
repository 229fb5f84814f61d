// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 selections", .enabled(if: XServer.isInstalled))
@MainActor
struct SelectionTests {
    /// Two applications on one server.
    private struct Pair {
        let server: XServer
        let giver: TestClient
        let taker: TestClient

        @MainActor
        init() async throws {
            server = try await XServer()
            giver = try TestClient(server)
            taker = try TestClient(server)
        }

        @MainActor
        func close() {
            giver.system.disconnect()
            taker.system.disconnect()
        }
    }

    /// Waits for a selection to change.
    private func changed(_ selection: any PlatformSelection, to types: [String]) async {
        guard selection.types != types else { return }
        await withCheckedContinuation { continuation in
            selection.changeHandler = {
                guard selection.types == types else { return }
                selection.changeHandler = nil
                continuation.resume()
            }
        }
    }

    @Test("Content that one application offers is read by another", arguments: SelectionKind.allCases)
    func exchange(kind: SelectionKind) async throws {
        let pair = try await Pair()
        let (source, sink) = (try pair.giver.system.selection(kind), try pair.taker.system.selection(kind))
        try source.offer(
            DataOffer(types: ["text/plain;charset=utf-8", "image/x-test"]) { type in
                Data((type == "image/x-test" ? "pixels" : "Grüße, 世界").utf8)
            }, serial: nil)
        await changed(sink, to: ["text/plain;charset=utf-8", "image/x-test", "text/plain"])
        let text = try await sink.read("text/plain;charset=utf-8", limits: TransferLimits())
        #expect(String(decoding: text, as: UTF8.self) == "Grüße, 世界")
        #expect(try await sink.read("image/x-test", limits: TransferLimits()) == Data("pixels".utf8))
        #expect(try await source.read("image/x-test", limits: TransferLimits()) == Data("pixels".utf8))
        try source.offer(nil, serial: nil)
        await changed(sink, to: [])
        pair.close()
    }

    @Test("Content too large for one request is transferred incrementally")
    func incremental() async throws {
        let pair = try await Pair()
        let (source, sink) = (try pair.giver.system.selection(.clipboard), try pair.taker.system.selection(.clipboard))
        let content = Data((0..<1_000_003).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try source.offer(DataOffer(types: ["application/x-test"]) { _ in content }, serial: nil)
        await changed(sink, to: ["application/x-test"])
        #expect(try await sink.read("application/x-test", limits: TransferLimits()) == content)
        #expect(pair.giver.system.outgoing.isEmpty)
        await #expect(throws: TransferError.tooLarge(type: "application/x-test", limit: 1000)) {
            try await sink.read("application/x-test", limits: TransferLimits(size: 1000))
        }
        pair.close()
    }

    @Test("Content that can't be created, and types that aren't offered, are errors")
    func refusals() async throws {
        struct Broken: Error {}
        let pair = try await Pair()
        let (source, sink) = (try pair.giver.system.selection(.clipboard), try pair.taker.system.selection(.clipboard))
        try source.offer(DataOffer(types: ["application/x-test"]) { _ in throw Broken() }, serial: nil)
        await changed(sink, to: ["application/x-test"])
        await #expect(
            throws: TransferError.failed(type: "application/x-test", reason: "the owner does not give it")
        ) {
            try await sink.read("application/x-test", limits: TransferLimits())
        }
        await #expect(throws: TransferError.typeNotOffered(type: "image/png", offered: ["application/x-test"])) {
            try await sink.read("image/png", limits: TransferLimits())
        }
        pair.close()
    }

    @Test("A transfer from an unresponsive owner times out, and can be canceled")
    func silence() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let raw = try RawClient(server.display)
        let owner = try #require(raw.makeWindow())
        let system = client.system
        let clipboard = try #require(system.session?.atoms[.clipboard])
        unsafe _ = xcb_set_selection_owner(raw.connection.pointer, owner, clipboard, 0)
        raw.synchronize()
        let offered = [raw.atoms[.utf8String]: "UTF8_STRING"]
        await #expect(throws: TransferError.timedOut(type: "text/plain", received: 0, timeLimit: 0.2)) {
            try await system.read(
                clipboard, type: "text/plain", offered: offered, time: 0, limits: TransferLimits(timeLimit: 0.2))
        }
        let reading = Task {
            try await system.read(
                clipboard, type: "text/plain", offered: offered, time: 0, limits: TransferLimits(timeLimit: 1000))
        }
        reading.cancel()
        await #expect(throws: CancellationError.self) { try await reading.value }
        #expect(system.transfers.isEmpty)
        client.system.disconnect()
    }

    @Test("Invalid data from an owner is an error", arguments: [0, 8, 16, 32] as [UInt8])
    func nonsense(format: UInt8) async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let raw = try RawClient(server.display)
        let owner = try #require(raw.makeWindow())
        let system = client.system
        let session = try #require(system.session)
        let clipboard = session.atoms[.clipboard]
        unsafe _ = xcb_set_selection_owner(raw.connection.pointer, owner, clipboard, 0)
        raw.synchronize()
        let reading = Task {
            try await system.read(
                clipboard, type: "text/plain", offered: [raw.atoms[.utf8String]: "UTF8_STRING"], time: 0,
                limits: TransferLimits(size: 100, timeLimit: 10))
        }
        let request = try await raw.selectionRequest()
        if format != 0 {
            // An announced chunk without a valid size, with items of any size.
            let bytes = [UInt8](repeating: 0xff, count: 16)
            unsafe _ = xcb_change_property(
                raw.connection.pointer, 0, request.requestor, request.property, raw.atoms[.incremental], format,
                UInt32(16 / (format / 8)), bytes)
        }
        raw.answer(request)
        await #expect(throws: TransferError.self) {
            if format == 8 || format == 16 { reading.cancel() }
            do { _ = try await reading.value } catch is CancellationError {
                throw TransferError.failed(type: "", reason: "")
            }
        }
        client.system.disconnect()
    }
}
