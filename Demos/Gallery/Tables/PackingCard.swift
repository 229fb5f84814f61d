// SPDX-License-Identifier: MIT
import UIKit

/// A packing list that can be edited.
final class PackingCard: ContainerCard {
    private let list = PackingController(style: .insetGrouped)

    init(_ title: String, note: String) {
        super.init(
            title, note: note, choices: ["Reorder", "Select"],
            container: UINavigationController(rootViewController: list))
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        list.setEditing(false, animated: true)
        list.tableView.allowsMultipleSelectionDuringEditing = choice.selectedIndex == 1
    }
}

private final class PackingController: UITableViewController {
    private var things = [
        ["Passport", "Tickets", "Keys", "Money"], ["Tent", "Sleeping bag", "Stove", "Lamp", "Rope", "Map"],
    ]
    private let names = ["Pocket", "Backpack"]
    private var added = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Packing"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    }

    private func isLast(_ path: IndexPath) -> Bool { path.row == things[path.section].count }

    override func numberOfSections(in tableView: UITableView) -> Int { things.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        things[section].count + 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        names[section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
        cell.textLabel?.text = isLast(indexPath) ? "Add Item" : things[indexPath.section][indexPath.row]
        cell.textLabel?.textColor = isLast(indexPath) ? .secondaryLabel : .label
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        isLast(indexPath) ? .insert : .delete
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete:
            things[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        case .insert:
            added += 1
            things[indexPath.section].append("Item \(added)")
            tableView.insertRows(at: [indexPath], with: .automatic)
        case .none: break
        }
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { !isLast(indexPath) }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        // The row that inserts an item remains last.
        let section = proposedDestinationIndexPath.section
        let count = things[section].count - (section == sourceIndexPath.section ? 1 : 0)
        return IndexPath(row: min(proposedDestinationIndexPath.row, count), section: section)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let thing = things[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        things[destinationIndexPath.section].insert(thing, at: destinationIndexPath.row)
    }
}
