// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: content that becomes shorter")
@MainActor
struct UITableViewShrinkingTests {
    /// Rows whose cells determine their heights.
    private final class Rows: NSObject, UITableViewDataSource {
        var heights: [CGFloat] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let spacer = UIView()
            spacer.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(spacer)
            NSLayoutConstraint.activate([
                spacer.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                spacer.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                spacer.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                spacer.heightAnchor.constraint(equalToConstant: heights[indexPath.row]),
            ])
            return cell
        }
    }

    @Test("Rows that replace longer content have one cell each while their measured heights move it", arguments: 1...6)
    func replacing(count: Int) throws {
        let stage = Stage(size: CGSize(width: 300, height: 600))
        let rows = Rows()
        rows.heights = Array(repeating: 90, count: 20)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.dataSource = rows
        stage.show(table)
        try stage.settle()
        table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
        try stage.settle()
        UIView.performWithoutAnimation {
            table.performBatchUpdates {
                rows.heights = (0..<count).map { 70 + 15 * CGFloat($0) }
                table.deleteRows(at: (0..<20).map { IndexPath(row: $0, section: 0) }, with: .fade)
                table.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .fade)
            }
        }
        try stage.settle()
        let shown = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
        #expect(shown.count == table.visibleCells.count && table.visibleCells.count == count)
    }
}
