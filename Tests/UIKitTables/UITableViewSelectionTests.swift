// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting
import Windowing

@Suite("Tables: selection")
@MainActor
struct UITableViewSelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("A press selects a row and deselects the previous one")
    func press() {
        let log = TableLog(sections: 1, rows: 20)
        let (stage, table) = UITableView.onStage(log)
        _ = log.take()
        stage.tap(at: table.place(of: 2))
        #expect(log.take() == ["select 0.2", "open 0.2"])
        #expect(table.indexPathForSelectedRow == path(2) && table.cellForRow(at: path(2))?.isSelected == true)
        stage.click(at: table.place(of: 5))
        #expect(log.take() == ["deselect 0.2", "select 0.5", "open 0.5"])
        #expect(table.indexPathsForSelectedRows == [path(5)] && table.cellForRow(at: path(2))?.isSelected == false)
        log.selectable = { $0.row == 7 ? nil : $0 }
        stage.tap(at: table.place(of: 7))
        #expect(table.cellForRow(at: path(7))?.isSelected == false)
        // Scrolling by touch selects nothing.
        stage.drag(from: table.place(of: 6), to: CGPoint(x: 150, y: 20))
        #expect(!log.take().contains { $0.hasPrefix("select") } && table.contentOffset.y > 100)
    }

    @Test("S-TV-73 Programmatic selection scrolls to the row and does not call the delegate")
    func byProgram() throws {
        let log = TableLog(sections: 1, rows: 60)
        let (stage, table) = UITableView.onStage(log)
        _ = log.take()
        table.selectRow(at: path(30), animated: true, scrollPosition: .middle)
        try stage.settle()
        #expect(table.indexPathForSelectedRow == path(30))
        #expect(table.rectForRow(at: path(30)).midY == table.bounds.midY)
        #expect(!log.take().contains { $0.hasPrefix("select") })
        table.selectRow(at: path(600), animated: false, scrollPosition: .top)
        #expect(table.indexPathForSelectedRow == path(30))
        table.deselectRow(at: path(3), animated: false)
        table.contentOffset.y = 0
        table.scrollToNearestSelectedRow(at: .bottom, animated: false)
        #expect(table.contentOffset.y == 924)
        // A selected row that becomes visible is shown selected.
        table.contentOffset.y = 0
        stage.advance(by: 0)
        table.contentOffset.y = 900
        stage.advance(by: 0)
        #expect(table.cellForRow(at: path(30))?.isSelected == true)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == nil && table.cellForRow(at: path(30))?.isSelected == false)
    }

    nonisolated static let matrix = [(true, true), (true, false), (false, true), (false, false)]

    @Test("S-TV-74 Selection is allowed separately inside and outside editing mode", arguments: matrix)
    func rules(isAllowed: Bool, isAllowedWhileEditing: Bool) {
        let log = TableLog(sections: 1, rows: 5)
        let (stage, table) = UITableView.onStage(log)
        table.allowsSelection = isAllowed
        table.allowsSelectionDuringEditing = isAllowedWhileEditing
        _ = log.take()
        stage.tap(at: table.place(of: 1))
        #expect(log.take().contains("select 0.1") == isAllowed)
        table.setEditing(true, animated: false)
        stage.advance(by: 0)
        _ = log.take()
        stage.tap(at: table.place(of: 3))
        #expect(log.take().contains("select 0.3") == isAllowedWhileEditing)
    }

    @Test("Multiple rows are selected by taps, or by Control-click and Shift-click")
    func several() throws {
        let log = TableLog(sections: 2, rows: 4)
        let (stage, table) = UITableView.onStage(log)
        table.allowsMultipleSelection = true
        stage.tap(at: table.place(of: 0))
        stage.tap(at: table.place(of: 2))
        #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
        stage.tap(at: table.place(of: 0))
        #expect(table.indexPathsForSelectedRows == [path(2)])
        stage.click(at: table.place(of: 1, in: 1))
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 1)])
        stage.click(at: table.place(of: 3), with: .shift)
        let range = [path(3), IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)]
        #expect(table.indexPathsForSelectedRows?.sorted() == range)
        stage.click(at: table.place(of: 0), with: .control)
        stage.click(at: table.place(of: 1), with: [.shift, .control])
        #expect(table.indexPathsForSelectedRows?.count == 5)
        stage.click(at: table.place(of: 1), with: .shift)
        #expect(table.indexPathsForSelectedRows?.sorted() == [path(0), path(1)])
    }

    @Test("Keys move among rows, select, and find a row by its title")
    func keys() throws {
        let log = TableLog([["Alder", "Ash", "Beech", "Birch", "Elm", "Oak"], (0..<50).map { "Tree \($0)" }])
        let (stage, table) = UITableView.onStage(log)
        _ = log.take()
        try stage.key("Tab")
        try stage.key("Down")
        try stage.key("Down")
        #expect(table.cellForRow(at: path(2))?.isFocused == true)
        try stage.key("Return")
        #expect(log.take().filter { !$0.hasPrefix("cell") } == ["select 0.2", "open 0.2"])
        stage.type("bi")
        #expect(table.cellForRow(at: path(3))?.isFocused == true)
        try stage.key("End")
        try stage.settle()
        let last = IndexPath(row: 49, section: 1)
        #expect(table.cellForRow(at: last)?.isFocused == true)
        #expect(table.rectForRow(at: last).maxY == table.bounds.maxY)
        try stage.key("Home")
        try stage.settle()
        #expect(table.cellForRow(at: path(0))?.isFocused == true && table.contentOffset.y == 0)
        try stage.key("PageDown")
        try stage.settle()
        #expect(table.visibleCells.first(where: \.isFocused)?.textLabel?.text == "Tree 3")
    }

    @Test("A click moves the focus to its row, from which the keys continue")
    func keysAfterClick() throws {
        let log = TableLog([["Alder", "Ash", "Beech", "Birch", "Elm", "Oak"]])
        let (stage, table) = UITableView.onStage(log)
        table.allowsMultipleSelection = true
        stage.click(at: table.place(of: 2))
        #expect(table.cellForRow(at: path(2))?.isFocused == true)
        try stage.key("Down")
        #expect(table.cellForRow(at: path(3))?.isFocused == true && table.indexPathsForSelectedRows == [path(2)])
        stage.click(at: table.place(of: 4))
        try stage.key("shift+Up")
        #expect(Set(table.indexPathsForSelectedRows ?? []) == [path(3), path(4)])
        stage.click(at: table.place(of: 5))
        stage.type("be")
        #expect(table.cellForRow(at: path(2))?.isFocused == true)
        try stage.key("End")
        #expect(table.cellForRow(at: path(5))?.isFocused == true)
        // A touch moves no focus.
        stage.tap(at: table.place(of: 1))
        #expect(table.visibleCells.allSatisfy { !$0.isFocused })
    }

    @Test("A click doesn't take the focus from text that is being edited")
    func clickDuringTextInput() throws {
        let (stage, table) = UITableView.onStage(TableLog(sections: 1, rows: 3))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        table.tableFooterView = field
        stage.advance(by: 0)
        field.becomeFirstResponder()
        stage.click(at: table.place(of: 1))
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(field.isFirstResponder && table.visibleCells.allSatisfy { !$0.isFocused })
    }
}
