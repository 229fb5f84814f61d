// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: prefetching")
@MainActor
struct TablePrefetchTests {
    private final class Announced: UITableViewDataSourcePrefetching {
        var rows: Set<Int> = []
        var order: [Int] = []
        var cancelled: [Int] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            order += indexPaths.map(\.row)
            rows.formUnion(indexPaths.map(\.row))
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.row)
            rows.subtract(indexPaths.map(\.row))
        }
    }

    @Test("Rows are announced ahead in the direction of scrolling, once, and cancelled after turning around")
    func direction() {
        let log = TableLog(sections: 1, rows: 200)
        let (stage, table) = UITableView.onStage(log)
        let announced = Announced()
        table.prefetchDataSource = announced
        stage.advance(by: 0)
        #expect(announced.order == Array(10..<20) && announced.cancelled.isEmpty)
        for row in 1...50 {
            table.contentOffset.y = CGFloat(row) * 44
            stage.advance(by: 0)
        }
        #expect(announced.order == Array(10..<70) && announced.cancelled.isEmpty)
        announced.order = []
        table.contentOffset.y -= 44
        stage.advance(by: 0)
        // The rows below are cancelled, those above announced, nearest first.
        #expect(announced.cancelled == Array(60..<70))
        #expect(announced.order == Array((39..<49).reversed()))
        #expect(table.shownTitles.first == "0.49")
    }

    @Test("Nothing is announced while prefetching is disabled")
    func disabled() {
        let log = TableLog(sections: 1, rows: 200)
        let (stage, table) = UITableView.onStage(log)
        let announced = Announced()
        table.isPrefetchingEnabled = false
        table.prefetchDataSource = announced
        table.contentOffset.y = 440
        stage.advance(by: 0)
        #expect(announced.order.isEmpty)
        table.isPrefetchingEnabled = true
        stage.advance(by: 0)
        #expect(announced.order == Array(20..<30))
    }
}
