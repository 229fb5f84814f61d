// SPDX-License-Identifier: MIT
import UIKit

/// Two lists between which rows are dragged.
final class TwoListsCard: CardView {
    private let stages = [StageView(frame: .zero), StageView(frame: .zero)]
    private let lists = [
        TaskList(["Buy tickets", "Water plants", "Call Ada", "Fix bicycle", "Read manual"], name: "To do"),
        TaskList(["Pay rent", "Sweep porch"], name: "Done"),
    ]

    override func build() {
        for (stage, list) in zip(stages, lists) {
            stage.addSubview(list.table)
            addSubview(stage)
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(280) }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { grown(150) }
    override var stretch: CGFloat { 200 }

    override func layoutBody(in area: CGRect) {
        let width = ((area.width - 12) / 2).rounded(.down)
        for (index, stage) in stages.enumerated() {
            let x = index == 0 ? area.minX : area.maxX - width
            stage.frame = CGRect(x: x, y: area.minY, width: width, height: area.height)
            lists[index].table.frame = stage.bounds
        }
    }
}

/// A list of tasks that can be dragged, and accepts text.
private final class TaskList: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    private var tasks: [String]
    private let name: String

    init(_ tasks: [String], name: String) {
        self.tasks = tasks
        self.name = name
        table.sectionHeaderTopPadding = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.accessibilityIdentifier = name
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { name }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        cell.textLabel?.text = tasks[indexPath.row]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: tasks[indexPath.row]))
        item.localObject = Source(list: self, task: tasks[indexPath.row])
        return [item]
    }

    /// The list and the text of a dragged task.
    private struct Source {
        let list: TaskList
        let task: String
    }

    // MARK: - Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let isLocal = session.items.contains { $0.localObject is Source }
        return UITableViewDropProposal(
            operation: isLocal ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        var destination = coordinator.destinationIndexPath ?? IndexPath(row: tasks.count, section: 0)
        for item in coordinator.items {
            guard let source = item.dragItem.localObject as? Source else {
                insertForeign(item.dragItem, at: destination, coordinator)
                continue
            }
            if coordinator.proposal.operation == .move { source.list.remove(source.task) }
            destination.row = min(destination.row, tasks.count)
            tasks.insert(source.task, at: destination.row)
            tableView.insertRows(at: [destination], with: .fade)
            coordinator.drop(item.dragItem, toRowAt: destination)
            destination.row += 1
        }
    }

    private func remove(_ task: String) {
        guard let row = tasks.firstIndex(of: task) else { return }
        tasks.remove(at: row)
        table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }

    /// Shows a placeholder until another application has sent its text.
    private func insertForeign(
        _ item: UIDragItem, at path: IndexPath, _ coordinator: any UITableViewDropCoordinator
    ) {
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: path, reuseIdentifier: "task", rowHeight: 44)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "Loading…" }
        let context = coordinator.drop(item, to: placeholder)
        item.itemProvider.loadObject(ofClass: String.self) { text, _ in
            guard let line = text?.split(whereSeparator: \.isNewline).first else {
                context.deletePlaceholder()
                return
            }
            context.commitInsertion { self.tasks.insert(String(line), at: $0.row) }
        }
    }
}
