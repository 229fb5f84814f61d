// SPDX-License-Identifier: MIT
import UIKit

/// Snapshots of many identifiers, of which a tenth changes: what building and comparing them costs, and what showing the
/// result in a table or grid does.
final class DiffScenario: Scenario {
    fileprivate typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private static let repetitions = 9
    private static let sectionCount = 10

    func run(in view: UIView) async -> [TableRow] {
        [(10_000, 10.0), (100_000, 120.0)].flatMap { count, target in
            let (source, table) = makeTable(in: view)
            let inTable = measure(count: count, in: table) { source.apply($0, isCompared: $1) }
            table.removeFromSuperview()
            let (items, grid) = makeGrid(in: view)
            let inGrid = measure(count: count, in: grid) { items.apply($0, isCompared: $1) }
            grid.removeFromSuperview()
            return [
                Figures(inTable.building).row("snapshot of \(count) identifiers"),
                Figures(inTable.changing).row("\(count / 10) changes of it"),
                Figures(inTable.applying).row("compared and applied to a table", target: target),
                Figures(inGrid.applying).row("compared and applied to a grid", target: target),
            ]
        }
    }

    private struct Times {
        var building: [TimeInterval] = []
        var changing: [TimeInterval] = []
        var applying: [TimeInterval] = []
    }

    private func measure(count: Int, in view: UIView, apply: (Snapshot, Bool) -> Void) -> Times {
        var times = Times()
        for round in 0..<Self.repetitions {
            var snapshot = Snapshot()
            times.building.append(ProcessorTime.of { snapshot = start(count) })
            apply(snapshot, false)
            view.layoutIfNeeded()
            times.changing.append(ProcessorTime.of { change(&snapshot, count: count / 10, round: round) })
            times.applying.append(
                ProcessorTime.of {
                    apply(snapshot, true)
                    view.layoutIfNeeded()
                })
        }
        return times
    }

    private func makeTable(in view: UIView) -> (UITableViewDiffableDataSource<Int, Int>, UITableView) {
        let table = UITableView(frame: view.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.addSubview(table)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "Row \(item)"
            return cell
        }
        return (source, table)
    }

    private func makeGrid(in view: UIView) -> (UICollectionViewDiffableDataSource<Int, Int>, UICollectionView) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(grid)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.backgroundColor = item % 2 == 0 ? .systemTeal : .systemOrange
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { grid, path, item in
            grid.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        return (source, grid)
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

extension UITableViewDiffableDataSource {
    /// Shows a snapshot, compared with the one before or from scratch.
    fileprivate func apply(_ snapshot: Snapshot, isCompared: Bool) {
        guard isCompared else { return applySnapshotUsingReloadData(snapshot, completion: nil) }
        apply(snapshot, animatingDifferences: false, completion: nil)
    }
}

extension UICollectionViewDiffableDataSource {
    /// Shows a snapshot, compared with the one before or from scratch.
    fileprivate func apply(_ snapshot: Snapshot, isCompared: Bool) {
        guard isCompared else { return applySnapshotUsingReloadData(snapshot, completion: nil) }
        apply(snapshot, animatingDifferences: false, completion: nil)
    }
}
