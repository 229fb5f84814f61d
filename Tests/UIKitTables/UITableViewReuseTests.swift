// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Reuse of table cells")
@MainActor
struct UITableViewReuseTests {
    /// A cell that counts how often it leaves its table and enters it again.
    private final class MovingCell: UITableViewCell {
        private(set) var moves = 0

        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            moves += 1
        }
    }

    private final class Rows: UITableViewDataSource {
        /// Whether a second cell is dequeued for each row and never returned.
        var wastes = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if wastes { _ = tableView.dequeueReusableCell(withIdentifier: "row") }
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    private let source = Rows()

    private func makeTable() -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.rowHeight = 44
        table.register(MovingCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        stage.show(table)
        stage.advance(by: 0)
        return (stage, table)
    }

    private func cells(in table: UITableView) -> [MovingCell] { table.subviews.compactMap { $0 as? MovingCell } }

    @Test("A cell whose row scrolls out of sight stays in the table, hidden, until it shows another row")
    func parking() throws {
        let (stage, table) = makeTable()
        for offset in stride(from: CGFloat(20), to: 2_000, by: 20) {
            table.contentOffset.y = offset
            stage.advance(by: 0)
            #expect(cells(in: table).count { !$0.isHidden } == table.visibleCells.count)
        }
        let cells = cells(in: table)
        #expect(cells.count == 11 && cells.allSatisfy { $0.moves == 1 })
        let parked = cells.first { $0.isHidden }
        #expect(table.indexPath(for: try #require(parked)) == nil)
    }

    private func animations(below layer: CALayer) -> Int {
        (layer.animationKeys()?.count ?? 0) + (layer.sublayers ?? []).map { animations(below: $0) }.reduce(0, +)
    }

    @Test("An animation of a row's cell ends with the row, and one that repeats forever goes on")
    func animation() throws {
        let (stage, table) = makeTable()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        UIView.animate(withDuration: 10) { cell.contentView.alpha = 0.5 }
        let indicator = UIActivityIndicatorView(style: .medium)
        cell.contentView.addSubview(indicator)
        indicator.startAnimating()
        let pulse = CABasicAnimation(keyPath: "cornerRadius")
        pulse.toValue = 4
        pulse.repeatCount = .infinity
        cell.contentView.layer.add(pulse, forKey: "pulse")
        stage.advance(by: 1)
        table.contentOffset.y = 60
        stage.advance(by: 0)
        #expect(cell.textLabel?.text != "0" && cell.contentView.layer.animationKeys() == ["pulse"])
        #expect(animations(below: indicator.layer) > 0)
    }

    @Test("A cell that is dequeued for a row and not returned leaves the table")
    func unused() {
        let (stage, table) = makeTable()
        // Two rows leave, and one enters, for which both cells are dequeued.
        table.contentOffset.y = 22
        stage.advance(by: 0)
        table.contentOffset.y = 44
        stage.advance(by: 0)
        source.wastes = true
        table.contentOffset.y = 64
        stage.advance(by: 0)
        table.contentOffset.y = 110
        stage.advance(by: 0)
        #expect(cells(in: table).count { !$0.isHidden } == table.visibleCells.count)
        #expect(Set(table.visibleCells.compactMap { $0.textLabel?.text }) == Set((2...12).map { "\($0)" }))
    }

    @Test("A cell dequeued outside of the table's layout, for measuring, is in no view")
    func measuring() throws {
        let (stage, table) = makeTable()
        table.contentOffset.y = 66
        stage.advance(by: 0)
        table.contentOffset.y = 44
        stage.advance(by: 0)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
        #expect(cell.superview == nil && !cell.isHidden)
    }

    @Test("A touch in a row's cell is canceled when the row scrolls out of sight")
    func touch() throws {
        let (stage, table) = makeTable()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        var events: [String] = []
        button.addAction(UIAction { _ in table.contentOffset.y = 44 }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("up") }, for: [.touchUpInside, .touchUpOutside])
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        cell.contentView.addSubview(button)
        stage.press(at: CGPoint(x: 50, y: 22), for: 0.3)
        #expect(table.indexPathsForVisibleRows?.first?.row == 1 && events == ["cancel"])
    }
}
