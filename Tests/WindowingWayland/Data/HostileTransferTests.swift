// SPDX-License-Identifier: MIT
import Foundation
import SystemFiles
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

/// Misbehaving applications.
@Suite("Hostile transfers")
@MainActor
struct HostileTransferTests {
    private let type = "text/plain"

    /// A client that can read another application's content.
    private func reader() async throws -> (client: TestClient, selection: any PlatformSelection) {
        let client = try TestClient()
        _ = try await client.openWindow()
        try client.giveKeyboard()
        try client.compositor.perform { [type] in $0.data.offerClipboard([type]) }
        try await client.settle()
        return (client, try client.system.selection(.clipboard))
    }

    /// A client that offers content to others.
    private func writer(_ content: Data) async throws -> TestClient {
        let (client, selection) = try await reader()
        try selection.offer(DataOffer(types: [type]) { _ in content }, serial: 1)
        return client
    }

    @Test("A source that never closes times out, measured from its last byte")
    func neverCloses() async throws {
        let (client, selection) = try await reader()
        let data = read(selection, TransferLimits(timeLimit: 5))
        let file = try await client.request(type: type)
        client.clock.advance(by: 4)
        #expect(file.write([1, 2, 3]))
        try await drained(file, by: client)
        client.clock.advance(by: 4)
        #expect(file.write([4]))
        try await drained(file, by: client)
        client.clock.advance(by: 4.9)
        // It is still reading.
        #expect(file.write([5]))
        try await drained(file, by: client)
        client.clock.advance(by: 5)
        await #expect(throws: TransferError.timedOut(type: type, received: 5, timeLimit: 5)) {
            try await data.value
        }
        #expect(client.clock.pendingCount == 0)
        // The reading end is closed.
        try await broken(file)
    }

    @Test("A source without an end is aborted at the limit")
    func endless() async throws {
        let (client, selection) = try await reader()
        let data = read(selection, TransferLimits(size: 1_000_000))
        let file = try await client.request(type: type)
        try await broken(file)
        await #expect(throws: TransferError.tooLarge(type: type, limit: 1_000_000)) { try await data.value }
    }

    @Test("Content of exactly the limit is accepted", arguments: [0, 1, 65_536, 100_000])
    func limit(size: Int) async throws {
        let (client, selection) = try await reader()
        let data = read(selection, TransferLimits(size: size))
        try await client.answer(type, with: [UInt8](repeating: 1, count: size))
        #expect(try await data.value.count == size)
        let more = read(selection, TransferLimits(size: size))
        let file = try await client.request(type: type)
        // The client might have closed the pipe before it has read everything.
        _ = await blocking { file.write([UInt8](repeating: 1, count: size + 1)) }
        await #expect(throws: TransferError.tooLarge(type: type, limit: size)) { try await more.value }
    }

    @Test("A source that closes immediately gives empty content")
    func closesAtOnce() async throws {
        let (client, selection) = try await reader()
        let data = read(selection)
        try await client.answer(type, with: [])
        #expect(try await data.value.isEmpty)
        #expect(client.clock.pendingCount == 0)
    }

    @Test("Canceling a task ends its transfer, before and during it")
    func cancellation() async throws {
        let (client, selection) = try await reader()
        let task = read(selection)
        let file = try await client.request(type: type)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await broken(file)
        let second = read(selection)
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        let requestCount = try client.compositor.perform { $0.data.requests.count }
        #expect(requestCount == 0)
    }

    @Test("A compositor that disconnects before forwarding the request is not treated as empty content")
    func desktopGone() async throws {
        let (client, selection) = try await reader()
        let data = read(selection)
        try await client.compositor.wait { !$0.data.requests.isEmpty }
        client.compositor.die()
        await client.wait { !$0.failures.isEmpty }
        await #expect(
            throws: TransferError.failed(type: type, reason: "the connection to the display was lost")
        ) { try await data.value }
    }

    @Test("Many transfers run concurrently and end in any order")
    func concurrent() async throws {
        let (client, selection) = try await reader()
        let first = read(selection)
        var slow: OwnedFileDescriptor? = try await client.request(type: type)
        let second = read(selection)
        try await client.answer(type, with: [2])
        #expect(try await second.value == Data([2]))
        slow?.write([1])
        slow = nil
        #expect(try await first.value == Data([1]))
    }

    @Test("A reader that closes the pipe causes no signal and ends the writing")
    func readerLeaves() async throws {
        let client = try await writer(Data(count: 1_000_000))
        for _ in 0..<3 {
            // Released immediately without being read.
            _ = try await client.ask(for: type, in: .clipboard)
        }
        // Later readers are served as usual.
        #expect(try await client.content(type, in: .clipboard).count == 1_000_000)
        try await client.waitForTransfers(count: 0)
        #expect(client.clock.pendingCount == 0)
    }

    @Test("A reader that never reads blocks nothing, and times out after a minute")
    func neverReads() async throws {
        let client = try await writer(Data(count: 1_000_000))
        let file = try await client.ask(for: type, in: .clipboard)
        try await client.settle()
        #expect(try await client.content(type, in: .clipboard).count == 1_000_000)
        try await client.waitForTransfers(count: 1)
        client.clock.advance(by: OutgoingTransfers.timeLimit)
        try await client.waitForTransfers(count: 0)
        let rest = await blocking { file.readToEnd() }
        #expect(rest.count > 0 && rest.count < 1_000_000)
    }

    @Test("The number of concurrent transfers is limited")
    func asksWithoutEnd() async throws {
        let client = try await writer(Data(count: 1_000_000))
        var files: [OwnedFileDescriptor] = []
        for _ in 0..<OutgoingTransfers.capacity { files.append(try await client.ask(for: type, in: .clipboard)) }
        #expect(try await client.content(type, in: .clipboard).isEmpty)
        files = []
        try await client.waitForTransfers(count: 0)
        #expect(try await client.content(type, in: .clipboard).count == 1_000_000)
    }

    @Test("Content that can't be created gives no data")
    func failingContent() async throws {
        let (client, selection) = try await reader()
        try selection.offer(DataOffer(types: [type]) { _ in throw CancellationError() }, serial: 1)
        #expect(try await client.content(type, in: .clipboard).isEmpty)
    }

    /// Starts to read.
    private func read(
        _ selection: any PlatformSelection, _ limits: TransferLimits = TransferLimits()
    ) -> Task<Data, any Error> {
        Task { [type] in try await selection.read(type, limits: limits) }
    }

    /// Waits until the client has read everything from the pipe.
    private func drained(_ file: OwnedFileDescriptor, by client: TestClient) async throws {
        while !file.isDrained { try await client.settle() }
    }

    /// Writes until the reading end is closed.
    private func broken(_ file: OwnedFileDescriptor) async throws {
        let chunk = [UInt8](repeating: 0, count: 65_536)
        await blocking { while file.write(chunk) {} }
    }
}
