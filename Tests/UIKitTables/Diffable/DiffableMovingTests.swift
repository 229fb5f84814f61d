// SPDX-License-Identifier: MIT
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: moving rows of snapshots")
@MainActor
struct DiffableMovingTests {
    /// A data source that applies a snapshot with the moved item, as applications do.
    private final class Mover: WordSource {
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            guard let item = itemIdentifier(for: source) else { return }
            var words = snapshot()
            let names = words.sectionIdentifiers
            var goals = words.itemIdentifiers(inSection: names[destination.section]).filter { $0 != item }
            goals.insert(item, at: destination.row)
            words.deleteItems([item])
            words.deleteItems(goals.filter { $0 != item })
            words.appendItems(goals, toSection: names[destination.section])
            apply(words, animatingDifferences: false)
        }
    }

    private func drag(_ stand: DiffableStand, _ row: Int, to goal: Int) throws {
        let start = stand.table.place(of: row)
        let end = stand.table.place(of: goal)
        stand.stage.mouseDrag(from: CGPoint(x: 275, y: start.y), to: CGPoint(x: 275, y: end.y))
        try stand.stage.settle()
    }

    @Test(
        "A row that the user moves stays where it was dropped, whether or not a snapshot is applied",
        arguments: [true, false])
    func moving(applies: Bool) throws {
        let stand = DiffableStand([("A", ["a", "b", "c", "d", "e"]), ("B", [])]) {
            applies ? Mover(tableView: $0, cellProvider: $1) : WordSource(tableView: $0, cellProvider: $1)
        }
        stand.log.onCell = { _ in }
        for row in 0..<5 { stand.table.cellForRow(at: [0, row])?.showsReorderControl = true }
        stand.table.setEditing(true, animated: false)
        try stand.stage.settle()
        try drag(stand, 0, to: 2)
        #expect(stand.table.shownTitles == ["b", "c", "a", "d", "e"])
        try drag(stand, 3, to: 4)
        #expect(stand.table.shownTitles == ["b", "c", "a", "e", "d"])
        #expect(stand.source.snapshot().itemIdentifiers == ["b", "c", "a", "e", "d"])
        stand.source.apply(Words([("A", ["d", "a"])]))
        try stand.stage.settle()
        #expect(stand.table.shownTitles == ["d", "a"])
    }
}
