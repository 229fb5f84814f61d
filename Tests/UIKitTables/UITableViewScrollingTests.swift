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
}
