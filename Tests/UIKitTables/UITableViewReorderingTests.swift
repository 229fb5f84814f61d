// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: reordering")
@MainActor
struct UITableViewReorderingTests {
    /// A data source with reorderable rows in groups.
    private final class Groups: UITableViewDataSource, UITableViewDelegate {
        var groups: [[String]]
        var lines: [String] = []
        var canMove: (IndexPath) -> Bool = { _ in true }
        var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
        var showsControl = true

        init(_ groups: [[String]]) { self.groups = groups }

        private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

        func numberOfSections(in tableView: UITableView) -> Int { groups.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = groups[indexPath.section][indexPath.row]
            cell.showsReorderControl = showsControl
            return cell
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }

        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            lines.append("move \(name(source)) \(name(destination))")
            let thing = groups[source.section].remove(at: source.row)
            groups[destination.section].insert(thing, at: destination.row)
        }

        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            lines.append("target \(name(proposed))")
            return target(source, proposed)
        }
    }

    private func show(_ groups: Groups) -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.dataSource = groups
        table.delegate = groups
        stage.show(table)
        table.setEditing(true, animated: false)
        stage.advance(by: 0)
        return (stage, table)
    }

    /// Returns the reorder handle of a row in window coordinates.
    private func handle(_ row: Int, _ section: Int = 0, in table: UITableView) -> CGPoint {
        CGPoint(x: 300 - 25, y: table.place(of: row, in: section).y)
    }

    @Test("S-TV-97 A drag asks once per position, moves the neighbors, and moves the row once on release")
    func dragging() throws {
        let groups = Groups([["a", "b", "c", "d", "e"]])
        let (stage, table) = show(groups)
        stage.mouseDrag(from: handle(0, in: table), to: handle(2, in: table))
        try stage.settle()
        #expect(groups.lines == ["target 0.1", "target 0.2", "move 0.0 0.2"])
        #expect(groups.groups == [["b", "c", "a", "d", "e"]] && table.shownTitles == groups.groups[0])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        groups.lines = []
        // Dropping a row at its origin moves nothing.
        stage.mouseDrag(from: handle(1, in: table), to: CGPoint(x: 275, y: handle(1, in: table).y + 15))
        try stage.settle()
        #expect(!groups.lines.contains { $0.hasPrefix("move") } && table.shownTitles == ["b", "c", "a", "d", "e"])
    }

    @Test("S-TV-98 S-TV-101 Only rows that the data source allows to move have a handle")
    func handles() throws {
        let groups = Groups([["a", "b", "c"]])
        groups.canMove = { $0.row != 0 }
        let (stage, table) = show(groups)
        stage.mouseDrag(from: handle(0, in: table), to: handle(2, in: table))
        try stage.settle()
        #expect(groups.lines.isEmpty && table.shownTitles == ["a", "b", "c"])
        stage.mouseDrag(from: handle(1, in: table), to: handle(2, in: table))
        try stage.settle()
        #expect(groups.groups == [["a", "c", "b"]])
        groups.showsControl = false
        table.reloadData()
        stage.advance(by: 0)
        groups.lines = []
        stage.mouseDrag(from: handle(1, in: table), to: handle(2, in: table))
        try stage.settle()
        #expect(groups.lines.isEmpty)
    }

    @Test("S-TV-99 After any drags, the displayed order is the model's")
    func manyDrags() throws {
        let groups = Groups([["a", "b", "c"], ["d", "e"], ["f"]])
        let (stage, table) = show(groups)
        let drags: [((Int, Int), (Int, Int))] = [
            ((0, 0), (1, 1)), ((0, 2), (1, 0)), ((2, 1), (0, 0)), ((1, 0), (0, 2)), ((0, 1), (2, 0)),
        ]
        for (from, to) in drags where from.0 < groups.groups[from.1].count {
            let end = table.rectForRow(at: IndexPath(row: to.0, section: to.1))
            let y = end == .zero ? table.rect(forSection: to.1).maxY - 2 : end.midY
            stage.mouseDrag(from: handle(from.0, from.1, in: table), to: CGPoint(x: 275, y: y))
            try stage.settle()
            #expect(table.shownTitles == groups.groups.flatMap { $0 })
            #expect((0..<3).map(table.numberOfRows(inSection:)) == groups.groups.map(\.count))
        }
        #expect(Set(groups.groups.flatMap { $0 }).count == 6)
    }

    @Test("S-TV-100 The delegate can keep a row in its group, above a placeholder")
    func retargeting() throws {
        let groups = Groups([["a", "b", "+"], ["c", "d", "+"]])
        groups.target = { source, proposed in
            let count = groups.groups[source.section].count - 1
            if proposed.section < source.section { return IndexPath(row: 0, section: source.section) }
            if proposed.section > source.section { return IndexPath(row: count - 1, section: source.section) }
            return proposed.row >= count ? IndexPath(row: count - 1, section: source.section) : proposed
        }
        let (stage, table) = show(groups)
        stage.mouseDrag(from: handle(0, 0, in: table), to: handle(1, 1, in: table))
        try stage.settle()
        #expect(groups.groups == [["b", "a", "+"], ["c", "d", "+"]])
        stage.mouseDrag(from: handle(1, 1, in: table), to: handle(0, 0, in: table))
        try stage.settle()
        #expect(groups.groups == [["b", "a", "+"], ["d", "c", "+"]])
        #expect(table.shownTitles == ["b", "a", "+", "d", "c", "+"])
    }

    @Test("Alt with the arrow keys moves the focused row")
    func keys() throws {
        let groups = Groups([["a", "b", "c"]])
        let (stage, table) = show(groups)
        table.allowsSelectionDuringEditing = true
        try stage.key("Tab")
        try stage.key("alt+Down")
        try stage.settle()
        #expect(groups.groups == [["b", "a", "c"]] && table.shownTitles == ["b", "a", "c"])
        try stage.key("alt+Up")
        try stage.settle()
        #expect(groups.groups == [["a", "b", "c"]])
    }

    @Test("A cancelled drag returns the row; near an edge, the table scrolls")
    func scrolling() throws {
        let groups = Groups([(0..<40).map { "\($0)" }])
        let (stage, table) = show(groups)
        stage.mouseDrag(from: handle(1, in: table), to: CGPoint(x: 275, y: 436), duration: 2)
        try stage.settle()
        #expect(table.contentOffset.y > 50)
        let place = try #require(groups.groups[0].firstIndex(of: "1"))
        #expect(place > 10 && table.shownTitles.contains("1"))
    }
}
