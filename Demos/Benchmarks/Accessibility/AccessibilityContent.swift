// SPDX-License-Identifier: MIT
import UIKit

/// A view with about ten thousand accessible objects: groups of labels, stacks of buttons, and a table.
@MainActor
struct AccessibilityContent {
    private static let (columns, rows, perGroup) = (20, 10, 50)
    private static let tableHeight: CGFloat = 100

    let table: UITableView
    private let source = CountedRows(count: 100)

    init(in view: UIView) {
        let bounds = view.bounds
        let size = CGSize(
            width: bounds.width / CGFloat(Self.columns),
            height: (bounds.height - Self.tableHeight) / CGFloat(Self.rows))
        for index in 0..<Self.columns * Self.rows {
            let frame = CGRect(
                x: CGFloat(index % Self.columns) * size.width, y: CGFloat(index / Self.columns) * size.height,
                width: size.width, height: size.height)
            view.addSubview(index.isMultiple(of: 2) ? Self.labels(index, frame) : Self.buttons(index, frame))
        }
        table = CountedRows.table(
            source, frame: CGRect(x: 0, y: bounds.height - Self.tableHeight, width: bounds.width, height: 100))
        view.addSubview(table)
        view.layoutIfNeeded()
    }

    private static func labels(_ group: Int, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityContainerType = .semanticGroup
        let height = frame.height / CGFloat(perGroup)
        for index in 0..<perGroup {
            let label = UILabel(
                frame: CGRect(x: 0, y: CGFloat(index) * height, width: frame.width, height: height))
            label.text = "Label \(index) of \(group)"
            view.addSubview(label)
        }
        return view
    }

    private static func buttons(_ group: Int, _ frame: CGRect) -> UIView {
        let stack = UIStackView(frame: frame)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.accessibilityContainerType = .semanticGroup
        for index in 0..<perGroup {
            let button = UIButton(type: .system)
            button.setTitle("Button \(index) of \(group)", for: .normal)
            stack.addArrangedSubview(button)
        }
        return stack
    }
}

/// The rows of a table, with the number of cells that were created or reused.
final class CountedRows: UITableViewDataSource {
    private let count: Int
    private(set) var cellCount = 0

    init(count: Int) { self.count = count }

    static func table(_ source: CountedRows, frame: CGRect) -> UITableView {
        let table = UITableView(frame: frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = source
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row number \(indexPath.row)"
        return cell
    }
}
