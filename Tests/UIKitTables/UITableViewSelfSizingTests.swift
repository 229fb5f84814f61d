// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: rows and headers that change their heights")
@MainActor
struct UITableViewSelfSizingTests {
    private final class Texts: UITableViewDataSource {
        var texts = (0..<200).map { "row \($0)" }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.contentConfiguration = Self.content(texts[indexPath.row])
            return cell
        }

        static func content(_ text: String) -> UIListContentConfiguration {
            var content = UIListContentConfiguration.cell()
            content.text = text
            return content
        }
    }

    private func show(_ texts: Texts) -> (Stage, UITableView) {
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.dataSource = texts
        stage.show(table)
        stage.advance(by: 0)
        return (stage, table)
    }

    private static let long = String(repeating: "several words ", count: 20)

    nonisolated static let modes: [UITableView.SelfSizingInvalidation] = [
        .disabled, .enabled, .enabledIncludingConstraints,
    ]

    @Test("A new content configuration resizes its visible row, if enabled", arguments: modes)
    func content(mode: UITableView.SelfSizingInvalidation) throws {
        let texts = Texts()
        let (stage, table) = show(texts)
        table.selfSizingInvalidation = mode
        let path = IndexPath(row: 2, section: 0)
        table.cellForRow(at: path)?.contentConfiguration = Texts.content(Self.long)
        try stage.settle()
        let height = table.rectForRow(at: path).height
        #expect(mode == .disabled ? height == 44 : height > 80)
        for path in table.indexPathsForVisibleRows ?? [] {
            #expect(table.cellForRow(at: path)?.frame.minY == table.rectForRow(at: path).minY)
        }
    }

    /// A cell that is as high as a view inside it.
    private final class BoxCell: UITableViewCell {
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 50)
        private let box = UIView()

        func prepareBox() {
            contentView.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
            ])
        }
    }

    private final class Boxes: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = BoxCell(style: .default, reuseIdentifier: nil)
            cell.prepareBox()
            return cell
        }
    }

    @Test("A changed constraint resizes its visible row only if constraints are included", arguments: modes)
    func constraints(mode: UITableView.SelfSizingInvalidation) throws {
        let boxes = Boxes()
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.selfSizingInvalidation = mode
        table.dataSource = boxes
        stage.show(table)
        stage.advance(by: 0)
        let path = IndexPath(row: 1, section: 0)
        let cell = try #require(table.cellForRow(at: path) as? BoxCell)
        let before = cell.frame.height
        cell.height.constant += 40
        try stage.settle()
        #expect(cell.frame.height == before + (mode == .enabledIncludingConstraints ? 40 : 0))
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == cell.frame.maxY)
    }

    private final class Heights: UITableViewDataSource, UITableViewDelegate {
        var asked: [Int] = []
        var height: CGFloat = 60
        var estimate: CGFloat?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append(indexPath.row)
            return height
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimate ?? tableView.estimatedRowHeight
        }
    }

    @Test("The delegate is asked only for the heights of rows near the visible area if there are estimates")
    func estimatedRows() throws {
        for (table, row) in [(40, nil), (UITableView.automaticDimension, 40)] as [(CGFloat, CGFloat?)] {
            let source = Heights()
            source.estimate = row
            let stage = Stage(size: CGSize(width: 300, height: 440))
            let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
            view.estimatedRowHeight = table
            view.dataSource = source
            view.delegate = source
            stage.show(view)
            stage.advance(by: 0)
            #expect(Set(source.asked).count < 20)
            let path = IndexPath(row: 3, section: 0)
            #expect(view.rectForRow(at: path) == CGRect(x: 0, y: 180, width: 300, height: 60))
            source.height = 80
            view.performBatchUpdates(nil)
            try stage.settle()
            #expect(view.rectForRow(at: path) == CGRect(x: 0, y: 240, width: 300, height: 80))
            #expect(view.cellForRow(at: path)?.frame.minY == 240)
            #expect(Set(source.asked).count < 20)
        }
    }

    @Test("The delegate is asked for the heights of all rows if there are no estimates")
    func exactRows() {
        let source = Heights()
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        view.estimatedRowHeight = 0
        view.dataSource = source
        view.delegate = source
        stage.show(view)
        stage.advance(by: 0)
        #expect(Set(source.asked).count == 500 && view.contentSize.height == 30_000)
    }

    @Test("Rows that turn out higher than estimated while scrolling up leave what is visible in place")
    func scrollingUp() {
        let texts = Texts()
        for row in 0..<100 { texts.texts[row] = Self.long }
        let (stage, table) = show(texts)
        table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        stage.advance(by: 0)
        var last: (row: Int, y: CGFloat)?
        for _ in 0..<300 {
            table.contentOffset.y -= 20
            stage.advance(by: 0)
            let visible = table.indexPathsForVisibleRows ?? []
            guard !visible.isEmpty else { break }
            let path = visible[visible.count / 2]
            if let last, let cell = table.cellForRow(at: IndexPath(row: last.row, section: 0)) {
                // The row that was in the middle has moved by the distance scrolled.
                #expect(abs(cell.frame.minY - table.contentOffset.y - last.y - 20) < 0.6)
            }
            let y = (table.cellForRow(at: path)?.frame.minY ?? 0) - table.contentOffset.y
            last = (path.row, y)
            if table.contentOffset.y < 3_000 { break }
        }
    }

    private final class Sections: UITableViewDataSource, UITableViewDelegate {
        var asked: Set<Int> = []

        func numberOfSections(in tableView: UITableView) -> Int { 500 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            asked.insert(section)
            return "Section \(section)"
        }
    }

    @Test("Headers with estimated heights are asked for only where they are visible")
    func estimatedHeaders() {
        let source = Sections()
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.estimatedSectionHeaderHeight = 60
        table.dataSource = source
        table.delegate = source
        stage.show(table)
        stage.advance(by: 0)
        #expect(source.asked.count < 10)
        let exact = table.rectForHeader(inSection: 0).height
        #expect(exact == 28 && table.rectForHeader(inSection: 400).height == 60)
        table.scrollToRow(at: IndexPath(row: 0, section: 300), at: .top, animated: false)
        stage.advance(by: 0)
        stage.advance(by: 0)
        #expect(table.rectForHeader(inSection: 300).height == exact && source.asked.count < 25)
        let row = table.rectForRow(at: IndexPath(row: 0, section: 300))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 300))?.frame.minY == row.minY)
    }

    /// A table whose rows have the height of a label.
    private final class Labels: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "a"
            label.tag = 1
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
                NSLayoutConstraint(
                    item: label, attribute: edge, relatedBy: .equal, toItem: cell.contentView, attribute: edge,
                    multiplier: 1, constant: 0
                ).isActive = true
            }
            return cell
        }
    }

    @Test("A batch of updates without changes measures visible rows again")
    func emptyBatch() throws {
        let labels = Labels()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = labels
        let stage = Stage()
        stage.show(table)
        stage.advance(by: 0)
        let path = IndexPath(row: 0, section: 0)
        let before = table.rectForRow(at: path).height
        let label = try #require(table.cellForRow(at: path)?.viewWithTag(1) as? UILabel)
        label.text = "a\nb\nc\nd\ne"
        table.performBatchUpdates(nil)
        try stage.settle()
        let grown = table.rectForRow(at: path).height
        #expect(grown > before + 50)
        #expect(table.cellForRow(at: path)?.frame.height == grown)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == grown)
        label.text = "a"
        table.beginUpdates()
        table.endUpdates()
        try stage.settle()
        #expect(table.rectForRow(at: path).height == before)
    }
}
