// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

/// A data source and delegate with swipeable rows that records the calls it receives.
@MainActor
final class SwipeLog: UITableViewDataSource, UITableViewDelegate {
    var titles: [String]
    /// The titles of the actions on both sides of each row; `nil` for the table's default.
    var leading: [String]?
    var trailing: [String]?
    var isFullSwipeAllowed = true
    var isEditable = true
    var deleteTitle: String?
    private(set) var lines: [String] = []
    /// The completion handler of the action performed last.
    private(set) var finish: ((Bool) -> Void)?

    init(_ titles: [String]) {
        self.titles = titles
    }

    /// Returns the calls recorded since the previous call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func configuration(_ titles: [String]?) -> UISwipeActionsConfiguration? {
        guard let titles else { return nil }
        let actions = titles.enumerated().map { index, title in
            UIContextualAction(style: index == 0 ? .destructive : .normal, title: title) { [weak self] _, _, done in
                self?.lines.append("do \(title)")
                self?.finish = done
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = isFullSwipeAllowed
        return configuration
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        lines.append("commit \(indexPath.row)")
        titles.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("select \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(leading) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(trailing) }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deleteTitle }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        lines.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        lines.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
    }

    /// Shows a table that fills a stage.
    func onStage(mirrored: Bool = false) -> (stage: Stage, table: UITableView) {
        let size = CGSize(width: 300, height: 300)
        let stage = Stage(size: size)
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        if mirrored { table.traitOverrides.layoutDirection = .rightToLeft }
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        stage.show(table)
        stage.advance(by: 0)
        return (stage, table)
    }
}

extension UITableView {
    /// Returns the distance by which a row's content is moved to the left.
    func swipe(of row: Int) -> CGFloat {
        cellForRow(at: IndexPath(row: row, section: 0))?.bounds.minX ?? .nan
    }
}
