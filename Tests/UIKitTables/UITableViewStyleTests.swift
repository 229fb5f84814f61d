// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: styles and section index")
@MainActor
struct UITableViewStyleTests {
    @Test("S-TV-6 Each section is laid out as its header, its rows, and its footer")
    func stack() {
        let log = TableLog(sections: 3, rows: 2)
        log.headers = ["A", nil, "C"]
        log.footers = [nil, "b", "c"]
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let (_, table) = UITableView.onStage(log, style: style)
            var y: CGFloat = 0
            for section in 0..<3 {
                let whole = table.rect(forSection: section)
                #expect(whole.minY == y)
                let header = table.rectForHeader(inSection: section)
                let rows = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: section)) }
                let footer = table.rectForFooter(inSection: section)
                #expect(header.maxY == rows[0].minY && rows[0].maxY == rows[1].minY && rows[1].maxY == footer.minY)
                #expect(header.minY >= y && footer.maxY == whole.maxY)
                #expect(style != .plain || (header.height > 0) == (log.headers[section] != nil))
                y = whole.maxY
            }
            #expect(table.contentSize.height == y)
        }
    }

    @Test("S-TV-7 Inset groups have larger margins in a wider table; plain rows have the table's width")
    func margins() {
        let log = TableLog(sections: 1, rows: 2)
        var insets: [CGFloat] = []
        for width in [320, 700, 1200] as [CGFloat] {
            let size = CGSize(width: width, height: 300)
            let (stage, table) = UITableView.onStage(log, style: .grouped, size: size)
            insets.append(table.visibleCells[0].frame.minX)
            #expect(table.visibleCells[0].frame.maxX == width - insets[insets.count - 1])
            stage.end()
            let (other, plain) = UITableView.onStage(log, size: size)
            #expect(plain.visibleCells[0].frame.width == width)
            other.end()
        }
        #expect(insets[0] < insets[1] && insets[1] < insets[2])
    }

    @Test("S-TV-5 The ends of an inset group are rounded and have a background")
    func cards() {
        let log = TableLog(sections: 1, rows: 3)
        let (stage, table) = UITableView.onStage(log, style: .grouped)
        let cells = table.visibleCells
        let corner = cells[0].convert(CGPoint(x: 1, y: 1), to: nil)
        let end = cells[2].convert(CGPoint(x: cells[2].bounds.maxX - 1, y: cells[2].bounds.maxY - 1), to: nil)
        let middle = cells[1].convert(CGPoint(x: 1, y: 20), to: nil)
        let behind = stage.pixel(at: CGPoint(x: 2, y: 300))
        #expect(stage.pixel(at: corner) == behind && stage.pixel(at: end) == behind)
        #expect(stage.pixel(at: middle) != behind)
    }

    /// A data source with states by initial letter, and with fewer index entries than sections.
    private final class Cities: UITableViewDataSource {
        let states = ["AL", "CA", "FL", "NY", "TX", "WA"]
        var titles: [String]? = ["A", "F", "T"]
        var cellCount = 0

        func numberOfSections(in tableView: UITableView) -> Int { states.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { states[section] }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cellCount += 1
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "city")
                ?? UITableViewCell(style: .default, reuseIdentifier: "city")
            cell.textLabel?.text = "\(states[indexPath.section]) \(indexPath.row)"
            return cell
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            states.firstIndex { $0.hasPrefix(title) } ?? 0
        }
    }

    @Test("S-TV-3 Pressing or dragging over the index scrolls to the section that the data source names")
    func index() throws {
        let cities = Cities()
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = cities
        stage.show(table)
        stage.advance(by: 0)
        // Three entries, centered along the edge.
        stage.tap(at: CGPoint(x: 288, y: 200))
        stage.advance(by: 0)
        #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
        stage.mouseDrag(from: CGPoint(x: 288, y: 200), to: CGPoint(x: 288, y: 216))
        stage.advance(by: 0)
        #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("S-TV-41 Reloading the index queries nothing else")
    func reloadingIndex() {
        let cities = Cities()
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = cities
        stage.show(table)
        stage.advance(by: 0)
        let count = cities.cellCount
        cities.titles = ["C", "N"]
        table.reloadSectionIndexTitles()
        stage.tap(at: CGPoint(x: 288, y: 195))
        #expect(table.contentOffset.y == table.rect(forSection: 1).minY && cities.cellCount >= count)
        table.contentOffset.y = 0
        stage.advance(by: 0)
        let after = cities.cellCount
        cities.titles = nil
        table.reloadSectionIndexTitles()
        stage.advance(by: 0)
        #expect(cities.cellCount == after)
        stage.tap(at: CGPoint(x: 288, y: 195))
        #expect(table.contentOffset.y == 0 && table.indexPathForSelectedRow != nil)
    }

    private final class Pictures: UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 4 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.tag = section
            return view
        }

        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            indexPath.section == 1 && indexPath.row == 0 ? 2 : 1
        }
    }

    @Test("S-TV-2 S-TV-44 A header can be any view, and stays at the edge; rows are indented by levels")
    func headerViews() throws {
        let pictures = Pictures()
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = pictures
        table.delegate = pictures
        stage.show(table)
        stage.advance(by: 0)
        #expect(table.rectForHeader(inSection: 1).height == 50)
        table.contentOffset.y = table.rect(forSection: 1).minY + 200
        stage.advance(by: 0)
        let header = try #require(table.viewWithTag(1))
        #expect(header.convert(header.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 50))
        table.contentOffset.y = table.rect(forSection: 1).minY
        stage.advance(by: 0)
        let levels = (0..<2).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 1))?.indentationLevel }
        #expect(levels == [2, 1])
    }
}
