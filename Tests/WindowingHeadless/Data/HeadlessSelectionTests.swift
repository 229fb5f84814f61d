// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@MainActor
struct HeadlessSelectionTests {
    private let clock = ManualTimeSource()
    private let system: HeadlessWindowSystem

    init() {
        system = HeadlessWindowSystem(timeSource: clock)
    }

    private func offer(_ text: String) -> DataOffer {
        DataOffer(types: ["text/plain"]) { _ in Data(text.utf8) }
    }

    @Test("Content is offered, read and replaced")
    func contentIsOfferedReadAndReplaced() async throws {
        let selection: any PlatformSelection = system.selection(.clipboard)
        var changes: [Int] = []
        selection.changeHandler = { changes.append(selection.changeCount) }
        try selection.offer(offer("one"), serial: nil)
        #expect(selection.types == ["text/plain"])
        #expect(try await selection.read("text/plain", limits: TransferLimits()) == Data("one".utf8))
        #expect(try await system.headlessSelection(.clipboard).content?.data("text/plain") == Data("one".utf8))
        system.headlessSelection(.clipboard).offerFromElsewhere(offer("two"))
        #expect(try await selection.read("text/plain", limits: TransferLimits()) == Data("two".utf8))
        try selection.offer(nil, serial: nil)
        #expect(selection.types.isEmpty)
        #expect(changes == [1, 2, 3])
        #expect(system.selection(.primary).types.isEmpty)
        #expect(system.selection(.primary).changeCount == 0)
    }

    @Test("Unreadable content is an error that names it")
    func unreadableContentIsErrorThatNamesIt() async throws {
        let selection = system.headlessSelection(.primary)
        await #expect(throws: TransferError.typeNotOffered(type: "a/b", offered: [])) {
            try await selection.read("a/b", limits: TransferLimits())
        }
        for isForeign in [false, true] {
            isForeign ? selection.offerFromElsewhere(offer("four")) : selection.offer(offer("four"), serial: nil)
            await #expect(throws: TransferError.typeNotOffered(type: "a/b", offered: ["text/plain"])) {
                try await selection.read("a/b", limits: TransferLimits())
            }
            await #expect(throws: TransferError.tooLarge(type: "text/plain", limit: 3)) {
                try await selection.read("text/plain", limits: TransferLimits(size: 3))
            }
        }
    }

    @Test("An application that never responds times out")
    func applicationThatNeverRespondsTimesOut() async throws {
        let selection = system.headlessSelection(.clipboard)
        let (asked, ask) = AsyncStream.makeStream(of: Void.self)
        selection.offerFromElsewhere(
            DataOffer(types: ["text/plain"]) { _ in
                ask.yield()
                // Ignores cancellation.
                await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
                return Data()
            })
        let reading = Task { try await selection.read("text/plain", limits: TransferLimits(timeLimit: 3)) }
        for await _ in asked { break }
        clock.advance(by: 3)
        await #expect(
            throws: TransferError.timedOut(type: "text/plain", received: 0, timeLimit: 3)
        ) { try await reading.value }
        let second = Task { try await selection.read("text/plain", limits: TransferLimits(timeLimit: .infinity)) }
        for await _ in asked { break }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
    }
}
