// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: layout direction")
@MainActor
struct UITableViewDirectionTests {
    private func place(of view: UIView?, in table: UITableView) -> CGRect {
        view.map { $0.convert($0.bounds, to: table) } ?? .zero
    }

    @Test("Rows and headers follow a direction that is forced on their table, and its end")
    func forced() {
        let log = TableLog(sections: 1, rows: 60)
        log.headers = ["Header"]
        let (stage, table) = UITableView.onStage(log)
        let cell = table.visibleCells.first
        cell?.accessoryType = .disclosureIndicator
        stage.advance(by: 0)
        let before = place(of: cell?.contentView, in: table)
        #expect(before.minX == 0 && before.maxX < 300)
        table.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0)
        #expect(place(of: cell?.contentView, in: table) == before.offsetBy(dx: 300 - before.maxX, dy: 0))
        #expect(cell?.contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(table.headerView(forSection: 0)?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // Rows that are shown later follow too.
        table.contentOffset.y = 1000
        stage.advance(by: 0)
        #expect(table.visibleCells.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft })
        table.semanticContentAttribute = .unspecified
        table.contentOffset.y = 0
        stage.advance(by: 0)
        #expect(table.visibleCells.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .leftToRight })
    }
}
