// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: scenarios of cells")
@MainActor
struct CellScenarioTests {
    /// A data source whose cells come from a closure.
    private final class Source: UITableViewDataSource {
        let count: Int
        let cell: (UITableView, Int) -> UITableViewCell

        init(_ count: Int, _ cell: @escaping (UITableView, Int) -> UITableViewCell) {
            self.count = count
            self.cell = cell
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(tableView, indexPath.row)
        }
    }

    private func show(_ source: Source, height: CGFloat? = nil) -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 320, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let height { table.rowHeight = height }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "standard")
        table.register(Custom.self, forCellReuseIdentifier: "custom")
        table.dataSource = source
        stage.show(table)
        stage.advance(by: 0)
        return (stage, table)
    }

    private final class Custom: UITableViewCell {
        var layouts = 0
        let note = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 20))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(note)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("S-TV-48: in a table with two identifiers, dequeued cells are always of the kind asked for")
    func twoKinds() {
        let source = Source(300) { table, row in
            let identifier = row % 3 == 0 ? "custom" : "standard"
            let cell = table.dequeueReusableCell(
                withIdentifier: identifier, for: IndexPath(row: row, section: 0))
            if let custom = cell as? Custom { custom.note.text = "\(row)" } else { cell.textLabel?.text = "\(row)" }
            return cell
        }
        let (stage, table) = show(source)
        for _ in 0..<40 {
            table.contentOffset.y += 300
            stage.advance(by: 0)
            for path in table.indexPathsForVisibleRows ?? [] {
                let cell = table.cellForRow(at: path)
                #expect((cell is Custom) == (path.row % 3 == 0))
                let text = (cell as? Custom)?.note.text ?? cell?.textLabel?.text
                #expect(text == "\(path.row)")
            }
        }
    }

    nonisolated static let resets = [true, false]

    @Test("S-TV-51: images of reused cells are stale unless the data source resets them", arguments: resets)
    func staleImages(resets: Bool) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let source = Source(200) { table, row in
            let cell = table.dequeueReusableCell(
                withIdentifier: "standard", for: IndexPath(row: row, section: 0))
            if row < 10 { cell.imageView?.image = image } else if resets { cell.imageView?.image = nil }
            return cell
        }
        let (stage, table) = show(source)
        for _ in 0..<60 {
            table.contentOffset.y += 40
            stage.advance(by: 0)
        }
        let stale = (table.indexPathsForVisibleRows ?? []).contains {
            $0.row >= 10 && table.cellForRow(at: $0)?.imageView?.image != nil
        }
        #expect(stale != resets)
    }

    private static func imageOnRight(_ table: UITableView, _ row: Int, _ made: inout Int) -> UITableViewCell {
        let identifier = "ImageOnRightCell"
        let cell: UITableViewCell
        if let reused = table.dequeueReusableCell(withIdentifier: identifier) {
            cell = reused
        } else {
            made += 1
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
            cell.accessoryType = .detailDisclosureButton
            let frames = [
                CGRect(x: 0, y: 0, width: 220, height: 15), CGRect(x: 0, y: 20, width: 220, height: 25),
                CGRect(x: 225, y: 0, width: 80, height: 45),
            ]
            for (index, frame) in frames.enumerated() {
                let view = index == 2 ? UIImageView(frame: frame) : UILabel(frame: frame)
                view.tag = index + 1
                view.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
                cell.contentView.addSubview(view)
            }
        }
        (cell.contentView.viewWithTag(1) as? UILabel)?.text = "Title \(row)"
        (cell.contentView.viewWithTag(2) as? UILabel)?.text = "Second \(row)"
        return cell
    }

    @Test("S-TV-60: views added to the content view are created once per cell and stay at the right in a wider table")
    func imageOnRight() throws {
        var made = 0
        let source = Source(100) { table, row in Self.imageOnRight(table, row, &made) }
        let (stage, table) = show(source, height: 48)
        let cell = try #require(table.visibleCells.first)
        let photo = try #require(cell.contentView.viewWithTag(3))
        let distance = cell.contentView.bounds.width - photo.frame.maxX
        let width = cell.contentView.bounds.width
        for _ in 0..<50 {
            table.contentOffset.y += 60
            stage.advance(by: 0)
        }
        #expect(made < 14)
        for path in table.indexPathsForVisibleRows ?? [] {
            let label = table.cellForRow(at: path)?.contentView.viewWithTag(1) as? UILabel
            #expect(label?.text == "Title \(path.row)")
        }
        stage.resize(to: CGSize(width: 520, height: 440))
        stage.advance(by: 0)
        let wide = try #require(table.visibleCells.first)
        let moved = try #require(wide.contentView.viewWithTag(3))
        #expect(wide.contentView.bounds.width == width + 200)
        #expect(abs(wide.contentView.bounds.width - moved.frame.maxX - distance) < 1)
    }

    @Test("S-TV-62: a row has three labels of different fonts and colors in one line")
    func threeLabels() throws {
        let colors: [UIColor] = [.label, .systemRed, .secondaryLabel]
        let source = Source(3) { _, row in
            let cell = UITableViewCell(style: .default, reuseIdentifier: "three")
            for (index, color) in colors.enumerated() {
                let label = UILabel(frame: CGRect(x: 16 + index * 90, y: 11, width: 86, height: 22))
                label.font = .systemFont(ofSize: CGFloat(13 + 2 * index))
                label.textColor = color
                label.text = "\(row)-\(index)"
                cell.contentView.addSubview(label)
            }
            return cell
        }
        let (stage, table) = show(source)
        let labels = table.visibleCells.map { $0.contentView.subviews.compactMap { $0 as? UILabel } }
        #expect(labels.map(\.count) == [3, 3, 3])
        #expect(labels[1].map(\.text) == ["1-0", "1-1", "1-2"] && Set(labels[1].map(\.frame.midY)).count == 1)
        for name in ["0-0", "1-1", "2-2"] { try stage.expect(name) }
    }

    private final class Content: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("S-TV-66: continuous scrolling through 100,000 rows keeps few cells, and lays their content out once")
    func manyRows() {
        var contents: [Content] = []
        var cells: Set<ObjectIdentifier> = []
        let source = Source(100_000) { table, row in
            let cell =
                table.dequeueReusableCell(withIdentifier: "row")
                ?? {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
                    let content = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                    contents.append(content)
                    cell.contentView.addSubview(content)
                    return cell
                }()
            cells.insert(ObjectIdentifier(cell))
            return cell
        }
        let (stage, table) = show(source, height: 44)
        for frame in 0..<400 {
            table.contentOffset.y += frame % 50 == 0 ? 200_000 : 33
            stage.advance(by: 0)
        }
        #expect(cells.count <= 24 && contents.count == cells.count)
        #expect(contents.map(\.layouts).max() == 1)
    }

    nonisolated static let modes = [false, true]

    @Test("S-TV-87: the eight batch methods take several places and any animation, and edit mode", arguments: modes)
    func batchMethods(isEditing: Bool) throws {
        let log = TableLog([["a", "b", "c", "d"], ["e"], ["f"], ["g"]])
        let (stage, table) = UITableView.onStage(log)
        table.setEditing(isEditing, animated: false)
        func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        for animation in animations {
            log.content[0] = ["a", "b", "c", "d"]
            table.reloadData()
            stage.advance(by: 0)
            log.content[0] = ["x", "a", "y", "b", "c", "d"]
            table.insertRows(at: paths(0, 2), with: animation)
            log.content[0] = ["a", "b", "c", "d"]
            table.deleteRows(at: paths(0, 2), with: animation)
            log.content[0] = ["a", "B", "C", "d"]
            table.reloadRows(at: paths(1, 2), with: animation)
            log.content[0] = ["d", "a", "B", "C"]
            table.moveRow(at: paths(3)[0], to: paths(0)[0])
            let rest = log.content[0]
            log.content = [["1"], rest, ["2"], ["e"], ["f"], ["g"]]
            table.insertSections([0, 2], with: animation)
            log.content = [rest, ["e"], ["f"], ["g"]]
            table.deleteSections([0, 2], with: animation)
            log.content = [rest, ["E", "E2"], ["F"], ["g"]]
            table.reloadSections([1, 2], with: animation)
            log.content = [["g"], rest, ["E", "E2"], ["F"]]
            table.moveSection(3, toSection: 0)
            try stage.settle()
            #expect(table.shownTitles == ["g", "d", "a", "B", "C", "E", "E2", "F"])
            #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.isEditing == isEditing })
            log.content = [["a"], ["e"], ["f"], ["g"]]
        }
    }
}
