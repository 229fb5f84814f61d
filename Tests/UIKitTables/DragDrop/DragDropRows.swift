// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitDragDrop
import UIKitTables

/// A data source whose rows are dragged and dropped.
@MainActor
final class DragDropRows: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows: [String]
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var usesPlaceholder = false
    var canMove = false
    private(set) var log: [String] = []
    private(set) var destinations: [IndexPath?] = []
    private(set) var contexts: [any UITableViewDropPlaceholderContext] = []

    init(_ rows: [String]) {
        self.rows = rows
    }

    private func note(_ line: String) {
        if log.last != line { log.append(line) }
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        note("move \(source.row) \(destination.row)")
        rows.insert(rows.remove(at: source.row), at: destination.row)
    }

    // MARK: Dragging

    private func item(_ row: Int) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: rows[row]))
        item.localObject = rows[row]
        return item
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { rows[indexPath.row] == "fixed" ? [] : [item(indexPath.row)] }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [item(indexPath.row)] }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { note("begin") }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { note("drag end") }

    // MARK: Dropping

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { note("enter") }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { note("exit") }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { note("drop end") }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        if destinations.last != destinationIndexPath { destinations.append(destinationIndexPath) }
        return UITableViewDropProposal(operation: operation, intent: intent)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        note("drop \(destination.row) of \(coordinator.items.map { $0.sourceIndexPath?.row ?? -1 })")
        guard coordinator.proposal.intent != .insertIntoDestinationIndexPath else {
            for item in coordinator.items {
                coordinator.drop(
                    item.dragItem, intoRowAt: destination, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
            }
            return
        }
        if usesPlaceholder {
            for item in coordinator.items {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: destination, reuseIdentifier: "placeholder", rowHeight: 30)
                placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
            return
        }
        let sources = coordinator.items.compactMap(\.sourceIndexPath).sorted()
        let moved = coordinator.items.map { $0.dragItem.localObject as? String ?? "new" }
        let isMove = coordinator.proposal.operation == .move
        tableView.performBatchUpdates { [self] in
            if isMove {
                for source in sources.reversed() { rows.remove(at: source.row) }
                tableView.deleteRows(at: sources, with: .automatic)
            }
            rows.insert(contentsOf: moved, at: destination.row)
            tableView.insertRows(
                at: moved.indices.map { IndexPath(row: destination.row + $0, section: 0) }, with: .automatic)
        }
        for (index, item) in coordinator.items.enumerated() {
            coordinator.drop(item.dragItem, toRowAt: IndexPath(row: destination.row + index, section: 0))
                .addCompletion { [self] _ in note("landed") }
        }
    }
}
