// SPDX-License-Identifier: MIT
import UIKit

/// Snapshots of many identifiers, of which a tenth changes: what building and comparing them costs, and what showing the
/// result in a table does.
final class DiffScenario: Scenario {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private static let repetitions = 9
    private static let sectionCount = 10

    func run(in view: UIView) async -> [TableRow] {
        measure(count: 10_000, in: view, target: 10) + measure(count: 100_000, in: view, target: 120)
    }

    private func measure(count: Int, in view: UIView, target: Double) -> [TableRow] {
        let table = UITableView(frame: view.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "Row \(item)"
            return cell
        }
        view.addSubview(table)
        var (building, changing, applying): ([TimeInterval], [TimeInterval], [TimeInterval]) = ([], [], [])
        for round in 0..<Self.repetitions {
            var snapshot = Snapshot()
            building.append(ProcessorTime.of { snapshot = start(count) })
            source.applySnapshotUsingReloadData(snapshot, completion: nil)
            table.layoutIfNeeded()
            changing.append(ProcessorTime.of { change(&snapshot, count: count / 10, round: round) })
            applying.append(
                ProcessorTime.of {
                    source.apply(snapshot, animatingDifferences: false, completion: nil)
                    table.layoutIfNeeded()
                })
        }
        table.removeFromSuperview()
        return [
            Figures(building).row("snapshot of \(count) identifiers"),
            Figures(changing).row("\(count / 10) changes of it"),
            Figures(applying).row("compared and applied to a table", target: target),
        ]
    }

    private func start(_ count: Int) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array(0..<Self.sectionCount))
        let share = count / Self.sectionCount
        for section in 0..<Self.sectionCount {
            snapshot.appendItems(Array((section * share)..<((section + 1) * share)), toSection: section)
        }
        return snapshot
    }

    /// Deletes, inserts, moves, and reconfigures items that are spread over the whole snapshot.
    private func change(_ snapshot: inout Snapshot, count: Int, round: Int) {
        let items = snapshot.itemIdentifiers
        let step = items.count / count
        for index in 0..<count {
            let item = items[index * step]
            switch (index + round) % 4 {
            case 0: snapshot.deleteItems([item])
            case 1: snapshot.insertItems([items.count + index], afterItem: item)
            case 2: snapshot.moveItem(item, afterItem: items[(index * step + items.count / 2 + 1) % items.count])
            default: snapshot.reconfigureItems([item])
            }
        }
    }
}
