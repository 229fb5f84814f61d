// SPDX-License-Identifier: MIT
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Scenarios: controllers of tables")
@MainActor
struct TableControllerTests {
    /// Twelve rows with a text field each.
    private final class Fields: UITableViewController {
        let fields = (0..<12).map { _ in UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 36)) }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    @Test("S-TV-20: A row whose text is edited stays above what covers the bottom; the inset is restored afterward")
    func textInput() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let controller = Fields(style: .plain)
        stage.show(controller)
        try stage.settle()
        let table: UITableView = controller.tableView
        func isInSight(_ row: Int) -> Bool {
            let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
            return table.bounds.inset(by: table.adjustedContentInset).contains(rect)
        }
        // The ninth row is cut off at the bottom, and scrolls into sight when its text is edited.
        let before = table.adjustedContentInset
        try stage.tap(controller.fields[8])
        try stage.settle()
        #expect(controller.fields[8].isFirstResponder && isInSight(8))
        // A keyboard on the screen covers the lower half.
        controller.additionalSafeAreaInsets.bottom = 200
        try stage.settle()
        #expect(table.adjustedContentInset.bottom == before.bottom + 200 && isInSight(8))
        stage.type("a")
        #expect(controller.fields[8].text == "a")
        // A change at the top, such as that of a bar, leaves the user's scroll position alone.
        table.contentOffset.y = 0
        controller.additionalSafeAreaInsets.top = 10
        try stage.settle()
        #expect(!isInSight(8))
        controller.additionalSafeAreaInsets.top = 0
        controller.fields[8].resignFirstResponder()
        controller.additionalSafeAreaInsets.bottom = 0
        try stage.settle()
        #expect(table.adjustedContentInset == before)
        #expect(table.contentOffset.y <= table.contentSize.height - 400)
        // Nothing scrolls while no text is edited.
        table.contentOffset.y = 0
        controller.additionalSafeAreaInsets.bottom = 200
        try stage.settle()
        #expect(table.contentOffset.y == 0)
    }

    @Test("S-TV-21: A table above a toolbar leaves it its area, and its controller clears the selection")
    func sideBySide() throws {
        let stage = Stage(size: CGSize(width: 400, height: 500))
        let controller = BirdsWithToolbarController(BirdLog())
        let navigation = UINavigationController(rootViewController: controller)
        controller.log.names = (0..<30).map { "Bird \($0)" }
        stage.show(navigation)
        stage.advance(by: 0.5)
        let toolbar = controller.toolbar
        #expect(controller.table.frame.maxY == toolbar.frame.minY && toolbar.frame.height == 60)
        #expect(controller.view.bounds.contains(toolbar.frame))
        try stage.settle()
        stage.tap(at: controller.table.place(of: 2))
        #expect(controller.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        navigation.pushViewController(UIViewController(), animated: true)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
        #expect(controller.table.indexPathForSelectedRow == nil)
    }

    /// Birds by family, with a query that selects some of them.
    private final class Query {
        var birds: [String: String] = ["Heron": "Waders", "Owl": "Raptors", "Hawk": "Raptors", "Gull": "Waders"] {
            didSet { onChange?(result) }
        }
        var text = "" {
            didSet { onChange?(result) }
        }
        var onChange: ((NSDiffableDataSourceSnapshot<String, String>) -> Void)?

        var result: NSDiffableDataSourceSnapshot<String, String> {
            var result = NSDiffableDataSourceSnapshot<String, String>()
            let found = birds.filter { text.isEmpty || $0.key.contains(text) }
            result.appendSections(Set(found.values).sorted())
            for (bird, family) in found.sorted(by: { $0.key < $1.key }) {
                result.appendItems([bird], toSection: family)
            }
            return result
        }
    }

    @Test("S-TV-22: A table that shows an observed query inserts, deletes, and moves rows as its result changes")
    func query() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let query = Query()
        var made: [String] = []
        let source = UITableViewDiffableDataSource<String, String>(tableView: table) { table, _, bird in
            made.append(bird)
            return table.plainCell(bird, accessory: .none)
        }
        query.onChange = { [weak source] in source?.apply($0) }
        source.apply(query.result)
        stage.show(table)
        try stage.settle()
        #expect(table.shownTitles == ["Hawk", "Owl", "Gull", "Heron"])
        let heron = table.cellForRow(at: IndexPath(row: 1, section: 1))
        made = []
        query.birds["Eagle"] = "Raptors"
        try stage.settle()
        query.birds["Owl"] = nil
        try stage.settle()
        #expect(table.shownTitles == ["Eagle", "Hawk", "Gull", "Heron"] && made == ["Eagle"])
        query.birds["Heron"] = "Raptors"
        try stage.settle()
        #expect(table.shownTitles == ["Eagle", "Hawk", "Heron", "Gull"] && made == ["Eagle"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === heron)
        query.text = "H"
        try stage.settle()
        #expect(table.shownTitles == ["Hawk", "Heron"] && table.numberOfSections == 1)
        query.text = ""
        try stage.settle()
        #expect(table.shownTitles == ["Eagle", "Hawk", "Heron", "Gull"])
    }

    @Test("S-TV-23: A split view shows a table next to another one, whose content follows the selection")
    func split() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 600))
        let regions = Region.samples
        let main = RegionPicker(regions)
        let detail = TrailsController(style: .plain)
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(main, for: .primary)
        split.setViewController(detail, for: .secondary)
        main.onChoice = { [weak detail] region in
            detail?.region = region
            detail?.tableView.reloadData()
        }
        stage.show(split)
        try stage.settle()
        #expect(main.tableView.shownTitles.count == 4 && detail.tableView.shownTitles.isEmpty)
        try stage.tap("Silesia")
        try stage.settle()
        #expect(detail.tableView.shownTitles == regions[2].trails.map(\.name))
        #expect(main.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        let (left, right) = (
            main.tableView.convert(main.tableView.bounds, to: nil),
            detail.tableView.convert(detail.tableView.bounds, to: nil)
        )
        #expect(left.maxX <= right.minX + 1 && left.width > 0 && right.width > left.width)
    }

    private final class RegionPicker: UITableViewController {
        let regions: [Region]
        var onChoice: ((Region) -> Void)?

        init(_ regions: [Region]) {
            self.regions = regions
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { regions.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.plainCell(regions[indexPath.row].name, accessory: .none)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            onChoice?(regions[indexPath.row])
        }
    }
}
