// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: selection by dragging")
@MainActor
struct TableSelectionPanTests {
    private final class Rows: UITableViewDataSource, UITableViewDelegate {
        var allows = true
        var lines: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }

        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { allows }

        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            lines.append("begin \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }

        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { lines.append("end") }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            lines.append("select \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            lines.append("deselect \(indexPath.row)")
        }
    }

    private func show(_ rows: Rows) -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.allowsMultipleSelectionDuringEditing = true
        table.dataSource = rows
        table.delegate = rows
        stage.show(table)
        stage.advance(by: 0)
        return (stage, table)
    }

    @Test("A drag with two fingers selects the rows it crosses and doesn't scroll")
    func twoFingers() {
        let rows = Rows()
        let (stage, table) = show(rows)
        stage.drag(from: [CGPoint(x: 100, y: 66), CGPoint(x: 150, y: 66)], by: CGSize(width: 0, height: 88))
        #expect(rows.lines.first == "begin 1" && rows.lines.last == "end")
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3] && table.contentOffset.y == 0)
        // A drag that starts on a selected row deselects.
        rows.lines = []
        stage.drag(from: [CGPoint(x: 100, y: 110), CGPoint(x: 150, y: 110)], by: CGSize(width: 0, height: 44))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
        #expect(Set(rows.lines) == ["begin 2", "deselect 2", "deselect 3", "end"])
    }

    @Test("A vertical drag with the pointer selects the rows it crosses")
    func pointer() {
        let rows = Rows()
        let (stage, table) = show(rows)
        stage.mouseDrag(from: CGPoint(x: 100, y: 154), to: CGPoint(x: 104, y: 66))
        #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2, 3])
        #expect(rows.lines.first == "begin 3" && rows.lines.last == "end")
    }

    @Test("Near an edge, a drag scrolls the table and selects the rows that appear", arguments: [true, false])
    func edge(isPointer: Bool) throws {
        let rows = Rows()
        let (stage, table) = show(rows)
        if isPointer {
            stage.mouseDrag(from: CGPoint(x: 100, y: 330), to: CGPoint(x: 104, y: 436), duration: 3)
        } else {
            stage.drag(
                from: [CGPoint(x: 100, y: 330), CGPoint(x: 150, y: 330)], by: CGSize(width: 0, height: 106),
                duration: 3)
        }
        let last = try #require(table.indexPathsForSelectedRows?.map(\.row).max())
        #expect(table.contentOffset.y > 100 && last > 11)
        #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == Array(7...last))
        // The end of the drag ends the scrolling.
        let offset = table.contentOffset
        stage.advance(by: 1)
        #expect(table.contentOffset == offset && rows.lines.last == "end")
    }

    @Test("Two fingers scroll unless the delegate allows selecting, and one finger always does")
    func scrolling() {
        let rows = Rows()
        let (stage, table) = show(rows)
        stage.drag(from: [CGPoint(x: 100, y: 300)], by: CGSize(width: 0, height: -100))
        #expect(table.contentOffset.y > 50 && rows.lines.isEmpty)
        let top = table.contentOffset.y
        rows.allows = false
        stage.drag(
            from: [CGPoint(x: 100, y: 300), CGPoint(x: 150, y: 300)], by: CGSize(width: 0, height: -100))
        #expect(table.contentOffset.y > top && rows.lines.isEmpty)
    }
}
