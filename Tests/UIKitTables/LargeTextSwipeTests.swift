// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: swipe actions at other text sizes")
@MainActor
struct LargeTextSwipeTests {
    /// The buttons of the first row's trailing actions, revealed by a swipe.
    private func buttons(
        _ titles: [String], scale: Double, rowHeight: CGFloat = 44
    ) throws -> (table: UITableView, buttons: [SwipeButton]) {
        let log = SwipeLog(["a", "b"])
        log.trailing = titles
        log.isFullSwipeAllowed = false
        let (stage, table) = log.onStage()
        stage.application.textScale = scale
        table.rowHeight = rowHeight
        try stage.settle()
        stage.drag(
            from: CGPoint(x: 280, y: rowHeight / 2), to: CGPoint(x: 20, y: rowHeight / 2), duration: 1)
        try stage.settle()
        let buttons = try titles.map { try #require(try stage.view(named: $0) as? SwipeButton) }
        withExtendedLifetime(log) {}
        return (table, buttons)
    }

    private func label(of button: SwipeButton) throws -> UILabel {
        try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    }

    @Test("The titles and widths of swipe actions grow with the text")
    func growth() throws {
        let small = try buttons(["Delete"], scale: 1).buttons[0]
        let large = try buttons(["Delete"], scale: 3.1, rowHeight: 120).buttons[0]
        #expect(small.bounds.width < 90 && large.bounds.width > 140)
        #expect(try label(of: small).font.pointSize == 15 && label(of: large).font.pointSize > 40)
    }

    @Test("Several large actions leave a part of the row, and their titles lie within low rows")
    func limits() throws {
        let (table, buttons) = try buttons(["Delete", "Archive"], scale: 3.1)
        let width = buttons.reduce(0) { $0 + $1.bounds.width }
        #expect(width <= table.bounds.width * 0.86 && table.swipe(of: 0) <= table.bounds.width * 0.86)
        for button in buttons {
            let label = try label(of: button)
            #expect(button.bounds.contains(label.frame) && label.bounds.height > 15)
        }
    }
}

@Suite("Tables: swipe actions with images")
@MainActor
struct ImageSwipeTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let action = UIContextualAction(style: .destructive, title: "Verschieben") { _, _, done in done(true) }
            action.image = UIImage(systemName: "trash")
            return UISwipeActionsConfiguration(actions: [action])
        }
    }

    @Test("A button with an image is as wide as its title where it shows it", arguments: [80 as CGFloat, 44])
    func width(rowHeight: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), Rows())
        (table.dataSource, table.delegate) = (rows, rows)
        table.rowHeight = rowHeight
        stage.show(table)
        stage.drag(from: CGPoint(x: 350, y: rowHeight / 2), to: CGPoint(x: 250, y: rowHeight / 2), duration: 1)
        try stage.settle()
        let button = try #require(try stage.view(named: "Verschieben") as? SwipeButton)
        let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.isHidden == (rowHeight < 64))
        if label.isHidden {
            #expect(button.bounds.width < 80)
        } else {
            #expect(label.bounds.width >= label.intrinsicContentSize.width)
        }
    }
}
