// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: tolerated misuse")
@MainActor
struct UITableViewMisuseTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("S-TV-93 An update that contradicts the data source is logged with counts and paths, and reloads the table")
    func mismatch() throws {
        let log = TableLog([["a", "b"], ["c"]])
        let (stage, table) = UITableView.onStage(log)
        log.content = [["x", "a", "b"], ["c"]]
        let recorder = LogRecorder()
        var isFinished: Bool?
        recorder.record {
            table.performBatchUpdates({ table.deleteRows(at: [path(0)], with: .left) }) { isFinished = $0 }
        }
        let text = try #require(recorder.texts.first)
        #expect(recorder.texts.count == 1 && isFinished == false)
        #expect(text.contains("3 rows in section 0") && text.contains("delete rows [0, 0]"))
        stage.advance(by: 0)
        #expect(table.shownTitles == ["x", "a", "b", "c"])
        // Afterwards, updates are applied as usual.
        log.content[0].removeFirst()
        table.deleteRows(at: [path(0)], with: .left)
        try stage.settle()
        #expect(table.shownTitles == ["a", "b", "c"] && table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    nonisolated static let foreign = [
        IndexPath(row: 9, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 7),
        IndexPath(row: 0, section: -3), IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]),
        IndexPath(row: NSNotFound, section: 0),
    ]

    @Test("Changes to rows that don't exist reload the table", arguments: foreign)
    func foreignPaths(path: IndexPath) throws {
        let log = TableLog([["a", "b"]])
        let (stage, table) = UITableView.onStage(log)
        let changes: [(UITableView) -> Void] = [
            { $0.reloadRows(at: [path], with: .fade) }, { $0.reconfigureRows(at: [path]) },
            { $0.deleteRows(at: [path], with: .fade) }, { $0.insertRows(at: [path], with: .fade) },
            { $0.moveRow(at: path, to: IndexPath(row: 0, section: 0)) },
            { $0.moveRow(at: IndexPath(row: 0, section: 0), to: path) },
        ]
        for change in changes {
            let recorder = LogRecorder()
            recorder.record { change(table) }
            #expect(recorder.texts.count == 1)
            stage.advance(by: 0)
            #expect(table.shownTitles == ["a", "b"])
        }
        table.selectRow(at: path, animated: false, scrollPosition: .middle)
        table.deselectRow(at: path, animated: false)
        table.scrollToRow(at: path, at: .top, animated: false)
        #expect(table.cellForRow(at: path) == nil && table.rectForRow(at: path) == .zero)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("An end of a batch without a beginning is ignored")
    func unbalanced() {
        let (_, table) = UITableView.onStage(TableLog([["a"]]))
        let recorder = LogRecorder()
        recorder.record { table.endUpdates() }
        #expect(recorder.texts.count == 1 && table.shownTitles == ["a"])
    }

    /// A data source whose counts and cells are set by a test.
    private final class Source: UITableViewDataSource {
        var sections = 1
        var rows = 3
        var cell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
            let cell =
                table.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(
                    style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "\(path.row)"
            return cell
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(tableView, indexPath)
        }
    }

    private func show(_ source: Source) -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 300, height: 220))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
        table.dataSource = source
        stage.show(table)
        stage.advance(by: 0)
        return (stage, table)
    }

    @Test("Negative and huge counts are limited")
    func counts() {
        let source = Source()
        let (stage, table) = show(source)
        let recorder = LogRecorder()
        for (sections, rows, expected) in [(-1, 3, 0), (1, -5, 0), (1, Int.min, 0), (1, Int.max, 20_000_000)] {
            (source.sections, source.rows) = (sections, rows)
            table.reloadData()
            recorder.record { _ = table.numberOfSections }
            stage.advance(by: 0)
            #expect(table.numberOfRows(inSection: 0) == expected)
        }
        #expect(recorder.texts.count == 4)
        table.contentOffset.y = table.contentSize.height - 220
        stage.advance(by: 0)
        #expect(table.shownTitles.last == "19999999")
    }

    @Test("A cell that is returned for two rows shows the second; the first is empty")
    func sameCell() {
        let source = Source()
        let only = UITableViewCell(style: .default, reuseIdentifier: "row")
        source.cell = { _, path in
            only.textLabel?.text = "\(path.row)"
            return only
        }
        let recorder = LogRecorder()
        let (stage, table) = recorder.record { show(source) }
        #expect(recorder.texts.count == 2)
        #expect(table.shownTitles == ["", "", "2"] && table.cellForRow(at: path(2)) === only)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
        // The cell isn't handed out by the pool while the data source uses it.
        recorder.record {
            table.reloadData()
            stage.advance(by: 0)
        }
        #expect(table.shownTitles == ["", "", "2"])
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }

    @Test("A class that is no cell isn't registered, and an unknown identifier gives plain cells")
    func otherClass() {
        let source = Source()
        source.cell = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "other", for: path)
            cell.textLabel?.text = "\(path.row)"
            return cell
        }
        let stage = Stage(size: CGSize(width: 300, height: 220))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
        let recorder = LogRecorder()
        recorder.record {
            table.register(UIButton.self, forCellReuseIdentifier: "other")
            table.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "header")
            table.dataSource = source
            stage.show(table)
            stage.advance(by: 0)
        }
        #expect(recorder.texts.count == 3 && table.shownTitles == ["0", "1", "2"])
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    }

    private final class OtherCell: UITableViewCell {}

    @Test("Cells of a class are not reused after another class was registered")
    func registeredAgain() {
        let source = Source()
        source.cell = { table, path in table.dequeueReusableCell(withIdentifier: "row", for: path) }
        let stage = Stage(size: CGSize(width: 300, height: 220))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        stage.show(table)
        stage.advance(by: 0)
        table.reloadData()
        table.register(OtherCell.self, forCellReuseIdentifier: "row")
        stage.advance(by: 0)
        #expect(table.visibleCells.count == 3 && table.visibleCells.allSatisfy { $0 is OtherCell })
    }

    nonisolated static let times = [1, 5]

    @Test("A data source that changes the table while it is asked for a cell never shows a wrong row", arguments: times)
    func changesWhileAsked(times: Int) throws {
        let log = TableLog(sections: 1, rows: 30)
        let source = Source()
        var left = times
        source.rows = 30
        source.cell = { table, path in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = log.content[0][path.row]
            if left > 0, path.row == 2 {
                left -= 1
                log.content[0].removeFirst()
                source.rows -= 1
                if left % 2 == 0 {
                    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                } else {
                    table.reloadData()
                    _ = table.numberOfRows(inSection: 0)
                }
            }
            return cell
        }
        let recorder = LogRecorder()
        let (stage, table) = recorder.record { show(source) }
        try recorder.record { try stage.settle() }
        #expect(recorder.texts.allSatisfy { $0.contains("while it asked") } && !recorder.texts.isEmpty)
        #expect(table.numberOfRows(inSection: 0) == 30 - times)
        #expect(table.shownTitles == Array(log.content[0].prefix(5)))
    }

    @Test("A table whose data source was deallocated becomes empty when it needs a cell")
    func lostSource() throws {
        var source: Source? = Source()
        source?.rows = 50
        let (stage, table) = show(try #require(source))
        source = nil
        table.contentOffset.y = 600
        stage.advance(by: 0)
        #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    }

    @Test("Reconfiguring a row with another cell shows that cell")
    func reconfiguredWithOther() {
        let source = Source()
        let (stage, table) = show(source)
        source.cell = { _, path in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "new \(path.row)"
            return cell
        }
        let recorder = LogRecorder()
        recorder.record { table.reconfigureRows(at: [path(1)]) }
        stage.advance(by: 0)
        #expect(recorder.texts.count == 1 && table.shownTitles == ["0", "new 1", "2"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    }

    nonisolated static let heights: [CGFloat] = [.nan, -.infinity, .infinity, -44, 1e300, 0]

    @Test("Heights that are negative, NaN, or huge give a layout that scrolls", arguments: heights)
    func badHeights(height: CGFloat) throws {
        let log = TableLog(sections: 2, rows: 5)
        log.headers = ["A", "B"]
        log.height = { $0.row == 1 ? height : 44 }
        let (stage, table) = UITableView.onStage(log)
        table.sectionHeaderHeight = height
        table.estimatedRowHeight = height
        table.rowHeight = height
        try stage.settle()
        #expect(table.contentSize.height.isFinite && table.contentSize.height >= 0)
        table.scrollToRow(at: path(4, 1), at: .bottom, animated: false)
        stage.advance(by: 0)
        #expect(table.cellForRow(at: path(4, 1))?.textLabel?.text == "1.4")
        let tops = (table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0).minY }
        #expect(tops == tops.sorted())
    }

    private final class EmptyController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    }

    @Test("A controller that doesn't provide cells shows empty rows")
    func controllerWithoutCells() {
        let stage = Stage(size: CGSize(width: 300, height: 220))
        let controller = EmptyController(style: .plain)
        let recorder = LogRecorder()
        recorder.record {
            stage.show(controller)
            stage.advance(by: 0)
        }
        #expect(controller.tableView.shownTitles == ["", ""] && recorder.texts.count == 2)
    }
}
