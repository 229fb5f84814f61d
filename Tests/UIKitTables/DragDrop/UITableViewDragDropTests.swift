// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitDragDrop
import UIKitTables
import UIKitTesting
import Windowing

@Suite("Tables: drag and drop")
@MainActor
struct UITableViewDragDropTests {
    private func show(
        _ rows: DragDropRows, height: CGFloat = 440, hasDropDelegate: Bool = true
    ) throws -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 300, height: height))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
        table.rowHeight = 44
        table.dataSource = rows
        table.dragDelegate = rows
        if hasDropDelegate { table.dropDelegate = rows }
        stage.show(table)
        try stage.settle()
        return (stage, table)
    }

    private func middle(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }

    private func titles(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
    }

    /// Presses at one point and moves the pointer to another, without a release.
    private func hold(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
        for (kind, point) in [(PointerEvent.Kind.entered, start), (.pressed(.left), start), (.moved, end)] {
            stage.window.receive(.pointer(PointerEvent(kind: kind, location: point, timestamp: stage.now)))
            stage.advance(by: 0.02)
        }
    }

    private func move(_ stage: Stage, to point: CGPoint) {
        stage.window.receive(.pointer(PointerEvent(kind: .moved, location: point, timestamp: stage.now)))
        stage.advance(by: 0.02)
    }

    private func release(_ stage: Stage, at point: CGPoint) {
        stage.window.receive(
            .pointer(PointerEvent(kind: .released(.left), location: point, timestamp: stage.now)))
        stage.advance(by: 0)
    }

    @Test("A row dragged within its table is moved through the coordinator")
    func reordering() throws {
        let rows = DragDropRows(["a", "b", "c", "d", "e"])
        let (stage, table) = try show(rows)
        stage.mouseDrag(from: middle(0), to: middle(3))
        try stage.settle()
        #expect(rows.rows == ["b", "c", "a", "d", "e"] && titles(table) == rows.rows)
        #expect(rows.log == ["begin", "enter", "drop 2 of [0]", "landed", "drop end", "drag end"])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
        // Below the last row, the destination is that after the removal.
        stage.mouseDrag(from: middle(0), to: CGPoint(x: 100, y: 400))
        try stage.settle()
        #expect(rows.rows == ["c", "a", "d", "e", "b"] && titles(table) == rows.rows)
        #expect(table.visibleCells.map(\.frame.minY).sorted() == [0, 44, 88, 132, 176])
    }

    @Test("While Control is pressed, a row is copied instead of moved")
    func copying() throws {
        let rows = DragDropRows(["a", "b", "c"])
        let (stage, table) = try show(rows)
        for (kind, point) in [
            (PointerEvent.Kind.entered, middle(0)), (.pressed(.left), middle(0)), (.moved, middle(2)),
            (.released(.left), middle(2)),
        ] {
            stage.window.receive(
                .pointer(PointerEvent(kind: kind, location: point, timestamp: stage.now, modifiers: .control)))
            stage.advance(by: 0.02)
        }
        try stage.settle()
        #expect(rows.rows == ["a", "b", "a", "c"] && titles(table) == rows.rows)
    }

    @Test("A gap opens where rows would be inserted, and closes when the drag leaves or is canceled")
    func gap() throws {
        let rows = DragDropRows(["a", "b", "c", "d"])
        let (stage, table) = try show(rows)
        hold(stage, from: middle(0), to: middle(2))
        stage.advance(by: 0.5)
        func tops() -> [CGFloat] { (0..<4).map { table.cellForRow(at: [0, $0])?.frame.minY ?? -1 } }
        #expect(tops() == [0, 44, 132, 176])
        #expect(table.hasActiveDrag && table.hasActiveDrop)
        #expect(table.cellForRow(at: [0, 0]).map { $0.alpha < 0.5 } == true)
        // Inside the gap, it stays.
        move(stage, to: CGPoint(x: 100, y: 125))
        stage.advance(by: 0.5)
        #expect(tops() == [0, 44, 132, 176])
        move(stage, to: CGPoint(x: 100, y: 300))
        stage.advance(by: 0.5)
        #expect(tops() == [0, 44, 88, 132])
        move(stage, to: middle(1))
        stage.advance(by: 0.5)
        #expect(tops() == [0, 88, 132, 176])
        try stage.key("escape")
        release(stage, at: middle(1))
        try stage.settle()
        #expect(tops() == [0, 44, 88, 132] && rows.rows == ["a", "b", "c", "d"])
        #expect(!table.hasActiveDrag && !table.hasActiveDrop)
        #expect(rows.log.suffix(3) == ["exit", "drop end", "drag end"])
        #expect(table.cellForRow(at: [0, 0])?.alpha == 1)
    }

    @Test(
        "Items are dropped into a row, which is highlighted; near its edges they are inserted if the intent is automatic"
    )
    func droppingInto() throws {
        let rows = DragDropRows(["a", "b", "c", "d"])
        rows.intent = .insertIntoDestinationIndexPath
        rows.operation = .copy
        let (stage, table) = try show(rows)
        hold(stage, from: middle(0), to: middle(2))
        #expect(table.cellForRow(at: [0, 2])?.isHighlighted == true)
        release(stage, at: middle(2))
        try stage.settle()
        #expect(rows.log.contains("drop 2 of [0]") && rows.rows.count == 4)
        #expect(table.cellForRow(at: [0, 2])?.isHighlighted == false)
        rows.intent = .automatic
        hold(stage, from: middle(0), to: middle(2))
        #expect(table.cellForRow(at: [0, 2])?.isHighlighted == true)
        move(stage, to: CGPoint(x: 100, y: 90))
        stage.advance(by: 0.5)
        #expect(table.cellForRow(at: [0, 2])?.isHighlighted == false)
        #expect(table.cellForRow(at: [0, 2])?.frame.minY == 132)
        release(stage, at: CGPoint(x: 100, y: 90))
        try stage.settle()
    }

    @Test("All selected rows are dragged together")
    func selection() throws {
        let rows = DragDropRows(["a", "b", "c", "d", "e"])
        let (stage, table) = try show(rows)
        table.allowsMultipleSelection = true
        for row in [0, 2] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        stage.mouseDrag(from: middle(2), to: middle(4))
        try stage.settle()
        #expect(rows.log.contains("drop 2 of [2, 0]"))
        #expect(rows.rows == ["b", "d", "c", "a", "e"] && titles(table) == rows.rows)
    }

    @Test("Rows without items and a table with disabled dragging drag nothing, and a press still selects")
    func nothingToDrag() throws {
        let rows = DragDropRows(["fixed", "b"])
        let (stage, table) = try show(rows)
        stage.mouseDrag(from: middle(0), to: middle(1))
        table.dragInteractionEnabled = false
        stage.mouseDrag(from: middle(1), to: middle(0))
        #expect(rows.log.isEmpty && rows.rows == ["fixed", "b"])
        stage.click(at: middle(1))
        #expect(table.indexPathForSelectedRow == [0, 1])
    }

    @Test("The table scrolls while a drag rests near an edge, and the destination follows")
    func scrolling() throws {
        let rows = DragDropRows((0..<100).map(String.init))
        let (stage, table) = try show(rows, height: 220)
        hold(stage, from: middle(0), to: CGPoint(x: 100, y: 215))
        stage.advance(by: 1)
        #expect(table.contentOffset.y > 200)
        let last = try #require(rows.destinations.last.flatMap { $0 })
        #expect(last.row > 8)
        move(stage, to: CGPoint(x: 100, y: 110))
        let offset = table.contentOffset.y
        stage.advance(by: 1)
        #expect(table.contentOffset.y == offset)
        release(stage, at: CGPoint(x: 100, y: 110))
        try stage.settle()
        #expect(rows.rows.firstIndex(of: "0") ?? 0 > 4 && rows.rows.count == 100)
        #expect(titles(table).count >= 5)
    }

    @Test("Items of another application are inserted, through a placeholder until they are loaded")
    func placeholders() throws {
        let rows = DragDropRows(["a", "b", "c"])
        rows.operation = .copy
        rows.usesPlaceholder = true
        let (stage, table) = try show(rows)
        for isKept in [true, false] {
            let drag = stage.dragFromElsewhere(["text/plain": Data("new".utf8)])
            drag.move(to: middle(1))
            #expect(drag.isAccepted)
            drag.drop()
            try stage.settle()
            #expect(table.hasUncommittedUpdates)
            #expect(table.cellForRow(at: [0, 1])?.frame.minY.rounded() == 74)
            #expect(table.subviews.contains { ($0 as? UITableViewCell)?.textLabel?.text == "loading" })
            let context = try #require(rows.contexts.last)
            if isKept {
                #expect(context.commitInsertion { rows.rows.insert("new", at: $0.row) })
                #expect(!context.commitInsertion { _ in Issue.record("A placeholder was committed twice.") })
            } else {
                #expect(context.deletePlaceholder() && !context.deletePlaceholder())
            }
            try stage.settle()
            #expect(!table.hasUncommittedUpdates && titles(table) == ["a", "new", "b", "c"])
            #expect(table.cellForRow(at: [0, 1])?.frame.minY.rounded() == 44)
        }
    }

    @Test("Placeholders and dragged rows follow rows that are inserted and deleted above them")
    func following() throws {
        let rows = DragDropRows(["a", "b", "c"])
        rows.operation = .copy
        rows.usesPlaceholder = true
        let (stage, table) = try show(rows)
        let drag = stage.dragFromElsewhere(["text/plain": Data("new".utf8)])
        drag.move(to: middle(2))
        drag.drop()
        try stage.settle()
        rows.rows.insert("z", at: 0)
        table.insertRows(at: [[0, 0]], with: .none)
        try stage.settle()
        let context = try #require(rows.contexts.first)
        #expect(context.commitInsertion { rows.rows.insert("new", at: $0.row) })
        try stage.settle()
        #expect(titles(table) == ["z", "a", "b", "new", "c"])
        rows.usesPlaceholder = false
        rows.operation = .move
        hold(stage, from: middle(3), to: middle(2))
        rows.rows.removeFirst()
        table.deleteRows(at: [[0, 0]], with: .none)
        stage.advance(by: 0.5)
        release(stage, at: middle(0))
        try stage.settle()
        #expect(rows.log.contains("drop 0 of [2]") && titles(table) == ["new", "a", "b", "c"])
    }

    @Test("Without a drop delegate, rows that may be moved are reordered by the data source")
    func reorderingByDataSource() throws {
        let rows = DragDropRows(["a", "b", "c", "d"])
        let (stage, table) = try show(rows, hasDropDelegate: false)
        stage.mouseDrag(from: middle(0), to: middle(2))
        try stage.settle()
        #expect(rows.rows == ["a", "b", "c", "d"])
        rows.canMove = true
        stage.mouseDrag(from: middle(0), to: middle(2))
        try stage.settle()
        #expect(rows.log.contains("move 0 1") && titles(table) == ["b", "a", "c", "d"])
    }

    @Test("Without a drop delegate, the delegate limits where a row is moved")
    func limitedReordering() throws {
        final class Limit: UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath {
                IndexPath(row: min(proposedDestinationIndexPath.row, 1), section: 0)
            }
        }
        let rows = DragDropRows(["a", "b", "c", "d"])
        rows.canMove = true
        let (stage, table) = try show(rows, hasDropDelegate: false)
        let limit = Limit()
        table.delegate = limit
        stage.mouseDrag(from: middle(0), to: middle(3))
        try stage.settle()
        #expect(rows.rows == ["b", "a", "c", "d"] && titles(table) == rows.rows)
    }

    @Test("Rows are dragged from one table to another")
    func betweenTables() throws {
        let (first, second) = (DragDropRows(["a", "b"]), DragDropRows([]))
        second.operation = .copy
        let stage = Stage(size: CGSize(width: 600, height: 300))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
        for (index, rows) in [first, second].enumerated() {
            let table = UITableView(frame: CGRect(x: index * 300, y: 0, width: 300, height: 300))
            table.rowHeight = 44
            table.dataSource = rows
            table.dragDelegate = rows
            table.dropDelegate = rows
            container.addSubview(table)
        }
        stage.show(container)
        try stage.settle()
        stage.mouseDrag(from: middle(1), to: CGPoint(x: 400, y: 200))
        try stage.settle()
        #expect(first.rows == ["a", "b"] && second.rows == ["b"])
        #expect(second.log == ["enter", "drop 0 of [-1]", "landed", "drop end"])
    }

    @Test("A reload during a drag loses nothing and keeps the table consistent")
    func reloading() throws {
        let rows = DragDropRows(["a", "b", "c", "d"])
        let (stage, table) = try show(rows)
        hold(stage, from: middle(3), to: middle(1))
        rows.rows = ["x"]
        table.reloadData()
        stage.advance(by: 0.1)
        move(stage, to: CGPoint(x: 100, y: 200))
        try stage.key("escape")
        release(stage, at: middle(0))
        try stage.settle()
        #expect(titles(table) == ["x"] && rows.log.last == "drag end")
    }
}
