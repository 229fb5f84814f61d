// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: scrolling to rows")
@MainActor
struct UITableViewScrollingTests {
    private let log = TableLog(sections: 1, rows: 60)

    /// Shows rows that are much higher than estimated.
    private func table() -> (stage: Stage, table: UITableView) {
        log.height = { _ in UITableView.automaticDimension }
        let (stage, table) = UITableView.onStage(log)
        table.estimatedRowHeight = 20
        table.rowHeight = UITableView.automaticDimension
        table.reloadData()
        stage.advance(by: 0)
        return (stage, table)
    }

    nonisolated static let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]

    @Test("A row whose predecessors have estimated heights is reached exactly", arguments: positions, [true, false])
    func estimated(position: UITableView.ScrollPosition, animated: Bool) throws {
        let (stage, table) = table()
        let path = IndexPath(row: 30, section: 0)
        table.scrollToRow(at: path, at: position, animated: animated)
        try stage.settle()
        let rect = table.rectForRow(at: path)
        #expect(rect.height > 30)
        switch position {
        case .none, .bottom: #expect(abs(rect.maxY - table.bounds.maxY) < 1)
        case .top: #expect(abs(rect.minY - table.bounds.minY) < 1)
        case .middle: #expect(abs(rect.midY - table.bounds.midY) < 1)
        }
    }

    @Test("An animated scroll up ends at the row, and is reported once")
    func up() throws {
        let (stage, table) = table()
        let ends = EndLog()
        table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .top, animated: false)
        table.delegate = ends
        stage.advance(by: 0)
        table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .top, animated: false)
        let path = IndexPath(row: 20, section: 0)
        table.scrollToRow(at: path, at: .none, animated: true)
        try stage.settle()
        #expect(abs(table.rectForRow(at: path).minY - table.bounds.minY) < 1)
        #expect(ends.count == 1)
    }
}

/// A delegate that counts the ends of animated scrolls.
@MainActor
private final class EndLog: UITableViewDelegate {
    private(set) var count = 0

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }

    @Test("Below a large title, a row that is scrolled to the top ends up directly below the collapsed bar")
    func largeTitle() throws {
        let log = TableLog(sections: 1, rows: 50)
        let controller = UITableViewController(style: .plain)
        controller.title = "Rows"
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        controller.tableView.dataSource = log
        controller.tableView.delegate = log
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(size: CGSize(width: 320, height: 480))
        stage.show(navigation)
        let window = stage.window
        let table = try #require(controller.tableView)
        let expanded = navigation.navigationBar.frame.height
        for animated in [false, true] {
            for row in [20, 5, 0] {
                let path = IndexPath(row: row, section: 0)
                table.scrollToRow(at: path, at: .top, animated: animated)
                try stage.settle()
                let frame = table.convert(table.rectForRow(at: path), to: window)
                let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: window)
                #expect(frame.minY == bar.maxY)
                #expect((bar.height < expanded) == (row > 0))
            }
        }
    }
}
