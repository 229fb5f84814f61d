// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: updates")
@MainActor
struct UITableViewUpdatesTests {
    private func paths(_ rows: Int..., section: Int = 0) -> [IndexPath] {
        rows.map { IndexPath(row: $0, section: section) }
    }

    nonisolated static let orders = [true, false]

    @Test("S-TV-88 S-TV-89 Insertions use final positions, deletions initial ones, in any order", arguments: orders)
    func batch(insertsFirst: Bool) throws {
        let log = TableLog([["Arizona", "California", "Delaware", "New Jersey", "Washington"]])
        let (stage, table) = UITableView.onStage(log)
        log.content = [["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]]
        table.beginUpdates()
        if insertsFirst { table.insertRows(at: paths(0, 3, 5), with: .right) }
        table.deleteRows(at: insertsFirst ? paths(2, 4) : paths(4, 2), with: .fade)
        if !insertsFirst { table.insertRows(at: paths(5, 3, 0), with: .right) }
        table.endUpdates()
        #expect(table.shownTitles == log.content[0])
        try stage.settle()
        #expect(table.shownTitles == log.content[0])
        let tops = (0..<6).map { CGFloat($0) * 44 }
        #expect(table.visibleCells.map(\.frame.minY) == tops)
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 })
        #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 6)
    }

    @Test("S-TV-90 Rows and sections can be changed together")
    func mixed() throws {
        let log = TableLog([["00", "01", "02"], ["10", "11", "12"], ["20", "21", "22"]])
        let (stage, table) = UITableView.onStage(log)
        log.content = [["00", "02"], ["20", "new", "21", "22"]]
        table.performBatchUpdates {
            table.deleteRows(at: paths(1), with: .automatic)
            table.deleteSections([1], with: .automatic)
            table.insertRows(at: paths(1, section: 1), with: .automatic)
        }
        #expect(table.numberOfSections == 2)
        #expect((0..<2).map(table.numberOfRows(inSection:)) == [2, 4])
        try stage.settle()
        #expect(table.shownTitles == ["00", "02", "20", "new", "21", "22"])
    }

    @Test("S-TV-91 S-TV-94 A reload refers to initial positions, and queries only its cell")
    func reload() throws {
        let log = TableLog([["a", "b", "c", "d"], ["e"]])
        let (stage, table) = UITableView.onStage(log)
        log.content[0] = ["b", "c", "D"]
        _ = log.take()
        table.beginUpdates()
        table.deleteRows(at: paths(0), with: .none)
        table.reloadRows(at: paths(3), with: .none)
        table.endUpdates()
        #expect(log.take().filter { $0.hasPrefix("cell") } == ["cell 0.2"])
        try stage.settle()
        #expect(table.shownTitles == ["b", "c", "D", "e"])
        log.content[1] = ["E", "F"]
        table.reloadSections([1], with: .fade)
        #expect(log.take().filter { $0.hasPrefix("cell") } == ["cell 1.0", "cell 1.1"])
        try stage.settle()
        #expect(table.shownTitles == ["b", "c", "D", "E", "F"])
    }

    @Test("S-TV-92 Nested batches are applied when the outermost one ends")
    func nesting() {
        let log = TableLog([["a", "b"]])
        let (_, table) = UITableView.onStage(log)
        log.content = [["x", "a", "y"]]
        _ = log.take()
        table.beginUpdates()
        table.insertRows(at: paths(0), with: .none)
        table.beginUpdates()
        table.deleteRows(at: paths(1), with: .none)
        table.endUpdates()
        #expect(log.take().isEmpty && table.shownTitles == ["a", "b"])
        table.insertRows(at: paths(2), with: .none)
        table.endUpdates()
        #expect(table.shownTitles == ["x", "a", "y"])
    }

    @Test("Selected rows stay selected when moved, but not when deleted")
    func selection() throws {
        let log = TableLog([["a", "b", "c", "d"]])
        let (stage, table) = UITableView.onStage(log)
        table.allowsMultipleSelection = true
        for path in paths(1, 3) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        log.content = [["d", "x", "a", "c"]]
        table.performBatchUpdates {
            table.deleteRows(at: paths(1), with: .fade)
            table.insertRows(at: paths(1), with: .fade)
            table.moveRow(at: paths(3)[0], to: paths(0)[0])
        }
        try stage.settle()
        #expect(table.shownTitles == ["d", "x", "a", "c"] && table.indexPathsForSelectedRows == paths(0))
        #expect(table.visibleCells.map(\.isSelected) == [true, false, false, false])
    }

    @Test("A deletion at the end scrolls back to the last rows and leaves all rows in place")
    func shrinking() throws {
        let log = TableLog(sections: 1, rows: 30)
        let (stage, table) = UITableView.onStage(log)
        table.scrollToRow(at: paths(29)[0], at: .bottom, animated: false)
        stage.advance(by: 0)
        log.content[0].removeSubrange(5..<30)
        var isFinished = false
        table.performBatchUpdates(
            { table.deleteRows(at: (5..<30).map { IndexPath(row: $0, section: 0) }, with: .left) },
            completion: { isFinished = $0 })
        #expect(!isFinished)
        try stage.settle()
        #expect(isFinished && table.contentOffset.y == 0 && table.shownTitles == log.content[0])
        #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 5)
    }

    @Test("Updates need not match if the table has not loaded yet or is about to reload")
    func beforeLoading() {
        let log = TableLog([["a"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.dataSource = log
        log.content = [["a", "b", "c"]]
        var isFinished = false
        table.performBatchUpdates({ table.insertRows(at: paths(1), with: .fade) }, completion: { isFinished = $0 })
        #expect(isFinished && table.numberOfRows(inSection: 0) == 3)
        log.content = [["x"]]
        table.reloadData()
        table.deleteRows(at: paths(1), with: .fade)
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    @Test("Reconfiguring rows gives the data source their existing cells")
    func reconfiguring() {
        let log = TableLog([["a", "b", "c"]])
        let (_, table) = UITableView.onStage(log)
        let cell = table.cellForRow(at: paths(1)[0])
        log.content = [["a", "B", "c"]]
        _ = log.take()
        table.reconfigureRows(at: paths(1))
        #expect(log.take().filter { $0.hasPrefix("cell") } == ["cell 0.1"])
        #expect(table.cellForRow(at: paths(1)[0]) === cell && table.shownTitles == ["a", "B", "c"])
    }
}
