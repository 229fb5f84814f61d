// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Scenarios: time zones")
@MainActor
struct TimeZoneTests {
    @Test("S-TV-33: Time zones by region have their region as header, and scroll with few cells")
    func zones() throws {
        let stage = Stage(size: CGSize(width: 400, height: 480), scale: 0.5)
        let controller = TimeZonesController()
        stage.show(controller)
        try stage.settle()
        let table: UITableView = controller.tableView
        #expect(controller.regions.count > 5 && controller.regions.map(\.zones.count).reduce(0, +) > 300)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == controller.regions[0].name)
        var seen: Set<IndexPath> = []
        while table.contentOffset.y < table.contentSize.height - 480 {
            for path in table.indexPathsForVisibleRows ?? [] {
                let zone = controller.regions[path.section].zones[path.row]
                #expect(table.cellForRow(at: path)?.textLabel?.text == controller.name(of: zone))
                seen.insert(path)
            }
            table.contentOffset.y += 200
            stage.advance(by: 0)
        }
        #expect(seen.count > 300 && controller.cellCount < 24)
    }
}
