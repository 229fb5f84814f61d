// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables")
@MainActor
struct UITableViewTests {
    @Test("S-TV-24 Dimensions are queried before cells, and cells only for visible rows")
    func order() {
        let log = TableLog(sections: 2, rows: 30)
        let (stage, table) = UITableView.onStage(log)
        let lines = log.take()
        #expect(Array(lines.prefix(3)) == ["sections", "rows 0", "rows 1"])
        let wanted = (0..<10).map { "cell 0.\($0)" }
        #expect(lines.filter { $0.hasPrefix("cell") } == wanted)
        #expect(lines.firstIndex(of: "cell 0.0").map { lines[$0 + 1] } == "display 0.0")
        table.contentOffset.y = 44
        stage.advance(by: 0)
        #expect(log.take() == ["cell 0.10", "display 0.10"])
        let shown = (1..<11).map { "0.\($0)" }
        #expect(table.shownTitles == shown)
    }

    private final class TwoMethods: UITableViewDataSource {
        let names = ["Chipmunk", "Wren"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
    }

    @Test("S-TV-25 S-TV-31 The number of sections defaults to one; two data source methods are enough")
    func oneSection() {
        let source = TwoMethods()
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.dataSource = source
        stage.show(table)
        stage.advance(by: 0)
        #expect(table.numberOfSections == 1 && table.shownTitles == source.names)
        #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 3) == 0)
        table.dataSource = nil
        stage.advance(by: 0)
        #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    }

    @Test("A table that is asked for its rows between a layout and its window has cells in the window")
    func askedOutsideWindow() {
        let source = TwoMethods()
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 2)
        stage.show(table)
        stage.advance(by: 0)
        #expect(table.shownTitles == source.names)
    }

    private final class PlainController: UIViewController {
        let table = UITableView()
        let source = TwoMethods()

        override func viewDidLoad() {
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.dataSource = source
            view.addSubview(table)
        }
    }

    @Test("A table in a plain controller shows its rows at once, also as the root of a navigation controller")
    func plainController() {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let alone = PlainController()
        stage.show(alone)
        #expect(alone.table.shownTitles == alone.source.names)
        let root = PlainController()
        stage.show(UINavigationController(rootViewController: root))
        #expect(root.table.shownTitles == root.source.names)
    }

    @Test("A table that was laid out before it entered a window loads when it does")
    func entersWindowLaidOut() {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let controller = PlainController()
        controller.loadViewIfNeeded()
        controller.view.frame = stage.window.bounds
        controller.view.layoutIfNeeded()
        #expect(controller.table.visibleCells.isEmpty)
        stage.show(controller)
        #expect(controller.table.shownTitles == controller.source.names)
    }

    @Test("A registered nib that cannot be used or begins with another view gives plain cells and headers")
    func unusableNib() {
        let table = UITableView()
        let element = "<document><objects><video id='1'/></objects></document>"
        let label = "<document><objects><label id='1'/></objects></document>"
        for (identifier, file) in [("element", element), ("label", label)] {
            let nib = UINib(data: Data(file.utf8), bundle: nil)
            table.register(nib, forCellReuseIdentifier: identifier)
            table.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
            let log = LogRecorder()
            log.record {
                for row in 0..<2 {
                    let cell = table.dequeueReusableCell(
                        withIdentifier: identifier, for: IndexPath(row: row, section: 0))
                    #expect(type(of: cell) == UITableViewCell.self && cell.reuseIdentifier == identifier)
                }
            }
            #expect(log.texts.count { $0.contains("instead") } == 1)
            let header = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
            #expect(header?.reuseIdentifier == identifier)
        }
    }

    @Test("S-TV-33 Scrolling through 400 rows creates only a few more cells than fit")
    func reuse() {
        let log = TableLog(sections: 4, rows: 100)
        log.headers = ["Africa", "America", "Asia", "Europe"]
        let (stage, table) = UITableView.onStage(log)
        for step in 0..<180 {
            table.contentOffset.y = CGFloat(step) * 97
            stage.advance(by: 0)
        }
        #expect(log.cellCount <= 13)
        #expect(table.headerView(forSection: 3)?.textLabel?.text == "Europe")
    }

    @Test("A memory warning releases cells in the reuse pool")
    func memoryWarning() {
        let log = TableLog(sections: 1, rows: 100)
        let (stage, table) = UITableView.onStage(log)
        table.contentOffset.y = 2000
        stage.advance(by: 0)
        log.content = [["one"]]
        table.reloadData()
        stage.advance(by: 0)
        let made = log.cellCount
        #expect(made > 5 && table.visibleCells.count == 1)
        stage.application.warnOfShortMemory()
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }

    @Test("S-TV-34 An identifier without a registration yields no cell, one with a class always does")
    func registering() {
        final class Bird: UITableViewCell {}
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(table.dequeueReusableCell(withIdentifier: "bird") == nil)
        table.register(Bird.self, forCellReuseIdentifier: "bird")
        #expect(table.dequeueReusableCell(withIdentifier: "bird") is Bird)
        let cell = table.dequeueReusableCell(withIdentifier: "bird", for: IndexPath(row: 0, section: 0))
        #expect(cell is Bird && cell.reuseIdentifier == "bird")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "bird")
        #expect(table.dequeueReusableCell(withIdentifier: "bird") == nil)
    }

    @Test("S-TV-32 A table created in loadView fills the window and follows its size")
    func inController() {
        final class Names: UIViewController {
            let log = TableLog(sections: 1, rows: 3)

            override func loadView() {
                let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                table.dataSource = log
                table.delegate = log
                table.reloadData()
                view = table
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let controller = Names()
        stage.show(controller)
        #expect(controller.view.frame.size == CGSize(width: 400, height: 300))
        stage.resize(to: CGSize(width: 600, height: 500))
        stage.advance(by: 0)
        let table = controller.view as? UITableView
        #expect(table?.frame.size == CGSize(width: 600, height: 500))
        #expect(table?.visibleCells.map(\.frame.width) == [600, 600, 600])
    }

    @Test("S-TV-45 Hit testing and scrolling are correct with rows of different heights")
    func heights() {
        let log = TableLog(sections: 1, rows: 40)
        log.height = { $0.row == 0 ? 100 : $0.row == 1 ? 20 : 44 }
        let (stage, table) = UITableView.onStage(log)
        #expect(table.contentSize.height == 1792)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 99.5)) == IndexPath(row: 0, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 120, width: 300, height: 44))
        table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 472)
        table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 76)
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
        #expect(table.contentOffset.y == 714)
        stage.advance(by: 0)
        #expect(table.cellForRow(at: IndexPath(row: 20, section: 0))?.frame.midY == table.bounds.midY)
    }

    @Test("S-TV-42 The table's header view is above the first section, its footer view below the last")
    func edges() {
        let log = TableLog(sections: 1, rows: 20)
        let (stage, table) = UITableView.onStage(log)
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        title.text = "Trails"
        table.tableHeaderView = title
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        stage.advance(by: 0)
        #expect(title.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
        #expect(table.contentSize.height == 950)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 920, width: 300, height: 30))
        table.contentOffset.y = 100
        stage.advance(by: 0)
        #expect(title.convert(title.bounds, to: nil).maxY == -60)
    }

    @Test("S-TV-1 Headers and footers of a plain table stay at its edges while their section is visible")
    func pinning() throws {
        let log = TableLog(sections: 3, rows: 30)
        log.headers = ["A", "B", "C"]
        log.footers = ["a", "b", "c"]
        let (stage, table) = UITableView.onStage(log)
        let section = table.rect(forSection: 1)
        for y in stride(from: section.minY + 30, to: section.maxY - 500, by: 111) {
            table.contentOffset.y = y
            stage.advance(by: 0)
            let header = try #require(table.headerView(forSection: 1))
            let footer = try #require(table.footerView(forSection: 1))
            #expect(header.convert(header.bounds, to: nil).minY == 0)
            #expect(footer.convert(footer.bounds, to: nil).maxY == 440)
        }
        // The next section's header pushes it away.
        table.contentOffset.y = table.rect(forSection: 2).minY - 10
        stage.advance(by: 0)
        let header = try #require(table.headerView(forSection: 1))
        #expect(header.convert(header.bounds, to: nil).maxY <= 10)
        let next = try #require(table.headerView(forSection: 2))
        #expect(next.convert(next.bounds, to: nil).minY > 10)
    }

    @Test("Automatic heights are measured as rows become visible, without moving visible rows")
    func selfSizing() {
        final class Texts: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3000 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "row")
                    ?? UITableViewCell(style: .default, reuseIdentifier: "row")
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = String(repeating: "Words that wrap. ", count: 1 + indexPath.row % 7)
                return cell
            }
        }
        let source = Texts()
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.autoresizingMask = [.flexibleWidth]
        table.dataSource = source
        stage.show(table)
        stage.advance(by: 0)
        let heights = table.visibleCells.map(\.frame.height)
        #expect(heights.first == 44 && heights.count < 9 && heights.dropFirst(3).allSatisfy { $0 > 60 })
        table.scrollToRow(at: IndexPath(row: 1500, section: 0), at: .top, animated: false)
        stage.advance(by: 0)
        // Scrolling up, rows above turn out higher than estimated.
        for _ in 0..<20 {
            guard let first = table.indexPathsForVisibleRows?.first, let cell = table.cellForRow(at: first) else {
                Issue.record("no row is in sight")
                return
            }
            let before = cell.convert(CGPoint.zero, to: nil).y
            table.contentOffset.y -= 30
            stage.advance(by: 0)
            #expect(cell.convert(CGPoint.zero, to: nil).y == before + 30)
        }
        stage.resize(to: CGSize(width: 600, height: 440))
        stage.advance(by: 0)
        #expect(table.visibleCells.allSatisfy { $0.frame.width == 600 })
    }
}
