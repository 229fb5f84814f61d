// SPDX-License-Identifier: MIT
import Diagnostics
import DiffableData
import Foundation
import LayerTree
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: diffable data sources")
@MainActor
struct UITableViewDiffableDataSourceTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("A table shows the sections and items of its snapshot")
    func showing() {
        let stand = DiffableStand([("A", ["ant", "ape"]), ("B", ["bee"])])
        #expect(stand.table.shownTitles == ["ant", "ape", "bee"] && stand.headers == ["A", "B"])
        #expect(stand.source.itemIdentifier(for: path(1)) == "ape")
        #expect(stand.source.indexPath(for: "bee") == path(0, 1))
        #expect(stand.source.sectionIdentifier(for: 1) == "B" && stand.source.index(for: "B") == 1)
        #expect(stand.source.snapshot().itemIdentifiers == ["ant", "ape", "bee"])
        #expect(stand.source.itemIdentifier(for: path(2)) == nil && stand.source.itemIdentifier(for: [0]) == nil)
        #expect(stand.source.description() == "WordSource: 2 sections, 3 items")
        #expect(stand.source.sectionIdentifier(for: -1) == nil && stand.source.indexPath(for: "cat") == nil)
    }

    @Test("Only items that are new or reloaded ask for cells; the others keep theirs")
    func cells() throws {
        let stand = DiffableStand([("A", ["ant", "ape"]), ("B", ["bee", "bat"])])
        let bee = stand.table.cellForRow(at: path(0, 1))
        _ = stand.log.take()
        var snapshot = stand.source.snapshot()
        snapshot.insertItems(["asp"], beforeItem: "ant")
        snapshot.deleteItems(["ape"])
        snapshot.moveItem("bat", beforeItem: "asp")
        snapshot.reloadItems(["ant"])
        var isComplete = false
        stand.source.apply(snapshot) { isComplete = true }
        #expect(!isComplete && Set(stand.log.take()) == ["asp", "ant"])
        try stand.stage.settle()
        #expect(isComplete && stand.table.shownTitles == ["bat", "asp", "ant", "bee"])
        #expect(stand.table.cellForRow(at: path(0, 1)) === bee)
        stand.source.apply(stand.source.snapshot().items("A"))
        try stand.stage.settle()
        #expect(stand.log.take().isEmpty && stand.table.shownTitles == ["bat", "asp", "ant"])
    }

    @Test("Reconfigured items keep their cells")
    func reconfiguring() throws {
        let stand = DiffableStand([("A", ["ant", "ape"])])
        let cell = stand.table.cellForRow(at: path(1))
        stand.log.text = { $0.uppercased() }
        _ = stand.log.take()
        var snapshot = stand.source.snapshot()
        snapshot.reconfigureItems(["ape"])
        stand.source.apply(snapshot)
        try stand.stage.settle()
        #expect(stand.log.take() == ["ape"] && stand.table.shownTitles == ["ant", "APE"])
        #expect(stand.table.cellForRow(at: path(1)) === cell)
        // A mark holds for one application only.
        #expect(stand.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test("Sections are inserted, deleted, moved, and reloaded with their headers")
    func sections() throws {
        let stand = DiffableStand([("A", ["ant"]), ("B", ["bee"]), ("C", ["cat"])])
        stand.source.apply(Words([("C", ["cat", "cow"]), ("D", ["dog"]), ("A", ["ant"])]))
        try stand.stage.settle()
        #expect(stand.table.shownTitles == ["cat", "cow", "dog", "ant"] && stand.headers == ["C", "D", "A"])
        stand.log.text = { "the \($0)" }
        var snapshot = stand.source.snapshot()
        snapshot.reloadSections(["C"])
        stand.source.apply(snapshot)
        try stand.stage.settle()
        #expect(stand.table.shownTitles == ["the cat", "the cow", "dog", "ant"])
    }

    @Test("The selection follows its item, and ends with it")
    func selection() throws {
        let stand = DiffableStand([("A", ["ant", "ape", "asp"])])
        stand.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        stand.source.apply(Words([("0", ["x"]), ("A", ["asp", "ant", "ape"])]))
        try stand.stage.settle()
        #expect(stand.table.indexPathForSelectedRow == path(2, 1))
        stand.source.apply(Words([("A", ["asp"])]))
        #expect(stand.table.indexPathForSelectedRow == nil)
    }

    @Test("Without animation, the change and its completion are immediate")
    func immediate() {
        let stand = DiffableStand([("A", ["ant", "ape"])])
        var isComplete = false
        stand.source.apply(Words([("A", ["ape", "asp"])]), animatingDifferences: false) { isComplete = true }
        stand.stage.advance(by: 0)
        #expect(isComplete && stand.table.shownTitles == ["ape", "asp"])
        #expect(stand.table.visibleCells.map(\.frame.minY) == [28, 72].map { $0 + stand.table.headerOffset })
        isComplete = false
        stand.source.apply(stand.source.snapshot()) { isComplete = true }
        #expect(isComplete)
    }

    @Test("A reload makes all cells again, and compares nothing")
    func reload() {
        let stand = DiffableStand([("A", ["ant", "ape"])])
        _ = stand.log.take()
        var isComplete = false
        stand.source.applySnapshotUsingReloadData(Words([("A", ["ant", "bee"])])) { isComplete = true }
        stand.stage.advance(by: 0)
        #expect(isComplete && stand.log.take() == ["ant", "bee"] && stand.table.shownTitles == ["ant", "bee"])
    }

    @Test("The rows that appear use the default row animation")
    func animation() {
        let stand = DiffableStand([("A", ["ant"])])
        stand.source.defaultRowAnimation = .right
        stand.source.apply(Words([("A", ["ant", "ape"])]))
        stand.stage.advance(by: 0.05)
        let cell = stand.table.cellForRow(at: path(1))
        #expect((cell?.layer.presentation()?.frame.minX ?? 0) > 10)
    }

    @Test("A snapshot that is applied by a cell provider is applied afterward")
    func nested() async throws {
        let stand = DiffableStand([("A", ["ant"])])
        stand.log.onCell = { [weak source = stand.source] word in
            guard word == "ape" else { return }
            source?.apply(Words([("A", ["bee"])]))
        }
        stand.source.apply(Words([("A", ["ant", "ape"])]), completion: nil)
        try stand.stage.settle()
        #expect(stand.table.shownTitles == ["bee"])
        // While the table is laid out, as well.
        stand.source.applySnapshotUsingReloadData(Words([("A", ["ape", "ant"])]), completion: nil)
        stand.stage.advance(by: 0)
        await stand.drainMainQueue()
        try stand.stage.settle()
        #expect(stand.table.shownTitles == ["bee"])
    }

    @Test("A missing cell is reported, and shown as an empty one")
    func missingCell() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7])
        source.apply(snapshot)
        let recorder = LogRecorder()
        let cell = recorder.record { source.tableView(table, cellForRowAt: path(0)) }
        #expect(cell.textLabel?.text == nil && recorder.texts.count == 1)
        #expect(recorder.texts.first?.contains("no cell for 7") == true)
    }

    @Test("A table that is not in a window, or has another data source, is not changed")
    func elsewhere() {
        let stand = DiffableStand([("A", ["ant"])])
        let other = TableLog([["x", "y"]])
        stand.table.dataSource = other
        var isComplete = false
        stand.source.apply(Words([("A", ["bee"])])) { isComplete = true }
        stand.stage.advance(by: 0)
        #expect(isComplete && stand.table.shownTitles == ["x", "y"] && stand.source.indexPath(for: "bee") == path(0))
        stand.table.dataSource = stand.source
        stand.stage.advance(by: 0)
        #expect(stand.table.shownTitles == ["bee"])
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns the snapshot with one section only.
    fileprivate func items(_ section: SectionIdentifierType) -> Self {
        var copy = self
        copy.deleteSections(sectionIdentifiers.filter { $0 != section })
        return copy
    }
}

extension UITableView {
    /// The distance of the first row from the position below a header of 28 points.
    fileprivate var headerOffset: CGFloat { rectForRow(at: [0, 0]).minY - 28 }
}
