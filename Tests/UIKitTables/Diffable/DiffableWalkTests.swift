// SPDX-License-Identifier: MIT
import Diagnostics
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: random snapshots")
@MainActor
struct DiffableWalkTests {
    /// A generator that yields the same numbers in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func random(_ numbers: inout Numbers) -> Words {
        let names = ["A", "B", "C", "D"].shuffled(using: &numbers)
        var words = Words()
        words.appendSections(Array(names.prefix(Int.random(in: 1...4, using: &numbers))))
        for number in (0..<24).shuffled(using: &numbers) where numbers.next() % 3 > 0 {
            words.appendItems(["\(number)"], toSection: words.sectionIdentifiers.randomElement(using: &numbers))
        }
        let all = words.itemIdentifiers
        words.reloadItems(all.filter { _ in numbers.next() % 7 == 0 })
        words.reconfigureItems(all.filter { _ in numbers.next() % 7 == 0 })
        words.reloadSections(words.sectionIdentifiers.filter { _ in numbers.next() % 9 == 0 })
        return words
    }

    @Test("After any snapshots, with animations interrupted, the table shows the last one", arguments: [3, 1234, 99])
    func walk(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        let stand = DiffableStand([("A", ["0"])], size: CGSize(width: 300, height: 300))
        for step in 0..<150 {
            let words = random(&numbers)
            // A wrong difference would be reported, and everything reloaded.
            let recorder = LogRecorder()
            recorder.record { stand.source.apply(words, animatingDifferences: step % 5 > 0) }
            #expect(recorder.texts.isEmpty)
            if step % 7 == 0 { stand.table.contentOffset.y = CGFloat.random(in: 0...300, using: &numbers) }
            if step % 3 == 0 { stand.stage.advance(by: 0.1) } else { try stand.stage.settle() }
            #expect(stand.table.numberOfSections == words.numberOfSections)
            for path in stand.table.indexPathsForVisibleRows ?? [] {
                let items = words.itemIdentifiers(inSection: words.sectionIdentifiers[path.section])
                #expect(stand.table.cellForRow(at: path)?.textLabel?.text == items[path.row])
            }
            for section in 0..<stand.table.numberOfSections {
                let header = stand.table.headerView(forSection: section)
                #expect(header == nil || header?.textLabel?.text == words.sectionIdentifiers[section])
            }
        }
    }
}
