// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: section index")
@MainActor
struct TableIndexTests {
    private final class Letters: UITableViewDataSource, UITableViewDelegate {
        let titles = ["A", "B", "C", "D", "E", "F"]

        func numberOfSections(in tableView: UITableView) -> Int { titles.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "\(titles[indexPath.section])\(indexPath.row)"
            return cell
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
        }
    }

    private func show(_ letters: Letters) -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.dataSource = letters
        table.delegate = letters
        stage.show(table)
        stage.advance(by: 0)
        return (stage, table)
    }

    /// The section at the top of the visible area.
    private func topSection(of table: UITableView) -> Int? { table.indexPathsForVisibleRows?.first?.section }

    @Test("The index is reached with Tab, and the arrow keys move through its entries and scroll the table")
    func keys() throws {
        let letters = Letters()
        let (stage, table) = show(letters)
        try stage.key("Tab")
        #expect(stage.window.focusedView is UITableViewCell)
        try stage.key("Tab")
        let index = try #require(stage.window.focusedView)
        #expect(!(index is UITableViewCell) && index.isDescendant(of: table))
        #expect(index.focusEffect is UIFocusHaloEffect)
        try stage.key("Down")
        #expect(topSection(of: table) == 1)
        try stage.key("Down")
        #expect(topSection(of: table) == 2 && stage.window.focusedView === index)
        try stage.key("Up")
        #expect(topSection(of: table) == 1)
        try stage.key("End")
        try stage.key("Down")
        #expect(table.contentOffset.y == table.contentSize.height - 440 && stage.window.focusedView === index)
        try stage.key("Home")
        try stage.key("Up")
        #expect(topSection(of: table) == 0 && stage.window.focusedView === index)
        // The keys continue from the section that is shown when the focus returns.
        try stage.key("shift+Tab")
        #expect(stage.window.focusedView is UITableViewCell)
        table.scrollToRow(at: IndexPath(row: 2, section: 3), at: .top, animated: false)
        stage.advance(by: 0)
        try stage.key("Tab")
        #expect(stage.window.focusedView === index)
        try stage.key("Down")
        #expect(topSection(of: table) == 4)
    }

    @Test("A finger that moves over the entries doesn't scroll the table by its distance")
    func touch() throws {
        let letters = Letters()
        let (stage, table) = show(letters)
        // Six entries of 18 points, centered.
        stage.drag(from: CGPoint(x: 290, y: 220 - 45), to: CGPoint(x: 290, y: 220 + 9), duration: 1)
        try stage.settle()
        #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
    }

    @Test("The index doesn't cover the actions of a row that is swiped open")
    func swipe() throws {
        let letters = Letters()
        let (stage, table) = show(letters)
        let index = try #require(indexView(of: table))
        #expect(index.alpha == 1)
        stage.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 1)
        try stage.settle()
        #expect(index.alpha == 0)
        stage.tap(at: CGPoint(x: 100, y: 300))
        try stage.settle()
        #expect(index.alpha == 1)
    }

    /// The view at the position of the index's first entry.
    private func indexView(of table: UITableView) -> UIView? {
        let view = table.hitTest(CGPoint(x: 290, y: 220), with: nil)
        return view === table ? nil : view
    }
}
