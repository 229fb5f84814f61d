// SPDX-License-Identifier: MIT
internal import DiffableData
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableViewDiffableDataSource {
    func carryOut(
        _ request: SnapshotRequest<SectionIdentifierType, ItemIdentifierType>, isAnimated: Bool,
        then completion: (@MainActor @Sendable () -> Void)?
    ) {
        let difference = shown.adopt(request)
        guard !difference.isEmpty, let tableView, tableView.dataSource === self else {
            completion?()
            return
        }
        let animation = defaultRowAnimation
        let change = {
            tableView.performBatchUpdates(
                { tableView.add(difference, with: animation) }, completion: { _ in completion?() })
        }
        if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
    }

    func reload(_ snapshot: Snapshot, number: Int, then completion: (@MainActor @Sendable () -> Void)?) {
        shown.adopt(snapshot, number: number)
        if let tableView, tableView.dataSource === self { tableView.reloadData() }
        completion?()
    }
}

/// A data source that keeps the order of its rows itself.
@MainActor
protocol RowOrderKeeping: AnyObject {
    /// The number of changes so far.
    var changeCount: Int { get }

    /// Called when the user has moved a row and the data source has made no change since.
    func adoptMove(of path: IndexPath, to goal: IndexPath)
}

extension UITableViewDiffableDataSource: RowOrderKeeping {
    var changeCount: Int { shown.number }

    func adoptMove(of path: IndexPath, to goal: IndexPath) {
        guard let item = itemIdentifier(for: path) else { return }
        var snapshot = shown.snapshot
        snapshot.deleteItems([item])
        let next = snapshot.itemIdentifier(at: ItemPosition(section: goal.section, item: goal.row))
        if let next {
            snapshot.insertItems([item], beforeItem: next)
        } else if let section = snapshot.sectionIdentifier(at: goal.section) {
            snapshot.appendItems([item], toSection: section)
        }
        shown.adopt(snapshot, number: queue.replace(snapshot))
    }
}

extension UITableView {
    /// Whether the table is loading or adding rows, so that it cannot be changed.
    var isAskingForRows: Bool { content.isLoading || content.isPlacing }

    /// Adds the changes between two snapshots to the open batch.
    func add(_ difference: SnapshotDifference, with animation: RowAnimation) {
        var update = updates.pending
        updates.pending = TableUpdate()
        for section in difference.deletedSections { update.sections.deleted[section] = animation }
        for section in difference.insertedSections { update.sections.inserted[section] = animation }
        for section in difference.reloadedSections { update.sections.reloaded[section] = animation }
        for move in difference.movedSections { update.sections.moved[move.from] = move.to }
        for item in difference.deletedItems { update.rows.deleted[item.path] = animation }
        for item in difference.insertedItems { update.rows.inserted[item.path] = animation }
        for item in difference.reloadedItems { update.rows.reloaded[item.path] = animation }
        for move in difference.movedItems { update.rows.moved[move.from.path] = move.to.path }
        for item in difference.reconfiguredItems { update.reconfigured.insert(item.path) }
        updates.pending = update
    }
}

extension ItemPosition {
    fileprivate var path: IndexPath { IndexPath(row: item, section: section) }
}
