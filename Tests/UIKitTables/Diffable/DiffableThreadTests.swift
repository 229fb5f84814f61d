// SPDX-License-Identifier: MIT
import Diagnostics
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: snapshots from other threads")
@MainActor
struct DiffableThreadTests {
    /// Runs `work` on another queue, and then what it left to the main queue.
    private func offMain(_ stand: DiffableStand, _ work: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                work()
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        stand.stage.advance(by: 0)
    }

    @Test("Snapshots applied on a background queue are shown in the order of the calls")
    func background() async throws {
        let stand = DiffableStand([("A", ["ant"])])
        let source = stand.source
        await offMain(stand) {
            for number in 0..<20 {
                var snapshot = source.snapshot()
                snapshot.appendItems(["\(number)"])
                if number > 4 { snapshot.deleteItems(["\(number - 5)"]) }
                source.apply(snapshot, animatingDifferences: number % 2 == 0)
            }
        }
        try stand.stage.settle()
        #expect(stand.table.shownTitles == ["ant", "15", "16", "17", "18", "19"])
    }

    @Test("A snapshot that a task applies is awaited until its animations have ended")
    func task() async throws {
        let stand = DiffableStand([("A", ["ant"])])
        let source = stand.source
        let task = Task.detached { await source.apply(Words([("A", ["ape", "ant"])])) }
        while stand.table.numberOfRows(inSection: 0) == 1 { await stand.drainMainQueue() }
        try stand.stage.settle()
        await task.value
        #expect(stand.table.shownTitles == ["ape", "ant"])
        await source.applySnapshotUsingReloadData(Words([("A", ["bee"])]))
        stand.stage.advance(by: 0)
        #expect(stand.table.shownTitles == ["bee"])
    }

    @Test("A snapshot of the main thread replaces earlier ones that arrive later, whose reloads count")
    func overtaking() async throws {
        let stand = DiffableStand([("A", ["ant", "ape"])])
        let source = stand.source
        stand.log.text = { $0.uppercased() }
        // A wrong difference would be reported, and the table reloaded.
        let recorder = LogRecorder()
        recorder.record { overtake(source) }
        #expect(recorder.texts.isEmpty)
        await stand.drainMainQueue()
        try stand.stage.settle()
        #expect(stand.table.shownTitles == ["APE", "BEE"])
    }

    /// Applies a snapshot on another thread while the main thread is busy, and another one on the main thread.
    private func overtake(_ source: WordSource) {
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.global().async {
            var snapshot = source.snapshot()
            snapshot.appendItems(["bee"])
            snapshot.reconfigureItems(["ape"])
            source.apply(snapshot)
            group.leave()
        }
        group.wait()
        var snapshot = source.snapshot()
        #expect(snapshot.itemIdentifiers == ["ant", "ape", "bee"])
        snapshot.deleteItems(["ant"])
        source.apply(snapshot)
    }
}
