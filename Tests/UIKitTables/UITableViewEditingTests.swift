// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: editing")
@MainActor
struct UITableViewEditingTests {
    private final class Watched: UITableViewCell {
        var lines: Lines?

        override func setEditing(_ editing: Bool, animated: Bool) {
            if editing != isEditing { lines?.all.append("cell \(editing)") }
            super.setEditing(editing, animated: animated)
        }
    }

    private final class Lines {
        var all: [String] = []
    }

    private final class Names: UITableViewDataSource, UITableViewDelegate {
        var names: [String]
        let lines = Lines()

        init(_ names: [String]) { self.names = names }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row") as? Watched
                ?? Watched(style: .default, reuseIdentifier: "row")
            cell.lines = lines
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            lines.all.append("may \(indexPath.row)")
            return indexPath.row != 0
        }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            lines.all.append("style \(indexPath.row)")
            return indexPath.row == names.count - 1 ? .insert : .delete
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            lines.all.append("commit \(indexPath.row)")
            guard editingStyle == .insert else { return }
            names.insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .fade)
        }
    }

    private func show(_ names: Names) -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 300, height: 220))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
        table.dataSource = names
        table.delegate = names
        stage.show(table)
        stage.advance(by: 0)
        names.lines.all = []
        return (stage, table)
    }

    @Test("S-TV-76 S-TV-83 Cells enter editing mode first, then each row is asked for its editing style")
    func order() {
        let names = Names(["a", "b", "c"])
        let (_, table) = show(names)
        table.setEditing(true, animated: true)
        let asked = ["may 0", "may 1", "style 1", "may 2", "style 2"]
        #expect(names.lines.all == ["cell true", "cell true", "cell true"] + asked)
        #expect(table.visibleCells.map(\.editingStyle) == [.none, .delete, .insert])
    }

    @Test("S-TV-78 An insert control inserts immediately")
    func inserting() throws {
        let names = Names(["a", "b", "c"])
        let (stage, table) = show(names)
        table.setEditing(true, animated: false)
        stage.advance(by: 0)
        stage.tap(at: CGPoint(x: 30, y: table.place(of: 2).y))
        try stage.settle()
        #expect(names.lines.all.contains("commit 2") && table.shownTitles == ["a", "b", "new", "c"])
    }

    @Test("S-TV-95 S-TV-96 Rows that become visible are in editing mode, until it ends")
    func scrolling() {
        let names = Names((0..<30).map { "\($0)" })
        let (stage, table) = show(names)
        table.setEditing(true, animated: false)
        table.contentOffset.y = 600
        stage.advance(by: 0)
        #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
        table.setEditing(false, animated: false)
        #expect(!table.visibleCells.contains { $0.isEditing || $0.editingStyle != .none })
        table.contentOffset.y = 0
        stage.advance(by: 0)
        #expect(!table.visibleCells.contains { $0.isEditing || $0.editingStyle != .none })
    }
}
